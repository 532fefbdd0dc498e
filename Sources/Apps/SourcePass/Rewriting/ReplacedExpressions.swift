/// Takes away what only SwiftUI can show.
///
/// There is a stand-in for SwiftUI with the names that code passes around, and none of its views and
/// modifiers. So in a file that imports it the body of everything that returns `some View` becomes
/// an empty view, and the closure of a `UIHostingConfiguration` the name of the view in it. Lines
/// stay where they are.
enum SwiftUIBodies {
  static func edits(_ structure: SwiftStructure, removed: Set<String>) -> [Edit] {
    guard structure.imports.contains(where: { $0.module == "SwiftUI" }),
      !removed.contains("SwiftUI")
    else { return [] }
    var edits: [Edit] = []
    var end = 0
    for index in structure.words.indices where index >= end {
      guard let found = replacement(at: index, structure),
        let close = structure.matching(found.open)
      else { continue }
      let range = structure.words[found.open].end..<structure.words[close].start
      edits.append(Edit(range, " \(found.text) "))
      end = close
    }
    return edits
  }

  /// The brace whose content goes, and what takes its place.
  private static func replacement(
    at index: Int, _ structure: SwiftStructure
  ) -> (open: Int, text: String)? {
    if structure.isWord(index, "some"), structure.isWord(index + 1, "View"),
      structure.kind(index + 2) == .openBrace
    {
      return (index + 2, "EmptyView()")
    }
    guard structure.isWord(index, "UIHostingConfiguration") else { return nil }
    var open = index + 1
    if structure.kind(open) == .openParen, structure.kind(open + 1) == .closeParen { open += 2 }
    guard structure.kind(open) == .openBrace, let close = structure.matching(open) else {
      return nil
    }
    let name = (open + 1..<close).first { structure.isName($0) }.map(structure.text) ?? "EmptyView"
    return (open, "SwiftUIStandIn(\(SourcePass.literal(name)))")
  }
}

/// Lets an anchor be cast to `NSLayoutAnchor` of any axis.
///
/// A phone knows nothing of the type parameter at run time, and every anchor is a `NSLayoutAnchor` of
/// whatever type is asked for. In Swift `NSLayoutXAxisAnchor` is no `NSLayoutAnchor<AnyObject>`, and
/// the compiler takes such casts for ones that fail. So they become operators of UIKit.
enum AnchorCasts {
  static func edits(_ structure: SwiftStructure) -> [Edit] {
    structure.words.indices.flatMap { index -> [Edit] in
      guard structure.isWord(index, "NSLayoutAnchor"), structure.isWord(index - 2, "as"),
        let mark = ["!", "?"].first(where: { structure.isWord(index - 1, $0) }),
        let bracket = closingBracket(behind: index, structure)
      else { return [] }
      let range = structure.words[index - 2].start..<structure.words[index - 1].end
      let end = structure.words[bracket].end
      return [Edit(range, "~>>\(mark)"), Edit(end..<end, ".self")]
    }
  }

  /// The bracket that ends `NSLayoutAnchor<Axis>`; nil where an optional or a metatype of it is meant.
  private static func closingBracket(behind name: Int, _ structure: SwiftStructure) -> Int? {
    guard structure.isWord(name + 1, "<") else { return nil }
    var end = name + 2
    while structure.isName(end) || structure.kind(end) == .dot { end += 1 }
    guard structure.isWord(end, ">"), structure.kind(end + 1) != .dot else { return nil }
    return end
  }
}

/// Lets views be made of a type parameter, `T(frame: .zero)`, or of a class in a variable,
/// `viewClass.init()`.
///
/// UIKit's initializers are methods of Objective-C on a phone, which every class answers. Those of
/// Swift have to be `required` for that, so the call becomes `T.made(as: T.self, frame: .zero)`. It is
/// looked for where a name is a type parameter, an associated type or `Self`, bound by a class of
/// views, or a variable whose type is written in the file; bounds that declare an initializer
/// themselves are left alone, because it is called then.
struct ViewParameters {
  private let index: SourceIndex
  /// By file and the word of an opening brace: names that are bound by views within it.
  private var scopes: [[Int: Set<String>]]
  /// Other names of classes of views: `typealias View = UIView`.
  private var aliases: Set<String> = []
  /// The names that a generic class or a protocol brings into its extensions.
  private var inExtensions: [String: Set<String>] = [:]

  /// Classes of UIKit that `init(frame:)` makes, and cells.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIImageView", "UIStackView", "UIButton", "UITextField",
    "UITextView", "UISwitch", "UISlider", "UIStepper", "UIPageControl", "UIProgressView",
    "UIScrollView", "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
    "UITableViewCell", "UITableViewHeaderFooterView",
  ]

  init(_ index: SourceIndex) {
    self.index = index
    scopes = index.structures.map { _ in [:] }
    for structure in index.structures { aliases.formUnion(Self.aliases(in: structure)) }
    for (file, structure) in index.structures.enumerated() {
      for word in structure.words.indices { readDeclaration(at: word, structure, file) }
      for type in structure.types where type.keyword == .protocol { readProtocol(type, structure) }
    }
    for (file, structure) in index.structures.enumerated() {
      for type in structure.types where type.keyword == .extension {
        guard let open = type.open else { continue }
        var names = inExtensions[type.simpleName] ?? []
        if Self.views.contains(type.simpleName) { names.insert("Self") }
        if bound(of: "Self", in: type.name..<open, structure) { names.insert("Self") }
        if !names.isEmpty { scopes[file][open, default: []].formUnion(names) }
      }
    }
  }

  /// The calls of a file that change.
  func edits(_ file: Int) -> [Edit] {
    let structure = index.structures[file]
    let classes = variables(file)
    guard !scopes[file].isEmpty || !classes.isEmpty else { return [] }
    var active: [String: Int] = [:]
    var ends: [Int: Set<String>] = [:]
    var edits: [Edit] = []
    for word in structure.words.indices {
      if let names = scopes[file][word], let close = structure.matching(word) {
        for name in names { active[name, default: 0] += 1 }
        ends[close] = names
      }
      for name in ends[word] ?? [] { active[name, default: 0] -= 1 }
      guard structure.isName(word) else { continue }
      let name = structure.text(word)
      let isType = active[name, default: 0] > 0
      guard isType || classes.contains(name) && structure.isWord(word + 2, "init"),
        let edit = edit(at: word, structure, suffix: isType ? ".self" : "")
      else { continue }
      edits.append(edit)
    }
    return edits
  }

  /// The variables and parameters of a file with a class of views in them: `viewClass: V.Type`.
  private func variables(_ file: Int) -> Set<String> {
    let structure = index.structures[file]
    let parameters = scopes[file].values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let named = structure.words.indices.filter { word in
      guard structure.isName(word), structure.kind(word + 1) == .colon,
        structure.isName(word + 2), structure.kind(word + 3) == .dot,
        structure.isWord(word + 4, "Type")
      else { return false }
      return parameters.contains(structure.text(word + 2))
        || isView(word + 2..<word + 3, structure)
    }
    return Set(named.map(structure.text))
  }

  /// The change of `T(`, `T(frame:`, `T(type:` or `T.init(` at its first word.
  private func edit(at word: Int, _ structure: SwiftStructure, suffix: String) -> Edit? {
    let isCalled = structure.kind(word + 1) == .openParen
    let hasInit = structure.kind(word + 1) == .dot && structure.isWord(word + 2, "init")
    guard structure.kind(word - 1) != .dot, isCalled || hasInit else { return nil }
    let open = hasInit ? word + 3 : word + 1
    guard structure.kind(open) == .openParen, let close = structure.matching(open),
      structure.words[open].start == structure.words[open - 1].end
    else { return nil }
    let isEmpty = close == open + 1
    guard
      isEmpty
        || ["frame", "type"].contains(structure.text(open + 1))
          && structure.kind(open + 2) == .colon
    else { return nil }
    let name = structure.text(word)
    return Edit(
      structure.words[word].start..<structure.words[open].end,
      "\(name).made(as: \(name)\(suffix)" + (isEmpty ? "" : ", "))
  }

  // MARK: Declarations

  private static func aliases(in structure: SwiftStructure) -> [String] {
    structure.words.indices.filter { word in
      structure.words[word].word == .typealias && structure.isWord(word + 2, "=")
        && structure.isName(word + 3) && views.contains(structure.text(word + 3))
    }.map { structure.text($0 + 1) }
  }

  private mutating func readDeclaration(at word: Int, _ structure: SwiftStructure, _ file: Int) {
    guard let keyword = structure.words[word].word else { return }
    let start: Int
    switch keyword {
    case .func, .class, .struct, .enum, .actor: start = word + 2
    case .`init`, .subscript: start = word + 1
    default: return
    }
    guard structure.isWord(start, "<"),
      let end = (start + 1..<min(start + 60, structure.words.count)).first(where: {
        structure.kind($0) == .openParen || structure.kind($0) == .openBrace
      }),
      let open = body(from: end, structure)
    else { return }
    let names = (start + 1..<end).filter {
      structure.kind($0 + 1) == .colon || structure.isWord($0 + 1, ">")
        || structure.kind($0 + 1) == .comma
    }.map(structure.text).filter { bound(of: $0, in: start..<open, structure) }
    guard !names.isEmpty else { return }
    scopes[file][open, default: []].formUnion(names)
    guard keyword != .func, start == word + 2 else { return }
    inExtensions[structure.text(word + 1), default: []].formUnion(names)
  }

  /// The brace of a declaration's body; nil for one without.
  private func body(from start: Int, _ structure: SwiftStructure) -> Int? {
    var word = start
    while word < min(start + 200, structure.words.count) {
      switch structure.kind(word) {
      case .openBrace: return word
      case .closeBrace: return nil
      case .openParen, .openBracket: word = structure.matching(word) ?? word
      default:
        let next = structure.words[word]
        if next.isFirstOfLine, next.word?.isDeclaration == true { return nil }
      }
      word += 1
    }
    return nil
  }

  /// Notes the associated types of a protocol, and what it says of `Self`.
  private mutating func readProtocol(_ type: TypeDeclaration, _ structure: SwiftStructure) {
    guard let open = type.open, let close = type.close else { return }
    var names: Set<String> = []
    if isView(type.name + 1..<open, structure) { names.insert("Self") }
    for word in open..<close where structure.words[word].word == .associatedtype {
      let name = structure.text(min(word + 1, close))
      if bound(of: name, in: word..<min(word + 12, close), structure) { names.insert(name) }
    }
    if !names.isEmpty { inExtensions[type.simpleName, default: []].formUnion(names) }
  }

  // MARK: Bounds

  /// Whether a name is bound by a class of views in some words: `T: UIView & Themed`.
  private func bound(of name: String, in range: Range<Int>, _ structure: SwiftStructure) -> Bool {
    range.contains { word in
      guard structure.isName(word), structure.kind(word + 1) == .colon,
        structure.text(word) == name
      else { return false }
      let end = (word + 2..<range.upperBound).first {
        structure.kind($0) == .comma || structure.isWord($0, ">") || structure.isWord($0, "where")
          || structure.words[$0].isFirstOfLine
      }
      return isView(word + 2..<(end ?? range.upperBound), structure)
    }
  }

  /// Whether some words name a class of views, and no type that requires an initializer.
  private func isView(_ range: Range<Int>, _ structure: SwiftStructure) -> Bool {
    guard !range.isEmpty else { return false }
    let names = range.filter(structure.isName).map(structure.text)
    let declared = names.compactMap { index.declaration(named: $0) }
    guard !declared.contains(where: hasRequiredInitializer) else { return false }
    return names.contains { Self.views.contains($0) || aliases.contains($0) }
      || declared.contains { index.root(of: $0, among: Self.views) != nil }
  }

  /// Whether an initializer can be called on the type's metatype, other than `init(coder:)`.
  private func hasRequiredInitializer(_ id: SourceIndex.TypeID) -> Bool {
    index.structures[id.file].members.contains {
      $0.owner == id.type && $0.keyword == .`init` && $0.parameters.first?.label != "coder"
        && (index[id].keyword == .protocol || $0.modifiers.contains(.required))
    }
  }
}
