/// The modules that a host is made of: those of the settings, those of the project that others
/// import, and the one with what is drawn.
struct ModuleList {
  let operands: [String]
  /// An older version of it, which a comparison draws too.
  let former: [String]
  /// Files of the project that one of them is a copy of.
  let replaced: [String]
  let settings: CellHost.Settings
  let toolchain: HostToolchain

  /// The modules in the order in which they are compiled, with what was found in the project.
  /// `cuts`: what is cut out of them.
  func modules(
    _ project: inout ProjectSources, _ cuts: SourceCuts
  ) throws(PlumbError) -> [HostModule] {
    var known = toolchain.modules
    var modules: [HostModule] = []
    var advice: [String: String] = [:]
    for module in settings.modules {
      modules.append(
        try HostModule(
          try HostSources([module.folder]), named: module.name, known: known,
          emptied: settings.emptied, compilation(of: nil, advice), cuts: cuts))
      known.insert(module.name)
    }
    let versions = try versions(project.main)
    let imports = (modules.map(\.sources) + versions.map(\.sources)).flatMap {
      self.imports(of: $0)
    }
    let found = Set(project.found)
    let needed =
      modules.flatMap { self.imports(of: $0.sources) }
      + versions.flatMap { self.imports(of: $0.sources, without: found) }
    let ordered = try ordered(needed, imports, &project, without: known)
    for name in HostModule.knownOwners { advice[name] = project.pin(of: name) }
    for name in Set(imports + ordered.flatMap { self.imports(of: $0.sources) }) {
      advice[name] = project.advice(on: name)
    }
    for module in ordered {
      var compilation = compilation(of: module.module, advice)
      compilation.imports = project.seen(by: module.module).filter(known.contains)
      modules.append(
        try HostModule(
          module.sources, named: module.module.name, known: known, emptied: settings.emptied,
          compilation, cuts: cuts))
      known.insert(module.module.name)
    }
    var main = compilation(of: project.main, advice)
    main.imports = modules.map(\.name)
    main.models = modules.map(\.pass)
    for (name, sources) in versions {
      var module = try HostModule(
        sources, named: name, known: known, emptied: settings.emptied, main, cuts: cuts,
        isCompared: !former.isEmpty, drawsClasses: settings.drawsClasses)
      let cells = Set(module.sampledClasses.map(\.name))
      module.makeSamples(filledBy: project.lists(of: cells, sources), known: known)
      modules.append(module)
    }
    return modules
  }

  /// The sources with what is drawn, behind those of an older version. Each has the rest of the app
  /// around it, and not the other version.
  private func versions(
    _ main: ProjectModule
  ) throws(PlumbError) -> [(name: String, sources: HostSources)] {
    var operands = [(HostModule.mainName, operands)]
    if !former.isEmpty { operands.insert((HostModule.formerName, former), at: 0) }
    var versions: [(name: String, sources: HostSources)] = []
    for (name, files) in operands {
      let own = Set(files.compactMap(ResolvedPath.of))
      let copied = replaced.filter { ResolvedPath.of($0).map { !own.contains($0) } ?? false }
      let others = operands.filter { $0.0 != name }.flatMap(\.1) + copied
      let further = settings.further + main.compiled.map(ProjectModule.short)
      versions.append(
        (
          name,
          try HostSources(
            files, further: further, without: others, areFormer: main.isFormerSwift)
        ))
    }
    return versions
  }

  private func compilation(
    of module: ProjectModule?, _ advice: [String: String]
  ) -> HostModule.Compilation {
    HostModule.Compilation(
      languageVersion: settings.languageVersion ?? module?.languageVersion ?? "5",
      conditions: module?.conditions ?? [], seesUIKit: module?.seesUIKit ?? false,
      advice: advice)
  }

  // MARK: Order

  private func imports(of sources: HostSources, without others: Set<String> = []) -> [String] {
    sources.files.filter { !others.contains($0.path) }
      .flatMap { DeclarationFinder.imports(in: $0.text) }.uniqued()
  }

  /// The modules of the project that others import, each behind those that it imports itself; in a
  /// circle the first that is met comes last.
  ///
  /// Files that were found import whole packages, few of which the code in them that is reached
  /// needs: those are left out until a name that one declares is looked for.
  ///
  /// - Parameters:
  ///   - needed: what the files that are drawn import.
  ///   - names: what all files import.
  private func ordered(
    _ needed: [String], _ names: [String], _ project: inout ProjectSources,
    without known: Set<String>
  ) throws(PlumbError) -> [(module: ProjectModule, sources: HostSources)] {
    var ordered: [(module: ProjectModule, sources: HostSources)] = []
    var seen = known.union(settings.emptied)
    // What was found without an import is seen through one in another file.
    let wanted = names + project.imported.map(\.name)
    var needed = Set(needed)
    // A module is met twice: before those that it imports, and behind them.
    var open: [(name: String, sources: HostSources?)] = wanted.uniqued().reversed().map {
      ($0, nil)
    }
    while let (name, read) = open.popLast() {
      if let read, let module = project.imported.first(where: { $0.name == name }) {
        ordered.append((module, read))
        continue
      }
      guard !seen.contains(name), project.locate(name, isNeeded: needed.contains(name)),
        let module = project.imported.first(where: { $0.name == name })
      else { continue }
      seen.insert(name)
      let sources = try HostSources(
        [], further: module.compiled.map(ProjectModule.short), areFormer: module.isFormerSwift)
      open.append((name, sources))
      let names = imports(of: sources) + project.seen(by: module)
      if module.isForeign { needed.formUnion(names) }
      open += names.uniqued().reversed().map { ($0, nil) }
    }
    return ordered
  }
}
