import CellTemplates
import Foundation
import PlumbKit
import Reading

/// A block of a document, or one of a template's `diagrams`: which template is drawn, how, and what
/// the pictures are called.
struct DrawingBlock {
  /// The template; the document where the block holds one.
  private(set) var file: String
  /// The template that the block holds, behind as many empty lines as stand before it in the
  /// document, so that messages have the document's lines.
  private(set) var text: [UInt8]?
  private(set) var request = PictureRequest()
  /// What pictures are called, without an ending; nil for the document's name and a number.
  private(set) var name: String?
  /// What they show, for who cannot see them.
  private(set) var alternative: String?
  /// Whether the document shows them below the block.
  private(set) var isShown = true
  /// Where a template names it; nil for a block.
  private var place: FileLocation?

  private let access: FileAccess
  private let log = DiagnosticLog()
  /// What it is called, and the keys that `plumb render` has no options for.
  private let kind: String
  private let keys: [String]
  private let document: String
  /// What the options are, as they would be typed, and where each stands.
  private var arguments: [String] = []
  private var marks: [(option: String, mark: YAMLMark)] = []

  /// - Parameters:
  ///   - lines: those of the block, with their places in the document.
  ///   - access: the files that the document may name.
  init(
    _ lines: ArraySlice<String>, of document: String, _ access: FileAccess
  ) throws(PlumbError) {
    (self.document, self.access, file) = (document, access, document)
    (kind, keys) = ("a block", ["render", "name", "alt", "show"])
    let isOpened = lines.first { !$0.isBlank }?.isDivider == true
    let divider = isOpened ? nil : lines.firstIndex(where: \.isDivider)
    let namesTemplate = lines.contains { $0.drop { $0 == " " }.hasPrefix("render:") }
    if let divider {
      try readOptions(lines[..<divider])
      text = Self.padded(lines[(divider + 1)...])
    } else if namesTemplate {
      try readOptions(lines)
    } else {
      text = Self.padded(lines.drop { isOpened && ($0.isBlank || $0.isDivider) })
    }
    try readRequest()
  }

  /// An entry of a template's `diagrams`.
  private init(_ entry: YAMLEntry, of template: String, _ access: FileAccess) throws(PlumbError) {
    (document, self.access, file) = (template, access, template)
    (keys, kind) = ([], "a diagram")
    name = pictureName(entry.key, at: entry.keyMark)
    place = location(entry.keyMark)
    read(optionsIn: entry.value)
    if log.hasErrors { throw PlumbError(log.diagnostics) }
    try readRequest()
    request.name = name
  }

  /// The pictures that a template has under `diagrams`.
  static func diagrams(
    of template: String, _ access: FileAccess
  ) throws(PlumbError) -> [DrawingBlock] {
    let log = DiagnosticLog()
    guard let source = SourceText.read(template, limit: TemplateLimits.templateBytes, log: log),
      let root = YAMLReader.read(source, expected: "a template", log: log)
    else { throw PlumbError(log.diagnostics) }
    let node = root.entries?.first { $0.key == "diagrams" }?.value
    guard let entries = node?.entries, !entries.isEmpty else {
      throw PlumbError(
        template, "has no diagrams", expected: "'diagrams' with the names of pictures",
        hint: "for example: diagrams: { overview: { rows: 0, layers: diagram } }")
    }
    var (diagrams, problems): ([DrawingBlock], [Diagnostic]) = ([], [])
    for entry in entries {
      do throws(PlumbError) {
        diagrams.append(try DrawingBlock(entry, of: template, access))
      } catch {
        problems += error.diagnostics
      }
    }
    if !problems.isEmpty { throw PlumbError(problems) }
    return diagrams
  }

  /// A problem at the entry that it is of, unless it is in a line of the template.
  func placed(_ problem: Diagnostic) -> Diagnostic {
    guard let place, problem.location?.line ?? 0 == 0 else { return problem }
    return Diagnostic(
      problem.severity, at: place, problem.message, expected: problem.expected, hint: problem.hint)
  }

  private static func padded(_ lines: ArraySlice<String>) -> [UInt8] {
    Array((String(repeating: "\n", count: lines.startIndex) + lines.joined(separator: "\n")).utf8)
  }
}

extension DrawingBlock {
  /// The options of `plumb render` that a document may use: none that says where pictures go, or
  /// runs code.
  static let options =
    OptionSyntax.variantOptions.filter { $0 != .fonts } + [
      .set, .data, .assets, .rows, .sheet, .outline, .layers, .views, .legend, .measure, .caption,
      .crop, .background, .scene, .format,
    ]
  private static let nameCharacters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")

  private mutating func readOptions(_ lines: ArraySlice<String>) throws(PlumbError) {
    let source = SourceText(file: document, bytes: Self.padded(lines))
    let expected = "options such as 'render: mail.yaml'"
    let root = YAMLReader.read(source, expected: expected, log: log)
    if let root { read(optionsIn: root, expected: expected) }
    if log.hasErrors { throw PlumbError(log.diagnostics) }
  }

  private mutating func read(optionsIn node: YAMLNode, expected: String = "options") {
    if node.entries == nil {
      log.error(at: location(node.mark), "\(node.kind) in \(kind)", expected: expected)
    }
    for entry in node.entries ?? [] { read(entry) }
  }

  private mutating func read(_ entry: YAMLEntry) {
    let value = entry.value
    switch entry.key {
    case _ where !keys.contains(entry.key): read(option: entry)
    case "render": if let path = path(value) { file = path }
    case "name": name = pictureName(value.scalar?.text ?? "", at: value.mark)
    case "alt": alternative = words(value)?.joined(separator: ", ")
    default: isShown = flag(value) ?? true
    }
  }

  private mutating func read(option entry: YAMLEntry) {
    guard let option = Self.options.first(where: { $0.name == entry.key }) else {
      return reportUnknown(entry)
    }
    marks.append((option.dashed, entry.value.mark))
    read(option, entry.value)
  }

  private mutating func read(_ option: OptionSyntax, _ value: YAMLNode) {
    if option.placeholder == nil {
      if flag(value) == true { arguments.append(option.dashed) }
    } else if option == .data || option == .assets {
      if let path = path(value) { arguments.append("\(option.dashed)=\(path)") }
    } else if let words = words(value) {
      let values = option.isRepeatable ? words : [words.joined(separator: ",")]
      arguments += values.map { "\(option.dashed)=\($0)" }
    }
  }

  private func reportUnknown(_ entry: YAMLEntry) {
    let known = keys + Self.options.map(\.name)
    let hint = OptionHint.hint(for: "--" + entry.key, among: known.map { "--" + $0 })
    log.error(
      at: location(entry.keyMark), "unknown key \(Diagnostic.quoted(entry.key)) in \(kind)",
      expected: Diagnostic.choices(known),
      hint: hint?.replacing("--", with: "").replacing(" rtl", with: ": rtl")
        ?? Diagnostic.didYouMean(entry.key, in: known))
  }

  /// A value, those of a list, or `key=value` for each of a mapping.
  private func words(_ node: YAMLNode) -> [String]? {
    let named = node.entries?.map { ($0.key + "=", $0.value) }
    let nodes = named ?? (node.items ?? [node]).map { ("", $0) }
    let words = nodes.compactMap { prefix, node in node.scalar.map { prefix + $0.text } }
    if words.count == nodes.count { return words }
    log.error(at: location(node.mark), "a list in a list", expected: "a value, or some of them")
    return nil
  }

  private func flag(_ node: YAMLNode) -> Bool? {
    if let word = node.scalar?.text, let flag = Bool(word) { return flag }
    log.error(at: location(node.mark), node.kind, expected: "true or false")
    return nil
  }

  private func pictureName(_ text: String, at mark: YAMLMark) -> String? {
    guard let first = text.first, first != ".", first != "-",
      text.allSatisfy(Self.nameCharacters.contains)
    else {
      log.error(
        at: location(mark), "a picture cannot be called \(Diagnostic.quoted(text))",
        expected: "letters, digits, - and _")
      return nil
    }
    return text
  }

  /// A path as the document has it, from the working folder; nil, after a message, for one that may
  /// not be named or is not there.
  private func path(_ node: YAMLNode) -> String? {
    let place = location(node.mark)
    guard let name = node.scalar?.text, !name.isEmpty, !name.contains("\0") else {
      log.error(at: place, node.kind, expected: "the path of a file")
      return nil
    }
    let path = PathName.joined(name, in: PathName.prefix(of: document))
    if !access.admits(path) {
      log.report(FileAccess.refusal(of: name, path, at: place))
    } else if SourceEndings.isSwift(path) {
      log.error(
        at: place, "\(Diagnostic.quoted(name)) is code, which documents do not run",
        hint: "draw it with plumb render, and show the picture")
    } else if FileManager.default.fileExists(atPath: path) {
      return path
    } else {
      _ = SourceText.read(path, limit: 0, namedAt: place, log: log)
    }
    return nil
  }

  private func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: document, line: mark.line, column: mark.column)
  }

  /// Reads the options as those of `plumb render`.
  private mutating func readRequest() throws(PlumbError) {
    do {
      let parsed = try ArgumentParser.parse(
        arguments + ["--", file], for: RenderCommand.syntax)
      request = try RenderCommand(parsed).request
    } catch {
      let words = error.diagnostic(commands: [], options: [])
      let mark = marks.first { words.message.contains($0.option) }?.mark
      throw PlumbError([
        Diagnostic(
          .error, at: mark.map(location) ?? FileLocation(file: document),
          words.message.replacing("--", with: ""), expected: words.expected, hint: words.hint)
      ])
    }
    request.output = .memory
    request.layout.content.isTyped = false
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  /// Whether it begins the next document of YAML.
  fileprivate var isDivider: Bool { filter { !$0.isWhitespace } == "---" }
}
