/// The types of the sources that values can be made of, by their paths.
struct ModelTypes {
  /// In the order of the files.
  let all: [ModelType]
  private let places: [String: Int]
  private let aliases: [String: TypeText]
  private let indices: [SourceIndex]

  /// - Parameters:
  ///   - index: the sources of the module.
  ///   - others: those of modules that it imports, of which it sees what is public.
  init(_ index: SourceIndex, others: [SourceIndex] = []) {
    indices = [index] + others
    var all: [ModelType] = []
    var places: [String: Int] = [:]
    var aliases: [String: TypeText] = [:]
    for (module, index) in indices.enumerated() {
      Self.read(index, isForeign: module > 0, &all, &places, &aliases)
    }
    self.all = all
    self.places = places
    self.aliases = aliases
  }

  private static func read(
    _ index: SourceIndex, isForeign: Bool, _ all: inout [ModelType], _ places: inout [String: Int],
    _ aliases: inout [String: TypeText]
  ) {
    let known = places
    for structure in index.structures {
      for type in structure.types where type.keyword != .extension && !type.isLocal {
        guard places[type.path] == nil, index.isForPhone(type),
          !isForeign || ModelReader.isPublic(type.modifiers)
        else { continue }
        places[type.path] = all.count
        var model = ModelType(
          path: type.path, keyword: type.keyword, isNameable: index.isNameable(type),
          isForeign: isForeign, inherited: [])
        let reader = ModelReader(structure, type, isForeign: isForeign)
        model.inherited = reader.inherited
        reader.read(into: &model)
        all.append(model)
      }
      for (name, type) in Self.aliases(structure) where aliases[name] == nil {
        aliases[name] = type
      }
    }
    for structure in index.structures {
      for type in structure.types where type.keyword == .extension && !type.isLocal {
        let path = index.declaration(named: type.path).map { index[$0].path } ?? type.path
        guard let place = places[path], known[path] == nil, index.isForPhone(type) else { continue }
        let reader = ModelReader(structure, type, isForeign: isForeign)
        all[place].inherited += reader.inherited
        reader.read(into: &all[place])
      }
    }
  }

  /// `typealias Name = Type`, without type parameters.
  private static func aliases(_ structure: SwiftStructure) -> [(String, TypeText)] {
    structure.words.indices.compactMap { word in
      guard structure.words[word].word == .typealias, structure.isName(word + 1),
        structure.isWord(word + 2, "=")
      else { return nil }
      var end = word + 3
      while end < structure.words.count, end == word + 3 || !structure.words[end].isFirstOfLine,
        ![.closeBrace, .semicolon].contains(structure.words[end].kind)
      {
        end = max(structure.matching(end) ?? end, end) + 1
      }
      guard end > word + 3 else { return nil }
      let text = structure.text(structure.words[word + 3].start..<structure.words[end - 1].end)
      return (structure.text(word + 1), TypeText(text))
    }
  }

  /// Whether nothing in the file of a type mentions a name but its declaration.
  func isOnlyDeclared(_ name: String, by path: String) -> Bool {
    guard let file = indices[0].declaration(named: path)?.file else { return false }
    let structure = indices[0].structures[file]
    return structure.words.indices.count { structure.isName($0) && structure.text($0) == name } == 1
  }

  subscript(path: String) -> ModelType? { places[path].map { all[$0] } }

  /// The type that a name means inside of a type: the nearest around it, else of the module.
  func type(named name: String, in context: String) -> ModelType? {
    var around = context.split(separator: ".").map(String.init)
    while !around.isEmpty {
      if let found = self[(around + [name]).joined(separator: ".")] { return found }
      around.removeLast()
    }
    if let found = self[name] { return found }
    return indices.lazy.compactMap { index in
      index.declaration(named: name).flatMap { self[index[$0].path] }
    }.first
  }

  /// What a name stands for by a `typealias`.
  func alias(_ name: String) -> TypeText? { aliases[name] }

  /// The class itself and the classes of the sources that it descends from.
  func chain(of type: ModelType) -> [ModelType] {
    var chain = [type]
    while chain.count < 10, let base = superclass(of: chain[chain.count - 1]) {
      if chain.contains(where: { $0.path == base.path }) { break }
      chain.append(base)
    }
    return chain
  }

  private func superclass(of type: ModelType) -> ModelType? {
    guard type.keyword == .class, let name = type.inherited.first,
      let base = self.type(named: name, in: type.path), base.keyword == .class
    else { return nil }
    return base
  }

  /// Whether a type says that it conforms to a protocol, itself or through what it inherits.
  func conforms(_ type: ModelType, to name: String, depth: Int = 0) -> Bool {
    type.inherited.contains { inherited in
      if inherited == name || inherited.hasSuffix("." + name) { return true }
      guard depth < 5, let other = self.type(named: inherited, in: type.path),
        other.path != type.path
      else { return false }
      return conforms(other, to: name, depth: depth + 1)
    }
  }
}
