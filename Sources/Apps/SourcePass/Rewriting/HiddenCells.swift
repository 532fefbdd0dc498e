/// Cells that are private: a function beside each of them hands its class out.
struct HiddenCells {
  private(set) var edits: [(file: Int, edit: Edit)] = []
  private(set) var calls: [SourceIndex.TypeID: String] = [:]

  init(_ index: SourceIndex) {
    for (file, structure) in index.structures.enumerated() {
      for (number, type) in structure.types.enumerated()
      where type.keyword == .class && !type.isLocal && type.isPrivate {
        let id = SourceIndex.TypeID(file: file, type: number)
        let outer = type.path.split(separator: ".").dropLast().joined(separator: ".")
        guard let close = type.close, !structure.isWord(type.name + 1, "<"),
          index.isNameable(outer), index.root(of: id, among: RegisteredClasses.roots) != nil
        else { continue }
        let function = "plumbCell\(file)_\(number)()"
        let end = structure.words[close].end
        let text =
          "; internal \(outer.isEmpty ? "" : "static ")func \(function) -> AnyClass"
          + " { \(type.simpleName).self }"
        edits.append((file, Edit(end..<end, text)))
        calls[id] = outer.isEmpty ? function : "\(outer).\(function)"
      }
    }
  }
}
