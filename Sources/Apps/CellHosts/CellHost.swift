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
    /// The mode of the language.
    package var languageVersion = "5"
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
    var project = ProjectSources(in: settings.project, for: operands + former)
    let make = { (found: [String]) throws(PlumbError) in
      var settings = settings
      settings.further += found
      return try Self.modules(of: operands, former, replaced, settings, toolchain)
    }
    var modules: [HostModule]
    if let known = try? make(project.found) { modules = known } else { modules = try make([]) }
    if project.findClasses(ofStoryboardsIn: modules.map(\.sources)),
      let more = try? make(project.found)
    {
      modules = more
    }
    (executable, warnings) = try Self.build(&modules, &project, settings, toolchain, make)
    files = modules.flatMap(\.sources.paths)
    notes = modules.flatMap(\.notes)
    samples = modules.last?.samplePreviews ?? []
  }

  /// The modules of the settings, each of which knows those before it, and that of the operands,
  /// behind the one of an older version.
  private static func modules(
    of operands: [String], _ former: [String], _ replaced: [String], _ settings: Settings,
    _ toolchain: HostToolchain
  ) throws(PlumbError) -> [HostModule] {
    var known = toolchain.modules
    var modules: [HostModule] = []
    for module in settings.modules {
      modules.append(
        try HostModule(
          try HostSources([module.folder]), named: module.name, known: known,
          emptied: settings.emptied))
      known.insert(module.name)
    }
    var versions = [(HostModule.mainName, operands)]
    if !former.isEmpty { versions.insert((HostModule.formerName, former), at: 0) }
    for (name, files) in versions {
      // Each version has the rest of the app around it, and not the other version.
      let own = Set(files.compactMap(ResolvedPath.of))
      let copied = replaced.filter { ResolvedPath.of($0).map { !own.contains($0) } ?? false }
      let others = versions.filter { $0.0 != name }.flatMap(\.1) + copied
      let sources = try HostSources(files, further: settings.further, without: others)
      modules.append(
        try HostModule(
          sources, named: name, known: known, emptied: settings.emptied,
          isCompared: !former.isEmpty, drawsClasses: settings.drawsClasses))
      modules[modules.count - 1].visible = settings.modules.map(\.name)
    }
    return modules
  }

  /// The path of the host, and warnings if it had to be built. Files of the project that declare
  /// what the compiler does not find are added; what it rejects and can be done without is left out
  /// of the modules that are drawn. Then the host is built again.
  private static func build(
    _ modules: inout [HostModule], _ project: inout ProjectSources, _ settings: Settings,
    _ toolchain: HostToolchain, _ make: ([String]) throws(PlumbError) -> [HostModule]
  ) throws(PlumbError) -> (path: String, warnings: [Diagnostic]) {
    while true {
      do throws(PlumbError) {
        let built = try HostBuild(modules, toolchain, settings).executable()
        project.remember()
        return built
      } catch {
        let former = modules.map(\.samples)
        var isLess = false
        for index in modules.indices {
          isLess = modules[index].samples.reject(error.diagnostics) || isLess
        }
        let error = PlumbError(error.diagnostics.filter { !HostSamples.isAbout($0) })
        if error.diagnostics.isEmpty { continue }
        if project.find(what: error.diagnostics, lack: modules.flatMap(\.sources.paths)),
          let more = try? make(project.found)
        {
          modules = more
          for index in modules.indices where former.indices.contains(index) {
            modules[index].samples = modules[index].samples.adopting(former[index])
          }
          continue
        }
        for index in modules.indices {
          isLess = modules[index].lookUpMembers(with: error.diagnostics) || isLess
        }
        for index in modules.indices where !isLess && modules[index].program != nil {
          isLess =
            modules[index].leaveOutScreens(with: error.diagnostics)
            || modules[index].hidePreviews(with: error.diagnostics)
            || modules[index].leaveOut(filesOf: error.diagnostics, settings.drawsRest) || isLess
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
    hash.add(toolchain.version)
    hash.add(toolchain.compiler)
    hash.add(toolchain.identity)
    hash.add(settings.languageVersion)
    // Who asks for all of them wants to see them.
    if settings.warnings == .all { hash.add(settings.warnings.rawValue) }
    for module in modules {
      hash.add(module.name)
      for file in module.result.files {
        hash.add(file.path)
        hash.add(file.text)
      }
      hash.add(module.program ?? "")
      hash.add(module.samples.source)
      hash.add(module.foundationNames(hasCombine: hasCombine))
    }
    return hash.text
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
    var objects: [String] = []
    for module in modules {
      let place = "\(folder)/\(module.name)"
      try Folder.make(place)
      let inputs = try write(module, to: place)
      // Modules of the app go before those of the kit.
      var arguments = ["-I", folder] + common + ["-module-name", module.name]
      if !module.isMain {
        let object = place + ".o"
        arguments += ["-emit-module", "-emit-module-path", place + ".swiftmodule"]
        arguments += ["-c", "-o", object]
        objects.append(object)
      } else {
        arguments += linking + objects + ["-o", folder + "/host"]
      }
      let answer = ProgramRun.run(toolchain.compiler, arguments + inputs)
      let messages = CompilerMessages(
        answer.output, of: module.sources.operands[0], maps: [module.result.map])
      guard answer.code == 0 else { throw messages.error }
      warnings += messages.warnings(of: module, settings.warnings)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "host" {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    return warnings
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

  private var common: [String] {
    [
      "-wmo", "-Onone", "-gline-tables-only", "-swift-version", settings.languageVersion,
      "-DDEBUG", "-parse-as-library", "-diagnostic-style=llvm", "-no-color-diagnostics",
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

/// FNV-1a in two lanes; names of a cache, whose owner gains nothing from collisions.
struct HostHash {
  private var first = FNV1a()
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      first.mix(UInt64(byte))
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
      count += 1
    }
    first.mix(count)
    second = (second &+ count) &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  var text: String { String(first.value, radix: 16) + String(second, radix: 16) }

  static func name(of text: String) -> String {
    var hash = HostHash()
    hash.add(text)
    return hash.text
  }
}
