import Testing

@testable import SourcePass

@Suite("Models that are made up of sources")
struct SampleCallTests {
  private func calls(_ texts: String...) -> [SourcePass.SampleCall] {
    let files = texts.enumerated().map { number, text in
      SourcePass.SourceFile(path: "\(number).swift", text: Array("import UIKit\n\(text)\n".utf8))
    }
    let pass = SourcePass(files)
    return pass.sampleCalls(of: pass.classes.filter { $0.path == "FeedCell" }).flatMap(\.self)
  }

  /// The first call, as a person reads it in one line.
  private func shown(_ texts: String...) -> String {
    let cell = "final class FeedCell: UITableViewCell {\n\(texts[0])\n}\n"
    let call = calls(cell, texts.dropFirst().joined(separator: "\n")).first
    return (call?.steps ?? []).map { step in
      step.start + step.arguments.map { $0.text(for: .person) }.joined(separator: ", ") + step.end
    }.joined(separator: "; ")
  }

  @Test("each of methods that differ in a label shows a part")
  func overloads() {
    let steps = shown(
      "func update(mainText: String) {}\nfunc update(secondaryText: String) {}\nfunc setup() {}")
    #expect(steps.contains("cell.update(mainText:") && steps.contains("cell.update(secondaryText:"))
  }

  @Test(
    "are values of the types that a method takes",
    arguments: [
      ("Post", "struct Post { let id: Int; let title: String }", "Post(id: 1, title: \"Title\")"),
      (
        "Post",
        "struct Post { let isRead, isHidden: Bool; var tags: [String] = []; let url: URL? }",
        "Post(isRead: true, isHidden: false, url: URL(string: \"https://example.com\")!)"
      ),
      (
        "Post?",
        "class Post { let user: User; init(user: User) {} }\nstruct User { let name: String }",
        "Post(user: User(name: \"Anna Keller\"))"
      ),
      (
        "Post", "class Post { var title = \"\"; var note: String?; var onTap: (() -> Void)? }",
        "{ () -> Post in let value = Post(); value.title = \"Title\"; value.note ="
          + " \"A few plain words, long enough to need a second line of text.\";"
          + " value.onTap = {}; return value }()"
      ),
      (
        "Post", "enum Post { case loading; case loaded(title: String, Int) }",
        "Post.loaded(title: \"Title\", 3)"
      ),
      (
        "any Post", "protocol Post {}\nstruct Draft: Post { let name: String }",
        "Draft(name: \"Draft\")"
      ),
      (
        "Post",
        "protocol Named { var name: String { get } }\nprotocol Post: Named, AnyObject { func tap(_ on: Bool) }",
        "{ () -> any Post in final class Sample: Post { var name: String = \"Post\";"
          + " func tap(_ on: Bool) {} }; return Sample() }()"
      ),
      ("[Post]", "struct Post { let id: UUID?; let next: [Post] }", nil),
      ("(title: String, Int?) ", "", "(title: \"Title\", 3)"),
      ("Post.Kind", "struct Post { enum Kind: Int { case short = 1, long } }", "Post.Kind.short"),
      ("Model", "typealias Model = Result<String, Error>", ".success(\"Model\")"),
      ("Post", "struct Post: Decodable { init(from decoder: Decoder) throws {} }", "<#Post#>"),
    ] as [(String, String, String?)])
  func values(_ type: String, _ declarations: String, _ value: String?) {
    let text = shown("func configure(with model: \(type)) {}", declarations)
    if let value { #expect(text == "cell.configure(with: \(value))") }
    #expect(text.hasPrefix("cell.configure(with: "))
  }

  @Test(
    "are given to the method or the property that shows them",
    arguments: [
      ("func setSelected(_ on: Bool) {}\nfunc bind(_ name: String) {}", "cell.bind(\"Feed\")"),
      (
        "func update(height: CGFloat) {}\nfunc setup(title: String, tap: @escaping (Int) -> Void) {}",
        "cell.setup(title: \"Title\", tap: { _ in })"
      ),
      (
        "func setTitle(_ text: String) {}\nfunc setPrice(_ text: String?) {}",
        "cell.setTitle(\"Title\"); cell.setPrice(\"$12.50\")"
      ),
      (
        "struct Model { let title: String }\nvar model: Model? { didSet { show() } }\nvar note: Int?",
        "cell.model = FeedCell.Model(title: \"Title\")"
      ),
      (
        "var model: Post!\nfunc configure() { print(model!) }",
        "cell.model = Post(title: \"Title\"); cell.configure()"
      ),
      (
        "func bind(_ model: AnyObject) { let post = model as! Post; print(post) }",
        "cell.bind(Post(title: \"Title\"))"
      ),
      (
        "var item: Any? { didSet { guard let post = item as? Post else { return } } }",
        "cell.item = Post(title: \"Title\")"
      ),
      ("private func configure(_ post: Post) {}\nfunc layout(_ post: Post) {}", ""),
      ("override func configure(_ post: Post) {}\nfunc show<T>(_ item: T) {}", ""),
    ])
  func choice(_ members: String, _ call: String) {
    #expect(shown(members, "struct Post { let title: String }") == call)
  }

  @Test("are given to an initializer where UIKit cannot make the cell")
  func initializers() throws {
    let call = try #require(
      calls("class FeedCell: UITableViewCell { init(post: String) { super.init() } }").first)
    #expect(call.title == "init(post:)")
    #expect(
      call.preview(root: "UITableViewCell") == """
        #Preview("FeedCell") {
          let cell = FeedCell(post: "Post")
          return cell
        }

        """)
  }

  @Test("are written with a line for each argument, so that what does not compile is told apart")
  func lines() throws {
    let call = try #require(
      calls("class FeedCell: UITableViewCell { func set(title: String, count: Int) {} }").first)
    #expect(
      call.function("f", unknown: [1]) == """
        @MainActor func f(_ made: AnyObject?) throws -> AnyObject {
        let cell = made as! FeedCell
        try cell.set(
        title: "Title",
        count: PlumbCells.SampleValue.value("count"))
        return cell
        }

        """)
    #expect((0..<6).map(call.argument) == [nil, nil, nil, 0, 1, nil])
  }

  @Test(
    "are read from types as they are written",
    arguments: [
      ("[String: Int]", TypeText.dictionary),
      ("Array<Feed.Post>?", .optional(.array(.named("Feed.Post", arguments: [])))),
      (
        "@escaping (Int, _ name: String) async throws -> Void",
        .function(parameterCount: 2, result: .named("Void", arguments: []))
      ),
      (
        "(() -> Void)!",
        .optional(.function(parameterCount: 0, result: .named("Void", arguments: [])))
      ),
      ("Post.Type", .other), ("[", .other), (String(repeating: "[", count: 5000), .other),
    ])
  func types(_ text: String, _ type: TypeText) {
    #expect(TypeText(text) == type)
  }

  @Test("come to an end where types hold themselves")
  func cycles() {
    let types = (0..<30).map { "struct T\($0) { let a: T\(($0 + 1) % 30)?; let b: [T\($0 / 2)] }" }
    #expect(shown("func configure(_ t: T0) {}", types.joined(separator: "\n")).utf8.count < 100_000)
  }
}
