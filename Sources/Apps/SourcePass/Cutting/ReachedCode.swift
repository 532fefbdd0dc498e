/// Which code of an app a cell may run, by the names that it mentions.
///
/// A cell names a controller, and that names the rest of the app. Almost nothing of it runs where
/// the cell is drawn, so functions that nothing reaches need not compile, nor types that nothing
/// names.
package struct ReachedCode {
  /// What a file mentions, and which of its functions mention what.
  package struct File: Sendable {
    /// What stands outside of types.
    fileprivate var base = Words()
    fileprivate var members: [Member] = []
    /// Types with the entries of their inheritance clauses.
    fileprivate var types: [(name: String, entries: [String])] = []

    package init(_ text: [UInt8]) {
      let pieces = SourcePieces(text)
      let lines = SourceMap.lineStarts(text)
      read(.file, pieces.structure.words.indices, in: nil, pieces, lines)
    }
  }

  fileprivate struct Words: Sendable {
    var names: Set<String> = []
    /// Names before a parenthesis, `.self` or `.init`: types of which objects may be made.
    var made: Set<String> = []

    mutating func formUnion(_ other: Words) {
      names.formUnion(other.names)
      made.formUnion(other.made)
    }
  }

  /// A function, or another member of a type, or the head of one.
  fileprivate struct Member: Sendable {
    /// Of a function; nil for what belongs to the type as a whole.
    var name: String?
    let owner: String?
    /// The class that may have the function called without its name.
    var type: String?
    let words: Words
    /// Nil for the head of a type, whose members may be reached.
    var lines: ClosedRange<Int>?
  }

  /// Functions that are called without being named.
  private static let implicit: Set<String> = [
    "description", "debugDescription", "hash", "encode", "rawValue", "wrappedValue",
    "projectedValue", "makeIterator", "next", "body", "errorDescription", "startIndex", "endIndex",
    "index", "callAsFunction", "allCases", "codingPath", "buildBlock", "buildExpression",
    "buildOptional", "buildEither", "buildArray", "buildPartialBlock", "buildFinalResult",
    "buildLimitedAvailability",
    // What UIKit asks of views, also of those that only a XIB makes.
    "intrinsicContentSize", "alignmentRectInsets", "layoutSubviews", "layoutMarginsDidChange",
    "draw",
    "drawText", "textRect", "awakeFromNib", "prepareForReuse", "updateConstraints", "sizeThatFits",
    "systemLayoutSizeFitting", "preferredLayoutAttributesFitting", "didMoveToSuperview",
    "willMove", "didMoveToWindow", "traitCollectionDidChange", "tintColorDidChange", "layerClass",
  ]

  /// The lines of functions that nothing reaches, and of members of types that nothing names, by file.
  ///
  /// - Parameters:
  ///   - roots: files all of whose code may run.
  ///   - classes: of which objects are made.
  ///   - views: classes of which a XIB may make objects, unless they are controllers.
  ///   - others: files by their paths.
  package static func unreached(
    of others: [String: File], from roots: [File], making classes: Set<String> = [],
    views: Set<String> = []
  ) -> [String: [ClosedRange<Int>]] {
    var words = Words(names: classes, made: classes)
    var types = roots.flatMap(\.types).map { ($0.name, $0.entries) }
    for root in roots {
      words.formUnion(root.base)
      words.made.formUnion(root.types.map(\.name))
      for member in root.members { words.formUnion(member.words) }
    }
    for file in others.values {
      words.formUnion(file.base)
      types += file.types.map { ($0.name, $0.entries) }
    }
    var open = others.mapValues(\.members)
    let views = views.filter { !$0.hasSuffix("Controller") }.subtracting(
      types.filter { $0.1.contains { $0.hasSuffix("Controller") } }.map(\.0))
    let declared = Set(types.map(\.0))
    // Nobody has an object of a type of the app that no code names.
    func isKnown(_ type: String) -> Bool {
      words.names.contains(type) || views.contains(type) || !declared.contains(type)
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      types.removeAll { type in
        guard words.made.contains(type.0) else { return false }
        words.made.formUnion(type.1)
        isGrowing = true
        return true
      }
      for (path, members) in open {
        let rest = members.filter { member in
          guard member.owner.map(isKnown) ?? true else { return true }
          let isReached =
            member.name.map { words.names.contains($0) || implicit.contains($0) } ?? true
            || member.type.map(words.made.contains) ?? false
          if isReached { words.formUnion(member.words) }
          return !isReached
        }
        if rest.count < members.count { isGrowing = true }
        open[path] = rest
      }
    }
    return open.mapValues { Set($0.compactMap(\.lines)).sorted { $0.lowerBound < $1.lowerBound } }
      .filter { !$0.value.isEmpty }
  }

  /// A file without the bodies of some functions.
  package static func pruned(_ text: [UInt8], at functions: [ClosedRange<Int>]) -> [UInt8] {
    var cutter = SourceCutter(text)
    for lines in functions {
      cutter.cut(bodyIn: lines, reason: "no drawn code seemed to call it")
    }
    return cutter.result?.text ?? text
  }
}

extension ReachedCode.File {
  fileprivate mutating func read(
    _ block: SourcePieces.Block, _ words: Range<Int>,
    in owner: (name: String, isCalled: Bool)?, _ pieces: SourcePieces, _ lines: [Int]
  ) {
    let structure = pieces.structure
    for piece in pieces.pieces(of: block, words) {
      let head = DeclarationHead(structure, at: piece.lowerBound)
      let bytes = pieces.bytes(piece)
      let range =
        SourcePosition(file: "", offset: bytes.lowerBound, lines: lines)
        .line...SourcePosition(file: "", offset: bytes.upperBound, lines: lines).line
      /// What code has that is no function: it runs, or is looked at, with what is around it.
      func add(_ words: ReachedCode.Words) {
        guard let owner else { return base.formUnion(words) }
        members.append(.init(owner: owner.name, words: words, lines: range))
      }
      // A XIB makes what an outlet holds.
      if head.attributes.contains(where: { $0.name == "IBOutlet" }) {
        add(.init(made: ReachedCode.Words(piece, of: structure).names))
      }
      guard let keyword = head.keyword, structure.words.indices.contains(head.end + 1),
        let open = pieces.firstBrace(in: head.end..<piece.upperBound),
        let close = structure.matching(open)
      else {
        add(.init(piece, of: structure))
        continue
      }
      let name = structure.text(head.end + 1)
      // All of the head but the name, attributes like a wrapper's too.
      var words = ReachedCode.Words(piece.lowerBound..<head.end, of: structure)
      words.formUnion(.init(head.end + 2..<max(open, head.end + 2), of: structure))
      if keyword.isType {
        let entries = pieces.entries(of: piece).map { structure.text($0.lowerBound) }
        if keyword != .extension { types.append((name, entries)) }
        members.append(.init(owner: name, words: words))
        read(
          .members, open + 1..<close, in: (name, keyword != .extension || !entries.isEmpty),
          pieces, lines)
        continue
      }
      let isFunction =
        keyword == .func && structure.isName(head.end + 1) || keyword == .`init`
        || keyword == .var && !(head.end..<open).contains { structure.isWord($0, "=") }
      guard isFunction, block == .members || block == .file else {
        add(.init(piece, of: structure))
        continue
      }
      add(words)
      // An initializer is called by its type's name, in extensions of UIKit's classes too.
      let isCalled =
        owner?.isCalled ?? false || head.modifiers.contains(.override) || keyword == .`init`
      members.append(
        .init(
          name: keyword == .`init` ? "init" : name, owner: owner?.name,
          type: isCalled ? owner?.name : nil, words: .init(open..<close, of: structure),
          lines: range))
    }
  }
}

extension ReachedCode.Words {
  fileprivate init(_ words: Range<Int>, of structure: SwiftStructure) {
    for word in words where structure.isName(word) {
      let text = structure.text(word)
      names.insert(text)
      let isMade =
        structure.kind(word + 1) == .openParen
        || structure.kind(word + 1) == .dot
          && (structure.isWord(word + 2, "self") || structure.isWord(word + 2, "init"))
      if isMade { made.insert(text) }
    }
  }
}
