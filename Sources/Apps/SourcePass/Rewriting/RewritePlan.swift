/// A change of a file.
struct Edit {
  /// A part of what is inserted.
  enum Piece {
    case text(String)
    /// Bytes of a file, with their own edits, under `#sourceLocation`.
    case moved(file: Int, range: Range<Int>, conditions: [String])
    /// `#sourceLocation` of the position at which the edit ends.
    case resumption
  }

  let range: Range<Int>
  let pieces: [Piece]

  init(_ range: Range<Int>, _ text: String) {
    self.init(range, [.text(text)])
  }

  init(_ range: Range<Int>, _ pieces: [Piece]) {
    self.range = range
    self.pieces = pieces
  }
}

/// Decides what changes in each file.
struct RewritePlan {
  /// Attributes that need the Objective-C runtime or Interface Builder.
  static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "GKInspectable", "NSApplicationMain", "UIApplicationMain",
  ]

  let index: SourceIndex
  let paths: [String]
  private let removedModules: Set<String>
  private let replacedModules: [String: String]
  /// Functions of previews that the compiler is not to see.
  private let hiddenPreviews: Set<String>
  var edits: [[Edit]]
  /// By file: ranges that move to other places.
  var moves: [[Range<Int>]]
  /// Whether a file names the hooks of UIKit.
  var needsUIKit: [Bool]
  private(set) var previews: [SourcePass.Preview] = []
  private var previewCounts: [Int]
  /// Modifiers that were removed, by file and word.
  private var opened: Set<[Int]> = []
  /// How many files have a private declaration of a name.
  private lazy var privateNames = index.structures.reduce(into: [String: Int]()) { counts, file in
    for name in Set(file.privates.map(\.name)) { counts[name, default: 0] += 1 }
  }
  let lines: [[Int]]
  let log = DiagnosticLog()

  init(
    _ index: SourceIndex, paths: [String], removing modules: Set<String>,
    replacing replaced: [String: String] = [:], hiding previews: Set<String> = []
  ) {
    replacedModules = replaced
    hiddenPreviews = previews
    self.index = index
    self.paths = paths
    removedModules = modules
    edits = index.structures.map { _ in [] }
    moves = index.structures.map { _ in [] }
    needsUIKit = index.structures.map { _ in false }
    previewCounts = index.structures.map { _ in 0 }
    lines = index.structures.map { SourceMap.lineStarts($0.bytes) }
  }

  mutating func makeEdits() {
    let parameters = ViewParameters(index)
    for file in index.structures.indices {
      edits[file] += parameters.edits(file) + AnchorCasts.edits(index.structures[file])
      removeAttributes(file)
      answerConditions(file)
      makeProtocolsClassBound(file)
      replaceDirectives(file)
      describeClasses(file)
      awaitTests(file)
      edits[file] += SwiftUIBodies.edits(index.structures[file], removed: removedModules)
    }
    let optionals = OptionalRequirements(index)
    for (file, edit) in optionals.edits + HiddenCells(index).edits { edits[file].append(edit) }
    reportRefused(optionals.refused)
    for (file, edit) in RuntimeDeclarations(index).edits {
      edits[file].append(edit)
      needsUIKit[file] = true
    }
    let overrides = ExtensionOverrides(index)
    for (file, edit) in overrides.edits {
      edits[file].append(edit)
      needsUIKit[file] = true
    }
    var tables = ClassTables(index, overrides, paths: paths, log: log)
    tables.add(optionals.witnesses + RegisteredClasses(index).declarations)
    tables.collect()
    for insertion in tables.insertions {
      edits[insertion.file].append(insertion.edit)
      if insertion.hasTable { needsUIKit[insertion.file] = true }
    }
    for move in tables.moves { moves[move.file].append(move.range) }
    for move in tables.moves where move.leaves { openPrivates(namedIn: move.range, of: move.file) }
    for (file, edit) in tables.changes { edits[file].append(edit) }
    for file in edits.indices {
      // What is inserted comes before a change that begins there, and of two changes the longer.
      edits[file].sort { first, second in
        let (one, other) = (first.range, second.range)
        if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
        if one.isEmpty != other.isEmpty { return one.isEmpty }
        return one.upperBound > other.upperBound
      }
      moves[file].sort { $0.lowerBound < $1.lowerBound }
    }
  }

  /// Words in the ranges that were replaced.
  var hiddenNames: Set<String> {
    zip(index.structures, edits).reduce(into: []) { names, file in
      let (structure, edits) = file
      for edit in edits where !edit.range.isEmpty {
        let first = structure.words.partitioningIndex { $0.start >= edit.range.lowerBound }
        for word in first..<structure.words.count {
          guard structure.words[word].end <= edit.range.upperBound else { break }
          if structure.isName(word) { names.insert(structure.text(word)) }
        }
      }
    }
  }

  /// Whether a file can see the hooks without help.
  func importsUIKit(_ file: Int) -> Bool {
    index.structures[file].imports.contains {
      $0.module == "UIKit" && !removedModules.contains("UIKit")
    }
  }

  // MARK: Declarations

  private mutating func removeAttributes(_ file: Int) {
    let structure = index.structures[file]
    for attribute in structure.attributes where Self.removedAttributes.contains(attribute.name) {
      remove(attribute.range, in: file)
    }
    for index in structure.dynamicModifiers {
      remove(structure.words[index].start..<structure.words[index].end, in: file)
    }
    for declaration in structure.imports where removedModules.contains(declaration.module) {
      edits[file].append(Edit(declaration.range, ""))
    }
    for declaration in structure.imports {
      guard let module = replacedModules[declaration.module] else {
        if let submodule = declaration.submodule {
          edits[file].append(Edit(submodule, ""))
        }
        continue
      }
      edits[file].append(Edit(declaration.range, "import \(module)"))
    }
    let added = AddedImports(structure, removing: removedModules)
    edits[file] += added.edits
    if added.namesUIKit { needsUIKit[file] = true }
  }

  /// Members that move to another file take along the names of what only their own file sees. So
  /// `private` goes from declarations of those names, where no other file has one of its own.
  private mutating func openPrivates(namedIn range: Range<Int>, of file: Int) {
    let structure = index.structures[file]
    let words = structure.words
    let names = Set(
      words.indices.filter { structure.isName($0) && range.contains(words[$0].start) }
        .map(structure.text))
    for declaration in structure.privates where names.contains(declaration.name) {
      let word = words[declaration.modifier]
      guard privateNames[declaration.name] == 1,
        !moves[file].contains(where: { $0.contains(word.start) }),
        opened.insert([file, declaration.modifier]).inserted
      else { continue }
      remove(word.start..<word.end, in: file)
    }
  }

  /// Tests of the main actor become `async`: outside the Objective-C runtime XCTest calls others
  /// through a type that belongs to no actor, and ends the program.
  private mutating func awaitTests(_ file: Int) {
    let structure = index.structures[file]
    for member in structure.members
    where member.keyword == .func && member.name.hasPrefix("test") && member.parameters.isEmpty
      && !member.isStatic && !member.isGenericOrAsync
    {
      let owner = SourceIndex.TypeID(file: file, type: member.owner)
      guard let type = index.declaration(of: owner),
        member.has("MainActor") || index[owner].has("MainActor") || index[type].has("MainActor"),
        !member.modifiers.contains(.nonisolated), index.isTestCase(type),
        let name = structure.word(at: member.range.lowerBound, named: member.name),
        structure.kind(name + 1) == .openParen, let close = structure.matching(name + 1)
      else { continue }
      let end = structure.words[close].end
      edits[file].append(Edit(end..<end, " async"))
    }
  }

  /// `type(of: object).description()` is a method of all objects in the Objective-C runtime.
  private mutating func describeClasses(_ file: Int) {
    let structure = index.structures[file]
    let words = structure.words
    for index in words.indices
    where structure.isWord(index, "type") && structure.kind(index - 1) != .dot
      && structure.kind(index + 1) == .openParen && structure.isWord(index + 2, "of")
    {
      guard let close = structure.matching(index + 1), structure.kind(close + 1) == .dot,
        structure.isWord(close + 2, "description"), structure.kind(close + 3) == .openParen,
        structure.kind(close + 4) == .closeParen
      else { continue }
      let start = words[index].start
      edits[file].append(Edit(start..<start, "String(reflecting: "))
      edits[file].append(Edit(words[close + 1].start..<words[close + 4].end, ")"))
    }
  }

  /// `object?.name` becomes `object~?.name` where `object` is any object: the operator of UIKit finds
  /// the property at run time.
  mutating func lookUpMembers(at places: Set<SourcePosition>) {
    for place in places {
      guard let file = paths.firstIndex(of: place.file), place.line <= lines[file].count else {
        continue
      }
      let words = index.structures[file].words
      let offset = lines[file][place.line - 1] + place.column - 1
      let dot = words.partitioningIndex { $0.start >= offset } - 1
      guard index.structures[file].kind(dot) == .dot else { continue }
      let isMarked = ["?", "!"].contains { index.structures[file].isWord(dot - 1, $0) }
      let start = isMarked ? words[dot - 1].start : words[dot].start
      edits[file].append(Edit(start..<words[dot].start, "~?"))
      needsUIKit[file] = true
    }
  }

  /// Removes bytes and the spaces behind them.
  private mutating func remove(_ range: Range<Int>, in file: Int) {
    let bytes = index.structures[file].bytes
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    edits[file].append(Edit(range.lowerBound..<end, ""))
  }

  private mutating func answerConditions(_ file: Int) {
    edits[file] += index.structures[file].platformTests
      .filter { $0.module.map { replacedModules[$0] != nil } ?? true }
      .map { Edit($0.range, String($0.answer)) }
  }

  /// Only classes conform to a protocol with `@objc`.
  private mutating func makeProtocolsClassBound(_ file: Int) {
    let structure = index.structures[file]
    for type in structure.types where type.keyword == .protocol && type.has("objc") {
      guard let open = type.open else { continue }
      let colon = (type.name + 1..<open).first { structure.kind($0) == .colon }
      guard let colon else {
        let end = structure.words[type.name].end
        edits[file].append(Edit(end..<end, ": AnyObject"))
        continue
      }
      let isBound = (colon..<open).contains {
        structure.isWord($0, "AnyObject") || structure.isWord($0, "NSObjectProtocol")
          || structure.isWord($0, "class")
      }
      let end = structure.words[colon].end
      if !isBound { edits[file].append(Edit(end..<end, " AnyObject,")) }
    }
  }

  private func reportRefused(_ requirements: [SourceIndex.MemberID]) {
    for id in requirements {
      let member = index[id]
      log.error(
        at: location(member.range.lowerBound, in: id.file),
        "the optional requirement \(Diagnostic.quoted(member.name)) needs the Objective-C runtime",
        hint: "give it a default in an extension of the protocol")
    }
  }

  // MARK: Expressions

  private mutating func replaceDirectives(_ file: Int) {
    for use in index.structures[file].directives {
      switch use.kind {
      case .selector: replaceSelector(use, file)
      case .keyPath: replaceKeyPath(use, file)
      case .preview: replacePreview(use, file)
      }
    }
  }

  private func range(of use: DirectiveUse, _ file: Int) -> Range<Int> {
    let structure = index.structures[file]
    let start = structure.words[use.word].start
    return start..<structure.words[use.arguments.upperBound].end
  }

  private mutating func replaceSelector(_ use: DirectiveUse, _ file: Int) {
    let structure = index.structures[file]
    guard let reference = MemberReference(structure, use.arguments) else {
      log.error(
        at: location(structure.words[use.word].start, in: file),
        "this '#selector' cannot be read", expected: "a method, as in #selector(FeedCell.tapped)")
      return
    }
    needsUIKit[file] = true
    let type = use.owner.map { structure.types[$0].reference }
    edits[file].append(Edit(range(of: use, file), selector(reference, in: type)))
  }

  private func selector(_ reference: MemberReference, in type: String?) -> String {
    func named(_ name: String) -> String { "Selector(\(SourcePass.literal(name)))" }
    switch reference.accessor {
    case "getter": return named(reference.name)
    case "setter": return named(SelectorNames.setter(reference.name))
    default: break
    }
    let isOwn = reference.base.isEmpty || ["self", "Self", "super"].contains(reference.base[0])
    let base = isOwn && reference.base.count <= 1 ? type : reference.base.joined(separator: ".")
    guard let id = index.method(reference, in: base) else {
      return named(SelectorNames.selector(reference.name, labels: reference.labels ?? []))
    }
    let method = index[id]
    let structure = index.structures[id.file]
    let name = method.selector(structure)
    let isKnown = base == structure.types[method.owner].path || base.map(index.hasType) ?? false
    guard let base, isKnown || base == type, isOwn || base.first?.isUppercase ?? false,
      method.parameters.count <= 2, !method.isGenericOrAsync
    else { return named(name) }
    let labels = method.labels.map { ($0 ?? "_") + ":" }.joined()
    let call = labels.isEmpty ? method.name : "\(method.name)(\(labels))"
    return "Selector(\(SourcePass.literal(name)), \(base).\(call))"
  }

  /// `#keyPath(FeedCell.title.text)` is `"title.text"`.
  private mutating func replaceKeyPath(_ use: DirectiveUse, _ file: Int) {
    let structure = index.structures[file]
    let isPath = use.arguments.enumerated().allSatisfy { offset, index in
      offset % 2 == 0 ? structure.isName(index) : structure.kind(index) == .dot
    }
    guard isPath, !use.arguments.count.isMultiple(of: 2) else {
      log.error(
        at: location(structure.words[use.word].start, in: file), "this '#keyPath' cannot be read",
        expected: "names with dots between them")
      return
    }
    var names = use.arguments.filter(structure.isName).map { structure.text($0) }
    while names.count > 1, names[0].first?.isUppercase ?? false { names.removeFirst() }
    let literal = SourcePass.literal(names.joined(separator: "."))
    edits[file].append(Edit(range(of: use, file), literal))
  }

  /// `#Preview("name") {` becomes the head of a function.
  private mutating func replacePreview(_ use: DirectiveUse, _ file: Int) {
    let structure = index.structures[file]
    let open =
      use.arguments.isEmpty && structure.kind(use.word + 1) != .openParen
      ? use.word + 1 : use.arguments.upperBound + 1
    guard structure.kind(open) == .openBrace else { return }
    let stem = paths[file].split(separator: "/").last?.split(separator: ".").first ?? ""
    let name = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    previewCounts[file] += 1
    let function = "plumbPreview_\(name)_\(previewCounts[file])"
    let signature = structure.signature(behind: open)
    let start = structure.words[use.word].start
    let end = structure.words[signature?.end ?? open].end
    let close = structure.words[structure.matching(open) ?? open].end
    if hiddenPreviews.contains(function) {
      edits[file].append(Edit(start..<start, "\n#if false\n"))
      edits[file].append(Edit(close..<close, [.text("\n#endif\n"), .resumption]))
      return
    }
    let result = signature?.result ?? "Any"
    edits[file].append(Edit(start..<end, "@MainActor func \(function)() -> \(result) {"))
    let arguments = PreviewArguments(structure, use.arguments)
    previews.append(
      SourcePass.Preview(
        name: arguments.name, traits: arguments.traits, function: function,
        position: SourcePosition(
          file: paths[file], offset: structure.words[open].start, lines: lines[file]),
        lastLine: SourcePosition(file: paths[file], offset: close, lines: lines[file]).line,
        conditions: use.conditions))
  }

  private func location(_ offset: Int, in file: Int) -> FileLocation {
    FileLocation(offset, of: index.structures[file].bytes, path: paths[file], lines: lines[file])
  }
}

extension FileLocation {
  /// The location of a byte; columns count Unicode scalars.
  init(_ offset: Int, of bytes: [UInt8], path: String, lines: [Int]) {
    let position = SourcePosition(file: path, offset: offset, lines: lines)
    let before = bytes[offset - position.column + 1..<offset]
    self.init(
      file: path, line: position.line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}

/// The name and the traits of a `#Preview`.
private struct PreviewArguments {
  private(set) var name: String?
  private(set) var traits: [String] = []

  init(_ structure: SwiftStructure, _ words: Range<Int>) {
    var isTrait = false
    for argument in Self.split(structure, words) {
      guard let first = argument.first else { continue }
      var value = argument
      if structure.kind(first + 1) == .colon {
        isTrait = structure.isWord(first, "traits")
        value = first + 2..<argument.upperBound
      }
      guard let start = value.first, let end = value.last else { continue }
      if isTrait {
        traits.append(structure.text(structure.words[start].start..<structure.words[end].end))
      } else if value.count == 3, structure.kind(start) == .stringStart,
        structure.kind(start + 1) == .stringText, structure.kind(end) == .stringEnd
      {
        name = structure.text(start + 1)
      }
    }
  }

  private static func split(_ structure: SwiftStructure, _ words: Range<Int>) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = words.lowerBound
    var index = words.lowerBound
    while index < words.upperBound {
      if structure.kind(index) == .comma {
        arguments.append(start..<index)
        start = index + 1
      }
      index = max(structure.matching(index) ?? index, index) + 1
    }
    return arguments + [start..<words.upperBound]
  }
}
