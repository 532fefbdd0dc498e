/// Finds the declarations of a file in one pass over its words.
///
/// It parses no expressions and no types: it follows brackets, knows in which type each brace
/// lies, and reads the heads of declarations where one can begin. In code that it cannot read it
/// finds nothing, and then the pass changes nothing.
struct StructureScanner {
  private enum Context {
    case type(Int)
    case code
    case parens
  }

  private struct Frame {
    let context: Context
    let open: Int
    let owner: Int?
  }

  /// The clauses of an `#if` so far; the last is the present one.
  private struct ConditionalBlock {
    var clauses: [String]
    var isElse = false

    var condition: String {
      var parts = clauses.map { "!(\($0))" }
      if !isElse, let last = clauses.last { parts[parts.count - 1] = "(\(last))" }
      return parts.joined(separator: " && ")
    }
  }

  /// Clauses beyond these are not told apart; no file has so many.
  private static let mostClauses = 50

  /// Bytes of a path of nested types; a type that is nested deeper goes by its own name.
  private static let longestPath = 500

  private var structure: SwiftStructure
  private let lacking: Set<String>
  private var frames: [Frame] = []
  private var pendingType: Int?
  private var blocks: [ConditionalBlock] = []

  /// The structure of a file. `lacking`: modules that cannot be imported.
  static func scan(_ bytes: [UInt8], lacking: Set<String> = []) -> SwiftStructure {
    var scanner = StructureScanner(structure: SwiftStructure(bytes), lacking: lacking)
    scanner.run()
    return scanner.structure
  }

  private mutating func run() {
    var index = 0
    while index < structure.words.count {
      switch structure.words[index].kind {
      case .directive: index = directive(index)
      case .openBrace, .openParen, .openBracket, .interpolationStart: index = open(index)
      case .closeBrace, .closeParen, .closeBracket, .interpolationEnd: index = close(index)
      case .at, .identifier: index = declaration(at: index)
      default: index += 1
      }
    }
  }

  // MARK: Brackets

  private mutating func open(_ index: Int) -> Int {
    let isBrace = structure.words[index].kind == .openBrace
    if isBrace, let type = pendingType {
      structure.types[type].open = index
      frames.append(Frame(context: .type(type), open: index, owner: type))
      pendingType = nil
    } else {
      frames.append(Frame(context: isBrace ? .code : .parens, open: index, owner: owner))
    }
    return index + 1
  }

  private mutating func close(_ index: Int) -> Int {
    guard let open = structure.matching(index) else { return index + 1 }
    pendingType = nil
    while let frame = frames.last, frame.open >= open {
      frames.removeLast()
      guard frame.open == open else { continue }
      if case .type(let type) = frame.context { structure.types[type].close = index }
      break
    }
    return index + 1
  }

  private var owner: Int? { frames.last?.owner }

  private var conditions: [String] {
    blocks.prefix(Self.mostClauses).map(\.condition)
  }

  // MARK: Directives

  private mutating func directive(_ index: Int) -> Int {
    switch structure.text(index) {
    case "#if":
      let (end, text) = condition(after: index)
      blocks.append(ConditionalBlock(clauses: [text]))
      return end
    case "#elseif":
      let (end, text) = condition(after: index)
      if let last = blocks.indices.last, blocks[last].clauses.count < Self.mostClauses {
        blocks[last].clauses.append(text)
      }
      return end
    case "#else":
      if let last = blocks.indices.last { blocks[last].isElse = true }
    case "#endif":
      _ = blocks.popLast()
    case "#selector": use(.selector, index)
    case "#keyPath": use(.keyPath, index)
    case "#Preview" where frames.isEmpty: use(.preview, index)
    default: break
    }
    return index + 1
  }

  private mutating func use(_ kind: DirectiveUse.Kind, _ index: Int) {
    var arguments = index + 1..<index + 1
    if structure.kind(index + 1) == .openParen, let close = structure.matching(index + 1) {
      arguments = index + 2..<close
    } else if kind != .preview {
      return
    }
    structure.directives.append(
      DirectiveUse(
        kind: kind, word: index, arguments: arguments, owner: owner,
        conditions: kind == .preview ? conditions : []))
  }

  /// Reads a condition to the end of its line: its end, and its text with the tests of platforms
  /// answered.
  private mutating func condition(after index: Int) -> (end: Int, text: String) {
    let words = structure.words
    var end = index + 1
    var depth = 0
    while end < words.count {
      let word = words[end]
      let continues = depth > 0 || words[end - 1].kind == .operator
      if word.isFirstOfLine, !continues || word.kind == .directive { break }
      if word.kind == .openParen { depth += 1 }
      if word.kind == .closeParen { depth -= 1 }
      end += 1
    }
    return (end, answered(index + 1..<end))
  }

  /// A condition with the platform tests replaced that have another answer than on iOS; notes them.
  private mutating func answered(_ range: Range<Int>) -> String {
    var text = ""
    var copied = range.first.map { structure.words[$0].start } ?? 0
    for index in range {
      guard let answer = platformAnswer(index), index + 3 < range.upperBound else { continue }
      let bytes = structure.words[index].start..<structure.words[index + 3].end
      // One that cannot be imported is so whatever becomes of imports.
      let isFound = answer && structure.isWord(index, "canImport")
      let module = isFound ? structure.text(index + 2) : nil
      structure.platformTests.append((bytes, answer, module))
      text += structure.text(copied..<bytes.lowerBound) + String(answer)
      copied = bytes.upperBound
    }
    guard let last = range.last else { return "true" }
    let rest = structure.words[last].end
    if copied < rest { text += structure.text(copied..<rest) }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The answer to `os(iOS)`, `os(Linux)`, `targetEnvironment(simulator)`, or a test of a module that
  /// is merged into UIKit or cannot be imported, at a word.
  private func platformAnswer(_ index: Int) -> Bool? {
    guard structure.kind(index + 1) == .openParen, structure.kind(index + 3) == .closeParen else {
      return nil
    }
    if structure.isWord(index, "os") {
      if structure.isWord(index + 2, "iOS") { return true }
      return structure.isWord(index + 2, "Linux") ? false : nil
    }
    if structure.isWord(index, "canImport") {
      let module = structure.text(index + 2)
      if lacking.contains(module) { return false }
      return ["CoreGraphics", "QuartzCore"].contains(module) ? true : nil
    }
    let isSimulator =
      structure.isWord(index, "targetEnvironment") && structure.isWord(index + 2, "simulator")
    return isSimulator ? true : nil
  }

  // MARK: Declarations

  /// Reads a declaration's head if one begins at a word; returns the next word to look at.
  private mutating func declaration(at index: Int) -> Int {
    guard pendingType == nil, canBegin(at: index) else { return index + 1 }
    let head = DeclarationHead(structure, at: index)
    guard let keyword = head.keyword else { return max(head.end, index + 1) }
    let isInCode = if case .code = frames.last?.context { true } else { false }
    guard !isInCode || keyword.isType || !head.attributes.isEmpty else { return index + 1 }
    structure.attributes += head.attributes
    structure.dynamicModifiers += head.dynamicModifiers
    if !isInCode, structure.isName(head.end + 1) {
      let name = structure.text(head.end + 1)
      structure.privates += head.privateModifiers.map { (name, $0) }
    }
    switch keyword {
    case .import: return importDeclaration(head)
    case _ where keyword.isType: return typeDeclaration(head, keyword, isLocal: isInCode)
    default:
      if case .type(let owner) = frames.last?.context {
        var member = MemberReader(structure, head, keyword, owner: owner).member()
        member.conditions = conditions
        structure.members.append(member)
      }
      return head.end + (structure.isName(head.end + 1) ? 2 : 1)
    }
  }

  /// Whether a declaration can begin at a word, by the bracket around it and the word before.
  private func canBegin(at index: Int) -> Bool {
    if case .parens = frames.last?.context { return false }
    let word = structure.words[index]
    guard word.kind == .at || word.word?.isModifier ?? false || word.word?.isDeclaration ?? false
    else { return false }
    switch structure.kind(index - 1) {
    case .dot, .comma, .colon: return false
    case .operator: return word.isFirstOfLine
    default: return true
    }
  }

  private mutating func importDeclaration(_ head: DeclarationHead) -> Int {
    let words = structure.words
    var end = head.end + 1
    while end < words.count, !words[end].isFirstOfLine, words[end].kind != .semicolon { end += 1 }
    var name = head.end + 1
    if name + 1 < end, structure.isName(name + 1) { name += 1 }
    guard name < end, structure.isName(name) else { return end }
    let isWhole = name == head.end + 1 && name + 1 < end && structure.kind(name + 1) == .dot
    structure.imports.append(
      ImportDeclaration(
        module: structure.text(name), range: head.start..<words[end - 1].end,
        submodule: isWhole ? words[name].end..<words[end - 1].end : nil, conditions: conditions))
    return end
  }

  private mutating func typeDeclaration(
    _ head: DeclarationHead, _ keyword: SwiftWord, isLocal: Bool
  ) -> Int {
    var name = head.end + 1
    guard structure.isName(name) else { return name }
    var path = structure.text(name)
    if keyword == .extension {
      while structure.kind(name + 1) == .dot, structure.isName(name + 2) {
        path += "." + structure.text(name + 2)
        name += 2
      }
    } else if let owner, structure.types[owner].path.utf8.count < Self.longestPath {
      path = structure.types[owner].path + "." + path
    }
    pendingType = structure.types.count
    let outer = owner.map { structure.types[$0] }
    // What a private extension declares is seen in its file alone.
    let hides = outer.map { $0.keyword == .extension && $0.isPrivate } ?? false
    structure.types.append(
      TypeDeclaration(
        keyword: keyword, path: path, attributes: head.attributes,
        modifiers: head.modifiers + (hides ? [.fileprivate] : []),
        name: name, isLocal: isLocal || outer?.isLocal ?? false,
        conditions: conditions))
    return name + 1
  }
}
