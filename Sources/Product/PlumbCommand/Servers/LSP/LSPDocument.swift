import CellTemplates
import Foundation
import InterfaceBuilder
import Reading

/// A place in a document as the protocol counts: from 0, columns in UTF-16 units.
struct LSPPosition: Equatable {
  let line: Int
  let character: Int

  var json: JSONObject { ["line": line, "character": character] }
}

/// A file as its editor has it.
struct LSPDocument {
  enum Kind {
    case template, project, interface, swift, other
  }

  let uri: String
  /// As commands are given it.
  let path: String
  var lines: [String]

  init(uri: String, path: String, text: String) {
    (self.uri, self.path) = (uri, path)
    lines = Self.lines(of: text)
  }

  /// Bytes of a document that is looked at.
  private static let limit = 1 << 20

  /// The ends of lines that the protocol knows.
  private static let lineEnds: Set<Character> = ["\n", "\r\n", "\r"]

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: lineEnds.contains).map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  var kind: Kind {
    if SourceEndings.projectFiles.contains(PathName.last(of: path)) { return .project }
    if InterfaceDocument.isInterfaceFile(path) { return .interface }
    if SourceEndings.isSwift(path) { return .swift }
    let isTemplate = SourceEndings.isYAML(path) && lines.contains(where: Template.beginsCells)
    return isTemplate ? .template : .other
  }

  /// Whether it is too large to be laid out while it is typed.
  var isLarge: Bool { lines.reduce(0) { $0 + $1.utf8.count } > Self.limit }

  /// Takes a change over: of a range, or the whole text.
  mutating func apply(_ change: RPCParams) {
    guard let text = try? change.needed("text") else { return }
    guard change.record["range"] != nil else {
      lines = Self.lines(of: text)
      return
    }
    guard let range = try? change.record("range"), let start = Self.position(range, "start"),
      let end = Self.position(range, "end"), lines.indices.contains(start.line),
      start.line < end.line || start.line == end.line && start.character <= end.character
    else { return }
    let last = min(end.line, lines.count - 1)
    let head = lines[start.line].utf16.prefix(start.character)
    let tail = end.line > last ? "" : String(lines[last].utf16.dropFirst(end.character)) ?? ""
    lines.replaceSubrange(
      start.line...last, with: Self.lines(of: (String(head) ?? "") + text + tail))
  }

  private static func position(_ range: RPCParams, _ name: String) -> LSPPosition? {
    guard let place = try? range.record(name), let line = try? place.integer("line"),
      let character = try? place.integer("character"), line >= 0, character >= 0
    else { return nil }
    return LSPPosition(line: line, character: character)
  }

  /// A place that a message names: lines and columns from 1, columns in Unicode scalars.
  func position(line: Int, column: Int) -> LSPPosition {
    let line = max(0, line - 1)
    guard lines.indices.contains(line) else { return LSPPosition(line: line, character: 0) }
    let before = String(String.UnicodeScalarView(lines[line].unicodeScalars.prefix(column - 1)))
    return LSPPosition(line: line, character: before.utf16.count)
  }

  /// From a place to the end of what stands there: a word, an equation, an element.
  func range(from start: LSPPosition) -> JSONObject {
    var end = start.character
    if lines.indices.contains(start.line) {
      let rest = String(lines[start.line].utf16.dropFirst(start.character)) ?? ""
      let piece = rest.prefix { !"{},#\r".contains($0) }
      end += max(1, piece.trimmingCharacters(in: .whitespaces).utf16.count)
    }
    return [
      "start": start.json, "end": LSPPosition(line: start.line, character: end).json,
    ]
  }

  /// The text of a line up to a place.
  func head(to position: LSPPosition) -> String {
    guard lines.indices.contains(position.line) else { return "" }
    return String(lines[position.line].utf16.prefix(position.character)) ?? ""
  }

  /// The word around a place, of letters, digits, `_` and `-`.
  func word(at position: LSPPosition) -> String? {
    guard lines.indices.contains(position.line) else { return nil }
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_" || character == "-"
    }
    let head = head(to: position).reversed().prefix(while: isPart).reversed()
    let tail = (String(lines[position.line].utf16.dropFirst(position.character)) ?? "")
      .prefix(while: isPart)
    let word = String(head) + tail
    return word.isEmpty ? nil : word
  }

  /// Links from a template to the files that its values name: data, pictures, fonts.
  func links(in workshop: Workshop) -> [JSONObject] {
    guard kind == .template, let folder = Self.path(of: uri).map({ PathName.prefix(of: $0) }) else {
      return []
    }
    return lines.enumerated().flatMap { number, line in
      line.matches(of: /"([^"]+\.\w+)"|'([^']+\.\w+)'|[:,\[\-]\s+([^"',{}\[\]#:]+\.\w+)/).compactMap
      {
        match -> JSONObject? in
        guard let name = match.output.1 ?? match.output.2 ?? match.output.3,
          (try? workshop.path(of: PathName.joined(String(name), in: folder))) != nil
        else { return nil }
        let target = PathName.joined(String(name), in: folder)
        guard FileManager.default.fileExists(atPath: target) else { return nil }
        let start = line[..<name.startIndex].utf16.count
        let end = LSPPosition(line: number, character: start + name.utf16.count)
        return [
          "range": [
            "start": LSPPosition(line: number, character: start).json, "end": end.json,
          ] as JSONObject,
          "target": URL(fileURLWithPath: target).absoluteString,
        ]
      }
    }
  }

  /// The path of a file's URI; nil for another one.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file:///") else { return nil }
    return uri.dropFirst("file://".count).split(separator: "?").first.map(String.init)?
      .removingPercentEncoding
  }
}
