import Foundation

/// Brings sources of Swift 1 and 2 up to date, as far as cells need it.
///
/// No compiler of today takes them, and public apps are full of them. Names that moved with Swift 3
/// are replaced word by word, first parameters lose the labels that they never had, and `where` in a
/// condition becomes a comma. Lines stay where they are. What else has changed is left to the
/// compiler, and cut out like everything that does not compile.
package enum FormerSwift {
  /// The texts of the files of one module, brought up to date; nil for files of today.
  ///
  /// - Parameter isKnown: whether their project is of that time.
  /// - Complexity: linear in the size of the files.
  package static func updated(_ files: [[UInt8]], isKnown: Bool = false) -> [[UInt8]]? {
    guard isKnown || isEnough(files.map(hasMark)) else { return nil }
    let structures = files.map {
      $0.count <= SwiftLexer.largestSource ? StructureScanner.scan($0, lacking: []) : nil
    }
    let declared = structures.reduce(into: Set<String>()) { names, structure in
      guard let structure else { return }
      names.formUnion(declaredCases(structure))
      names.formUnion(structure.members.flatMap { [$0.name] + $0.furtherNames })
      names.formUnion(structure.types.map(\.simpleName))
    }
    guard isKnown || isEnough(structures.map { $0.map { isFormer($0, declared) } ?? false }) else {
      return nil
    }
    let closures = structures.reduce(into: Set<String>()) { names, structure in
      if let structure { names.formUnion(closureNames(structure)) }
    }
    return zip(files, structures).map { text, structure in
      structure.map { FormerSource($0, declared: declared, closures: closures).updated } ?? text
    }
  }

  /// The names that a file gives types of functions: `typealias Completion = UIImage? -> Void`.
  private static func closureNames(_ structure: SwiftStructure) -> [String] {
    structure.words.indices.compactMap { index in
      guard structure.isWord(index, "typealias"), structure.isName(index + 1) else { return nil }
      var end = index + 2
      while end < structure.words.count, !structure.words[end].isFirstOfLine {
        if structure.isWord(end, "->") { return structure.text(index + 1) }
        end += 1
      }
      return nil
    }
  }

  /// Whether the first file, which is the one that is drawn, or a quarter of all show their age: a
  /// file that nobody has touched for years makes no module of today an old one.
  private static func isEnough(_ files: [Bool]) -> Bool {
    files.first == true || files.contains(true) && files.count(where: \.self) * 4 >= files.count
  }

  /// Whether code, and no comment or string, calls UIKit or Foundation as only Swift 2 does. A name
  /// that the module declares itself is no sign: many an app has its own `activateConstraints()`.
  private static func isFormer(_ structure: SwiftStructure, _ declared: Set<String>) -> Bool {
    structure.words.indices.contains { index in
      guard structure.isName(index) else { return false }
      let name = structure.text(index)
      if structure.condition(from: index).contains(where: { structure.words[$0].word == .where }) {
        return true
      }
      if structure.kind(index + 1) == .colon {
        return ["forState", "forControlEvents", "forAxis", "style"].contains(name)
          && structure.kind(index + 2) == .dot && structure.isName(index + 3)
          && structure.text(index + 3).first?.isUppercase == true
          && !declared.contains(structure.text(index + 3))
      }
      guard structure.kind(index - 1) == .dot, !declared.contains(name) else { return false }
      if ["ScaleAspectFill", "ScaleAspectFit", "ScaleToFill"].contains(name) { return true }
      guard structure.isName(index - 2) else { return false }
      let base = structure.text(index - 2)
      if name == "CGColor" { return structure.kind(index + 1) != .openParen }
      guard structure.kind(index + 1) == .openParen else { return false }
      return FormerNames.calls[name] != nil && base == "UIFont" || name == maskSetter
        || name.hasPrefix("dequeueReusableCellWith")
        || name == "activateConstraints" && base == "NSLayoutConstraint"
        || name.hasPrefix("constraintEqualTo") && base.hasSuffix("Anchor")
        || FormerNames.property(ofCall: name) != nil && ["UI", "NS"].contains(base.prefix(2))
    }
  }

  /// A method of UIKit's in Swift 1.
  fileprivate static let maskSetter = "setTranslatesAutoresizingMaskIntoConstraints"

  /// What one of those signs has in it: few files of today do, and only these are read closer.
  private static let marks = [
    "forControlEvents", "forState", "forAxis", "style: .", "FontOfSize(", "ForTextStyle(",
    "Color()", "constraintEqualTo", "activateConstraints(", ".CGColor", "Calendar()", "Device()",
    "Locale()", "Center()", "Manager()", "Bundle()", "Screen()", "Application()", "Defaults()",
    " where ", "dequeueReusableCellWith", ".Scale", maskSetter,
  ]

  private static func hasMark(_ text: [UInt8]) -> Bool {
    (text + [0]).withUnsafeBytes { text in
      guard let start = text.bindMemory(to: CChar.self).baseAddress else { return false }
      return marks.contains { strstr(start, $0) != nil }
    }
  }

  /// The names of the module's own cases, which keep their capitals.
  private static func declaredCases(_ structure: SwiftStructure) -> [String] {
    var names: [String] = []
    for index in structure.words.indices where structure.isWord(index, "case") {
      var name = index + 1
      while structure.isName(name) {
        names.append(structure.text(name))
        let next = structure.kind(name + 1) == .openParen ? structure.matching(name + 1) : name
        guard let next, structure.kind(next + 1) == .comma else { break }
        name = next + 2
      }
    }
    return names
  }
}

/// One file of Swift 2.
private struct FormerSource {
  private let structure: SwiftStructure
  private let declared: Set<String>
  private var edits: [(range: Range<Int>, text: String)] = []

  /// `closures`: the names of types of functions.
  init(_ structure: SwiftStructure, declared: Set<String>, closures: Set<String>) {
    self.structure = structure
    self.declared = declared
    for member in structure.members {
      for parameter in member.parameters {
        let type = structure.text(parameter.declaredType)
        guard closures.contains(type) || Self.isFunction(type) else { continue }
        // Closures of that time could be kept unless their parameter said otherwise.
        let start = parameter.declaredType.lowerBound
        edits.append((start..<start, "@escaping "))
      }
    }
    for index in structure.words.indices {
      if structure.isName(index) {
        visit(index)
      } else if structure.kind(index) == .directive, structure.kind(index + 1) == .colon {
        // `func show(#note: Note)` names label and parameter at once.
        edits.append((structure.words[index].start..<structure.words[index].start + 1, ""))
      } else if structure.isWord(index, "->") {
        bracketParameter(before: index)
      } else if structure.kind(index) == .at, structure.isWord(index + 1, "noescape") {
        edits.append((structure.words[index].start..<structure.words[index + 1].end, ""))
      }
    }
    for type in structure.types where type.keyword == .protocol { freeClassMembers(of: type) }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Whether a type is one of functions, outside of brackets.
  private static func isFunction(_ type: String) -> Bool {
    guard !type.hasPrefix("@") else { return false }
    var depth = 0
    for (one, next) in zip(type, type.dropFirst()) {
      if "([".contains(one) { depth += 1 }
      if ")]".contains(one) { depth -= 1 }
      if one == "-", next == ">", depth == 0 { return true }
    }
    return false
  }

  /// `UIImage? -> Void` needs brackets around what goes in.
  private mutating func bracketParameter(before arrow: Int) {
    var start = arrow - 1
    if structure.kind(start) == .closeParen, let open = structure.matching(start) {
      return freeLabels(of: open..<start)
    }
    while structure.isWord(start, "?") || structure.isWord(start, "!") { start -= 1 }
    if structure.kind(start) == .closeBracket, let open = structure.matching(start) {
      start = open
    } else {
      guard structure.isName(start), !["throws", "rethrows"].contains(structure.text(start)) else {
        return
      }
      while structure.kind(start - 1) == .dot, structure.isName(start - 2) { start -= 2 }
    }
    insert("(", before: start)
    insert(")", behind: arrow - 1)
  }

  /// `(image: UIImage?) -> Void` as a type has no labels now.
  private mutating func freeLabels(of type: Range<Int>) {
    let open = type.lowerBound
    let before: [SwiftToken.Kind] = [.colon, .comma, .openParen, .openBracket]
    guard
      structure.kind(open - 1).map(before.contains) ?? false
        || structure.isWord(open - 1, "=") || structure.isWord(open - 1, "->")
    else { return }
    var index = open + 1
    while index < type.upperBound {
      if structure.isName(index), structure.kind(index + 1) == .colon,
        structure.kind(index - 1) == .comma || index == open + 1
      {
        insert("_ ", before: index)
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
  }

  /// Protocols had `class` functions where all types have `static` ones now.
  private mutating func freeClassMembers(of type: TypeDeclaration) {
    guard let open = type.open, let close = type.close else { return }
    for index in open..<close where structure.isWord(index, "class") {
      if structure.isWord(index + 1, "func") || structure.isWord(index + 1, "var") {
        replace(index, "static")
      }
    }
  }

  var updated: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(structure.bytes.count)
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      text += structure.bytes[position..<edit.range.lowerBound]
      text += edit.text.utf8
      position = edit.range.upperBound
    }
    return text + structure.bytes[position...]
  }

  private mutating func visit(_ index: Int) {
    let name = structure.text(index)
    let isCall = structure.kind(index + 1) == .openParen
    let isMember = structure.kind(index - 1) == .dot
    if structure.isWord(index, "func") {
      if !makeProperty(at: index) { freeFirstParameter(of: index + 1) }
    } else if !isMember, let type = FormerNames.types[name], !declared.contains(name) {
      replace(index, type)
    } else if replaceKnown(index, name, isCall: isCall, isMember: isMember) {
      return
    } else if structure.beginsCondition(index) {
      separateConditions(from: index)
    } else if name == "dynamicType", isMember, structure.isWord(index - 2, "self") {
      let range = structure.words[index - 2].start..<structure.words[index].end
      edits.append((range, "type(of: self)"))
    } else if structure.kind(index + 1) == .colon, let label = FormerNames.labels[name] {
      replace(index, label)
    } else if name == "URL", structure.kind(index + 1) == .colon,
      structure.isWord(index - 2, "NSURLRequest")
    {
      replace(index, "url")
    } else if structure.kind(index + 1) == .colon, structure.isWord(index - 2, "NSNumber"),
      ["bool", "double", "float", "integer", "int"].contains(name)
    {
      replace(index, "value")
    } else if name.hasSuffix("AtIndexPath"), structure.isName(index + 1) {
      // `cellForRowAtIndexPath indexPath: NSIndexPath` of a data source.
      replace(index, String(name.dropLast(9)))
    } else if isCall, structure.kind(index + 2) == .closeParen,
      let property = FormerNames.property(ofCall: name), isMember, !declared.contains(name)
    {
      edits.append((structure.words[index].start..<structure.words[index + 2].end, property))
    } else if isCall, let call = FormerNames.calls[name], isMember, !declared.contains(name) {
      replace(index, call.name)
      let isEmpty = structure.kind(index + 2) == .closeParen
      if let label = call.label, !isEmpty { insert("\(label): ", behind: index + 1) }
    } else if isCall, isMember, name == FormerSwift.maskSetter {
      replace(index, "translatesAutoresizingMaskIntoConstraints = ")
    } else if name == "options", structure.kind(index + 1) == .colon,
      structure.isWord(index + 2, "nil")
    {
      replace(index + 2, "[]")
    } else if isMember, !isCall, let property = FormerNames.properties[name], hasBase(index - 1),
      !declared.contains(name)
    {
      replace(index, property)
    } else if isMember, isCase(index, name) {
      let isStyle = FormerNames.styles.contains(name)
      replace(index, name.prefix(1).lowercased() + name.dropFirst().dropLast(isStyle ? 5 : 0))
    }
  }

  /// Names of the standard library, Foundation and Dispatch that are no longer; whether it is one.
  private mutating func replaceKnown(
    _ index: Int, _ name: String, isCall: Bool, isMember: Bool
  ) -> Bool {
    if name == "max" || name == "min", isMember, !isCall,
      ["CGFloat", "Double", "Float"].contains(where: { structure.isWord(index - 2, $0) })
    {
      replace(index, name == "max" ? "greatestFiniteMagnitude" : "leastNormalMagnitude")
    } else if name == "NSCache", !isMember, structure.kind(index + 1) != .operator {
      insert("<AnyObject, AnyObject>", behind: index)
    } else if name == "NSString", structure.kind(index - 1) == .colon,
      structure.kind(index + 1) != .openParen
    {
      // Texts of either kind were taken for each other.
      replace(index, "String")
    } else if isCall, !isMember, let function = FormerNames.functions[name],
      !declared.contains(name)
    {
      edits.append((structure.words[index].start..<structure.words[index + 1].end, function))
    } else if name == "dispatch_get_main_queue", isCall,
      structure.isWord(index - 2, "dispatch_async"),
      structure.kind(index + 2) == .closeParen
    {
      runOnMainQueue(index - 2, behind: index + 3)
    } else {
      return false
    }
    return true
  }

  /// `dispatch_async(dispatch_get_main_queue()) {`, with the closure behind it or as an argument.
  private mutating func runOnMainQueue(_ name: Int, behind end: Int) {
    let isTrailing = structure.kind(end) == .closeParen
    guard isTrailing || structure.kind(end) == .comma else { return }
    edits.append(
      (
        structure.words[name].start..<structure.words[end].end,
        "DispatchQueue.main.async" + (isTrailing ? "" : "(execute:")
      ))
  }

  /// `override func intrinsicContentSize() -> CGSize {` is a property now.
  private mutating func makeProperty(at keyword: Int) -> Bool {
    let name = keyword + 1
    guard structure.isName(name), FormerNames.overridden.contains(structure.text(name)),
      structure.kind(name + 1) == .openParen, structure.kind(name + 2) == .closeParen,
      structure.isWord(name + 3, "->")
    else { return false }
    replace(keyword, "var")
    edits.append((structure.words[name].end..<structure.words[name + 3].end, ":"))
    return true
  }

  /// `func show(note: Note)` had no label for its first parameter.
  private mutating func freeFirstParameter(of name: Int) {
    var open = name + 1
    while open < name + 40, structure.kind(open) != .openParen {
      guard structure.kind(open) != .openBrace, open < structure.words.count else { return }
      open += 1
    }
    let isMarked = structure.kind(open + 1) == .at && structure.isWord(open + 2, "noescape")
    let first = open + (isMarked ? 3 : 1)
    guard structure.kind(open) == .openParen, structure.isName(first),
      structure.kind(first + 1) == .colon
    else { return }
    insert("_ ", before: first)
  }

  /// `if let name = name, text = text where !name.isEmpty {`
  private mutating func separateConditions(from start: Int) {
    for index in structure.condition(from: start) {
      if structure.words[index].word == .where {
        var before = structure.words[index].start
        while before > 0, [0x20, 0x09].contains(structure.bytes[before - 1]) { before -= 1 }
        edits.append((before..<structure.words[index].end, ","))
      } else if structure.kind(index) == .comma, structure.isName(index + 1),
        structure.isWord(index + 2, "=")
      {
        insert("let ", before: index + 1)
      }
    }
  }

  /// Whether something stands before a dot, so that a member of it is meant.
  private func hasBase(_ dot: Int) -> Bool {
    guard let previous = structure.kind(dot - 1) else { return false }
    let ends: [SwiftToken.Kind] = [.closeParen, .closeBracket, .closeBrace, .quotedIdentifier]
    if ends.contains(previous) { return true }
    if previous == .operator {
      // `label?.hidden` and `label!.hidden`, without a space.
      return structure.isWord(dot - 1, "?") || structure.isWord(dot - 1, "!")
    }
    return structure.isName(dot - 1) && structure.words[dot - 1].word?.endsOperand != false
  }

  /// Whether a member is a case of UIKit: `.TouchUpInside`, `NSTextAlignment.Center`.
  private func isCase(_ index: Int, _ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(2))
    guard letters.count == 2, (0x41...0x5A).contains(letters[0]),
      (0x61...0x7A).contains(letters[1]), !declared.contains(name),
      !["Type", "Protocol"].contains(name)
    else { return false }
    guard hasBase(index - 1) else { return structure.kind(index + 1) != .dot }
    let base = structure.isName(index - 2) ? structure.text(index - 2) : ""
    return ["UI", "NS", "CA", "CG"].contains(base.prefix(2).description)
      && structure.kind(index - 3) != .dot
  }

  private mutating func replace(_ index: Int, _ text: String) {
    edits.append((structure.words[index].start..<structure.words[index].end, text))
  }

  private mutating func insert(_ text: String, before index: Int) {
    edits.append((structure.words[index].start..<structure.words[index].start, text))
  }

  private mutating func insert(_ text: String, behind index: Int) {
    edits.append((structure.words[index].end..<structure.words[index].end, text))
  }
}

extension SwiftStructure {
  /// Words that a condition has at most, so that many without a body are not read again and again.
  private static let longestCondition = 200

  fileprivate func beginsCondition(_ index: Int) -> Bool {
    (isWord(index, "if") || isWord(index, "guard") || isWord(index, "while"))
      && kind(index - 1) != .dot
  }

  /// The words of the condition that begins at one, outside of brackets: those before its body; none
  /// where none begins.
  fileprivate func condition(from start: Int) -> [Int] {
    guard beginsCondition(start) else { return [] }
    var found: [Int] = []
    var index = start + 1
    while index < words.count, found.count < Self.longestCondition,
      kind(index) != .openBrace, kind(index) != .closeBrace
    {
      found.append(index)
      index = max(matching(index) ?? index, index) + 1
    }
    return found
  }
}
