/// A type of the sources, as far as values of it can be made: with what its extensions add.
struct ModelType {
  /// A property that code outside can see, whether stored or computed.
  struct Property {
    let name: String
    /// As written, or that of an empty text or 0; nil where the compiler infers another.
    fileprivate(set) var type: String?
    let isConstant: Bool
    let hasValue: Bool
    let isPrivate: Bool
    let isStatic: Bool
    let isLazy: Bool
    /// Whether `didSet` or `willSet` follow.
    let isObserved: Bool
    let isComputed: Bool
    /// Whether code outside can assign it.
    let isSettable: Bool
    /// `IBOutlet`, `Published` and the like.
    let attributes: [String]
    /// Whether it stands in an extension.
    let isAdded: Bool
    /// The type that its observers cast it to.
    let cast: String?

    /// Whether a memberwise initializer has a parameter for it.
    var isMemberwise: Bool {
      !isStatic && !isLazy && !isComputed && !(isConstant && hasValue)
    }

    var isOptional: Bool { type?.last == "?" || type?.last == "!" }
  }

  /// A parameter of a method or initializer, or a value of an enumeration's case.
  struct Parameter {
    let label: String?
    let name: String
    let type: String
    let hasDefault: Bool
    /// The type that the function's body casts it to.
    var cast: String?
  }

  /// A method or initializer.
  struct Function {
    let name: String
    let parameters: [Parameter]
    let canThrow: Bool
    let isPrivate: Bool
    let isStatic: Bool
    /// Overriding methods, actions, generic and asynchronous functions, which nobody calls with a
    /// model; an overriding initializer is none.
    let isSpecial: Bool
    let isOverriding: Bool
    let isFailable: Bool
    /// Whether it stands in an extension.
    let isAdded: Bool
    /// The type of the result as written; nil without one.
    let result: String?
  }

  /// A case of an enumeration.
  struct Case {
    let name: String
    let values: [Parameter]
  }

  /// As other code calls it: `Feed.Post`.
  let path: String
  let keyword: SwiftWord
  /// Whether every file can name it without type arguments.
  let isNameable: Bool
  /// Whether it is of another module, which shows no initializers but those that it declares.
  let isForeign: Bool
  /// The names of the superclass and of protocols, as written.
  var inherited: [String]
  var properties: [Property] = []
  var initializers: [Function] = []
  var methods: [Function] = []
  var cases: [Case] = []
  /// Whether a protocol leaves types open, or asks for initializers or static members.
  var isOpen = false

  var simpleName: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// Reads the members of one declaration of a type, or of an extension.
struct ModelReader {
  private let structure: SwiftStructure
  private let isAdded: Bool
  private let isForeign: Bool
  /// Bytes at which members begin that are not compiled for iOS.
  private let absent: Set<Int>
  private let type: TypeDeclaration

  private static let mostMembers = 2000

  /// - Parameter isForeign: whether it is of another module, of which only public members are seen.
  init(_ structure: SwiftStructure, _ type: TypeDeclaration, isForeign: Bool = false) {
    self.isForeign = isForeign
    self.structure = structure
    self.type = type
    isAdded = type.keyword == .extension
    let others = structure.members.filter { member in
      !member.conditions.isEmpty
        && ConditionValue.all(member.conditions) { ["AppKit", "Cocoa"].contains($0) ? false : nil }
          == false
    }
    absent = Set(others.map(\.range.lowerBound))
  }

  /// The names after the colon of the declaration.
  var inherited: [String] {
    guard let open = type.open, open > type.name + 1 else { return [] }
    let words = type.name + 1..<open
    guard let colon = words.first(where: { structure.kind($0) == .colon }) else { return [] }
    let last = words.first { structure.words[$0].word == .where } ?? open
    guard colon + 1 < last else { return [] }
    return ParameterReader(structure).parts(of: colon + 1..<last).compactMap { part in
      let text = structure.text(structure.words[part.lowerBound].start..<end(of: part))
      return TypeText(text).path
    }
  }

  private func end(of words: Range<Int>) -> Int { structure.words[words.upperBound - 1].end }

  /// Adds the members to what is known of the type.
  func read(into model: inout ModelType) {
    guard let open = type.open, let close = type.close else { return }
    var index = open + 1
    var count = 0
    while index < close, count < Self.mostMembers {
      let head = DeclarationHead(structure, at: index)
      guard structure.kind(index - 1) != .dot, let keyword = head.keyword else {
        index = max(structure.matching(index).map { $0 + 1 } ?? head.end, index + 1)
        continue
      }
      count += 1
      let isRead = !absent.contains(head.start)
      switch keyword {
      case .var, .let:
        let (properties, end) = properties(head, isConstant: keyword == .let, before: close)
        if isRead { model.properties += properties }
        index = end
      case .func, .`init`:
        let (function, end) = function(head, before: close)
        if let function, isRead {
          if keyword == .func { model.methods.append(function) }
          if keyword == .`init` { model.initializers.append(function) }
        }
        index = end
      case .case where type.keyword == .enum:
        let (cases, end) = cases(after: head.end, before: close)
        if isRead { model.cases += cases }
        index = end
      default:
        if keyword == .associatedtype { model.isOpen = true }
        index = endOfBody(after: head.end, before: close)
      }
    }
  }

  /// Whether a module's other files, or the one that imports it, do not see a member.
  private func isHidden(_ head: DeclarationHead) -> Bool {
    if !head.privateModifiers.isEmpty { return true }
    if isAdded, type.modifiers.contains(where: { $0 == .private || $0 == .fileprivate }) {
      return true
    }
    guard isForeign, type.keyword != .protocol else { return false }
    return !Self.isPublic(head.modifiers) && !(isAdded && Self.isPublic(type.modifiers))
  }

  static func isPublic(_ modifiers: [SwiftWord]) -> Bool {
    modifiers.contains { $0 == .public || $0 == .open }
  }

  // MARK: Ends

  /// Whether a new declaration begins at a word.
  private func begins(at index: Int) -> Bool {
    let word = structure.words[index]
    guard word.isFirstOfLine else { return word.kind == .directive }
    return word.kind == .at || word.kind == .directive || word.word?.isDeclaration ?? false
      || word.word?.isModifier ?? false
  }

  /// The word behind the braces of a declaration, or behind its line if it has none.
  private func endOfBody(after start: Int, before close: Int) -> Int {
    var index = start + 1
    while index < close, !begins(at: index) {
      if structure.kind(index) == .openBrace { return min(close, after(index)) }
      index = after(index)
    }
    return min(close, index)
  }

  private func after(_ index: Int) -> Int {
    max(structure.matching(index) ?? index, index) + 1
  }

  // MARK: Properties

  private func properties(
    _ head: DeclarationHead, isConstant: Bool, before close: Int
  ) -> ([ModelType.Property], Int) {
    var found: [ModelType.Property] = []
    var index = head.end + 1
    while structure.isName(index), index < close {
      let name = structure.text(index)
      index += 1
      let written = structure.kind(index) == .colon ? typeText(&index, before: close) : nil
      let hasValue = structure.isWord(index, "=")
      let value = index + 1
      if hasValue { skipValue(&index, before: close) }
      let type = written ?? (hasValue && value < index ? emptyType(of: value..<index) : nil)
      let accessors = structure.kind(index) == .openBrace ? accessors(index) : []
      let body = index
      if structure.kind(index) == .openBrace { index = after(index) }
      let isObserved = accessors.contains(.didSet) || accessors.contains(.willSet)
      let isComputed = !accessors.isEmpty && !isObserved
      let isSettable = !isConstant && (!isComputed || accessors.contains(.set))
      let hasPrivateSetter = head.modifiers.contains { $0 == .private || $0 == .fileprivate }
      let isHidden = isHidden(head)
      found.append(
        ModelType.Property(
          name: name, type: type, isConstant: isConstant, hasValue: hasValue, isPrivate: isHidden,
          isStatic: head.modifiers.contains(.static) || head.modifiers.contains(.class),
          isLazy: head.modifiers.contains(.lazy), isObserved: isObserved, isComputed: isComputed,
          isSettable: isSettable && !hasPrivateSetter, attributes: head.attributes.map(\.name),
          isAdded: isAdded, cast: isObserved ? cast(of: name, in: body..<index) : nil))
      guard structure.kind(index) == .comma else { break }
      index += 1
    }
    // The type of `let a, b: Int` is that of both.
    for number in found.indices.dropLast().reversed()
    where found[number].type == nil && !found[number].hasValue {
      found[number].type = found[number + 1].type
    }
    // A pattern such as `(a, b)` is passed over.
    return (found, found.isEmpty ? endOfBody(after: head.end, before: close) : index)
  }

  /// The type of a value that stands for none yet: an empty text, or 0.
  private func emptyType(of value: Range<Int>) -> String? {
    switch structure.text(
      structure.words[value.lowerBound].start..<structure.words[value.upperBound - 1].end)
    {
    case "\"\"": "String"
    case "0": "Int"
    case "0.0": "Double"
    default: nil
    }
  }

  private func typeText(_ index: inout Int, before close: Int) -> String? {
    let first = index + 1
    var angles = 0
    index = first
    while index < close {
      let word = structure.words[index]
      if word.kind == .openBrace || word.kind == .semicolon || structure.isWord(index, "=") {
        break
      }
      if index > first, word.isFirstOfLine, !isJoining(index), !isJoining(index - 1) { break }
      if word.kind == .operator, word.end - word.start > 0 {
        let text = structure.text(index)
        if text.last == "=", text != "=" {
          // `Set<Int>= []` and `Int?= nil` are one operator for the lexer.
          index += 1
          break
        }
        if text != "->" { angles += text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } }
      }
      if word.kind == .comma, angles <= 0 { break }
      index = after(index)
    }
    guard first < index else { return nil }
    return structure.text(structure.words[first].start..<structure.words[index - 1].end)
  }

  /// Whether a type goes on at both sides of a word.
  private func isJoining(_ index: Int) -> Bool {
    structure.isWord(index, "->") || structure.isWord(index, "&")
  }

  /// Passes over a value: to the accessors behind it, the next name, or the end of the declaration.
  private func skipValue(_ index: inout Int, before close: Int) {
    index += 1
    let first = index
    while index < close {
      let word = structure.words[index]
      if word.kind == .semicolon { return }
      if index > first, begins(at: index) { return }
      let isContinued =
        word.kind == .dot || word.kind == .operator || structure.kind(index - 1) == .operator
      if index > first, word.isFirstOfLine, !isContinued { return }
      if word.kind == .openBrace, [.didSet, .willSet].contains(structure.words[index + 1].word) {
        return
      }
      if word.kind == .comma, structure.isName(index + 1),
        structure.kind(index + 2) == .colon || structure.isWord(index + 2, "=")
      {
        return
      }
      index = after(index)
    }
  }

  /// The accessors between braces; a getter where none is named.
  private func accessors(_ open: Int) -> Set<SwiftWord> {
    guard let close = structure.matching(open) else { return [.get] }
    var found: Set<SwiftWord> = []
    var index = open + 1
    while index < close {
      if let word = structure.words[index].word, [.get, .set, .didSet, .willSet].contains(word) {
        found.insert(word)
      }
      // After a body there is another accessor, or the getter was written without its word.
      index = after(index)
    }
    return found.isEmpty ? [.get] : found
  }

  // MARK: Functions

  private func function(
    _ head: DeclarationHead, before close: Int
  ) -> (ModelType.Function?, Int) {
    let keyword = structure.words[head.end].word
    var open = head.end + 1
    while open < min(close, head.end + 60), structure.kind(open) != .openParen { open += 1 }
    guard structure.kind(open) == .openParen, let end = structure.matching(open) else {
      return (nil, endOfBody(after: head.end, before: close))
    }
    let name = keyword == .`init` ? "init" : structure.text(head.end + 1)
    let hasMark = keyword == .`init` && open == head.end + 2
    let isGeneric = open > head.end + 2
    var (isAsync, canThrow) = (false, false)
    var result: String?
    var arrow: Int?
    var index = end + 1
    while index < close, !begins(at: index), structure.kind(index) != .openBrace {
      if structure.words[index].word == .async { isAsync = true }
      if structure.words[index].word == .throws { canThrow = true }
      if structure.words[index].word == .where { break }
      if structure.isWord(index, "->") { arrow = index }
      index = after(index)
    }
    if let arrow, arrow + 1 < index {
      result = structure.text(structure.words[arrow + 1].start..<structure.words[index - 1].end)
    }
    let isOverriding = head.modifiers.contains(.override)
    let isSpecial =
      isGeneric || isAsync || isOverriding && name != "init"
      || head.attributes.contains { $0.name == "IBAction" || $0.name == "objc" }
    let body = index..<(structure.kind(index) == .openBrace ? after(index) : index)
    let function = ModelType.Function(
      name: name, parameters: parameters(open + 1..<end, body), canThrow: canThrow,
      isPrivate: isHidden(head),
      isStatic: head.modifiers.contains(.static) || head.modifiers.contains(.class),
      isSpecial: isSpecial, isOverriding: isOverriding, isFailable: hasMark, isAdded: isAdded,
      result: result)
    return (function, endOfBody(after: end, before: close))
  }

  private func parameters(
    _ words: Range<Int>, _ body: Range<Int> = 0..<0
  ) -> [ModelType.Parameter] {
    let read = ParameterReader(structure).parameters(words)
    return read.map {
      ModelType.Parameter(
        label: $0.label, name: $0.name, type: structure.text($0.declaredType),
        hasDefault: $0.hasDefault,
        cast: read.count > Self.mostCast ? nil : cast(of: $0.name, in: body))
    }
  }

  /// Parameters of a function whose body is read for casts of them.
  private static let mostCast = 8

  /// The first type that code casts a name to: `Refuel` of `guard let refuel = item as? Refuel`.
  private func cast(of name: String, in words: Range<Int>) -> String? {
    for index in words.dropLast(3)
    where structure.isWord(index + 1, "as") && structure.isName(index)
      && structure.kind(index - 1) != .dot && structure.text(index) == name
    {
      var end = index + 3
      guard structure.kind(index + 2) == .operator, structure.isName(end) else { continue }
      while structure.kind(end + 1) == .dot, structure.isName(end + 2) { end += 2 }
      return structure.text(structure.words[index + 3].start..<structure.words[end].end)
    }
    return nil
  }

  // MARK: Cases

  private func cases(after keyword: Int, before close: Int) -> ([ModelType.Case], Int) {
    var found: [ModelType.Case] = []
    var index = keyword + 1
    while index < close, structure.isName(index) {
      let name = structure.text(index)
      var values: [ModelType.Parameter] = []
      index += 1
      if structure.kind(index) == .openParen, let end = structure.matching(index) {
        values = ParameterReader(structure).parts(of: index + 1..<end).map(value)
        index = end + 1
      }
      if structure.isWord(index, "=") {
        repeat {
          index = after(index)
        } while index < close && structure.kind(index) != .comma
          && !structure.words[index].isFirstOfLine
      }
      found.append(ModelType.Case(name: name, values: values))
      guard structure.kind(index) == .comma else { break }
      index += 1
    }
    return (found, max(index, keyword + 1))
  }

  /// `String`, `name: String` or `_ name: String = ""`.
  private func value(_ words: Range<Int>) -> ModelType.Parameter {
    let colon = words.first { structure.kind($0) == .colon }
    if colon != nil, let parameter = parameters(words).first { return parameter }
    let bytes = structure.words[words.lowerBound].start..<end(of: words)
    return ModelType.Parameter(
      label: nil, name: "", type: structure.text(bytes), hasDefault: false)
  }
}

extension TypeText {
  /// The whole name of a named type, without type arguments.
  var path: String? {
    if case .named(let path, _) = self { return path }
    return nil
  }
}
