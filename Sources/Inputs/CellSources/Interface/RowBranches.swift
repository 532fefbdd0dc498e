import Foundation

/// Which of several heights of a list is that of a cell: that of the branch with the condition under
/// which the list makes the cell.
///
/// `if indexPath.section == 2 { … as! BadgeCell }` of `cellForRowAt` goes with `case 2: return 140` in
/// `switch indexPath.section` of `heightForRowAt`. Conditions are compared as they are written.
struct RowBranches {
  /// By the words that a branch makes a cell by, its class and its reuse identifier: what is returned
  /// under its condition; several where lists differ.
  private(set) var values: [String: [String]] = [:]
  /// The bodies of the methods that give the values.
  private(set) var body = ""

  /// Characters of a method.
  private static let longest = 20_000

  /// - Parameters:
  ///   - maker: the method that makes cells.
  ///   - giver: the one that gives the values.
  ///   - takesAll: whether a value for all cells counts.
  init(_ text: String, from maker: String, to giver: String, takesAll: Bool = false) {
    guard text.contains(maker) else { return }
    let bodies = Self.bodies(of: giver, in: text)
    let given = bodies.flatMap { Self.events(in: $0).returned }
    guard given.count > 1 || takesAll && !given.isEmpty else { return }
    body = bodies.joined(separator: "\n")
    for made in Self.bodies(of: maker, in: text).flatMap({ Self.events(in: $0).made }) {
      guard let value = Self.value(of: made.condition, in: given),
        values[made.text]?.contains(value) != true
      else { continue }
      values[made.text, default: []].append(value)
    }
  }

  /// Something that happens under a condition.
  private typealias Event = (condition: String, text: String)

  /// What is returned under a condition, or else where no other condition holds.
  private static func value(of condition: String, in given: [Event]) -> String? {
    var outer = condition
    while true {
      if let same = given.first(where: { $0.condition == outer }) { return same.text }
      guard let end = outer.range(of: "&&", options: .backwards) else { break }
      outer = String(outer[..<end.lowerBound])
    }
    guard !condition.isEmpty else { return nil }
    if let all = given.first(where: { $0.condition.isEmpty }), given.count == 1 { return all.text }
    let others = given.filter { $0.condition.hasPrefix("else") || $0.condition.isEmpty }
    if condition.hasPrefix("else(") {
      // Where none of more conditions holds, none of these does.
      let excluded = excluded(by: condition)
      guard given.contains(where: { excluded.contains($0.condition) }) else { return nil }
      return others.first { excluded.isSuperset(of: Self.excluded(by: $0.condition)) }?.text
    }
    let subject = condition.prefix { $0 != "=" }
    let isKnown = given.contains { $0.condition.hasPrefix(subject) }
    return others.count == 1 && isKnown && condition.contains("==") ? others[0].text : nil
  }

  /// The conditions of which none holds in an `else`.
  private static func excluded(by condition: String) -> Set<String> {
    Set(condition.dropFirst(5).dropLast().split(separator: "|").map(String.init))
  }

  private static func bodies(of method: String, in text: String) -> [Substring] {
    text.components(separatedBy: method).dropFirst().map { part in
      var depth = 0
      return part.prefix(longest).drop { $0 != "{" }.prefix { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth > 0
      }
    }
  }

  /// The cells that a body makes, and what it returns.
  private static func events(in body: Substring) -> (made: [Event], returned: [Event]) {
    var reader = BranchReader()
    for character in body.dropFirst() { reader.read(character) }
    reader.endStatement()
    // One expression is what a method returns.
    if reader.returned.isEmpty, reader.statements == 1 { reader.add(reader.last) }
    return (reader.made, reader.returned)
  }

  /// Reads the statements of a method with the conditions around them.
  private struct BranchReader {
    private(set) var made: [Event] = []
    private(set) var returned: [Event] = []
    private(set) var statements = 0
    private(set) var last = ""

    /// A pair of braces that is open.
    private struct Block {
      var condition = ""
      /// What a `switch` asks for.
      var subject: String?
      /// The conditions before it in the same chain of `if` and `else`.
      var former: [String] = []
      var isGuard = false
    }

    private var blocks: [Block] = []
    private var chain: [String] = []
    private var text = ""
    /// Bytes of what a `case` names.
    private let longestCase = 300

    mutating func read(_ character: Character) {
      switch character {
      case "{": open()
      case "}":
        endStatement()
        if let ended = blocks.popLast() { chain = ended.former + [ended.condition] }
      // Braces may stand in a line of their own.
      case _ where character.isNewline && isHeader: text.append(" ")
      case _ where character.isNewline || character == ";": endStatement()
      case ":" where isCase:
        let subject = blocks.last?.subject ?? ""
        let value = text.trimmed.dropFirst(5)
        let top = blocks.count - 1
        let isDefault = text.trimmed == "default"
        blocks[top].condition =
          isDefault ? Self.other(than: blocks[top].former) : "\(subject)==\(Self.plain(value))"
        blocks[top].former.append(blocks[top].condition)
        text = ""
      default: text.append(character)
      }
    }

    /// Whether what is read has a block of its own that has not begun.
    private var isHeader: Bool {
      let start = text.drop(while: \.isWhitespace)
      return ["if ", "else", "switch ", "guard "].contains(where: start.hasPrefix)
    }

    private var isCase: Bool {
      guard blocks.last?.subject != nil, text.utf8.count < longestCase else { return false }
      return text.trimmed == "default" || text.trimmed.hasPrefix("case ")
    }

    private mutating func open() {
      let header = text.trimmed
      note(header)
      text = ""
      var block = Block()
      if header.hasPrefix("if ") {
        block.condition = Self.plain(header.dropFirst(3))
      } else if header.hasPrefix("else if ") {
        (block.condition, block.former) = (Self.plain(header.dropFirst(8)), chain)
      } else if header == "else" {
        block.condition = Self.other(than: chain)
      } else if header.hasPrefix("switch ") {
        block.subject = Self.plain(header.dropFirst(7))
      } else {
        block.isGuard = header.hasSuffix("else")
      }
      // What is bound says nothing of the row.
      if block.condition.hasPrefix("let") || block.condition.hasPrefix("var") {
        block.condition = ""
      }
      chain = []
      blocks.append(block)
    }

    mutating func endStatement() {
      let statement = text.trimmed
      text = ""
      guard !statement.isEmpty else { return }
      (chain, last) = ([], statement)
      statements += 1
      if statement.hasPrefix("return ") { add(String(statement.dropFirst(7))) }
      note(statement)
    }

    /// Conditions in each other, characters of each, and what is noted of a method.
    private static let (deepest, longest, most) = (16, 200, 200)

    /// The conditions around what is read; nil in code that a `guard` ends a method by, and where there
    /// are too many.
    private var condition: String? {
      if blocks.count > Self.deepest || made.count + returned.count > Self.most { return nil }
      if blocks.contains(where: \.isGuard) { return nil }
      return blocks.map(\.condition).filter { !$0.isEmpty }.joined(separator: "&&")
    }

    /// Adds what is returned: of `test ? a : b` each part.
    mutating func add(_ value: String) {
      guard let condition else { return }
      let parts = value.components(separatedBy: " ? ")
      let choices = parts.count == 2 ? parts[1].components(separatedBy: " : ") : []
      guard choices.count == 2 else {
        returned.append((condition, value))
        return
      }
      let test = Self.plain(parts[0][...])
      returned.append((Self.both(condition, test), choices[0]))
      returned.append((Self.both(condition, Self.other(than: [test])), choices[1]))
    }

    /// The condition that holds where none of others does.
    private static func other(than conditions: [String]) -> String {
      "else(\(conditions.prefix(deepest).joined(separator: "|")))"
    }

    private static func both(_ outer: String, _ inner: String) -> String {
      outer.isEmpty ? inner : "\(outer)&&\(inner)"
    }

    /// Notes the classes that a statement makes cells of, and the texts in it.
    private mutating func note(_ statement: String) {
      guard let condition else { return }
      let casts = ["as! ", "as? ", " as ", ": "].flatMap {
        statement.components(separatedBy: $0).dropFirst()
      }
      let quoted = statement.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      let names = casts.map { HeightConstants.name($0[...]) } + quoted.map(String.init)
      for name in names where name.first?.isLetter ?? false { made.append((condition, name)) }
    }

    /// A condition without what it may be written by: spaces, `self`, parentheses around all of it.
    private static func plain(_ text: Substring) -> String {
      var plain = text.prefix(longest).filter { !$0.isWhitespace }.replacing("self.", with: "")
      if plain.hasPrefix("("), plain.hasSuffix(")"), !plain.dropFirst().dropLast().contains("(") {
        plain = String(plain.dropFirst().dropLast())
      }
      return plain
    }
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
