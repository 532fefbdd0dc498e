import Foundation

/// What hosts are built with: the compiler, and the modules and the library that `make build` made.
package struct HostToolchain: Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`, of compiler and modules alike.
  let version: String
  /// The folder with `modules` and `libPlumb.so`.
  let kit: String
  /// Modules that sources may import.
  let modules: Set<String>

  /// The package manager.
  var driver: String { Folder.parent(of: compiler) + "/swift" }

  /// The folder of Swift's own libraries; nil where the compiler cannot be found.
  var runtime: String? { Self.runtime(of: compiler) }

  private static func runtime(of compiler: String) -> String? {
    ResolvedPath.of(compiler).map { Folder.parent(of: Folder.parent(of: $0)) + "/lib/swift/linux" }
  }

  /// Tells builds of the kit apart: its folder, and size and time of its library.
  var identity: String {
    var status = stat()
    guard stat(kit + "/libPlumb.so", &status) == 0 else { return kit }
    return "\(kit) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  /// Whether the kit has `PlumbTesting`.
  var hasTesting: Bool {
    FileManager.default.fileExists(atPath: kit + "/modules/PlumbTesting.swiftmodule")
  }

  /// The toolchain of this machine.
  ///
  /// - Parameters:
  ///   - source: what messages are about.
  ///   - environment: has the search path, and perhaps the folder of the kit.
  /// - Throws: one sentence about what is missing.
  package init(
    for source: String, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PlumbError) {
    let kits = Self.kits(environment).compactMap { kit in
      Self.lines(of: kit + "/swift-version").first.map { (kit: kit, built: $0) }
    }
    guard let first = kits.first else {
      throw PlumbError(
        source,
        "drawing Swift cells needs Plumb's own modules, and there are none beside this tool",
        hint: "run `make build`, or install a package of Plumb that has them")
    }
    guard let compiler = Self.executable("swiftc", environment) else {
      throw PlumbError(
        source, "drawing Swift cells needs the Swift toolchain, and there is no 'swiftc' in PATH",
        hint: "install \(Self.short(first.built)) from https://www.swift.org/install")
    }
    let present = try Self.version(of: compiler, source)
    guard let (kit, built) = kits.first(where: { $0.built == present }) else {
      let versions = kits.map { Self.short($0.built) }.joined(separator: " and ")
      throw PlumbError(
        source,
        "Plumb's modules are of \(versions), and \(compiler) is \(Self.short(present))",
        hint: "install that toolchain, or build Plumb with this one")
    }
    (self.compiler, self.kit, version) = (compiler, kit, built)
    modules = Self.modules(compiler, standIns: Self.lines(of: kit + "/stand-ins"))
  }

  /// `Swift 6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  private static func short(_ version: String) -> String {
    let words = version.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else {
      return version
    }
    return "Swift \(words[index + 1])"
  }

  // MARK: The tool's part

  /// `$PLUMB_SWIFT`; else `plumb-swift` beside the executable, or `lib/plumb/swift` beside the
  /// folder of the executable. Those for other compilers lie beside it, as `swift-6.1.2`.
  private static func kits(_ environment: [String: String]) -> [String] {
    var places: [String] = []
    if let folder = environment["PLUMB_SWIFT"], !folder.isEmpty {
      places = [ResolvedPath.of(folder) ?? folder]
    } else if let path = ResolvedPath.of("/proc/self/exe")
      ?? ResolvedPath.of(CommandLine.arguments[0])
    {
      let folder = Folder.parent(of: path)
      places = [
        "\(folder)/plumb-swift", "\(folder)/swift", "\(Folder.parent(of: folder))/lib/plumb/swift",
      ]
    }
    return places.flatMap { place in
      let name = PathName.last(of: place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: Folder.parent(of: place)))
      return (names ?? []).filter { $0 == name || $0.hasPrefix("\(name)-") }.sorted()
        .map { "\(Folder.parent(of: place))/\($0)" }
    }
  }

  private static func lines(of path: String) -> [String] {
    guard let bytes = try? FileContents.read(path, limit: 1 << 16) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: The machine's part

  private static func executable(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func version(
    of compiler: String, _ source: String
  ) throws(PlumbError) -> String {
    let answer = ProgramRun.run(compiler, ["--version"])
    let line = answer.output.split(separator: "\n").first { $0.contains("Swift version") }
    guard answer.code == 0, let line else {
      throw PlumbError(source, "\(compiler) --version does not say what it is")
    }
    // Apple's compiler writes the version of its driver before.
    let start = line.range(of: "Swift version")?.lowerBound ?? line.startIndex
    return String(line[start...])
  }

  /// The modules of the toolchain, and those of Plumb that are there for cells.
  private static func modules(_ compiler: String, standIns: [String]) -> Set<String> {
    var modules = Set(["UIKit", "PlumbCells", "Swift"] + standIns)
    #if canImport(Darwin)
      modules.formUnion(["Foundation", "Combine", "Darwin", "Observation", "os", "OSLog"])
    #endif
    guard let library = runtime(of: compiler) else { return modules }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: library)) ?? []
    where name.hasSuffix(".swiftmodule") {
      modules.insert(String(name.dropLast(".swiftmodule".count)))
    }
    return modules.union(["Dispatch", "Glibc"])
  }
}
