/// A token that the compiler notices, with what the structure needs to know of it.
struct CodeWord {
  let kind: SwiftToken.Kind
  let word: SwiftWord?
  let start: Int
  let end: Int
  /// Whether a line ended since the word before.
  let isFirstOfLine: Bool
}

/// An attribute of a declaration, such as `@objc(name:)`.
struct Attribute {
  /// The name without `@`.
  let name: String
  /// The bytes from `@` to the end of the arguments.
  let range: Range<Int>
  /// The words between the parentheses; empty without them.
  let arguments: Range<Int>
}

/// A class, structure, enumeration, actor or protocol, or an extension of one.
struct TypeDeclaration {
  let keyword: SwiftWord
  /// The name as written, with that of the types around it: `Feed.Cell`.
  let path: String
  let attributes: [Attribute]
  let modifiers: [SwiftWord]
  let name: Int
  /// Whether it stands in a function, so that nothing else can name it.
  let isLocal: Bool
  /// The conditions of the `#if` clauses around it, outermost first.
  let conditions: [String]
  /// The words of the braces; nil where they are missing.
  var open: Int?
  var close: Int?

  var isPrivate: Bool { modifiers.contains(.private) || modifiers.contains(.fileprivate) }
  var reference: String { isLocal ? simpleName : path }

  /// The last component of the path.
  var simpleName: String { path.split(separator: ".").last.map(String.init) ?? path }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// A parameter of a method.
struct Parameter {
  /// The label at calls; nil for `_`.
  let label: String?
  let name: String
  /// The type of a value: as written, but for `@escaping`.
  let type: Range<Int>
  let declaredType: Range<Int>
  /// The type as written, and the value that stands for it where none is given.
  let declaration: Range<Int>
  /// Whether calls may leave it out.
  let hasDefault: Bool
  /// Whether a value of unknown type can be converted for it: neither `inout` nor variadic.
  let takesAnyValue: Bool
}

/// A method, property or other member of a type.
struct Member {
  let keyword: SwiftWord
  /// Without backticks; empty for operators.
  let name: String
  let owner: Int
  let attributes: [Attribute]
  let modifiers: [SwiftWord]
  /// The bytes from the first attribute to the end of the body.
  let range: Range<Int>
  var parameters: [Parameter] = []
  /// Whether it has type parameters or is `async`, so that no selector can name it.
  var isGenericOrAsync = false
  var canThrow = false
  /// The type after the arrow; nil without one.
  var result: Range<Int>?
  /// Of properties: whether it can be assigned, the further names of its declaration, its type.
  var isSettable = true
  var furtherNames: [String] = []
  var type: Range<Int>?
  /// The conditions of the `#if` clauses around it, outermost first.
  var conditions: [String] = []

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var isStatic: Bool { modifiers.contains(.static) || modifiers.contains(.class) }
  var isPrivate: Bool { modifiers.contains(.private) || modifiers.contains(.fileprivate) }
}

/// An `import`.
struct ImportDeclaration {
  /// `UIKit` of `import class UIKit.UIView`.
  let module: String
  /// All bytes of the declaration.
  let range: Range<Int>
  /// The bytes behind the module: `.UILabel` of `import UIKit.UILabel`, a header on a phone.
  let submodule: Range<Int>?
  /// The conditions of the `#if` clauses around it, outermost first.
  let conditions: [String]
}

/// `#selector(…)`, `#keyPath(…)` or `#Preview`.
struct DirectiveUse {
  enum Kind { case selector, keyPath, preview }

  let kind: Kind
  let word: Int
  /// The words between its parentheses; empty without them.
  let arguments: Range<Int>
  /// The innermost type around it.
  let owner: Int?
  let conditions: [String]
}

/// What a file declares, as far as the pass needs to know.
struct SwiftStructure {
  let bytes: [UInt8]
  /// The significant tokens.
  let words: [CodeWord]
  /// The word of the other bracket of each bracket; -1 for other words and unmatched brackets.
  let match: [Int32]
  var types: [TypeDeclaration] = []
  var members: [Member] = []
  var imports: [ImportDeclaration] = []
  var directives: [DirectiveUse] = []
  /// Attributes and modifiers at declarations, which may have to go.
  var attributes: [Attribute] = []
  var dynamicModifiers: [Int] = []
  /// Declarations outside code that other files do not see: their names, and the modifiers' words.
  var privates: [(name: String, modifier: Int)] = []
  /// Tests of the platform in conditions, and their answer; of `canImport`, which stands only where
  /// an import of the module is replaced, also the module.
  var platformTests: [(range: Range<Int>, answer: Bool, module: String?)] = []
  /// How many tokens of trivia come first, up to the end of the byte order mark.
  let markLength: Int
  let hasShebang: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let tokens = SwiftLexer.tokens(of: bytes)
    markLength = tokens.first?.kind == .byteOrderMark ? 3 : 0
    hasShebang = tokens.prefix(2).contains { $0.kind == .shebang }
    words = Self.words(tokens, bytes)
    match = Self.matches(words)
  }

  private static func words(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> [CodeWord] {
    var words: [CodeWord] = []
    words.reserveCapacity(tokens.count / 2)
    var isFirst = true
    bytes.withUnsafeBufferPointer { source in
      for token in tokens {
        if token.isTrivia {
          if token.kind == .newline || token.kind == .blockComment { isFirst = true }
          continue
        }
        words.append(
          CodeWord(
            kind: token.kind,
            word: token.kind == .identifier ? SwiftWord(source, token.range) : nil,
            start: Int(token.start), end: Int(token.end), isFirstOfLine: isFirst))
        isFirst = false
      }
    }
    return words
  }

  /// Pairs brackets. One that closes an outer bracket leaves the inner ones open.
  private static func matches(_ words: [CodeWord]) -> [Int32] {
    var match = [Int32](repeating: -1, count: words.count)
    var open: [(index: Int, kind: SwiftToken.Kind)] = []
    var counts: [SwiftToken.Kind: Int] = [:]
    for (index, word) in words.enumerated() {
      switch word.kind {
      case .openBrace, .openParen, .openBracket, .interpolationStart:
        open.append((index, word.kind))
        counts[word.kind, default: 0] += 1
      case .closeBrace, .closeParen, .closeBracket, .interpolationEnd:
        let wanted = opener(of: word.kind)
        guard counts[wanted, default: 0] > 0 else { continue }
        while let last = open.popLast() {
          counts[last.kind, default: 0] -= 1
          guard last.kind == wanted else { continue }
          match[last.index] = Int32(index)
          match[index] = Int32(last.index)
          break
        }
      default: break
      }
    }
    return match
  }

  private static func opener(of kind: SwiftToken.Kind) -> SwiftToken.Kind {
    switch kind {
    case .closeBrace: .openBrace
    case .closeParen: .openParen
    case .closeBracket: .openBracket
    default: .interpolationStart
    }
  }

  /// The word of the other bracket.
  func matching(_ index: Int) -> Int? { match[index] < 0 ? nil : Int(match[index]) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The signature of a closure `{ () -> UIView in`: its last word, and the type of the result.
  func signature(behind brace: Int) -> (end: Int, result: String?)? {
    guard kind(brace + 1) == .openParen, kind(brace + 2) == .closeParen else { return nil }
    for index in (brace + 3)..<min(brace + 40, words.count) {
      if isWord(index, "in") {
        guard index > brace + 4 else { return index == brace + 3 ? (index, nil) : nil }
        return (index, text(words[brace + 4].start..<words[index - 1].end))
      }
      if kind(index) == .openBrace || kind(index) == .closeBrace { return nil }
    }
    return nil
  }

  /// The first word of a text at or behind a byte.
  func word(at offset: Int, named text: String) -> Int? {
    let first = words.partitioningIndex { $0.start >= offset }
    return (first..<words.count).first { isName($0) && self.text($0) == text }
  }

  /// A word's text, without backticks.
  func text(_ index: Int) -> String {
    let word = words[index]
    let inset = word.kind == .quotedIdentifier ? 1 : 0
    return text(word.start + inset..<word.end - inset)
  }

  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard words.indices.contains(index) else { return false }
    let word = words[index]
    guard word.end - word.start == text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[word.start + $0] == text.utf8Start[$0]
    }
  }

  func isName(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    return words[index].kind == .identifier || words[index].kind == .quotedIdentifier
  }

  /// The words in a range of bytes.
  func wordIndices(of range: Range<Int>) -> Range<Int> {
    let first = words.partitioningIndex { $0.start >= range.lowerBound }
    return first..<max(first, words.partitioningIndex { $0.start >= range.upperBound })
  }

  func kind(_ index: Int) -> SwiftToken.Kind? {
    words.indices.contains(index) ? words[index].kind : nil
  }
}

extension SwiftStructure {
  /// Whether a class has an `init(coder:)` that does nothing but end the program; those of types in it
  /// are theirs.
  func refusesCoder(_ type: TypeDeclaration) -> Bool {
    guard let open = type.open, let close = type.close else { return false }
    var index = open + 1
    while index < close {
      if words[index].word == .`init`, ends(initializer: index) { return true }
      index = max(matching(index) ?? index, index) + 1
    }
    return false
  }

  private func ends(initializer index: Int) -> Bool {
    // A question mark may stand between.
    guard let parenthesis = (index + 1...index + 2).first(where: { kind($0) == .openParen }),
      isWord(parenthesis + 1, "coder"), let end = matching(parenthesis), kind(end + 1) == .openBrace
    else { return false }
    return isWord(end + 2, "fatalError") || isWord(end + 2, "preconditionFailure")
  }
}
