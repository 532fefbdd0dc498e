/// The attributes and modifiers of a declaration, up to its keyword.
struct DeclarationHead {
  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [SwiftWord] = []
  /// The words of `dynamic`.
  private(set) var dynamicModifiers: [Int] = []
  /// The words of `private` and `fileprivate`, but for those of setters.
  private(set) var privateModifiers: [Int] = []
  /// Nil if no declaration follows.
  private(set) var keyword: SwiftWord?
  /// The word of the keyword, or the first that is no part of a head.
  private(set) var end: Int
  /// The first byte.
  let start: Int

  /// Reads a head from a word on.
  init(_ structure: SwiftStructure, at index: Int) {
    start = structure.words[index].start
    end = index
    while end < structure.words.count {
      if structure.words[end].kind == .at, let attribute = Self.attribute(structure, at: end) {
        attributes.append(attribute.value)
        end = attribute.end
      } else if let word = structure.words[end].word, Self.isModifier(word, structure, at: end) {
        modifiers.append(word)
        if word == .dynamic { dynamicModifiers.append(end) }
        let hasOption = Self.hasOption(structure, at: end)
        if !hasOption, word == .private || word == .fileprivate { privateModifiers.append(end) }
        end += hasOption ? 4 : 1
      } else {
        break
      }
    }
    guard end < structure.words.count, let word = structure.words[end].word, word.isDeclaration
    else { return }
    // `actor`, `macro` and `operator` are names elsewhere.
    let isContextual = word == .actor || word == .macro || word == .operator
    let isFollowed = structure.isName(end + 1) && !structure.words[end + 1].isFirstOfLine
    if !isContextual || isFollowed || word == .operator && !modifiers.isEmpty { keyword = word }
  }

  /// `class` is a modifier before another keyword.
  private static func isModifier(
    _ word: SwiftWord, _ structure: SwiftStructure, at index: Int
  ) -> Bool {
    if word.isModifier { return true }
    guard word == .class, index + 1 < structure.words.count else { return false }
    guard let next = structure.words[index + 1].word else { return false }
    return next.isDeclaration && next != .actor || next.isModifier
  }

  /// Whether a modifier is followed by `(set)`, `(unsafe)` or the like.
  private static func hasOption(_ structure: SwiftStructure, at index: Int) -> Bool {
    structure.kind(index + 1) == .openParen && structure.isName(index + 2)
      && structure.matching(index + 1) == index + 3
      && structure.words[index + 1].start == structure.words[index].end
  }

  private static func attribute(
    _ structure: SwiftStructure, at index: Int
  ) -> (value: Attribute, end: Int)? {
    var last = index + 1
    guard structure.isName(last) else { return nil }
    var name = structure.text(last)
    while structure.kind(last + 1) == .dot, structure.isName(last + 2) {
      name += "." + structure.text(last + 2)
      last += 2
    }
    var arguments = last + 1..<last + 1
    // Only of `@objc (name)` arguments may stand apart: others take what follows for a type.
    if structure.kind(last + 1) == .openParen,
      structure.words[last + 1].start == structure.words[last].end || name == "objc",
      let close = structure.matching(last + 1)
    {
      arguments = last + 2..<close
      last = close
    }
    let range = structure.words[index].start..<structure.words[last].end
    return (Attribute(name: name, range: range, arguments: arguments), last + 1)
  }
}

/// Reads what the pass needs to know of a member.
struct MemberReader {
  private let structure: SwiftStructure
  private let keyword: Int
  private var result: Member

  init(_ structure: SwiftStructure, _ head: DeclarationHead, _ keyword: SwiftWord, owner: Int) {
    self.structure = structure
    self.keyword = head.end
    let name = head.end + 1
    let hasName = keyword != .`init` && keyword != .deinit && keyword != .subscript
    result = Member(
      keyword: keyword, name: hasName && structure.isName(name) ? structure.text(name) : "",
      owner: owner, attributes: head.attributes, modifiers: head.modifiers,
      range: head.start..<structure.words[head.end].end)
  }

  func member() -> Member {
    switch result.keyword {
    case .func, .`init`, .subscript: method()
    case .var, .let: property()
    default: result
    }
  }

  /// Words of a head at most; a member that has more is left alone.
  private static let longestHead = 2000

  private func ended(at word: Int) -> Member {
    Member(
      keyword: result.keyword, name: result.name, owner: result.owner,
      attributes: result.attributes, modifiers: result.modifiers,
      range: result.range.lowerBound..<structure.words[word].end)
  }

  /// The first brace of a body after a word; nil if the declaration ends before.
  private func body(after index: Int) -> Int? {
    var next = index + 1
    while next < structure.words.count, next < index + Self.longestHead {
      let word = structure.words[next]
      switch word.kind {
      case .openBrace: return next
      case .closeBrace, .semicolon, .directive: return nil
      case .openParen, .openBracket: next = structure.matching(next) ?? next
      default:
        let begins = word.word.map { $0.isDeclaration || $0.isModifier } ?? (word.kind == .at)
        if begins, word.isFirstOfLine { return nil }
      }
      next += 1
    }
    return nil
  }

  private func method() -> Member {
    var open = keyword + 1
    let limit = min(structure.words.count, open + 200)
    while open < limit, structure.words[open].kind != .openParen {
      if structure.words[open].kind == .openBrace { return result }
      open += 1
    }
    guard open < limit, let close = structure.matching(open) else { return result }
    let bodyEnd = body(after: close).flatMap(structure.matching)
    let head = effects(after: close)
    var member = ended(at: bodyEnd ?? head.end)
    member.isGenericOrAsync = open > keyword + 2 || head.isAsync
    member.canThrow = head.canThrow
    member.result = head.result
    member.parameters = ParameterReader(structure).parameters(open + 1..<close)
    return member
  }

  /// What follows the parameters: `async throws -> Type`, in the same line unless it begins with
  /// an arrow.
  private func effects(
    after close: Int
  ) -> (isAsync: Bool, canThrow: Bool, result: Range<Int>?, end: Int) {
    var (isAsync, canThrow) = (false, false)
    var index = close + 1
    while index < structure.words.count {
      if structure.words[index].word == .async {
        isAsync = true
      } else if structure.words[index].word == .throws || structure.words[index].word == .rethrows {
        canThrow = true
        if structure.kind(index + 1) == .openParen {
          index = structure.matching(index + 1) ?? index
        }
      } else {
        break
      }
      index += 1
    }
    guard structure.isWord(index, "->"), index + 1 < structure.words.count else {
      return (isAsync, canThrow, nil, index - 1)
    }
    let first = index + 1
    var last = index
    while last + 1 < structure.words.count, last < first + Self.longestHead {
      let next = structure.words[last + 1]
      let ends: [SwiftToken.Kind] = [.openBrace, .closeBrace, .semicolon, .directive]
      if ends.contains(next.kind) || next.word == .where { break }
      if next.isFirstOfLine, last >= first, structure.kind(last) != .operator { break }
      last = max(structure.matching(last + 1) ?? last + 1, last + 1)
    }
    guard last >= first else { return (isAsync, canThrow, nil, index) }
    return (
      isAsync, canThrow, structure.words[first].start..<structure.words[last].end, last
    )
  }

  private func property() -> Member {
    var names: [String] = []
    var type: Range<Int>?
    var index = keyword + 2
    var end = keyword + 1
    while index < structure.words.count, index < keyword + Self.longestHead {
      let word = structure.words[index]
      if word.kind == .openBrace { return property(names, type, body: index) }
      if word.kind == .closeBrace || word.kind == .semicolon || word.kind == .directive { break }
      if word.isFirstOfLine, structure.words[index - 1].kind != .colon { break }
      if word.kind == .comma, structure.isName(index + 1) {
        names.append(structure.text(index + 1))
        type = nil
        index += 1
      } else if word.kind == .operator, structure.isWord(index, "=") {
        break
      } else if word.kind != .colon {
        let last = structure.matching(index) ?? index
        index = max(index, last)
        type = (type?.lowerBound ?? word.start)..<structure.words[index].end
      }
      end = index
      index += 1
    }
    var member = ended(at: min(end, structure.words.count - 1))
    member.furtherNames = names
    member.type = type
    member.isSettable = result.keyword == .var
    return member
  }

  private func property(_ names: [String], _ type: Range<Int>?, body open: Int) -> Member {
    let close = structure.matching(open)
    var member = ended(at: close ?? open)
    member.furtherNames = names
    member.type = type
    member.isSettable = false
    var index = open + 1
    while index < close ?? open, !member.isSettable {
      switch structure.words[index].word {
      case .set, .didSet, .willSet, ._modify: member.isSettable = true
      default: break
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return member
  }
}

/// Reads the parameters of a method.
struct ParameterReader {
  private let structure: SwiftStructure

  init(_ structure: SwiftStructure) {
    self.structure = structure
  }

  func parameters(_ range: Range<Int>) -> [Parameter] {
    parts(of: range).compactMap(parameter)
  }

  /// What stands between the commas of a list of words, but for those of type arguments.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let word = structure.words[index]
      if word.kind == .comma, angles == 0 {
        parts.append(start..<index)
        start = index + 1
      } else if word.kind == .operator {
        angles = max(0, angles + angleCount(word))
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private func angleCount(_ word: CodeWord) -> Int {
    let text = structure.bytes[word.start..<word.end]
    if text.elementsEqual("->".utf8) { return 0 }
    return text.reduce(0) {
      $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0)
    }
  }

  /// `label name: Type = value`.
  private func parameter(_ range: Range<Int>) -> Parameter? {
    guard let colon = range.first(where: { structure.words[$0].kind == .colon }) else { return nil }
    guard let label = range.first(where: structure.isName), label < colon else { return nil }
    let name = structure.isName(colon - 1) ? colon - 1 : label
    let end = (colon + 1..<range.upperBound).first { structure.isWord($0, "=") } ?? range.upperBound
    guard colon + 1 < end else { return nil }
    var first = colon + 1
    let declared = structure.words[first].start..<structure.words[end - 1].end
    // `@escaping` does not belong to the type of a value.
    while first + 2 < end, structure.kind(first) == .at, structure.isWord(first + 1, "escaping") {
      first += 2
    }
    let bytes = structure.words[first].start..<structure.words[end - 1].end
    let takesAnyValue =
      ![.inout, .some, .borrowing, .consuming].contains(structure.words[first].word)
      && !structure.isWord(first + 1, "autoclosure")
      && !structure.isWord(end - 1, "...")
    let text = structure.text(label)
    return Parameter(
      label: text == "_" ? nil : text, name: structure.text(name), type: bytes,
      declaredType: declared,
      declaration: structure.words[colon + 1].start..<structure.words[range.upperBound - 1].end,
      hasDefault: end < range.upperBound, takesAnyValue: takesAnyValue)
  }
}
