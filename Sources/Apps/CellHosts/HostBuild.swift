import Foundation
import SourcePass

/// A build of a host, under a name made of every text that goes into it.
struct HostBuild {
  /// In the order in which they are compiled; the last is the app's own.
  private let modules: [HostModule]
  private let toolchain: HostToolchain
  private let settings: CellHost.Settings
  /// How long the compiler may take for the next module.
  private let limit: () -> Duration
  /// How far the compiler looks for the types of an expression.
  private let search: Search

  /// How many choices the compiler tries for an expression before it gives up.
  enum Search: String {
    /// Few: code that lacks much has many such expressions, and each would take seconds.
    case short = "20000"
    /// As many as in Xcode.
    case full = "1000000"
  }

  /// Hosts that are kept, and texts that were rejected; the ones that were used longest ago go first.
  private static let keptHosts = 50

  init(
    _ modules: [HostModule], _ toolchain: HostToolchain, _ settings: CellHost.Settings,
    limit: @escaping () -> Duration, search: Search
  ) {
    self.limit = limit
    self.search = search
    self.modules = modules
    self.toolchain = toolchain
    self.settings = settings
  }

  /// The path of the host, and what the compiler warned of if it had to run.
  func executable() throws -> (path: String, warnings: [Diagnostic]) {
    let folder = folder
    let path = folder + "/host"
    if SealedFile.isWhole(folder) {
      // The time of a host is that of its last use.
      utimes(path, nil)
      return (path, [])
    }
    if let known = RejectedBuild.kept(in: folder) { throw known }
    let work = "\(folder).\(getpid())"
    var warnings: [Diagnostic] = []
    do {
      try Folder.make(work)
      defer { try? FileManager.default.removeItem(atPath: work) }
      warnings = try build(in: work)
      try SealedFile.seal(work)
      if !CellCache.move(work, to: folder) {
        throw PlumbError(folder, "cannot be made: \(String(cString: strerror(errno)))")
      }
    } catch let error as PlumbError {
      throw error
    } catch let failures as BuildFailures {
      RejectedBuild.keep(failures, in: folder)
      throw failures
    } catch {
      throw PlumbError(folder, "cannot be built in: \(Diagnostic.reason(of: error))")
    }
    Self.removeOld()
    return (path, warnings)
  }

  // MARK: The cache

  /// Where the host is, or what is known of texts that have none.
  var folder: String { CellHost.cache + "/" + key }

  /// Names everything that goes into the host: sources, their paths, compiler, library, settings.
  private var key: String {
    var hash = HostHash()
    addSurroundings(to: &hash)
    for module in modules { add(module, to: &hash) }
    return hash.text
  }

  private func addSurroundings(to hash: inout HostHash) {
    hash.add(toolchain.version)
    hash.add(toolchain.compiler)
    hash.add(toolchain.identity)
    // Who asks for all of them wants to see them.
    if settings.warnings == .all { hash.add(settings.warnings.rawValue) }
    hash.add(search.rawValue)
  }

  private func add(_ module: HostModule, to hash: inout HostHash) {
    for word in arguments(of: module) { hash.add(word) }
    for file in module.result.files {
      hash.add(file.path)
      hash.add(file.text)
    }
    hash.add(module.program ?? "")
    hash.add(module.samples.source)
    hash.add(module.foundationNames(hasCombine: hasCombine))
  }

  private static func removeOld() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: CellHost.cache)) ?? []
    for kind in ["host", RejectedBuild.fileName, KeptCuts.fileName] {
      let folders = names.compactMap { name -> (time: Int, path: String)? in
        var status = stat()
        guard stat("\(CellHost.cache)/\(name)/\(kind)", &status) == 0 else { return nil }
        return (status.st_mtim.tv_sec, "\(CellHost.cache)/\(name)")
      }
      for folder in folders.sorted(by: { $0 > $1 }).dropFirst(keptHosts) {
        try? manager.removeItem(atPath: folder.path)
      }
    }
  }

  // MARK: The compiler

  /// A module with those that the compiler has to know for it.
  private struct Step {
    let module: HostModule
    /// The steps of the modules that it imports, and of those that these import, in order.
    let needed: [Int]
    /// Where a module of others is kept; nil for those with something to draw.
    let cache: String?
    /// What the compiler writes is called, without an ending.
    let output: String
  }

  /// The steps to the host, each behind those that it needs. The key of a module goes by what it
  /// imports, so that it is compiled once whatever else the host has.
  private func steps(in folder: String) -> [Step] {
    var steps: [Step] = []
    var keys: [String] = []
    for module in modules {
      let imports = module.program == nil ? module.imports : nil
      var needed: Set<Int> = []
      for (index, step) in steps.enumerated() where imports?.contains(step.module.name) ?? true {
        needed.formUnion(step.needed + [index])
      }
      var hash = HostHash()
      addSurroundings(to: &hash)
      add(module, to: &hash)
      for index in needed.sorted() { hash.add(keys[index]) }
      keys.append(hash.text)
      let cache = module.program == nil ? CellCache.module(hash.text) : nil
      steps.append(
        Step(
          module: module, needed: needed.sorted(), cache: cache,
          output: cache.map { "\($0).\(getpid())/\(module.name)" } ?? "\(folder)/\(module.name)"))
    }
    return steps
  }

  /// Compiles the modules, as many at once as there are processors; what the compiler warns of.
  private func build(in folder: String) throws -> [Diagnostic] {
    let steps = steps(in: folder)
    defer {
      for case let cache? in steps.map(\.cache) {
        try? FileManager.default.removeItem(atPath: "\(cache).\(getpid())")
      }
    }
    let runs = ParallelRuns()
    var open = steps.indices.filter { !isKept(steps[$0]) }
    var warnings: [Int: [Diagnostic]] = [:]
    var failures: [Int: BuildFailure] = [:]
    var trouble: (any Error)?
    var isRepeated = false
    while true {
      let missing = Set(open + runs.running + failures.keys)
      for index in open where trouble == nil && runs.hasRoom {
        guard missing.isDisjoint(with: steps[index].needed) else { continue }
        open.removeAll { $0 == index }
        do { try start(steps[index], index, of: steps, in: folder, runs) } catch { trouble = error }
      }
      guard let (index, answer) = runs.next() else { break }
      if answer.code != 0, !isRepeated, answer.output.contains(CellCache.compilerModules) {
        // A file that the compiler keeps for itself is damaged.
        try? FileManager.default.removeItem(atPath: CellCache.compilerModules)
        open += runs.rest() + [index]
        isRepeated = true
        continue
      }
      do { warnings[index] = try end(steps[index], answer) } catch let failure as BuildFailure {
        failures[index] = failure
      } catch {
        trouble = trouble ?? error
      }
    }
    if let trouble { throw trouble }
    guard failures.isEmpty else {
      throw BuildFailures(all: failures.sorted { $0.key < $1.key }.map(\.value))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "host" {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    CellCache.modules.trim()
    return warnings.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Whether a host was built with the module before.
  private func isKept(_ step: Step) -> Bool {
    guard let cache = step.cache, SealedFile.isWhole(cache) else { return false }
    utimes(cache, nil)
    return true
  }

  private func start(
    _ step: Step, _ index: Int, of steps: [Step], in folder: String, _ runs: ParallelRuns
  ) throws {
    if step.cache != nil { try Folder.make(PathName.prefix(of: step.output)) }
    let place = "\(folder)/\(step.module.name)"
    try Folder.make(place)
    // Modules of the app go before those of the kit.
    let seen = step.needed.compactMap { steps[$0].cache } + [folder]
    var further = seen.flatMap { ["-I", $0] }
    if step.module.isMain {
      let objects = step.needed.map { index in
        (steps[index].cache.map { "\($0)/\(steps[index].module.name)" } ?? steps[index].output)
          + ".o"
      }
      further += linking + objects + ["-o", folder + "/host"]
    } else {
      further += [
        "-emit-module", "-emit-module-path", step.output + ".swiftmodule", "-c", "-o",
        step.output + ".o",
      ]
    }
    let inputs = try write(step.module, to: place)
    runs.start(
      index, toolchain.compiler, common + arguments(of: step.module) + further + inputs,
      limit: limit())
  }

  /// Keeps a compiled module; what the compiler warns of.
  private func end(_ step: Step, _ answer: ParallelRuns.Answer) throws -> [Diagnostic] {
    let subject = step.module.sources.operands.first ?? step.module.name
    guard answer.code != ProgramRun.lateCode else {
      throw PlumbError(
        subject,
        "the compiler took longer than \(settings.longestBuild.components.seconds) s and was ended")
    }
    let messages = CompilerMessages(
      answer.output, of: subject, maps: [step.module.result.map], ends: step.module.ends)
    guard answer.code == 0 else {
      throw BuildFailure(module: step.module.name, reports: messages.reports)
    }
    if let cache = step.cache {
      try SealedFile.seal("\(cache).\(getpid())")
      guard CellCache.move("\(cache).\(getpid())", to: cache) else {
        throw PlumbError(cache, "cannot be made: \(String(cString: strerror(errno)))")
      }
    }
    return messages.warnings(of: step.module, settings.warnings)
  }

  /// Writes the files of a module; their paths.
  private func write(_ module: HostModule, to folder: String) throws -> [String] {
    var inputs: [String] = []
    for (number, file) in module.result.files.enumerated() {
      inputs.append("\(folder)/\(module.compiledName(number))")
      // The pass begins files that it changes with their own paths; others lack it.
      let head = file.isChanged ? "" : HostModule.sourceLocation(of: file)
      try write(Array(head.utf8) + file.text, to: inputs[number])
    }
    inputs.append(folder + "/" + FoundationNames.fileName)
    let names = module.foundationNames(hasCombine: hasCombine)
    try write(Array(names.utf8), to: folder + "/" + FoundationNames.fileName)
    if let program = module.program {
      inputs.append(folder + "/PlumbHost.swift")
      try write(Array(program.utf8), to: folder + "/PlumbHost.swift")
    }
    let samples = module.samples.source
    if !samples.isEmpty {
      inputs.append("\(folder)/\(HostSamples.fileName)")
      try write(Array(samples.utf8), to: "\(folder)/\(HostSamples.fileName)")
    }
    return inputs
  }

  /// Whether Combine is the one of the kit, and no module that the settings name.
  private var hasCombine: Bool {
    toolchain.modules.contains("Combine") && !settings.emptied.contains("Combine")
      && !settings.modules.contains { $0.name == "Combine" }
  }

  private func arguments(of module: HostModule) -> [String] {
    ["-module-name", module.name, "-swift-version", module.compilation.languageVersion]
      + module.compilation.conditions.map { "-D" + $0 }
  }

  private var common: [String] {
    [
      "-wmo", "-Onone", "-gline-tables-only", "-DDEBUG", "-parse-as-library", "-Xfrontend",
      "-solver-expression-time-threshold=10", "-Xfrontend",
      "-solver-scope-threshold=\(search.rawValue)",
      "-diagnostic-style=llvm", "-no-color-diagnostics",
      "-module-cache-path", CellCache.compilerModules, "-I", toolchain.kit + "/modules",
    ] + (settings.warnings == .none ? ["-suppress-warnings"] : [])
  }

  private var linking: [String] {
    [
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "plumb_app_main", "-L",
      toolchain.kit, "-lPlumb", "-Xlinker", "-rpath", "-Xlinker", toolchain.kit, "-Xlinker",
      "--defsym", "-Xlinker", "main=plumb_host_main",
    ] + (namesSymbols ? ["-Xlinker", "--unresolved-symbols=ignore-in-object-files"] : [])
  }

  /// Whether sources name functions of a system that may not be here, as symbols.
  private var namesSymbols: Bool {
    let attribute = Data("@_silgen_name".utf8)
    return modules.flatMap(\.inputs).contains { Data($0.text).range(of: attribute) != nil }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}

/// What the compiler has said of texts that it did not take, kept where their host would be: the way
/// to a host that is built without some files leads through several of them each time.
private struct RejectedBuild: Codable {
  let failures: [BuildFailure]

  static let fileName = "errors.json"

  static func kept(in folder: String) -> BuildFailures? {
    let path = "\(folder)/\(fileName)"
    guard let data = SealedFile.read(path),
      let kept = try? JSONDecoder().decode(RejectedBuild.self, from: data),
      !kept.failures.isEmpty, kept.failures.allSatisfy({ !$0.reports.isEmpty })
    else { return nil }
    utimes(path, nil)
    return BuildFailures(all: kept.failures)
  }

  /// Keeps errors in the sources; what else went wrong may not do so again.
  static func keep(_ failures: BuildFailures, in folder: String) {
    let reports = failures.all.flatMap(\.reports)
    guard reports.allSatisfy({ $0.error.location.map { $0.line > 0 } ?? false }),
      let data = try? JSONEncoder().encode(RejectedBuild(failures: failures.all)),
      (try? Folder.make(folder)) != nil
    else { return }
    SealedFile.write(data, to: "\(folder)/\(fileName)")
  }
}

/// What was cut out of sources before they compiled, kept for the next run beside its host.
struct KeptCuts: Codable {
  let host: String
  let entries: [SourceCuts.Entry]

  static let fileName = "cuts.json"

  static func kept(in folder: String) -> KeptCuts? {
    let path = "\(folder)/\(fileName)"
    guard let data = SealedFile.read(path),
      let kept = try? JSONDecoder().decode(KeptCuts.self, from: data),
      SealedFile.isWhole(Folder.parent(of: kept.executable))
    else { return nil }
    utimes(path, nil)
    utimes(kept.executable, nil)
    return kept
  }

  var executable: String { "\(CellHost.cache)/\(PathName.last(of: host))/host" }

  func keep(in folder: String) {
    guard let data = try? JSONEncoder().encode(self), (try? Folder.make(folder)) != nil else {
      return
    }
    SealedFile.write(data, to: "\(folder)/\(Self.fileName)")
  }
}
