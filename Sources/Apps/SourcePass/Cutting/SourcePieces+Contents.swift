extension SourcePieces {
  func isType(_ piece: SourcePieces.Piece) -> Bool {
    DeclarationHead(structure, at: piece.words.lowerBound).keyword?.isType ?? false
  }

  func bytes(_ words: Range<Int>) -> Range<Int> {
    structure.words[words.lowerBound].start..<structure.words[words.upperBound - 1].end
  }

  func firstLine(of words: Range<Int>) -> String {
    let text = structure.text(bytes(words))
    let line = text.prefix { !$0.isNewline }
    return line.count > Self.longestText || line.count < text.count
      ? line.prefix(Self.longestText) + "…" : text
  }

  private static let longestText = 60

  /// The entries of the inheritance clause of a type.
  func entries(of piece: Range<Int>) -> [Range<Int>] {
    let head = DeclarationHead(structure, at: piece.lowerBound)
    guard let open = firstBrace(in: head.end..<piece.upperBound),
      let colon = (head.end..<open).first(where: { structure.kind($0) == .colon })
    else { return [] }
    let end = (colon..<open).first { structure.words[$0].word == .where } ?? open
    var entries: [Range<Int>] = []
    var start = colon + 1
    var depth = 0
    for index in colon + 1..<end {
      if structure.isWord(index, "<") { depth += 1 }
      if structure.kind(index) == .operator, structure.text(index).hasPrefix(">") { depth -= 1 }
      if structure.kind(index) == .comma, depth == 0 {
        if start < index { entries.append(start..<index) }
        start = index + 1
      }
    }
    if start < end { entries.append(start..<end) }
    return entries
  }

  func members(of piece: Range<Int>) -> [Range<Int>] {
    let head = DeclarationHead(structure, at: piece.lowerBound)
    guard let open = firstBrace(in: head.end..<piece.upperBound),
      let close = structure.matching(open)
    else { return [] }
    return pieces(of: .members, open + 1..<close)
  }

  func hasResult(_ function: Range<Int>) -> Bool {
    let brace = firstBrace(in: function) ?? function.upperBound
    var index = function.lowerBound
    while index < brace {
      if structure.isWord(index, "->") {
        return !structure.isWord(index + 1, "Void")
          && !(structure.kind(index + 1) == .openParen && structure.kind(index + 2) == .closeParen)
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return false
  }

  func declaredNames(in words: Range<Int>) -> Set<String> {
    let head = DeclarationHead(structure, at: words.lowerBound)
    var names: Set<String> = []
    var index = words.lowerBound
    switch head.keyword {
    case .func, .class, .struct, .enum, .protocol, .typealias, .actor:
      return structure.isName(head.end + 1) ? [structure.text(head.end + 1)] : []
    case .var, .let: index = head.end
    default: guard structure.isWord(index, "guard") else { return [] }
    }
    while index < words.upperBound {
      let word = structure.words[index]
      if word.kind == .openBrace { break }
      if word.word == .let || word.word == .var {
        if structure.isName(index + 1) { names.insert(structure.text(index + 1)) }
        if structure.kind(index + 1) == .openParen, let close = structure.matching(index + 1) {
          names.formUnion((index + 2..<close).filter(structure.isName).map(structure.text))
        }
      }
      index += 1
    }
    return names
  }

  /// The bytes at which a local name is used.
  func uses(of name: String, _ words: Range<Int>) -> [Int] {
    words.filter { index in
      structure.isName(index) && structure.text(index) == name
        && structure.kind(index - 1) != .dot
        && !(structure.kind(index + 1) == .colon
          && [.openParen, .comma].contains(structure.kind(index - 1)))
    }.map { structure.words[$0].start }
  }
}
