import Foundation
import PlumbKit
import Reading

/// A preprocessor of mdBook: a context and a book on standard input, the book on standard output.
struct MarkdownBook {
  private let command: MarkdownCommand
  private let console: Console

  init(_ command: MarkdownCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
  }

  private typealias Object = [String: Any]
  /// What mdBook calls the list of chapters, since 0.5 and before.
  private static let lists = ["items", "sections"]

  func run() -> ExitCode {
    if command.files.first == "supports" {
      return command.files.dropFirst().first == "html" ? .success : .findings
    }
    guard let bytes = console.input(),
      let parts = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [Any],
      parts.count == 2, let context = parts[0] as? Object, var book = parts[1] as? Object,
      let list = Self.lists.first(where: { book[$0] is [Any] })
    else {
      return console.fail(
        Diagnostic(
          .error, "standard input is no book of mdBook",
          hint: #"write command = "plumb markdown --mdbook" into book.toml; mdBook calls it"#))
    }
    var chapters: [String: String] = [:]
    let folder = Self.folder(context)
    let items = book[list] as? [Any] ?? []
    for item in items { Self.visit(item) { chapters[folder + $0] = $1 } }
    let (texts, code) = MarkdownRun(command, console).texts(of: chapters)
    guard code == .success else { return code }
    book[list] = items.map { Self.item($0) { texts[folder + $0] } }
    let answer = try? JSONSerialization.data(
      withJSONObject: book, options: [.sortedKeys, .withoutEscapingSlashes])
    // A message of the protocol, in which the characters of texts stay what they are.
    console.picture(Array(answer ?? Data()))
    return .success
  }

  /// The folder of the texts, from the working folder.
  private static func folder(_ context: Object) -> String {
    let root = context["root"] as? String ?? "."
    let book = (context["config"] as? Object)?["book"] as? Object
    let isHere = ResolvedPath.of(root) == ResolvedPath.of(".")
    return (isHere ? "" : PathName.prefix(in: root))
      + PathName.prefix(in: book?["src"] as? String ?? "src")
  }

  private static func visit(_ item: Any, _ body: (_ path: String, _ text: String) -> Void) {
    guard let chapter = (item as? Object)?["Chapter"] as? Object else { return }
    if let path = path(of: chapter), let text = chapter["content"] as? String { body(path, text) }
    for item in chapter["sub_items"] as? [Any] ?? [] { visit(item, body) }
  }

  /// An item with the texts of its chapters replaced.
  private static func item(_ item: Any, _ text: (_ path: String) -> String?) -> Any {
    guard var object = item as? Object, var chapter = object["Chapter"] as? Object else {
      return item
    }
    if let text = path(of: chapter).flatMap(text) { chapter["content"] = text }
    chapter["sub_items"] = (chapter["sub_items"] as? [Any])?.map { Self.item($0, text) }
    object["Chapter"] = chapter
    return object
  }

  /// The file of a chapter, in the folder of the texts; nil for one without, or elsewhere.
  private static func path(of chapter: Object) -> String? {
    guard let path = (chapter["source_path"] ?? chapter["path"]) as? String, !path.hasPrefix("/"),
      !path.split(separator: "/").contains("..")
    else { return nil }
    return path
  }
}
