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
  private let bytes: [UInt8]
  private let isMarkup: Bool
  /// The numbers that a template gives for heights of rows.
  private let heights: [(line: Int, number: Range<Int>)]

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
    bytes = Array(source.bytes)
    heights = lines.enumerated().compactMap { line, characters in
      Self.height(in: characters).map { (line, $0) }
    }
  }

  private static let limit = 32 << 20

  /// The edits that changes are; empty where one of its changes cannot be written.
  func edits(of changes: [SourceChange]) -> [TextEdit] {
    let edits = changes.compactMap { change in
      isMarkup ? attributeEdit(change) : templateEdit(change)
    }
    return edits.count == changes.count ? edits : []
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
    case .rowHeight(let from, let to): return heightEdit(from, to)
    case .addition(let equation): return itemAddition(equation, line, column)
    case .hugging(let priority, let isHorizontal):
      return viewEdit(line, column, "hugging", priority, isHorizontal)
    case .compression(let priority, let isHorizontal):
      return viewEdit(line, column, "compressionResistance", priority, isHorizontal)
    case .priority(let priority):
      return priorityBeside(line, column, priority)
        ?? equation(line, column).flatMap { equationEdit(change.value, line, $0) }
    case .constant, .relation:
      return equation(line, column).flatMap { equationEdit(change.value, line, $0) }
    case .removal: return itemRemoval(line, column)
    }
  }

  /// Sets the number of a `priority:` that stands beside an equation in one pair of braces.
  private func priorityBeside(_ line: Int, _ column: Int, _ priority: Double) -> TextEdit? {
    let characters = lines[line]
    guard let open = characters[...column].lastIndex(of: "{"),
      let end = closing(open, in: characters), end > column,
      text(line, open..<end).contains("equation:")
    else { return nil }
    return value(of: "priority", line, (open + 1)..<end).map { edit(line, $0, readable(priority)) }
  }

  /// Whether an item of a list begins two columns before `column`.
  private func isItem(_ line: Int, _ column: Int) -> Bool {
    lines.indices.contains(line) && lines[line].count > column
      && text(line, 0..<(column - 2)).allSatisfy { $0 == " " }
      && text(line, (column - 2)..<column) == "- "
  }

  /// Takes an equation out that is an item of a list with a line of its own, and others beside it.
  private func itemRemoval(_ line: Int, _ column: Int) -> TextEdit? {
    guard let range = lonelyEquation(line, column), !isVisualFormat(text(line, range)),
      isItem(line - 1, column) || isItem(line + 1, column)
    else { return nil }
    return lineRemoval(line)
  }

  /// Adds an equation below an item of a list.
  private func itemAddition(_ equation: String, _ line: Int, _ column: Int) -> TextEdit? {
    guard lonelyEquation(line, column) != nil, equation.allSatisfy(Self.isPlain) else { return nil }
    let end = lines[line].last == "\r" ? lines[line].count - 1 : lines[line].count
    return edit(
      line, end..<end, "\n" + String(repeating: " ", count: column - 2) + "- " + equation)
  }

  /// What may stand in an equation of a list without quotes.
  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._ =<>+-*/@".contains(character)
  }

  /// An equation that is an item of a list with a line of its own, but for a comment.
  private func lonelyEquation(_ line: Int, _ column: Int) -> Range<Int>? {
    guard column >= 2, isItem(line, column), let range = equation(line, column),
      !"&*{>|".unicodeScalars.contains(lines[line][column])
    else { return nil }
    let rest = text(line, range.upperBound..<lines[line].count).drop { "\"' \r".contains($0) }
    return rest.isEmpty || rest.hasPrefix("#") ? range : nil
  }

  private func isVisualFormat(_ equation: String) -> Bool {
    equation.contains { "|:[".contains($0) }
  }

  /// Another height of the rows, where the file has one number for it.
  private func heightEdit(_ old: Double, _ new: Double?) -> TextEdit? {
    guard let place = heights.first, heights.count == 1,
      Double(text(place.line, place.number)) == old
    else { return nil }
    return edit(place.line, place.number, new.map { readable($0) } ?? "automatic")
  }

  /// Where the number of `rowHeight: 44` stands in a line, if one is there.
  private static func height(in characters: [Unicode.Scalar]) -> Range<Int>? {
    let start = characters.indices.first { index in
      characters[index] == "r" && characters[index...].starts(with: heightKey)
        && (index == 0 || !characters[index - 1].properties.isAlphabetic)
    }
    guard let start else { return nil }
    let rest = characters[(start + heightKey.count)...].drop { $0 == " " }
    let number = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
    return number.isEmpty ? nil : number.startIndex..<number.endIndex
  }

  private static let heightKey = Array("rowHeight:".unicodeScalars)

  private func lineRemoval(_ line: Int) -> TextEdit? {
    guard lines.indices.contains(line + 1) else { return nil }
    return TextEdit(
      from: FileLocation(file: file, line: line + 1, column: 1),
      to: FileLocation(file: file, line: line + 2, column: 1), "")
  }

  /// Where an equation stands: in quotes, else up to the end of a plain scalar. Nil for one that
  /// goes on below.
  private func equation(_ line: Int, _ column: Int) -> Range<Int>? {
    let characters = lines[line]
    let quote = characters[column]
    if quote == "\"" || quote == "'" {
      let start = column + 1
      return characters[start...].firstIndex(of: quote).map { start..<$0 }
    }
    guard quote != ">", quote != "|" else { return nil }
    let stop = characters[column...].firstIndex { ",{}[]#\r".unicodeScalars.contains($0) }
    var end = stop ?? characters.count
    while end > column, characters[end - 1] == " " { end -= 1 }
    let next = lines.dropFirst(line + 1).first { $0.contains { $0 != " " && $0 != "\r" } }
    let margin = characters.firstIndex { $0 != " " } ?? 0
    let isLast = stop == nil || characters[stop ?? 0] == "\r"
    if isLast, let next, let start = next.firstIndex(where: { $0 != " " }), start > margin,
      next[start] != "#", !String(String.UnicodeScalarView(next[start...])).contains(": ")
    {
      return nil
    }
    return column..<end
  }

  private func equationEdit(
    _ value: SourceChange.Value, _ line: Int, _ range: Range<Int>
  ) -> TextEdit? {
    let equation = text(line, range)
    guard !isVisualFormat(equation) else { return nil }
    let mark = equation.firstIndex(of: "@")
    let statement = String(mark.map { equation[..<$0] } ?? equation[...])
    switch value {
    case .priority(let priority):
      // A priority may stand below or above the equation of a mapping.
      let before = text(line, 0..<range.lowerBound)
      guard before.contains("{") || !before.contains("equation:") else { return nil }
      let start = range.lowerBound + statement.unicodeScalars.count
      return edit(
        line, start..<range.upperBound,
        (statement.hasSuffix(" ") ? "" : " ") + "@ \(readable(priority))")
    case .constant(let from, let to):
      let digits = statement.trimmingSuffix { $0 == " " }
      let number = digits.suffix { $0.isNumber || $0 == "." }
      guard let written = Double(number), abs(written - abs(from)) < Tolerance.move else {
        return nil
      }
      let end = range.lowerBound + digits.unicodeScalars.count
      var start = end - number.unicodeScalars.count
      guard from * to < 0 else { return edit(line, start..<end, readable(abs(to))) }
      // The other sign, where one is written.
      let sign = String(digits.dropLast(number.count)).trimmingSuffix { $0 == " " }.last
      guard sign == "-" || sign == "+" else { return nil }
      repeat { start -= 1 } while lines[line][start] == " "
      return edit(line, start..<end, (sign == "-" ? "+ " : "- ") + readable(abs(to)))
    case .relation(let from, let to):
      let places = statement.ranges(of: from == "==" && !statement.contains(from) ? "=" : from)
      guard places.count == 1, let place = places.first else { return nil }
      let left = statement[..<place.lowerBound]
      let start = range.lowerBound + left.unicodeScalars.count
      // With the number in front, `8 == b.top - a.bottom`, the equation reads the other way round.
      let turned = left.contains(where: \.isLetter) ? to : Self.turned[to] ?? to
      return edit(line, start..<(start + statement[place].unicodeScalars.count), turned)
    case .hugging, .compression, .removal, .addition, .rowHeight: return nil
    }
  }

  private static let turned = ["<=": ">=", ">=": "<="]

  /// Sets a priority of a view that is written on one line, in braces, or on lines below its name.
  private func viewEdit(
    _ line: Int, _ column: Int, _ key: String, _ priority: Double, _ isHorizontal: Bool
  ) -> TextEdit? {
    let characters = lines[line]
    guard let colon = characters[column...].firstIndex(of: ":") else { return nil }
    let number = "\(isHorizontal ? "horizontal" : "vertical"): \(readable(priority))"
    let rest = text(line, (colon + 1)..<characters.count).drop { $0 == " " }
    if rest.hasPrefix("{") {
      let open = characters.count - rest.unicodeScalars.count
      guard let end = closing(open, in: characters) else { return nil }
      return keyEdit(line, (open + 1)..<end, key, number)
        ?? (has(key, line, (open + 1)..<end)
          ? nil : addition(line, (open + 1)..<end, "\(key): { \(number) }"))
    }
    // What other views share (`&name`, `<<`) would change in them, or hide what they share.
    guard rest.allSatisfy({ $0 == "\r" }) || rest.hasPrefix("#") else { return nil }
    let children = self.children(of: line)
    guard let first = children.first,
      !children.contains(where: { text($0.line, $0.start..<lines[$0.line].count).hasPrefix("<<") })
    else { return nil }
    let isKey = { (line: Int, start: Int) in
      let head = text(line, start..<lines[line].count).lowercased()
      return head.hasPrefix(key.lowercased()) || head.hasPrefix("content\(key)".lowercased())
    }
    if let child = children.first(where: isKey) {
      return keyEdit(child.line, child.start..<lines[child.line].count, key, number)
    }
    return edit(
      first.line, first.start..<first.start,
      "\(key): { \(number) }\n" + String(repeating: " ", count: first.start))
  }

  /// The lines of the keys one level below the key at a line, and where the keys begin.
  private func children(of line: Int) -> [(line: Int, start: Int)] {
    let indent = { (line: Int) in lines[line].firstIndex { $0 != " " && $0 != "\r" } }
    guard let parent = indent(line) else { return [] }
    let below = lines.indices.dropFirst(line + 1).lazy.compactMap { line in
      indent(line).map { (line: line, start: $0) }
    }.filter { lines[$0.line][$0.start] != "#" }.prefix { $0.start > parent }
    let all = Array(below)
    return all.filter { $0.start == all.first?.start }
  }

  /// Whether a key of a view stands in a piece of a line, under its short name or UIKit's.
  private func has(_ key: String, _ line: Int, _ range: Range<Int>) -> Bool {
    text(line, range).range(of: key, options: .caseInsensitive) != nil
  }

  /// Sets one axis of a key that has braces with numbers.
  private func keyEdit(
    _ line: Int, _ range: Range<Int>, _ key: String, _ number: String
  ) -> TextEdit? {
    let axis = String(number.prefix { $0 != ":" })
    let words = text(line, range)
    if let both = value(of: key, line, range) ?? value(of: key + "Priority", line, range),
      Double(text(line, both)) != nil
    {
      let other = axis == "vertical" ? "horizontal" : "vertical"
      return edit(line, both, "{ \(other): \(text(line, both)), \(number) }")
    }
    let places = ["\(key): {", "\(key)Priority: {"].lazy.compactMap {
      Self.place(of: $0, in: words)
    }
    guard let place = places.first else { return nil }
    let start = range.lowerBound + words[..<place.upperBound].unicodeScalars.count
    guard let end = closing(start - 1, in: lines[line]), end < range.upperBound else { return nil }
    return value(of: axis, line, start..<end).map {
      edit(line, $0, String(number.dropFirst(axis.count + 2)))
    } ?? addition(line, start..<end, number)
  }

  /// Adds to what stands in braces.
  private func addition(_ line: Int, _ range: Range<Int>, _ text: String) -> TextEdit {
    var end = range.upperBound
    while end > range.lowerBound, lines[line][end - 1] == " " { end -= 1 }
    return edit(line, end..<end, (end == range.lowerBound ? " " : ", ") + text)
  }

  /// Where the plain value of a key stands in a piece of a line.
  private func value(of key: String, _ line: Int, _ range: Range<Int>) -> Range<Int>? {
    let words = text(line, range)
    guard let place = Self.place(of: "\(key): ", in: words) else { return nil }
    let start = range.lowerBound + words[..<place.upperBound].unicodeScalars.count
    let value = words[place.upperBound...].prefix { !",{}#\r ".contains($0) }
    return value.isEmpty ? nil : start..<(start + value.unicodeScalars.count)
  }

  /// Where a key stands outside of inner braces and of quotes.
  private static func place(of key: String, in words: String) -> Range<String.Index>? {
    guard let place = words.range(of: key, options: .caseInsensitive) else { return nil }
    let before = words[..<place.lowerBound]
    let isOutside =
      before.count { $0 == "{" } == before.count { $0 == "}" }
      && before.count { "\"'".contains($0) } % 2 == 0
    return isOutside ? place : nil
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
    if change.value == .removal { return elementRemoval(line, column, end) }
    guard let (name, value) = Self.attribute(change.value) else { return nil }
    let tag = text(line, column..<end)
    if let known = tag.range(of: " \(name)=\"") {
      let start = column + tag[..<known.upperBound].unicodeScalars.count
      guard let quote = lines[line][start...].firstIndex(of: "\"") else { return nil }
      return edit(line, start..<quote, value)
    }
    return edit(line, end..<end, " \(name)=\"\(value)\"")
  }

  /// Takes an element out that has a line of its own and of which nothing else speaks.
  private func elementRemoval(_ line: Int, _ column: Int, _ end: Int) -> TextEdit? {
    let tag = text(line, column..<end)
    guard let id = tag.firstMatch(of: /\sid="([^"]*)"/)?.output.1,
      text(line, 0..<column).allSatisfy({ $0 == " " }),
      text(line, end..<lines[line].count).trimmingSuffix({ $0 == "\r" }) == "/>",
      isAlone("\"\(id)\"")
    else { return nil }
    return lineRemoval(line)
  }

  /// Whether a piece of text is in the file once. Complexity: O(bytes of the file).
  private func isAlone(_ piece: String) -> Bool {
    let piece = Array(piece.utf8)
    return bytes.indices.lazy.filter { index in
      bytes[index] == piece[0] && bytes[index...].starts(with: piece)
    }.prefix(2).count == 1
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

  private static func attribute(_ value: SourceChange.Value) -> (name: String, value: String)? {
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
    case .removal, .addition, .rowHeight: nil
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
      if let repair = finding.repair { finding.repair?.edits = editor.edits(of: repair.changes) }
      return finding
    }
  }
}
