/// What code outside of a cell class does with its cells, as a table's data source does:
/// `cell.titleLabel.text = movies[indexPath.row].title`.
///
/// Only the words are read: nothing is compiled or run.
struct ListCode {
  /// An assignment to something in the cell, or a call.
  struct Statement {
    /// `titleLabel` and `text`.
    let path: [String]
    /// The words of what is assigned, or between the parentheses of a call.
    let value: Range<Int>
    let isCall: Bool
    /// Whether a branch around it may not be taken.
    let isConditional: Bool
  }

  let structure: SwiftStructure
  /// The word at which the cell is made, or a parameter declared.
  let start: Int
  let statements: [Statement]

  /// Words of a function that are read.
  private static let longest = 4000
  private static let mostStatements = 40
  /// Places in a file at which a class may be named, and words of one value.
  private static let mostMentions = 40
  private static let longestValue = 400
  /// Words that a statement may have before its cast.
  private static let furthest = 60

  /// The place in a file that does the most with cells of a class; nil where there is none.
  init?(of name: String, in structure: SwiftStructure) {
    var best: ListCode?
    let mentions = structure.words.indices.lazy.filter {
      structure.isName($0) && structure.text($0) == name
    }
    for word in mentions.prefix(Self.mostMentions) {
      guard let found = Self.variable(of: word, structure) else { continue }
      let statements = Self.statements(on: found.name, from: found.start, structure)
      if statements.count > best?.statements.count ?? 0 {
        best = ListCode(structure: structure, start: word, statements: statements)
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(structure: SwiftStructure, start: Int, statements: [Statement]) {
    (self.structure, self.start, self.statements) = (structure, start, statements)
  }

  // MARK: Variables

  /// The variable that holds a cell where its class is named, and the word behind which it does.
  private static func variable(
    of word: Int, _ structure: SwiftStructure
  ) -> (name: String, start: Int)? {
    // `cell: Cell`, of a variable or a parameter.
    if structure.kind(word - 1) == .colon, structure.isName(word - 2) {
      let name = structure.text(word - 2)
      let isArgument = structure.kind(word + 1) == .dot
      if !isArgument { return (name, body(behind: word, structure)) }
    }
    if !structure.isWord(word - 1, "<"), let name = assigned(before: word, structure) {
      return (name, word + 1)
    }
    return parameter(ofClosureBehind: word, structure)
  }

  /// The first word in the body of a function whose parameter is declared at a word; of a variable
  /// the word itself.
  private static func body(behind word: Int, _ structure: SwiftStructure) -> Int {
    var index = word + 1
    while index < min(word + furthest, structure.words.count) {
      switch structure.kind(index) {
      case .closeParen:
        while index < structure.words.count, structure.kind(index) != .openBrace { index += 1 }
        return index + 1
      case .comma, .openParen, .operator: index = max(structure.matching(index) ?? 0, index) + 1
      default:
        if structure.kind(index - 1) != .comma, structure.words[index].isFirstOfLine {
          return word + 1
        }
        index += 1
      }
    }
    return word + 1
  }

  /// `cell` of `let cell = list.dequeue(…) as! Cell`.
  private static func assigned(before word: Int, _ structure: SwiftStructure) -> String? {
    var index = word - 1
    while index > max(0, word - furthest) {
      switch structure.kind(index) {
      case .closeBrace, .openBrace, .semicolon: return nil
      case .closeParen, .closeBracket: index = structure.matching(index) ?? index
      case .operator where structure.isWord(index, "="):
        // `let cell: Cell? = …` says its class before.
        return structure.isName(index - 1) ? structure.text(index - 1) : nil
      default: break
      }
      if structure.begins(index) { return nil }
      index -= 1
    }
    return nil
  }

  /// The parameter that is a cell in the closure of `CellRegistration<Cell, Item> { cell, …`, or
  /// `items(cellType: Cell.self)) { row, item, cell in`.
  private static func parameter(
    ofClosureBehind word: Int, _ structure: SwiftStructure
  ) -> (name: String, start: Int)? {
    let isFirst = structure.isWord(word - 1, "<") && structure.kind(word + 1) == .comma
    guard isFirst || structure.kind(word + 1) == .dot && structure.isWord(word + 2, "self"),
      let brace = (word..<min(word + 12, structure.words.count)).first(where: {
        structure.kind($0) == .openBrace
      })
    else { return nil }
    var names: [String] = []
    for index in (brace + 1)..<min(brace + 16, structure.words.count) {
      if structure.isWord(index, "in") {
        let name = isFirst ? names.first : names.last
        return name.map { ($0, index + 1) }
      }
      if structure.isName(index), structure.kind(index - 1) != .colon {
        names.append(structure.text(index))
      }
    }
    return nil
  }

  // MARK: Statements

  /// What is done with a variable up to the end of the braces around it.
  private static func statements(
    on name: String, from start: Int, _ structure: SwiftStructure
  ) -> [Statement] {
    var statements: [Statement] = []
    var depth = 0
    var index = start
    let end = min(structure.words.count, start + longest)
    while index < end, depth >= 0, statements.count < mostStatements {
      switch structure.kind(index) {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier
      where structure.kind(index - 1) != .dot && structure.text(index) == name:
        if let found = statement(at: index, isConditional: depth > 0, structure) {
          statements.append(found)
        }
      default: break
      }
      index += 1
    }
    return statements
  }

  private static func statement(
    at variable: Int, isConditional: Bool, _ structure: SwiftStructure
  ) -> Statement? {
    var path: [String] = []
    var index = variable + 1
    while path.count < 6 {
      if structure.kind(index) == .operator,
        structure.isWord(index, "?") || structure.isWord(index, "!")
      {
        index += 1
      }
      guard structure.kind(index) == .dot, structure.isName(index + 1) else { break }
      path.append(structure.text(index + 1))
      index += 2
    }
    guard !path.isEmpty else { return nil }
    if structure.kind(index) == .openParen, let close = structure.matching(index),
      close - index < longestValue
    {
      return Statement(
        path: path, value: index + 1..<close, isCall: true, isConditional: isConditional)
    }
    guard structure.isWord(index, "=") else { return nil }
    let end = structure.endOfExpression(at: index + 1)
    guard end > index + 1, end - index < longestValue else { return nil }
    return Statement(
      path: path, value: index + 1..<end, isCall: false, isConditional: isConditional)
  }
}

extension SwiftStructure {
  /// Whether a word is the first of its line and goes on with nothing before it.
  fileprivate func begins(_ index: Int) -> Bool {
    guard words[index].isFirstOfLine, index > 0 else { return index == 0 }
    let joining: [SwiftToken.Kind] = [.dot, .operator, .comma, .openParen, .openBracket, .colon]
    return ![.dot, .operator].contains(words[index].kind)
      && !joining.contains(words[index - 1].kind)
  }

  /// The word behind an expression that is the last of its statement.
  func endOfExpression(at start: Int) -> Int {
    var index = start
    while index < words.count {
      let kind = words[index].kind
      if kind == .closeBrace || kind == .closeParen || kind == .semicolon { break }
      if index > start, begins(index) { break }
      index = max(matching(index) ?? index, index) + 1
    }
    return min(index, words.count)
  }
}
