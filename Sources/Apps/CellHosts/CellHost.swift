import AppProjects
import AtomicFiles
import CollectionAlgorithms
import Diagnostics
import Foundation
import SourcePass

/// An executable with the cells of an app in it, which runs Plumb's commands.
package struct CellHost: Sendable {
  /// The path of the program that draws the sources, kept until newer hosts displace it.
  package let executable: String
  /// Files that were left out, and why.
  package let notes: [Diagnostic]
  /// The files that it was built from.
  package let files: [String]
  /// What the compiler has warned of; nothing where the host was there already.
  package let warnings: [Diagnostic]
  /// Previews of the cells that are drawn by their class.
  package let samples: [SamplePreview]

  /// How sources are compiled.
  package struct Settings: Sendable {
    /// The mode of the language; nil for the target's own.
    package var languageVersion: String?
    /// Modules whose imports are removed.
    package var emptied: Set<String> = []
    /// Files and folders that are compiled as well.
    package var further: [String] = []
    /// Modules that are compiled from sources of their own, each with its files and folders; one
    /// may import those before it.
    package var modules: [Module] = []
    /// Whose warnings of the compiler are of interest.
    package var warnings = WarningChoice.drawn
    /// The folder in which files are found that declare what is missing; nil for none.
    package var project: String?
    /// The name of the target that what is drawn is compiled in; nil for the first that has it.
    package var target: String?
    /// Whether cells of folders are drawn although others do not compile, which is reported.
    package var drawsRest = false
    /// Whether cells are drawn by their class although their file has previews.
    package var drawsClasses = false

    /// Files whose warnings are passed on.
    package enum WarningChoice: String, Sendable, CaseIterable {
      /// The files that are drawn.
      case drawn
      /// Those that are compiled with them as well.
      case all
      case none
    }

    /// A module that stands in for one which is not here.
    package struct Module: Sendable {
      package let name: String
      package let folder: String

      package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
      }
    }

    package init() {}
  }

  /// Builds the host of some sources, or finds the one that was built of the same texts before.
  ///
  /// Hosts are kept in `$XDG_CACHE_HOME/plumb/swift`, or in a temporary folder, under a name made
  /// of everything that goes into them.
  ///
  /// - Parameters:
  ///   - operands: Swift files and folders that are drawn; together one module.
  ///   - former: those of an older version, which a comparison draws too.
  ///   - replaced: files of the project that one of them is a copy of.
  /// - Throws: what is missing, or the compiler's messages at the original positions.
  package init(
    _ operands: [String], former: [String] = [], replacing replaced: [String] = [],
    _ settings: Settings = .init()
  ) throws(PlumbError) {
    let toolchain = try HostToolchain(for: operands[0])
    var project = try ProjectSources(
      in: settings.project, for: operands + former, target: settings.target,
      platform: toolchain.modules)
    let list = ModuleList(
      operands: operands, former: former, replaced: replaced, settings: settings,
      toolchain: toolchain)
    var modules = try list.modules(&project)
    if project.findClasses(ofStoryboardsIn: modules.map(\.sources)),
      let more = try? list.modules(&project)
    {
      modules = more
    }
    (executable, warnings) = try Self.build(&modules, &project, list)
    files = modules.flatMap(\.sources.paths)
    notes = project.notes + modules.flatMap(\.notes)
    samples = modules.last?.samplePreviews ?? []
  }

  /// The path of the host, and warnings if it had to be built. Files of the project that declare
  /// what the compiler does not find are added; what it rejects and can be done without is left out
  /// of the modules that are drawn. Then the host is built again.
  private static func build(
    _ modules: inout [HostModule], _ project: inout ProjectSources, _ list: ModuleList
  ) throws(PlumbError) -> (path: String, warnings: [Diagnostic]) {
    while true {
      do throws(PlumbError) {
        let built = try HostBuild(modules, list.toolchain, list.settings).executable()
        project.remember()
        return built
      } catch {
        // Errors in the app's own sources may bring those in samples along.
        if error.diagnostics.allSatisfy(HostSamples.isAbout) {
          for index in modules.indices { modules[index].samples.reject(error.diagnostics) }
          continue
        }
        let error = PlumbError(error.diagnostics.filter { !HostSamples.isAbout($0) })
        let former = modules.map(\.samples)
        if project.find(what: error.diagnostics, lack: modules.flatMap(\.sources.paths)),
          let more = try? list.modules(&project)
        {
          modules = more
          for index in modules.indices where former.indices.contains(index) {
            modules[index].samples = modules[index].samples.adopting(former[index])
          }
          continue
        }
        var isLess = false
        for index in modules.indices {
          isLess = modules[index].lookUpMembers(with: error.diagnostics) || isLess
        }
        for index in modules.indices where !isLess && modules[index].program != nil {
          isLess =
            modules[index].leaveOutScreens(with: error.diagnostics)
            || modules[index].hidePreviews(with: error.diagnostics)
            || modules[index].leaveOut(filesOf: error.diagnostics, list.settings.drawsRest)
            || isLess
        }
        guard isLess else { throw PlumbError(error.diagnostics + modules.flatMap(\.notes)) }
      }
    }
  }
}

extension CellHost {
  /// Whether two files or folders have a class of the same name, and no file in common: they cannot
  /// be parts of one module. False where one cannot be read.
  package static func areVersions(_ one: String, _ other: String) -> Bool {
    guard let sources = try? [one, other].map({ path in try HostSources([path]) }) else {
      return false
    }
    let files = sources.map { Set($0.paths.map { ResolvedPath.of($0) ?? $0 }) }
    let classes = sources.map { sources in
      let files = sources.files.map { SourcePass.SourceFile(path: $0.path, text: $0.text) }
      return Set(SourcePass(files).classes.map(\.path))
    }
    return files[0].isDisjoint(with: files[1]) && !classes[0].isDisjoint(with: classes[1])
  }

  /// Writes a source that has no file, from standard input, where the same text always has the same
  /// path: its host is found again.
  ///
  /// - Returns: the path, of a file that whoever asks removes.
  package static func file(of bytes: [UInt8], named name: String) throws(PlumbError) -> String {
    var hash = HostHash()
    hash.add(bytes)
    let folder = "\(cache)/input-\(hash.text)"
    let path = "\(folder)/\(PathName.last(of: name))"
    do {
      try Folder.make(folder)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw PlumbError(path, "cannot be written: \(Diagnostic.reason(of: error))")
    }
    return path
  }

  /// Packages that were cloned.
  package static let packages = PackageStore(Folder.parent(of: cache) + "/packages")

  /// The folder of hosts.
  static let cache: String = {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let usual = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    if let folder = own ?? usual, (try? Folder.make(folder + "/plumb/swift")) != nil {
      return folder + "/plumb/swift"
    }
    return "\(NSTemporaryDirectory())/plumb-swift-\(getuid())"
  }()
}

/// A build of a host, under a name made of every text that goes into it.
private struct HostBuild {
  /// In the order in which they are compiled; the last is the app's own.
  private let modules: [HostModule]
  private let toolchain: HostToolchain
  private let settings: CellHost.Settings

  /// Hosts that are kept, and texts that were rejected; the ones that were used longest ago go first.
  private static let keptHosts = 50

  init(_ modules: [HostModule], _ toolchain: HostToolchain, _ settings: CellHost.Settings) {
    self.modules = modules
    self.toolchain = toolchain
    self.settings = settings
  }

  func executable() throws(PlumbError) -> (path: String, warnings: [Diagnostic]) {
    let folder = CellHost.cache + "/" + key
    let path = folder + "/host"
    if FileManager.default.isExecutableFile(atPath: path) {
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
      if rename(work, folder) != 0, !FileManager.default.fileExists(atPath: path) {
        throw PlumbError(folder, "cannot be made: \(String(cString: strerror(errno)))")
      }
    } catch let error as PlumbError {
      RejectedBuild.keep(error, in: folder)
      throw error
    } catch {
      throw PlumbError(folder, "cannot be built in: \(Diagnostic.reason(of: error))")
    }
    Self.removeOld()
    return (path, warnings)
  }

  // MARK: The cache

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
    for kind in ["host", RejectedBuild.fileName] {
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

  /// Compiles the modules; what the compiler warns of.
  private func build(in folder: String) throws -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var kept: [String] = []
    var objects: [String] = []
    // The key of a module goes by those before it, which it may import.
    var hash = HostHash()
    addSurroundings(to: &hash)
    for module in modules {
      add(module, to: &hash)
      let place = "\(folder)/\(module.name)"
      // Modules of the app go before those of the kit.
      let seen = (kept + [folder]).flatMap { ["-I", $0] }
      if module.isMain {
        let output = linking + objects + ["-o", folder + "/host"]
        warnings += try compile(module, in: place, seen + output)
      } else if module.program != nil {
        objects.append(place + ".o")
        warnings += try compile(module, in: place, seen + Self.emitting(to: place))
      } else {
        let cache = CellCache.module(hash.text)
        warnings += try compileOnce(module, in: place, to: cache, seen)
        kept.append(cache)
        objects.append("\(cache)/\(module.name).o")
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "host" {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    CellCache.modules.trim()
    return warnings
  }

  /// Compiles a module unless a host was built with it before.
  private func compileOnce(
    _ module: HostModule, in place: String, to cache: String, _ seen: [String]
  ) throws -> [Diagnostic] {
    if access("\(cache)/\(module.name).o", F_OK) == 0 {
      utimes(cache, nil)
      return []
    }
    let work = "\(cache).\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: work) }
    try Folder.make(work)
    let output = Self.emitting(to: "\(work)/\(module.name)")
    let warnings = try compile(module, in: place, seen + output)
    // Another run may have been faster.
    guard rename(work, cache) == 0 || access(cache, F_OK) == 0 else {
      throw PlumbError(cache, "cannot be made: \(String(cString: strerror(errno)))")
    }
    return warnings
  }

  private static func emitting(to place: String) -> [String] {
    ["-emit-module", "-emit-module-path", place + ".swiftmodule", "-c", "-o", place + ".o"]
  }

  private func compile(
    _ module: HostModule, in place: String, _ further: [String]
  ) throws -> [Diagnostic] {
    try Folder.make(place)
    let inputs = try write(module, to: place)
    let answer = ProgramRun.run(
      toolchain.compiler, common + arguments(of: module) + further + inputs)
    let messages = CompilerMessages(
      answer.output, of: module.sources.operands.first ?? module.name, maps: [module.result.map])
    guard answer.code == 0 else { throw messages.error }
    return messages.warnings(of: module, settings.warnings)
  }

  /// Writes the files of a module; their paths.
  private func write(_ module: HostModule, to folder: String) throws -> [String] {
    var inputs: [String] = []
    for (number, file) in module.result.files.enumerated() {
      let name = PathName.last(of: file.path)
      inputs.append("\(folder)/\(number)-\(name)")
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

  /// What one module is compiled with.
  private func arguments(of module: HostModule) -> [String] {
    ["-module-name", module.name, "-swift-version", module.compilation.languageVersion]
      + module.compilation.conditions.map { "-D" + $0 }
  }

  private var common: [String] {
    [
      "-wmo", "-Onone", "-gline-tables-only", "-DDEBUG", "-parse-as-library",
      "-diagnostic-style=llvm", "-no-color-diagnostics",
      "-module-cache-path", CellHost.cache + "/modules", "-I", toolchain.kit + "/modules",
    ] + (settings.warnings == .none ? ["-suppress-warnings"] : [])
  }

  private var linking: [String] {
    [
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "plumb_app_main", "-L",
      toolchain.kit, "-lPlumb", "-Xlinker", "-rpath", "-Xlinker", toolchain.kit, "-Xlinker",
      "--defsym", "-Xlinker", "main=plumb_host_main",
    ]
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}

/// What the compiler has said of texts that it did not take, kept where their host would be: the way
/// to a host that is built without some files leads through several of them each time.
private struct RejectedBuild: Codable {
  let file: String
  let line: Int
  let column: Int
  let message: String

  private init(_ location: FileLocation, _ message: String) {
    (file, line, column, self.message) = (location.file, location.line, location.column, message)
  }

  static let fileName = "errors.json"

  static func kept(in folder: String) -> PlumbError? {
    let path = "\(folder)/\(fileName)"
    guard let data = FileManager.default.contents(atPath: path),
      let errors = try? JSONDecoder().decode([RejectedBuild].self, from: data), !errors.isEmpty
    else { return nil }
    utimes(path, nil)
    return PlumbError(
      errors.map {
        Diagnostic(
          .error, at: FileLocation(file: $0.file, line: $0.line, column: $0.column), $0.message)
      })
  }

  /// Keeps errors in the sources; what else went wrong may not do so again.
  static func keep(_ error: PlumbError, in folder: String) {
    let errors = error.diagnostics.compactMap { diagnostic in
      diagnostic.location.flatMap { $0.line > 0 ? RejectedBuild($0, diagnostic.message) : nil }
    }
    guard !errors.isEmpty, errors.count == error.diagnostics.count,
      let data = try? JSONEncoder().encode(errors), (try? Folder.make(folder)) != nil
    else { return }
    try? data.write(to: URL(fileURLWithPath: "\(folder)/\(fileName)"), options: .atomic)
  }
}
