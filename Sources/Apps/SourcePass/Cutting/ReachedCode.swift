/// Which functions of the files around a cell its code may run, by the names that it mentions.
///
/// A cell names a controller, and that names the rest of the app. Almost nothing of it runs where
/// the cell is drawn, so functions that nothing reaches need not compile.
package struct ReachedCode {
  /// What a file mentions, and which of its functions mention what.
  package struct File: Sendable {
    fileprivate var base = Words()
    fileprivate var functions: [Function] = []
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

  fileprivate struct Function: Sendable {
    let name: String
    /// The class that may have the function called without its name.
    let type: String?
    let words: Words
    let lines: ClosedRange<Int>
  }

  /// Functions that are called without being named.
  private static let implicit: Set<String> = [
    "description", "debugDescription", "hash", "encode", "rawValue", "wrappedValue",
    "projectedValue", "makeIterator", "next", "body", "errorDescription", "startIndex", "endIndex",
    "index", "callAsFunction", "allCases", "codingPath",
  ]

  /// The lines of functions that nothing reaches, by file.
  ///
  /// - Parameters:
  ///   - roots: files all of whose code may run.
  ///   - others: files by their paths.
  package static func unreached(
    of others: [String: File], from roots: [File]
  ) -> [String: [ClosedRange<Int>]] {
    var words = Words()
    var types = roots.flatMap(\.types).map { ($0.name, $0.entries) }
    for root in roots {
      words.formUnion(root.base)
      words.made.formUnion(root.types.map(\.name))
      for function in root.functions { words.formUnion(function.words) }
    }
    for file in others.values {
      words.formUnion(file.base)
      types += file.types.map { ($0.name, $0.entries) }
    }
    var open = others.mapValues(\.functions)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      types.removeAll { type in
        guard words.made.contains(type.0) else { return false }
        words.made.formUnion(type.1)
        isGrowing = true
        return true
      }
      for (path, functions) in open {
        let rest = functions.filter { function in
          let isReached =
            words.names.contains(function.name) || implicit.contains(function.name)
            || function.type.map(words.made.contains) ?? false
          if isReached { words.formUnion(function.words) }
          return !isReached
        }
        if rest.count < functions.count { isGrowing = true }
        open[path] = rest
      }
    }
    return open.mapValues { $0.map(\.lines) }.filter { !$0.value.isEmpty }
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
      // A XIB makes what an outlet holds.
      if head.attributes.contains(where: { $0.name == "IBOutlet" }) {
        base.made.formUnion(ReachedCode.Words(piece, of: structure).names)
      }
      guard let keyword = head.keyword, structure.words.indices.contains(head.end + 1),
        let open = pieces.firstBrace(in: head.end..<piece.upperBound),
        let close = structure.matching(open)
      else {
        base.formUnion(.init(piece, of: structure))
        continue
      }
      let name = structure.text(head.end + 1)
      if keyword.isType {
        base.formUnion(.init(piece.lowerBound..<open, of: structure))
        let entries = pieces.entries(of: piece).map { structure.text($0.lowerBound) }
        if keyword != .extension { types.append((name, entries)) }
        read(
          .members, open + 1..<close, in: (name, keyword != .extension || !entries.isEmpty),
          pieces, lines)
        continue
      }
      let isFunction =
        keyword == .func && structure.isName(head.end + 1) || keyword == .`init`
        || keyword == .var && !(head.end..<open).contains { structure.isWord($0, "=") }
      guard isFunction, block == .members || block == .file else {
        base.formUnion(.init(piece, of: structure))
        continue
      }
      base.formUnion(.init(head.end + 2..<max(open, head.end + 2), of: structure))
      // An initializer is called by its type's name, in extensions of UIKit's classes too.
      let isCalled =
        owner?.isCalled ?? false || head.modifiers.contains(.override) || keyword == .`init`
      let bytes = pieces.bytes(piece)
      functions.append(
        .init(
          name: keyword == .`init` ? "init" : name, type: isCalled ? owner?.name : nil,
          words: .init(open..<close, of: structure),
          lines: SourcePosition(file: "", offset: bytes.lowerBound, lines: lines)
            .line...SourcePosition(file: "", offset: bytes.upperBound, lines: lines).line))
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
