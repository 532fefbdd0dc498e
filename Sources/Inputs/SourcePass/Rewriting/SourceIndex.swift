/// What a set of files declares: which class an extension extends, and the methods that selectors
/// name.
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
  /// Simple names that several types have.
  private var bySimpleName: [String: [TypeID]] = [:]
  private var methods: [String: [MemberID]] = [:]

  init(_ structures: [SwiftStructure]) {
    self.structures = structures
    for (file, structure) in structures.enumerated() {
      for (index, type) in structure.types.enumerated()
      where type.keyword != .extension && !type.isLocal {
        let id = TypeID(file: file, type: index)
        if types[type.path] == nil { types[type.path] = id }
        bySimpleName[type.simpleName, default: []].append(id)
      }
    }
    for (file, structure) in structures.enumerated() {
      for (index, member) in structure.members.enumerated() where isAction(member, structure) {
        methods[member.name, default: []].append(MemberID(file: file, member: index))
      }
    }
  }

  subscript(id: TypeID) -> TypeDeclaration { structures[id.file].types[id.type] }
  subscript(id: MemberID) -> Member { structures[id.file].members[id.member] }

  /// The declaration that a type or an extension belongs to; nil if it is not in the set.
  func declaration(of id: TypeID) -> TypeID? {
    let type = self[id]
    return type.keyword == .extension ? declaration(named: type.path) : id
  }

  private func declaration(named path: String) -> TypeID? {
    if let id = types[path] { return id }
    // A nested type can be named by its end only, and a type by its module too.
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let candidates = bySimpleName[name, default: []]
    guard candidates.count == 1 else { return nil }
    let isSuffix = self[candidates[0]].path.hasSuffix("." + path)
    return isSuffix || path.hasSuffix("." + self[candidates[0]].path) ? candidates[0] : nil
  }

  /// Whether a type of that path is in the set.
  func hasType(_ path: String) -> Bool { declaration(named: path) != nil }

  /// Whether a method can be called by its selector: marked so, or in a type that says it of all.
  func isAction(_ member: Member, _ structure: SwiftStructure) -> Bool {
    guard member.keyword == .func, !member.name.isEmpty, !member.isStatic else { return false }
    let isMarked = ["objc", "IBAction", "IBSegueAction"].contains(where: member.has)
    if member.has("nonobjc") { return false }
    let owner = structure.types[member.owner]
    let isImplied = owner.has("objcMembers") || owner.keyword == .extension && owner.has("objc")
    return isMarked || isImplied && !member.isPrivate && !member.modifiers.contains(.override)
  }

  /// The one method that a selector means: by its name and labels, and where several have these,
  /// the one of the type. Nil if none or several are left.
  func method(_ reference: MemberReference, in path: String?) -> MemberID? {
    var found = methods[reference.name, default: []]
    if let labels = reference.labels { found = found.filter { self[$0].labels == labels } }
    if found.count > 1, let path {
      let own = found.filter { structures[$0.file].types[self[$0].owner].path == path }
      if !own.isEmpty { found = own }
    }
    guard let first = found.first else { return nil }
    let isSame = found.allSatisfy {
      self[$0].selector(structures[$0.file]) == self[first].selector(structures[first.file])
    }
    return isSame ? first : nil
  }
}
