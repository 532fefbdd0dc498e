import SampleWords

/// A sample value for what the code of a list gives a view: texts and names of pictures that are
/// written there are taken as they are, and words by the names of everything else.
struct ListValue {
  let structure: SwiftStructure
  /// The name of the view.
  let view: String

  // MARK: Texts

  /// A literal for an expression of text; a key of the app's texts stays one.
  func text(_ range: Range<Int>) -> String {
    let range = chosen(range)
    if let key = key(range) {
      return "NSLocalizedString(\"\(literal(key))\", comment: \"\")"
    }
    return "\"" + joined(range) + "\""
  }

  /// The string in `NSLocalizedString("key", comment: "")` or `"key".localized`.
  private func key(_ range: Range<Int>) -> Range<Int>? {
    let isCall = structure.isWord(range.lowerBound, "NSLocalizedString")
    let start = range.lowerBound + (isCall ? 2 : 0)
    guard let end = endOfLiteral(start), isCall || structure.kind(end) == .dot else { return nil }
    let isWhole = outer(range).allSatisfy { !structure.isWord($0, "+") }
    return isWhole ? start..<end : nil
  }

  /// The first of several values: of `a ?? b`, and of `test ? a : b`.
  private func chosen(_ range: Range<Int>) -> Range<Int> {
    for index in outer(range) where structure.kind(index) == .operator {
      if structure.isWord(index, "??") { return range.lowerBound..<index }
      let isApart =
        index > range.lowerBound && structure.words[index - 1].end < structure.words[index].start
      guard structure.isWord(index, "?"), isApart,
        let colon = outer(index..<range.upperBound).first(where: { structure.kind($0) == .colon })
      else { continue }
      let first = index + 1..<colon
      let isEmpty = structure.kind(first.lowerBound + 1) == .stringEnd && first.count == 2
      return isEmpty || structure.isWord(first.lowerBound, "nil")
        ? colon + 1..<range.upperBound : first
    }
    return range
  }

  /// The words of a range that are in no brackets of it, and the brackets.
  private func outer(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return found
  }

  /// What an expression such as `a + b` is, as text of a literal. `isPart`: whether it is a part of
  /// another text.
  private func joined(_ range: Range<Int>, isPart: Bool = false) -> String {
    let range = chosen(range)
    let signs = outer(range).filter { structure.isWord($0, "+") }
    let starts = [range.lowerBound] + signs.map { $0 + 1 }
    let parts = zip(starts, signs + [range.upperBound]).filter { $0 < $1 }.map { $0..<$1 }
    let spoken = parts.count { endOfLiteral($0.lowerBound) == nil }
    return parts.map { part($0, isPart: isPart || spoken > 1) }.joined()
  }

  private func part(_ range: Range<Int>, isPart: Bool) -> String {
    if let end = endOfLiteral(range.lowerBound),
      end == range.upperBound || structure.kind(end) == .dot
    {
      return literal(range.lowerBound..<end)
    }
    if let key = key(range) { return literal(key) }
    return element(range) ?? word(for: range, isPart: isPart)
  }

  /// The word behind a string in simple quotes.
  private func endOfLiteral(_ start: Int) -> Int? {
    guard structure.kind(start) == .stringStart, structure.isWord(start, "\"") else { return nil }
    var index = start + 1
    while index < structure.words.count {
      switch structure.kind(index) {
      case .stringEnd: return index + 1
      case .stringText: index += 1
      case .interpolationStart: index = (structure.matching(index) ?? index) + 1
      default: return nil
      }
    }
    return nil
  }

  /// The text of a string, with words in place of what it interpolates.
  private func literal(_ range: Range<Int>) -> String {
    let words = outer(range)
    let isSeveral = words.count { structure.kind($0) == .interpolationStart } > 1
    return words.map { index in
      switch structure.kind(index) {
      case .stringText: structure.text(index)
      case .interpolationStart:
        structure.matching(index).map { joined(index + 1..<$0, isPart: isSeveral) } ?? ""
      default: ""
      }
    }.joined()
  }

  /// The first string of a list that is written in the same file: of `titles[indexPath.row]`.
  private func element(_ range: Range<Int>) -> String? {
    let words = outer(range).filter { !structure.isWord($0, "self") }
    guard let bracket = words.last, structure.kind(bracket) == .openBracket,
      let name = words.dropLast().last, structure.isName(name),
      words.dropLast(2).allSatisfy({ structure.kind($0) == .dot })
    else { return nil }
    let declared = structure.words.indices.first { index in
      structure.isName(index) && structure.text(index) == structure.text(name)
        && (structure.isWord(index - 1, "let") || structure.isWord(index - 1, "var"))
    }
    guard let declared else { return nil }
    let sign = (declared..<min(declared + 8, structure.words.count)).first {
      structure.isWord($0, "=")
    }
    guard let sign, structure.kind(sign + 1) == .openBracket, let end = endOfLiteral(sign + 2),
      structure.kind(end) == .comma || structure.kind(end) == .closeBracket
    else { return nil }
    return literal(sign + 2..<end)
  }

  // MARK: Names

  /// Words that say nothing of what a text is about.
  private static let plain: Set<String> = [
    "row", "section", "item", "items", "index", "path", "self", "text", "string", "value",
    "description", "raw", "uppercased", "lowercased", "capitalized", "localized", "as", "ns", "int",
    "double", "float", "data", "object", "model", "view", "array", "list", "element", "format",
    "formatter", "cell", "result", "results", "first", "any", "nil", "joined", "separator",
    "number", "source", "sources", "get", "to", "for", "at", "key", "dictionary", "dict", "info",
    "current", "selected", "all", "my", "the", "with", "from", "arr", "obj", "str", "bool", "lbl",
    "label", "true", "false", "map", "filter", "by", "describing", "trimming", "characters", "in",
  ]

  /// Sample text by the last name in an expression that says something, else by the view's.
  /// `isPart`: whether more text is around it, so that the view's name is not meant.
  private func word(for range: Range<Int>, isPart: Bool) -> String {
    let names = names(in: declaration(of: range) ?? range).compactMap(Self.spoken)
    guard let last = names.last else { return Self.plainText(view, of: "") }
    if !isPart, !SampleWords.knows(last), SampleWords.knows(view) {
      return Self.plainText(view, of: "")
    }
    if isPart, !SampleWords.knows(last), let number = SampleWords.fractionText(for: last) {
      return number
    }
    return Self.plainText(last, of: names.dropLast().last ?? "")
  }

  /// The value of a constant that an expression is no more than the name of: the nearest before it.
  private func declaration(of range: Range<Int>) -> Range<Int>? {
    guard range.count == 1, structure.isName(range.lowerBound) else { return nil }
    let name = structure.text(range.lowerBound)
    let found = (max(1, range.lowerBound - Self.furthest)..<range.lowerBound).last { index in
      structure.isName(index) && structure.text(index) == name
        && (structure.isWord(index - 1, "let") || structure.isWord(index - 1, "var"))
    }
    guard let found, !SampleWords.knows(name),
      let sign = (found..<min(found + 8, range.lowerBound)).first(where: {
        structure.isWord($0, "=")
      })
    else { return nil }
    let end = structure.endOfExpression(at: sign + 1)
    return end > sign + 1 && end - sign < 60 ? sign + 1..<end : nil
  }

  /// Words before a name in which its declaration may stand.
  private static let furthest = 600

  /// A name without the words that say nothing; nil if that is all of it.
  private static func spoken(_ name: String) -> String? {
    let words = SampleWords.words(in: name).filter { !plain.contains($0) }
    return words.contains { $0.count > 2 || $0 == "id" } ? words.joined(separator: "_") : nil
  }

  /// The names and keys of an expression, without labels.
  private func names(in range: Range<Int>) -> [String] {
    range.compactMap { index in
      if structure.kind(index) == .stringText, structure.kind(index - 2) == .openBracket {
        return structure.text(index)
      }
      let isLabel = structure.kind(index + 1) == .colon
      return structure.isName(index) && !isLabel ? structure.text(index) : nil
    }
  }

  /// Text as a label shows it, not as machines write it.
  private static func plainText(_ name: String, of owner: String) -> String {
    let text = SampleWords.text(for: name, of: owner)
    let isCoded = text.contains("://") || text.hasPrefix("2026-")
    let plain = isCoded ? SampleWords.labelText(for: name, hasLines: false) : text
    return plain.filter { $0 != "\"" && $0 != "\\" }
  }

  // MARK: Other values

  /// A name that is written, of one thing or of several.
  private func name(_ range: Range<Int>) -> String? {
    endOfLiteral(range.lowerBound).map { literal(range.lowerBound..<$0) } ?? element(range)
  }

  /// A picture: the one that is named. Of others none: what shows nothing is filled in the end, at
  /// its own size.
  func picture(_ range: Range<Int>) -> SampleExpression {
    let range = chosen(range)
    for index in range where structure.kind(index) == .colon {
      let isNamed = ["named", "systemName", "resourceName"].contains(structure.text(index - 1))
      guard isNamed else { continue }
      let end = outer(index + 1..<range.upperBound).first {
        [.comma, .closeParen].contains(structure.kind($0))
      }
      guard let name = name(chosen(index + 1..<(end ?? range.upperBound))) else { break }
      let label = structure.isWord(index - 1, "systemName") ? "systemName" : "named"
      return .code("UIImage(\(label): \"\(name)\")")
    }
    return .either(host: "nil", person: "UIImage(systemName: \"photo\")")
  }

  /// A number, a Boolean, a case such as `.center` or a colour of UIKit's, as it is written; nil for
  /// anything else.
  func constant(_ range: Range<Int>) -> SampleExpression? {
    let words = Array(range)
    let text = {
      structure.text(
        structure.words[range.lowerBound].start..<structure.words[range.upperBound - 1].end)
    }
    switch words.count {
    case 1 where structure.kind(words[0]) == .number: return .code(text())
    case 1 where structure.isWord(words[0], "true") || structure.isWord(words[0], "false"):
      return .code(text())
    case 2 where structure.kind(words[0]) == .dot && structure.isName(words[1]):
      return .code(text())
    case 3 where structure.isWord(words[0], "UIColor") && structure.kind(words[1]) == .dot:
      return .code(text())
    default: return nil
    }
  }
}
