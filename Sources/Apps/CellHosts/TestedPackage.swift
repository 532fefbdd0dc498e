import Foundation
import SourcePass

/// A Swift package of an app whose tests run on this machine: a copy of it, in which every target's
/// sources have gone through the source pass, built with the kit's modules in place of an SDK.
///
/// The package itself is not changed, and needs to know nothing of Plumb. Copies are kept beside
/// the hosts by the path of their package, together with what SwiftPM has built there; files are
/// written only where they differ, so that SwiftPM compiles again what has changed and nothing
/// else. `#sourceLocation` has messages, `#filePath` and crashes at the lines of the original.
package struct TestedPackage {
  package let copy: String
  /// Files that were left out, and why.
  package let notes: [Diagnostic]
  private let package: String
  private let toolchain: HostToolchain
  private var modules: [HostModule]
  /// Folders of targets that import UIKit, relative to the package, and their names of Foundation.
  private let namedTargets: [(folder: String, names: String)]

  private static let mostFiles = 20_000

  /// Brings the copy of a package up to date. `folder`: the one with `Package.swift`.
  package init(_ folder: String, _ settings: CellHost.Settings = .init()) throws(PlumbError) {
    guard let package = ResolvedPath.of(folder),
      FileManager.default.fileExists(atPath: package + "/Package.swift")
    else { throw PlumbError(folder, "has no Package.swift") }
    let toolchain = try HostToolchain(for: folder)
    copy = CellHost.cache + "/packages/" + HostHash.name(of: package)
    let manifest = try PackageDescription(package, scratch: copy + "/.build", toolchain)
    var known = toolchain.modules.union(["XCTest", "Testing", "PlumbTesting"])
    known.formUnion(manifest.targets.map(\.name))
    var modules: [HostModule] = []
    for target in manifest.targets where target.isSwift {
      let files = target.sources.map { "\(package)/\(target.path)/\($0)" }
      modules.append(
        try HostModule(
          try HostSources([], further: files), named: target.name,
          // What packages from elsewhere bring along is not known here.
          known: manifest.hasDependencies ? nil : known, emptied: settings.emptied,
          keepsMain: true))
    }
    let drawing = modules.filter(\.importsUIKit)
    let hasCombine =
      toolchain.modules.contains("Combine") && !settings.emptied.contains("Combine")
    namedTargets = manifest.targets.compactMap { target in
      let names = drawing.first { $0.name == target.name }?
        .foundationNames(hasCombine: hasCombine, stopsClock: false)
      return names.map { (target.path, $0) }
    }
    self.package = package
    self.toolchain = toolchain
    self.modules = modules
    notes = modules.flatMap(\.notes)
    do { try discardOthers() } catch { throw Self.failure(error, of: copy) }
    try write()
  }

  private static func failure(_ error: any Error, of copy: String) -> PlumbError {
    error as? PlumbError
      ?? PlumbError(copy, "cannot be written: \(Diagnostic.reason(of: error))")
  }

  // MARK: The copy

  /// Removes what was built with another kit, whose classes may have other layouts, or in another
  /// place: SwiftPM does not look at modules that are no part of the package.
  private func discardOthers() throws {
    let path = copy + "/.kit"
    let present = Array("\(toolchain.version) \(toolchain.identity) \(copy)\n".utf8)
    if let known = FileManager.default.contents(atPath: path), known.elementsEqual(present) {
      return
    }
    try? FileManager.default.removeItem(atPath: copy + "/.build")
    try update(path, present)
  }

  private func write() throws(PlumbError) {
    do { try writeFiles() } catch { throw Self.failure(error, of: copy) }
  }

  private func writeFiles() throws {
    let manager = FileManager.default
    var texts: [String: [UInt8]?] = [:]
    for module in modules {
      for file in module.sources.paths { texts[file] = .some(nil) }
      for file in module.result.files {
        let head = file.isChanged ? "" : HostModule.sourceLocation(of: file)
        texts[file.path] = Array(head.utf8) + file.text
      }
    }
    var kept: Set<String> = []
    let names = manager.enumerator(atPath: package)
    while let name = names?.nextObject() as? String {
      let path = "\(package)/\(name)"
      if PathName.last(of: name).hasPrefix(".") {
        names?.skipDescendants()
        continue
      }
      guard names?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory else { continue }
      let isRewritten = texts[path] != nil
      let text = isRewritten ? texts[path] ?? nil : manager.contents(atPath: path).map(Array.init)
      guard let text else { continue }
      kept.insert(name)
      guard kept.count <= Self.mostFiles else {
        throw PlumbError(package, "has more than \(Self.mostFiles) files")
      }
      try update("\(copy)/\(name)", text)
    }
    for (target, names) in namedTargets {
      let name = "\(target)/\(FoundationNames.fileName)"
      kept.insert(name)
      try update("\(copy)/\(name)", Array(names.utf8))
    }
    removeOthers(kept)
  }

  /// Writes a file that differs.
  private func update(_ path: String, _ text: [UInt8]) throws {
    if let present = FileManager.default.contents(atPath: path), present.elementsEqual(text) {
      return
    }
    try Folder.make(Folder.parent(of: path))
    try Data(text).write(to: URL(fileURLWithPath: path))
  }

  /// Removes files that the package no longer has.
  private func removeOthers(_ kept: Set<String>) {
    let names = FileManager.default.enumerator(atPath: copy)
    while let name = names?.nextObject() as? String {
      if name.hasPrefix(".") {
        names?.skipDescendants()
      } else if names?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory,
        !kept.contains(name), name != "Package.resolved"
      {
        try? FileManager.default.removeItem(atPath: "\(copy)/\(name)")
      }
    }
  }

  // MARK: SwiftPM

  /// Builds the copy's tests. Throws the compiler's messages at the original positions.
  package mutating func build() throws(PlumbError) {
    while true {
      let answer = ProgramRun.run(
        toolchain.driver,
        ["build", "--build-tests"] + options + ["-Xswiftc", "-no-color-diagnostics"])
      guard answer.code != 0 else { return }
      let error = CompilerMessages(answer.output, of: package, maps: modules.map(\.result.map))
        .error
      var isChanged = false
      for index in modules.indices {
        isChanged = modules[index].lookUpMembers(with: error.diagnostics) || isChanged
      }
      guard isChanged else { throw error }
      try write()
    }
  }

  /// The program that runs the tests that were built. `arguments`: for `swift test`: `--filter`,
  /// `--parallel` and the like.
  package func testRun(
    _ arguments: [String]
  ) -> (executable: String, arguments: [String], variables: [String: String]) {
    // Tests that import no testing library of their own do not look for the one of the kit.
    let known = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let paths = [known, toolchain.runtime].compactMap(\.self).joined(separator: ":")
    return (
      toolchain.driver, ["test", "--skip-build"] + options + arguments,
      ["LD_LIBRARY_PATH": paths]
    )
  }

  /// The folder of the package, and the kit in place of an SDK.
  private var options: [String] {
    let kit = toolchain.kit
    let linked = ["-L\(kit)", "-lPlumb"] + (toolchain.hasTesting ? ["-lPlumbTesting"] : [])
    return ["--package-path", copy, "-Xswiftc", "-I", "-Xswiftc", kit + "/modules"]
      + (linked + ["-rpath", kit]).flatMap { ["-Xlinker", $0] }
  }
}

private struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String
    let sources: [String]
    let kind: String

    enum CodingKeys: String, CodingKey {
      case name, path, sources
      case kind = "module_type"
    }

    var isSwift: Bool { kind == "SwiftTarget" }
  }

  let targets: [Target]
  private let dependencies: [Dependency]?

  private struct Dependency: Decodable {}

  var hasDependencies: Bool { dependencies?.isEmpty == false }

  /// Asks SwiftPM.
  init(_ package: String, scratch: String, _ toolchain: HostToolchain) throws(PlumbError) {
    let answer = ProgramRun.run(
      toolchain.driver,
      ["package", "--package-path", package, "--scratch-path", scratch]
        + ["describe", "--type", "json"])
    // Warnings come before, and in the first line what it has waited for: another one of SwiftPM.
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0 != "{" && !$0.hasSuffix("...{") }.dropFirst()
    let json = "{" + rest.joined(separator: "\n")
    guard answer.code == 0,
      let description = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    else {
      // What SwiftPM says of a manifest comes before the compiler's own words.
      let errors = lines.filter { $0.contains("error:") }
      let reasons = errors.isEmpty ? lines.prefix(1) : errors.prefix(5)
      throw PlumbError(
        package + "/Package.swift", "cannot be read: \(reasons.joined(separator: "; "))")
    }
    self = description
  }
}
