import AppProjects

/// Which target a file is compiled in.
struct TargetChoice {
  private(set) var target: AppTarget?
  private(set) var files: [String]
  private(set) var notes: [Diagnostic] = []

  /// - Parameters:
  ///   - origin: a resolved path.
  ///   - shown: the path in messages.
  init(
    of origin: String, shown: String, named name: String?, in project: AppProject
  ) throws(PlumbError) {
    let candidates =
      project.tree.sources.filter {
        ResolvedPath.isInside($0, of: origin)
      }.first.map { project.targets(of: $0) } ?? []
    if let name {
      target = project.targets.first { $0.name == name }
      guard target != nil else {
        let names = candidates.isEmpty ? project.targets : candidates
        throw PlumbError(
          shown, "the project has no target \(Diagnostic.quoted(name))",
          expected: Diagnostic.choices(names.map(\.name)))
      }
    } else {
      let first = candidates.first
      target = first
      let equals = candidates.filter { $0.kind == first?.kind }
      if equals.count > 1 {
        notes.append(
          Diagnostic(
            .note, at: FileLocation(file: shown),
            "is in the targets \(equals.map(\.name).joined(separator: ", ")); it is compiled as in "
              + "the first", hint: "--target chooses another"))
      }
    }
    files = target?.files ?? project.tree.sources.filter(Self.isOfApp)
  }

  /// Whether a file without a target may be a part of the app.
  private static func isOfApp(_ path: String) -> Bool {
    let name = PathName.last(of: path)
    return !AppProject.isTest(path) && name != "main.swift" && name != "Package.swift"
      && !path.contains(".playground/")
  }
}
