/// Cuts the smallest piece out of a file that the compiler does not take, and keeps its lines.
///
/// A statement is replaced by blanks; one that returns, and a body as a whole, by a sample value.
/// Where there can be none, in initializers, a trap names the reason. What uses a local name that
/// has gone goes with it.
package struct SourceCutter {
  /// How much is cut at a place.
  package enum Reach: Int, Comparable, Sendable {
    case statement, body, member, declaration

    package static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }

    /// The next larger piece.
    package var wider: Reach { Reach(rawValue: rawValue + 1) ?? .declaration }
  }

  /// A change at a place that is less than cutting a piece.
  package enum Repair: Equatable, Sendable {
    /// Takes `override` away from a member.
    case plainMember
    /// Takes a type out of an inheritance clause.
    case unlike(String)
    /// Takes a property out of the type.
    case withoutProperty(String)
    /// Has a property that gets no value give one that is made up; nil for that at the place.
    case madeUpProperty(String?)
    /// Makes an `open` constant public.
    case publicConstant
    /// Takes an attribute away.
    case withoutAttribute
    /// Ends a body that returns nothing with a trap.
    case trapAtEnd
    /// Gives a `switch` a last clause that traps.
    case trapByDefault
    /// Makes an object of one of some classes without arguments.
    case plainObject(Set<String>)
    /// Binds a value that is never nil where a condition asks for one that may be.
    case optionalValue
  }

  /// A piece that was cut.
  package struct Cut: Equatable, Sendable {
    /// From 1.
    package let line: Int
    package let column: Int
    /// The beginning of its text, in one line.
    package let text: String
    package let reach: Reach
    /// Whether the text makes constraints, adds views, or sets texts and images.
    package let isVisible: Bool
    /// The names of views that the text gives texts.
    package let titled: Set<String>
    package let names: Set<String>
    package let reason: String
    /// Whether nothing is lost by it: other words say the same.
    package var isRewording = false
  }

  let pieces: SourcePieces
  let lines: [Int]
  private var edits: [(range: Range<Int>, text: String, cut: Cut)] = []

  var structure: SwiftStructure { pieces.structure }

  /// The bytes of types that no picture of the file shows.
  private let unseen: [Range<Int>]

  /// - Parameter drawn: the names of the classes of which pictures are; nil where everything counts.
  package init(_ text: [UInt8], drawing drawn: Set<String>? = nil) {
    let pieces = SourcePieces(text)
    self.pieces = pieces
    lines = SourceMap.lineStarts(text)
    unseen = drawn.map { StructureScanner.scan(text, lacking: []).types(awayFrom: $0) } ?? []
  }

  /// Whether a place is in a type that no picture shows.
  package func isUnseen(line: Int, column: Int) -> Bool {
    offset(line, column).map { offset in unseen.contains { $0.contains(offset) } } ?? false
  }

  /// The text with everything cut that was asked for, and what that is; nil where nothing was.
  package var result: (text: [UInt8], cuts: [Cut])? {
    guard !edits.isEmpty else { return nil }
    let sorted = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var output: [UInt8] = []
    var cuts: [Cut] = []
    var position = 0
    for edit in sorted where edit.range.lowerBound >= position {
      output += structure.bytes[position..<edit.range.lowerBound]
      output += blank(edit.range, beginningWith: Array(edit.text.utf8))
      position = edit.range.upperBound
      cuts.append(edit.cut)
    }
    return (output + structure.bytes[position...], cuts)
  }

  /// Blanks with the line breaks of a range, in which a text stands first.
  private func blank(_ range: Range<Int>, beginningWith text: [UInt8]) -> [UInt8] {
    var output = text
    var rest = text.count
    for byte in structure.bytes[range] {
      if SwiftByte.isNewline(byte) {
        output.append(byte)
        rest = 0
      } else if rest > 0 {
        rest -= 1
      } else {
        output.append(UInt8(ascii: " "))
      }
    }
    return output
  }

  func offset(_ line: Int, _ column: Int) -> Int? {
    guard line >= 1, line <= lines.count else { return nil }
    let end = line < lines.count ? lines[line] : structure.bytes.count
    return min(lines[line - 1] + max(column, 1) - 1, max(end - 1, lines[line - 1]))
  }

  // MARK: Cuts

  /// Cuts a piece around a place; false where there is none of that reach. `reason`: is said by
  /// what takes its place.
  @discardableResult
  package mutating func cut(
    line: Int, column: Int, _ reach: Reach, reason: String
  ) -> Bool {
    guard let offset = offset(line, column) else { return false }
    return cut(at: offset, reach, reason)
  }

  /// Cuts the body of a function that lies in some lines.
  mutating func cut(bodyIn function: ClosedRange<Int>, reason: String) {
    guard function.lowerBound <= lines.count else { return }
    let first = structure.words.partitioningIndex { $0.start >= lines[function.lowerBound - 1] }
    guard structure.words.indices.contains(first) else { return }
    _ = body(pieces.path(to: structure.words[first].start), reason)
  }

  @discardableResult
  private mutating func cut(at offset: Int, _ reach: Reach, _ reason: String) -> Bool {
    let path = pieces.path(to: offset)
    guard let last = path.last else { return false }
    switch reach {
    case .statement where last.block == .code || last.block == .clauses:
      statement(path, at: offset, reason)
    case .statement where pieces.isType(last):
      return inherited(in: last, at: offset, reason) || cut(at: offset, .declaration, reason)
    case .body:
      guard body(path, reason) else { return cut(at: offset, .member, reason) }
    case .statement, .member:
      guard let member = path.last(where: { $0.block == .members || $0.block == .file }) else {
        return false
      }
      guard !pieces.isType(member) else { return cut(at: offset, .declaration, reason) }
      remove(member.words, .member, reason)
    case .declaration:
      let type = path.last(where: pieces.isType) ?? path[0]
      remove(type.words, .declaration, reason)
    }
    return true
  }

  mutating func remove(
    _ words: Range<Int>, _ reach: Reach, _ reason: String, text: String = ""
  ) {
    var range = pieces.bytes(words)
    // A semicolon by itself is no statement.
    if text.isEmpty, structure.kind(words.upperBound) == .semicolon {
      range = range.lowerBound..<structure.words[words.upperBound].end
    }
    replace(range, with: text, words, reach, reason)
  }

  mutating func replace(
    _ range: Range<Int>, with text: String, _ words: Range<Int>, _ reach: Reach, _ reason: String,
    isRewording: Bool = false
  ) {
    let start = structure.words[words.lowerBound].start
    let position = SourcePosition(file: "", offset: start, lines: lines)
    edits.append(
      (
        range, text,
        Cut(
          line: position.line, column: position.column, text: pieces.firstLine(of: words),
          reach: reach,
          isVisible: VisibleCode.isIn(structure, words, reason)
            && !unseen.contains { $0.contains(start) },
          titled: VisibleCode.titled(structure, words),
          names: pieces.declaredNames(in: words),
          reason: reason, isRewording: isRewording)
      ))
  }

  func trap(_ reason: String) -> String {
    "Swift.fatalError(\(SourcePass.literal("left out: \(reason)")))"
  }

  /// What takes the place of the value that a function or a getter gives; `plumbValueLeftOut` is a
  /// function of every module of a host.
  private func value(of owner: SourcePieces.Piece, _ reason: String) -> String {
    // Nobody knows a type that `some` hides.
    let head = owner.words.prefix(60)
    guard !head.contains(where: { structure.isWord($0, "some") }) else { return trap(reason) }
    return "return plumbValueLeftOut(\(SourcePass.literal(reason)))"
  }

  // MARK: Statements

  private mutating func statement(
    _ path: [SourcePieces.Piece], at offset: Int, _ reason: String
  ) {
    let piece = path[path.count - 1]
    let first = piece.words.lowerBound
    if structure.isWord(first, "if"), condition(of: piece, at: offset, reason) { return }
    if piece.block == .clauses, pieces.isClause(first) {
      return clause(path, reason)
    }
    if structure.isWord(first, "throw") {
      remove(piece.words, .statement, reason, text: "throw Swift.CancellationError()")
    } else if let owner = taker(of: path) {
      remove(piece.words, .statement, reason, text: value(of: owner, reason))
    } else if structure.isWord(first, "return") {
      remove(piece.words, .statement, reason, text: "return")
    } else {
      remove(piece.words, .statement, reason, text: piece.block == .clauses ? "()" : "")
    }
    for name in pieces.declaredNames(in: piece.words) {
      for use in pieces.uses(of: name, piece.words.upperBound..<piece.siblings.upperBound) {
        guard !edits.contains(where: { $0.range.contains(use) }) else { continue }
        cut(at: use, .statement, reason)
      }
    }
  }

  /// The function, getter or closure that returns a statement's value; nil where none does.
  private func taker(of path: [SourcePieces.Piece]) -> SourcePieces.Piece? {
    let piece = path[path.count - 1]
    guard let owner = path.dropLast().last else { return nil }
    let isReturn = structure.isWord(piece.words.lowerBound, "return")
    let isAlone = pieces.pieces(of: piece.block, piece.siblings).count == 1
    guard isReturn || isAlone else { return nil }
    // The function around it may be several blocks away.
    for outer in isReturn ? path.dropLast().reversed() : [owner] {
      let head = DeclarationHead(structure, at: outer.words.lowerBound)
      switch head.keyword {
      case .func: return pieces.hasResult(outer.words) ? outer : nil
      case .var, .let, .subscript: return outer
      case .`init`, .deinit: return nil
      default:
        if outer.block == .accessors { return structure.isWord(head.end, "get") ? outer : nil }
        // A closure gives a value if its statement says so.
        let isClosure = !Self.compound.contains(structure.words[outer.words.lowerBound].word)
        if isClosure { return isReturn && piece.words.count > 1 ? outer : nil }
      }
    }
    return nil
  }

  private static let compound: Set<SwiftWord?> = [
    .if, .guard, .for, .while, .repeat, .do, .defer, .switch,
  ]

  /// Takes a condition as false: what depends on it goes, and what comes else stays.
  private mutating func condition(
    of piece: SourcePieces.Piece, at offset: Int, _ reason: String
  ) -> Bool {
    var start = piece.words.lowerBound
    var index = start
    while index < piece.words.upperBound {
      if structure.isWord(index, "if") { start = index }
      if structure.kind(index) == .openBrace, structure.words[index].start > offset,
        let close = structure.matching(index), close < piece.words.upperBound
      {
        guard structure.isWord(close + 1, "else") else {
          guard start > piece.words.lowerBound + 1 else { return false }
          remove(start - 1..<close + 1, .statement, reason)
          return true
        }
        let range = structure.words[start].end..<structure.words[close].end
        replace(range, with: " false {}", start..<close + 1, .statement, reason)
        return true
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return false
  }

  /// Cuts a clause of a `switch`; all of it where there is no other.
  private mutating func clause(_ path: [SourcePieces.Piece], _ reason: String) {
    let label = path[path.count - 1]
    let all = pieces.pieces(of: .clauses, label.siblings)
    let labels = all.filter { pieces.isClause($0.lowerBound) }
    guard labels.count > 1 else {
      let outer = path[path.count - 2]
      return remove(outer.words, .statement, reason, text: outer.block == .clauses ? "()" : "")
    }
    let next = labels.first { $0.lowerBound > label.words.lowerBound }?.lowerBound
    remove(label.words.lowerBound..<(next ?? label.siblings.upperBound), .statement, reason)
  }

  // MARK: Bodies

  /// Cuts the body around the end of a path; false where there is none.
  private mutating func body(_ path: [SourcePieces.Piece], _ reason: String) -> Bool {
    for piece in path.reversed() {
      let head = DeclarationHead(structure, at: piece.words.lowerBound)
      let isAccessor = piece.block == .accessors
      switch head.keyword {
      case .func, .`init`, .deinit, .subscript, .var: break
      case _ where isAccessor: break
      default: continue
      }
      guard let open = pieces.firstBrace(in: head.end..<piece.words.upperBound),
        let close = structure.matching(open)
      else { return false }
      let isStored =
        head.keyword == .var && (head.end..<open).contains { structure.isWord($0, "=") }
      guard !isStored else { return false }
      let inside = structure.words[open].end..<structure.words[close].start
      let isObserver =
        structure.isWord(head.end, "didSet") || structure.isWord(head.end, "willSet")
      if isAccessor, isObserver {
        replace(inside, with: "", piece.words, .body, reason)
      } else if pieces.kind(of: open, in: piece.words) == .accessors {
        return false
      } else {
        let text = substitute(for: piece, head, reason)
        replace(inside, with: " \(text) ", piece.words, .body, reason)
      }
      return true
    }
    return false
  }

  /// What a body does in place of what was cut.
  private func substitute(
    for piece: SourcePieces.Piece, _ head: DeclarationHead, _ reason: String
  ) -> String {
    let leftOut = "plumbLeftOut(\(SourcePass.literal(reason)))"
    switch head.keyword {
    case .func where !pieces.hasResult(piece.words): return leftOut
    case .deinit: return ""
    case .`init`: return trap(reason)
    default: return structure.isWord(head.end, "set") ? leftOut : value(of: piece, reason)
    }
  }

  // MARK: Heads

  /// Cuts an entry of the inheritance clause of a type; false where the place is not in it.
  private mutating func inherited(
    in piece: SourcePieces.Piece, at offset: Int, _ reason: String
  ) -> Bool {
    let head = DeclarationHead(structure, at: piece.words.lowerBound)
    guard head.keyword != .extension || structure.words[head.end + 1].start < offset,
      let entry = pieces.entries(of: piece.words).first(where: { pieces.bytes($0).contains(offset) }
      )
    else { return false }
    remove(entry: entry, in: piece.words, reason)
    return true
  }

  /// Takes an entry out of an inheritance clause, with the comma or colon that it leaves over.
  mutating func remove(entry: Range<Int>, in piece: Range<Int>, _ reason: String) {
    var words = entry
    if structure.kind(entry.upperBound) == .comma {
      words = entry.lowerBound..<entry.upperBound + 1
    } else {
      words = entry.lowerBound - 1..<entry.upperBound
    }
    remove(words, .statement, reason)
  }
}
