/// What a set of files declares: the class of each extension, and the methods of selectors.
struct SourceIndex {
  /// A type of the set.
  struct TypeID: Hashable {
    let file: Int
    let type: Int
  }

  /// A member of the set.
  struct MemberID: Hashable {
    let file: Int
    let member: Int
  }

  let structures: [SwiftStructure]
  private var types: [String: TypeID] = [:]
  private var bySimpleName: [String: [TypeID]] = [:]
  /// Methods that selectors name; nil where several methods have another selector each.
  private var methods: [MethodSignature: MemberID?] = [:]
  /// Methods that selectors name, by the path of the type that declares them: looked up before
  /// `methods` where the type of the receiver is known.
  private var ownMethods: [String: [MethodSignature: MemberID]] = [:]

  init(_ structures: [SwiftStructure]) {
    self.structures = structures
    for (file, structure) in structures.enumerated() {
      for (index, type) in structure.types.enumerated()
      where type.keyword != .extension && !type.isLocal {
        let id = TypeID(file: file, type: index)
        if types[type.path].map({ !isForPhone(self[$0]) }) ?? true { types[type.path] = id }
        bySimpleName[type.simpleName, default: []].append(id)
      }
    }
    for (file, structure) in structures.enumerated() {
      for (index, member) in structure.members.enumerated() where isAction(member, structure) {
        add(MemberID(file: file, member: index), member, structure)
      }
    }
  }

  /// Whether no condition around a type says plainly that it is not for iOS.
  func isForPhone(_ type: TypeDeclaration) -> Bool {
    let known = ["UIKit": true, "AppKit": false, "Cocoa": false, "WatchKit": false]
    return ConditionValue.all(type.conditions) { known[$0] } != false
  }

  subscript(id: TypeID) -> TypeDeclaration { structures[id.file].types[id.type] }
  subscript(id: MemberID) -> Member { structures[id.file].members[id.member] }

  /// The declaration that a type or an extension belongs to; nil if it is not in the set.
  func declaration(of id: TypeID) -> TypeID? {
    let type = self[id]
    return type.keyword == .extension ? declaration(named: type.path) : id
  }

  func declaration(named path: String) -> TypeID? {
    if let id = types[path] { return id }
    // A nested type can be named by its end only, and a type by its module too.
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let candidates = bySimpleName[name, default: []]
    guard candidates.count == 1 else { return nil }
    let isSuffix = self[candidates[0]].path.hasSuffix("." + path)
    return isSuffix || path.hasSuffix("." + self[candidates[0]].path) ? candidates[0] : nil
  }

  /// Whether a class descends from `XCTestCase`, through classes of the set.
  func isTestCase(_ id: TypeID) -> Bool { root(of: id, among: ["XCTestCase"]) != nil }

  /// The one of some classes that a class descends from within the set, and whether directly.
  func root(
    of id: TypeID, among roots: Set<String>, depth: Int = 0
  ) -> (name: String, isDirect: Bool)? {
    let (type, structure) = (self[id], structures[id.file])
    guard depth < 8, type.keyword == .class, let open = type.open else { return nil }
    for word in inheritance(of: type, in: structure, before: open)
    where structure.isName(word) && structure.kind(word - 1) != .dot {
      let name = structure.text(word)
      if roots.contains(name) { return (name, true) }
      if let base = types[name], base != id,
        let root = root(of: base, among: roots, depth: depth + 1)
      {
        return (root.name, false)
      }
    }
    return nil
  }

  /// What a class names first behind its colon, without type arguments.
  func superclass(of id: TypeID) -> String? {
    let (type, structure) = (self[id], structures[id.file])
    guard type.keyword == .class, let open = type.open,
      let first = inheritance(of: type, in: structure, before: open).first
    else { return nil }
    return structure.isName(first) ? structure.text(first) : nil
  }

  /// The words between the colon of a type and its `where` or its brace.
  private func inheritance(
    of type: TypeDeclaration, in structure: SwiftStructure, before open: Int
  ) -> Range<Int> {
    var depth = 0
    var start: Int?
    for word in type.name + 1..<max(open, type.name + 1) {
      if structure.isWord(word, "where"), depth == 0 { return (start ?? word)..<word }
      if structure.kind(word) == .colon, depth == 0, start == nil { start = word + 1 }
      guard structure.kind(word) == .operator else { continue }
      let text = structure.text(word)
      if text != "->" { depth += text.count { $0 == "<" } - text.count { $0 == ">" } }
    }
    return (start ?? open)..<max(open, start ?? open)
  }

  func hasType(_ path: String) -> Bool { declaration(named: path) != nil }

  /// Whether every file can name a type without arguments: nothing around it is private or generic.
  func isNameable(_ type: TypeDeclaration) -> Bool { !type.isLocal && isNameable(type.path) }

  func isNameable(_ path: String) -> Bool {
    var names = path.split(separator: ".").map(String.init)
    while !names.isEmpty {
      if let id = types[names.joined(separator: ".")] {
        let outer = self[id]
        let structure = structures[id.file]
        let isGeneric = structure.isWord(outer.name + 1, "<")
        if isGeneric || outer.isPrivate { return false }
      }
      names.removeLast()
    }
    return true
  }

  /// Whether a method can be called by its selector: marked so, or in a type that says it of all.
  func isAction(_ member: Member, _ structure: SwiftStructure) -> Bool {
    guard member.keyword == .func, !member.name.isEmpty, !member.isStatic else { return false }
    let isMarked = ["objc", "IBAction", "IBSegueAction"].contains(where: member.has)
    if member.has("nonobjc") { return false }
    let owner = structure.types[member.owner]
    let isImplied = owner.has("objcMembers") || owner.keyword == .extension && owner.has("objc")
    return isMarked || isImplied && !member.isPrivate && !member.modifiers.contains(.override)
  }

  /// The one method that a selector means: of the type, else of all. Nil if several selectors fit.
  func method(_ reference: MemberReference, in path: String?) -> MemberID? {
    let signature = MethodSignature(name: reference.name, labels: reference.labels)
    if let path, let own = ownMethods[path]?[signature] { return own }
    return methods[signature] ?? nil
  }

  /// Notes a method under its name, with and without labels.
  private mutating func add(_ id: MemberID, _ member: Member, _ structure: SwiftStructure) {
    let path = structure.types[member.owner].path
    for labels in [member.labels, nil] {
      let signature = MethodSignature(name: member.name, labels: labels)
      let isOther =
        methods[signature].map { known in
          known.map { self[$0].selector(structures[$0.file]) } != member.selector(structure)
        } ?? false
      if isOther {
        methods[signature] = .some(nil)
      } else if methods[signature] == nil {
        methods[signature] = id
      }
      if ownMethods[path]?[signature] == nil { ownMethods[path, default: [:]][signature] = id }
    }
  }
}

/// A method's name and labels; nil stands for any labels.
struct MethodSignature: Hashable {
  let name: String
  let labels: [String?]?
}
