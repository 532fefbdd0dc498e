import InterfaceBuilder
import Linting
import Reading

/// Writes the changes of repairs as edits of templates and Interface Builder files.
///
/// It looks at the characters around the place that a reader has noted, and gives up where those are
/// not in a form that it knows: a visual format, a constant that is a metric.
struct SourceEditor {
  private let file: String
  private let lines: [[Unicode.Scalar]]
  private let isMarkup: Bool

  /// Nil for Swift, and a file that cannot be read again.
  init?(_ file: String) {
    let log = DiagnosticLog()
    guard !SourceEndings.isSwift(file),
      let source = SourceText.read(file, limit: Self.limit, log: log)
    else { return nil }
    self.file = file
    isMarkup = InterfaceDocument.isInterfaceFile(file)
    lines = String(decoding: source.bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private static let limit = 32 << 20

  /// The edits of a repair; empty where one of its changes cannot be written.
  func edits(of repair: SourceRepair) -> [TextEdit] {
    let edits = repair.changes.compactMap { change in
      isMarkup ? attributeEdit(change) : templateEdit(change)
    }
    return edits.count == repair.changes.count ? edits : []
  }

  /// Characters of a line from `start`, both from 0, up to `end`.
  private func edit(_ line: Int, _ range: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(
      from: FileLocation(file: file, line: line + 1, column: range.lowerBound + 1),
      to: FileLocation(file: file, line: line + 1, column: range.upperBound + 1), text)
  }

  private func text(_ line: Int, _ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(lines[line][range]))
  }

  /// The line and column of a change, from 0; nil where the file has become another one.
  private func place(of change: SourceChange) -> (line: Int, column: Int)? {
    let (line, column) = (change.location.line - 1, change.location.column - 1)
    guard change.location.file == file, lines.indices.contains(line),
      lines[line].indices.contains(column)
    else { return nil }
    return (line, column)
  }

  // MARK: Templates

  private func templateEdit(_ change: SourceChange) -> TextEdit? {
    guard let (line, column) = place(of: change) else { return nil }
    switch change.value {
    case .hugging(let priority, let isHorizontal):
      return viewEdit(line, column, "hugging", priority, isHorizontal)
    case .compression(let priority, let isHorizontal):
      return viewEdit(line, column, "compressionResistance", priority, isHorizontal)
    case .priority, .constant, .relation:
      return equationEdit(change.value, line, equation(line, column))
    }
  }

  /// Where an equation stands: in quotes, else up to the end of a plain scalar.
  private func equation(_ line: Int, _ column: Int) -> Range<Int> {
    let characters = lines[line]
    let quote = characters[column]
    if quote == "\"" || quote == "'" {
      let start = column + 1
      return start..<(characters[start...].firstIndex(of: quote) ?? characters.count)
    }
    var end =
      characters[column...].firstIndex { ",{}[]#\r".unicodeScalars.contains($0) }
      ?? characters.count
    while end > column, characters[end - 1] == " " { end -= 1 }
    return column..<end
  }

  private func equationEdit(
    _ value: SourceChange.Value, _ line: Int, _ range: Range<Int>
  ) -> TextEdit? {
    let equation = text(line, range)
    guard !equation.contains("|"), !equation.contains(":") else { return nil }
    let mark = equation.firstIndex(of: "@")
    let statement = String(mark.map { equation[..<$0] } ?? equation[...])
    switch value {
    case .priority(let priority):
      // A priority beside the equation is the mapping's: who writes two has to choose.
      guard !text(line, 0..<lines[line].count).contains("priority") else { return nil }
      let start = range.lowerBound + statement.unicodeScalars.count
      return edit(
        line, start..<range.upperBound,
        (statement.hasSuffix(" ") ? "" : " ") + "@ \(readable(priority))")
    case .constant(let from, let to):
      let digits = statement.trimmingSuffix { $0 == " " }
      let number = digits.suffix { $0.isNumber || $0 == "." }
      guard let written = Double(number), abs(written - abs(from)) < Tolerance.move,
        from * to >= 0
      else { return nil }
      let end = range.lowerBound + digits.unicodeScalars.count
      return edit(line, (end - number.unicodeScalars.count)..<end, readable(abs(to)))
    case .relation(let from, let to):
      let places = statement.ranges(of: from)
      guard places.count == 1, let place = places.first else { return nil }
      let start =
        range.lowerBound + statement[..<place.lowerBound].unicodeScalars.count
      return edit(line, start..<(start + from.unicodeScalars.count), to)
    case .hugging, .compression: return nil
    }
  }

  /// Adds a key to a view that is written on one line, in braces.
  private func viewEdit(
    _ line: Int, _ column: Int, _ key: String, _ priority: Double, _ isHorizontal: Bool
  ) -> TextEdit? {
    let characters = lines[line]
    let head = text(line, column..<characters.count)
    guard let open = characters[column...].firstIndex(of: "{"),
      let colon = characters[column...].firstIndex(of: ":"), colon < open,
      characters[colon..<open].dropFirst().allSatisfy({ $0 != "," }),
      !head.contains(key), !head.localizedCaseInsensitiveContains("content\(key)")
    else { return nil }
    guard var end = closing(open, in: characters) else { return nil }
    while characters[end - 1] == " " { end -= 1 }
    let axis = isHorizontal ? "horizontal" : "vertical"
    return edit(line, end..<end, ", \(key): { \(axis): \(readable(priority)) }")
  }

  /// The brace that closes the one at `open`; nil where that is on another line.
  private func closing(_ open: Int, in characters: [Unicode.Scalar]) -> Int? {
    var depth = 0
    var quote: Unicode.Scalar?
    for (index, character) in characters.enumerated().dropFirst(open) {
      if let mark = quote {
        if character == mark { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  // MARK: Interface Builder files

  /// Sets an attribute of the element at a place.
  private func attributeEdit(_ change: SourceChange) -> TextEdit? {
    guard let (line, column) = place(of: change), lines[line][column] == "<",
      let end = tagEnd(line, column)
    else { return nil }
    let (name, value) = Self.attribute(change.value)
    let tag = text(line, column..<end)
    if let known = tag.range(of: " \(name)=\"") {
      let start = column + tag[..<known.upperBound].unicodeScalars.count
      guard let quote = lines[line][start...].firstIndex(of: "\"") else { return nil }
      return edit(line, start..<quote, value)
    }
    return edit(line, end..<end, " \(name)=\"\(value)\"")
  }

  /// Where the `/>` or `>` of a tag is; nil where that is on another line.
  private func tagEnd(_ line: Int, _ column: Int) -> Int? {
    var isQuoted = false
    for (index, character) in lines[line].enumerated().dropFirst(column) {
      if character == "\"" { isQuoted.toggle() }
      if character == ">", !isQuoted {
        return lines[line][index - 1] == "/" ? index - 1 : index
      }
    }
    return nil
  }

  private static func attribute(_ value: SourceChange.Value) -> (name: String, value: String) {
    switch value {
    case .priority(let priority): ("priority", readable(priority))
    case .constant(_, let to): ("constant", readable(to, decimals: Decimals.printed))
    case .relation(_, let to):
      ("relation", to == "<=" ? "lessThanOrEqual" : to == ">=" ? "greaterThanOrEqual" : "equal")
    case .hugging(let priority, let isHorizontal):
      ("\(isHorizontal ? "horizontal" : "vertical")HuggingPriority", readable(priority))
    case .compression(let priority, let isHorizontal):
      (
        "\(isHorizontal ? "horizontal" : "vertical")CompressionResistancePriority",
        readable(priority)
      )
    }
  }
}

extension String {
  /// The text without the characters at its end that `isCut` fits.
  fileprivate func trimmingSuffix(_ isCut: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isCut(last) { text.removeLast() }
    return text
  }
}

extension Substring {
  fileprivate func suffix(_ fits: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension [Finding] {
  func withEdits(of file: String) -> [Finding] {
    guard contains(where: { $0.repair?.changes.isEmpty == false }),
      let editor = SourceEditor(file)
    else { return self }
    return map { finding in
      var finding = finding
      if let repair = finding.repair { finding.repair?.edits = editor.edits(of: repair) }
      return finding
    }
  }
}
