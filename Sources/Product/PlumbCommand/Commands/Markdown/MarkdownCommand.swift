import Foundation
import HTMLPages
import PlumbKit
import Reading

/// `plumb markdown`: documents whose pictures are drawn from what stands in them.
struct MarkdownCommand: Command, Equatable {
  let files: [String]
  /// The folder of the pictures, as seen from each document.
  let images: String
  let fonts: String?
  /// Whether nothing is written, and what would be is a finding.
  let checks: Bool
  /// Whether pictures are shown by tags of HTML, in their size in points.
  let isHTML: Bool
  /// Whether mdBook asks, which gives its documents itself.
  let isBook: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    images = PathName.withoutSlashes(
      try arguments.value(of: .images, as: .text("the path of a folder")) ?? "images")
    fonts = try arguments.fonts
    checks = arguments.contains(.check)
    isBook = arguments.contains(.book)
    isHTML = arguments.contains(.html) || isBook
    if files.isEmpty, !isBook { throw .missingOperand("FILE...", command: Self.syntax.name) }
    if isBook, checks {
      throw .conflicting("--check", with: "--mdbook", reason: "a book is written, not checked")
    }
  }

  func run(_ console: Console) -> ExitCode {
    isBook ? MarkdownBook(self, console).run() : MarkdownRun(self, console).update(files)
  }
}

/// Draws the pictures of documents, and has each show its own.
final class MarkdownRun {
  private let command: MarkdownCommand
  private let console: Console
  private var drawn: [DrawnPicture] = []
  /// The blocks that pictures are of, by their paths.
  private var owners: [String: FileLocation] = [:]
  private var code = ExitCode.success
  private lazy var run = FileRun(
    console, fonts: command.fonts, isQuiet: command.isBook, calls: "document",
    toleratesConflicts: true
  ) { [unowned self] in drawn.append($0) }

  init(_ command: MarkdownCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
  }

  /// Bytes of a document.
  private static let limit = 16 << 20

  /// Writes what of some documents and their pictures has changed, or reports it.
  func update(_ files: [String]) -> ExitCode {
    let worst = run(files) { session, file throws(PlumbError) in
      let log = DiagnosticLog()
      guard let source = SourceText.read(file, limit: Self.limit, log: log),
        source.isValid(log: log)
      else { throw PlumbError(log.diagnostics) }
      let text = String(decoding: source.bytes, as: UTF8.self)
      let new = try show(text, in: file, session)
      guard new != text else { return }
      if command.checks { return reportStale(FileLocation(file: file), "its lines", of: file) }
      try session.write(Array(new.utf8), to: file)
      console.print(file, as: ["document": file])
    }
    return max(worst, code)
  }

  /// Draws what the texts of a book ask for; their texts afterwards.
  func texts(of chapters: [String: String]) -> (texts: [String: String], code: ExitCode) {
    var texts: [String: String] = [:]
    let worst = run(chapters.keys.sorted()) { session, file throws(PlumbError) in
      texts[file] = try show(chapters[file] ?? "", in: file, session)
    }
    return (texts, worst)
  }

  private func show(
    _ text: String, in file: String, _ session: PlumbSession
  ) throws(PlumbError) -> String {
    let document = MarkdownDocument(text)
    var problems: [Diagnostic] = []
    var pictures: [[String]?] = []
    for (index, block) in document.blocks.enumerated() {
      do throws(PlumbError) {
        let place = FileLocation(file: file, line: block.lines.lowerBound + 1, column: 1)
        guard block.isClosed else {
          throw PlumbError([
            Diagnostic(.error, at: place, "a block is not closed", expected: "``` or --> below it")
          ])
        }
        let access = FileAccess(projectOf: file, allowing: console.permissions.reads)
        let drawing = try DrawingBlock(document.lines[block.content], of: file, access)
        let name = drawing.name ?? Self.safe("\(PathName.stem(of: file))-\(index + 1)")
        let lines = try draw(drawing, named: name, at: place, session)
        pictures.append(drawing.isShown ? lines : nil)
      } catch {
        problems += error.diagnostics
        pictures.append(nil)
      }
    }
    if !problems.isEmpty { throw PlumbError(problems) }
    return document.showing(pictures, inPlace: command.isBook)
  }

  /// Draws a block, and writes its pictures; the lines that show them.
  private func draw(
    _ drawing: DrawingBlock, named name: String, at place: FileLocation, _ session: PlumbSession
  ) throws(PlumbError) -> [String] {
    drawn = []
    try Renderer(session).render(drawing.file, text: drawing.text, drawing.request)
    let pictures = drawn
    var lines: [String] = []
    for picture in pictures {
      let stem = PathName.stem(of: picture.name)
      let variant = stem.dropFirst(PathName.stem(of: drawing.file).count)
      let file =
        Self.safe(pictures.count > 1 ? name + variant : name) + ".\(picture.format.rawValue)"
      let folder = PathName.prefix(of: place.file)
      let path = PathName.joined(PathName.prefix(in: command.images) + file, in: folder)
      try keep(picture, at: path, of: place, session)
      lines.append(line(showing: picture, file, drawing.alternative ?? stem))
    }
    return lines
  }

  private func keep(
    _ picture: DrawnPicture, at path: String, of place: FileLocation, _ session: PlumbSession
  ) throws(PlumbError) {
    if let other = owners.updateValue(place, forKey: path) {
      throw PlumbError([
        Diagnostic(
          .error, at: place, "its picture \(path) would replace that of \(other)",
          hint: "give one of them a 'name'")
      ])
    }
    guard FileAccess(projectOf: place.file, allowing: console.permissions.writes).admits(path)
    else {
      throw PlumbError([
        FileAccess.refusal(of: path, PathName.folder(of: path), at: place, option: "--allow-write")
      ])
    }
    guard FileManager.default.contents(atPath: path).map(Array.init) != picture.bytes else {
      return
    }
    if command.checks { return reportStale(place, path, of: place.file) }
    try session.write(picture.bytes, to: path)
    let object: JSONObject = ["picture": path, "source": place.file]
    command.isBook ? console.note(path, as: object) : console.print(path, as: object)
  }

  private func reportStale(_ place: FileLocation, _ what: String, of file: String) {
    code = .findings
    console.report(
      Diagnostic(
        .error, at: place, "\(what): not what is drawn today",
        hint: "plumb markdown \(ShellWord.asOperand(file)) writes it"))
  }

  /// Characters that mean something in Markdown.
  private static let marks = Set("\\`*_[]<>{}|!#$~&")

  private func line(showing picture: DrawnPicture, _ file: String, _ text: String) -> String {
    let folder = command.images.addingPercentEncoding(withAllowedCharacters: Self.addressCharacters)
    let address = PathName.prefix(in: folder ?? "") + file
    let text = VisibleText.line(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    if command.isHTML {
      let (address, text) = (Markup.escaped(address), Markup.escaped(text))
      return #"<img src="\#(address)" alt="\#(text)" width="\#(Int(picture.width.rounded()))" />"#
    }
    return "![\(text.map { Self.marks.contains($0) ? "\\\($0)" : "\($0)" }.joined())](\(address))"
  }

  private static let addressCharacters = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: "()'!*&"))

  /// A name for a file and an address.
  private static func safe(_ name: String) -> String {
    let name = name.map {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "-"
    }
    return String(name.drop { ".-".contains($0) })
  }
}

extension MarkdownCommand {
  static let syntax = CommandSyntax(
    name: "markdown",
    summary: "Draws the pictures of documents in Markdown from what stands in them.",
    discussion: """
      A block of code called plumb holds a template, or names one and says how it is drawn. The
      keys are the options of plumb render ('layers: diagram', 'width: 320', 'measure: title'),
      'render' for the template, and for the picture 'name', 'alt' and 'show: false'. Above a
      template in the block stand options with a line --- between them. A comment that begins with
      plumb is a block that readers do not see.

      Pictures are written into a folder beside the document, and the lines that show them below
      the block, before a line <!-- /plumb -->. Only what has changed is written, and printed.
      Blocks name files of their project only, and no Swift.

      The exit code is 0 when all went well, 1 when --check finds something that would be written,
      2 when a block could not be drawn: then its document stays.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRequired: false, isRepeatable: true,
      values: .files(["md", "markdown"]),
      help: "documents in Markdown"),
    options: [.images, .html, .check, .book, .fonts, .follow, .allowRead, .allowWrite, .linesJSON],
    examples: [
      "plumb markdown docs/*.md": "the pictures of all articles, into docs/images",
      "plumb markdown docs/*.md --check": "for CI: fails where one is not up to date",
      "plumb markdown README.md --images docs/images --html":
        "pictures elsewhere, shown in their size in points",
      "plumb markdown --mdbook": "what mdBook calls, by the command of [preprocessor.plumb]",
    ])
}

extension OptionSyntax {
  fileprivate static let images = OptionSyntax(
    name: "images", placeholder: "DIR", values: .folder,
    help: "the folder of the pictures, as seen from each document (images)")
  fileprivate static let html = OptionSyntax(
    name: "html", help: "show pictures with <img>, in their size in points (with ![])")
  fileprivate static let check = OptionSyntax(
    name: "check", help: "write nothing, and say what is not up to date")
  fileprivate static let book = OptionSyntax(
    name: "mdbook", help: "answer as a preprocessor of mdBook")
}
