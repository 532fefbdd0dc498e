/// The statements and declarations around a place in a file, as far as brackets, keywords and the
/// ends of lines tell.
///
/// It parses no expressions. Where a line goes on is decided as the compiler does it: by an
/// operator, a comma, a dot or a keyword at the end of one line or the beginning of the next.
struct SourcePieces {
  enum Block {
    case file
    case members
    case code
    /// `get`, `set`, `didSet` and the like.
    case accessors
    /// The clauses of a `switch`.
    case clauses
  }

  /// A statement or declaration, and the block that it stands in.
  struct Piece {
    let words: Range<Int>
    let block: Block
    /// The words of the block, without its braces.
    let siblings: Range<Int>
  }

  let structure: SwiftStructure

  init(_ structure: SwiftStructure) { self.structure = structure }

  init(_ bytes: [UInt8]) { structure = SwiftStructure(bytes) }

  /// The pieces that a byte lies in, the outermost first; the last is the smallest.
  func path(to offset: Int) -> [Piece] {
    var path: [Piece] = []
    var (block, siblings) = (Block.file, structure.words.indices)
    while path.count < Self.deepest {
      guard let piece = pieces(of: block, siblings).first(where: { holds($0, offset) }) else {
        return path
      }
      path.append(Piece(words: piece, block: block, siblings: siblings))
      guard let open = brace(in: piece, around: offset), let close = structure.matching(open) else {
        return path
      }
      block = kind(of: open, in: piece)
      siblings = (block == .code ? afterSignature(open) : open + 1)..<close
      guard siblings.first.map({ structure.words[$0].start <= offset }) ?? false else {
        return path
      }
    }
    return path
  }

  /// Blocks in blocks beyond these are not told apart.
  private static let deepest = 60

  private func holds(_ piece: Range<Int>, _ offset: Int) -> Bool {
    structure.words[piece.lowerBound].start <= offset
      && offset < structure.words[piece.upperBound - 1].end
  }

  // MARK: Blocks

  /// The outermost brace of a piece whose block a byte lies in.
  private func brace(in piece: Range<Int>, around offset: Int) -> Int? {
    var index = piece.lowerBound
    while index < piece.upperBound {
      guard let close = structure.matching(index), close > index else {
        index += 1
        continue
      }
      let isAround =
        structure.words[index].start < offset && offset < structure.words[close].start
      if isAround, structure.kind(index) == .openBrace { return index }
      index = isAround ? index + 1 : close + 1
    }
    return nil
  }

  func kind(of open: Int, in piece: Range<Int>) -> Block {
    let head = DeclarationHead(structure, at: piece.lowerBound)
    if head.keyword?.isType ?? false, open == firstBrace(in: head.end..<piece.upperBound) {
      return .members
    }
    var first = open + 1
    if structure.isWord(first, "case") || structure.isWord(first, "default")
      || structure.kind(first) == .at && structure.isWord(first + 1, "unknown")
    {
      return .clauses
    }
    first = DeclarationHead(structure, at: first).end
    return isAccessor(first) ? .accessors : .code
  }

  /// The first brace of a piece that is in no parentheses.
  func firstBrace(in words: Range<Int>) -> Int? {
    var index = words.lowerBound
    while index < words.upperBound {
      if structure.kind(index) == .openBrace { return index }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return nil
  }

  private func isAccessor(_ index: Int) -> Bool {
    let names: [StaticString] = ["get", "set", "didSet", "willSet", "_modify", "_read"]
    guard names.contains(where: { structure.isWord(index, $0) }) else { return false }
    switch structure.kind(index + 1) {
    case .openBrace, .closeBrace, .openParen: return true
    default: return [.async, .throws, .get, .set].contains(structure.words[index + 1].word)
    }
  }

  /// The first word behind the signature of a closure, `{ [weak self] value in`.
  private func afterSignature(_ open: Int) -> Int {
    var index = open + 1
    let limit = min(structure.words.count, index + Self.longestSignature)
    while index < limit {
      if structure.isWord(index, "in") { return index + 1 }
      let word = structure.words[index]
      switch word.kind {
      case .openParen, .openBracket: index = (structure.matching(index) ?? index) + 1
      case .comma, .colon, .dot, .at, .operator, .quotedIdentifier: index += 1
      case .identifier:
        let isAllowed = word.word.map { [.async, .throws, .some, .any, .inout].contains($0) }
        guard isAllowed ?? true else { return open + 1 }
        index += 1
      default: return open + 1
      }
    }
    return open + 1
  }

  private static let longestSignature = 80

  // MARK: Pieces

  /// The statements or declarations of a block. Lines of `#if` and its like belong to none.
  func pieces(of block: Block, _ words: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int?
    var index = words.lowerBound
    func end(at index: Int) {
      if let start, start < index { pieces.append(start..<index) }
      start = nil
    }
    while index < words.upperBound {
      if structure.kind(index) == .semicolon {
        end(at: index)
        index += 1
        continue
      }
      if isCondition(index) {
        end(at: index)
        repeat {
          index += 1
        } while index < words.upperBound && !structure.words[index].isFirstOfLine
        continue
      }
      if let first = start, begins(index, in: block, after: first) { end(at: index) }
      if start == nil { start = index }
      let isLabelEnd = block == .clauses && structure.kind(index) == .colon
      index = max(structure.matching(index) ?? index, index) + 1
      if isLabelEnd, let first = start, isClause(first) { end(at: index) }
    }
    end(at: min(index, words.upperBound))
    return pieces
  }

  /// Whether a word begins a line of conditional compilation.
  private func isCondition(_ index: Int) -> Bool {
    guard structure.kind(index) == .directive else { return false }
    return ["#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation"]
      .contains(structure.text(index))
  }

  /// Whether a clause of a `switch` begins at a word.
  func isClause(_ index: Int) -> Bool {
    structure.isWord(index, "case") || structure.isWord(index, "default")
      || structure.kind(index) == .at && structure.isWord(index + 1, "unknown")
  }

  private func begins(_ index: Int, in block: Block, after start: Int) -> Bool {
    let word = structure.words[index]
    let isBehindBlock = structure.kind(index - 1) == .closeBrace
    if block == .accessors {
      return isAccessor(DeclarationHead(structure, at: index).end)
        && (word.isFirstOfLine || isBehindBlock)
    }
    guard word.isFirstOfLine else { return false }
    if block == .clauses, isClause(index) { return true }
    switch word.kind {
    case .dot, .comma, .colon, .openBrace: return false
    case .operator:
      // One with a space behind it goes on with the line before.
      guard index + 1 < structure.words.count, structure.words[index + 1].start == word.end,
        !structure.isWord(index, "->")
      else { return false }
    case .identifier:
      if structure.isWord(index, "catch") { return !isBehindBlock }
      if word.word == .while { return structure.words[start].word != .repeat || !isBehindBlock }
      if let known = word.word, Self.continuing.contains(known) { return false }
      if word.word == .async, structure.words[index + 1].word != .let { return false }
    default: break
    }
    return ends(index - 1) && DeclarationHead(structure, at: start).end < index
  }

  /// Words that go on with what stands before them.
  private static let continuing: Set<SwiftWord> = [
    .else, .where, .as, .is, .in, .throws, .rethrows,
  ]

  /// Words after which a line goes on.
  private static let open: Set<SwiftWord> = [
    .return, .throw, .try, .await, .in, .is, .as, .let, .var, .func, .if, .guard, .while, .for,
    .switch, .case, .else, .where, .import, .inout, .some, .any, .class, .struct, .enum, .protocol,
    .extension, .typealias, .associatedtype, .yield,
  ]

  /// Whether a statement can end with a word.
  private func ends(_ index: Int) -> Bool {
    let word = structure.words[index]
    switch word.kind {
    case .comma, .colon, .dot, .at: return false
    case .operator:
      return index > 0 && structure.words[index - 1].end == word.start
        && !structure.isWord(index, "->")
    case .identifier:
      guard let known = word.word, structure.kind(index - 1) != .dot else { return true }
      return !Self.open.contains(known)
    default: return true
    }
  }
}
