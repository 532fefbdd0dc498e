/// A Swift package, read from the text of its `Package.swift`.
package struct AppPackage: Equatable, Sendable {
  package let name: String
  /// The resolved path of its folder.
  package let folder: String
  package let targets: [AppTarget]
  /// Modules of the package that are no Swift, such as those of C and of finished binaries.
  package let otherModules: [String]
  /// Addresses of repositories that it needs.
  package let addresses: [String]
}

extension AppPackage {
  /// Default folders of targets in SwiftPM.
  private static let places = ["Sources", "Source", "src", "srcs"]

  /// Reads a manifest; nil where the file is missing or declares no package.
  static func read(_ path: String, in tree: WorkTree) throws(PlumbError) -> AppPackage? {
    guard let bytes = try ProjectText.read(path) else { return nil }
    let values = ManifestReader.read(bytes)
    let calls = values.flatMap(\.calls)
    guard let package = calls.first(where: { $0.name == "Package" })?.value else { return nil }
    let folder = PathName.folder(of: path)
    var targets: [AppTarget] = []
    var others: [String] = []
    let kinds: Set = [
      "target", "executableTarget", "testTarget", "macro", "plugin", "binaryTarget",
      "systemLibrary",
    ]
    // A dependency may have the form of a target: `.target(name: "Kit", condition: …)`.
    let declared = values.flatMap { $0.calls(outside: ["dependencies"]) }
      .filter { kinds.contains($0.name) && $0.value["name"]?.text != nil }
      .uniqued { $0.value["name"]?.text ?? "" }
    for (kind, value) in declared {
      guard let name = value["name"]?.text else { continue }
      let isAlone = declared.count == 1
      guard !["binaryTarget", "systemLibrary", "plugin", "macro"].contains(kind),
        let target = target(name, kind, value, path, folder, tree, isAlone)
      else {
        others.append(AppTarget.module(of: name))
        continue
      }
      targets.append(target)
    }
    return AppPackage(
      name: package["name"]?.text ?? PathName.last(of: folder), folder: folder, targets: targets,
      otherModules: others,
      addresses: calls.filter { $0.name == "package" }.compactMap { $0.value["url"]?.text }
        .uniqued())
  }

  private static func target(
    _ name: String, _ kind: String, _ value: ManifestValue, _ path: String, _ folder: String,
    _ tree: WorkTree, _ isAlone: Bool
  ) -> AppTarget? {
    let place = value["path"]?.text.map { tree.path($0, in: folder) }
    let usual = (kind == "testTarget" ? ["Tests"] : places).compactMap {
      tree.path("\($0)/\(name)", in: folder)
    }
    // A package with one target may have its sources in the folder of all.
    let candidates =
      place.map { [$0] } ?? usual + (isAlone ? places.compactMap { tree.path($0, in: folder) } : [])
    let filled = candidates.compactMap(\.self).first { !tree.sources(in: $0).isEmpty }
    guard let filled else { return nil }
    let only = value["sources"]?.texts.compactMap { tree.path($0, in: filled) }
    let without = value["exclude"]?.texts.compactMap { tree.path($0, in: filled) } ?? []
    let files = tree.sources(in: filled).filter { file in
      let isWanted = only?.contains { ResolvedPath.isInside(file, of: $0) } ?? true
      return isWanted && !without.contains { ResolvedPath.isInside(file, of: $0) }
        && PathName.last(of: file) != "Package.swift"
    }
    guard !files.isEmpty else { return nil }
    var target = AppTarget(
      name: name, module: AppTarget.module(of: name),
      kind: kind == "testTarget" ? .tests : .package, container: path, files: files)
    let flags = value["swiftSettings"]?.calls.filter { $0.name == "define" } ?? []
    // SwiftPM defines the first of them.
    target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] =
      (["SWIFT_PACKAGE"] + flags.compactMap { $0.value.first?.text }).joined(separator: " ")
    target.products = (value["dependencies"]?.calls ?? []).filter { $0.name == "product" }
      .compactMap { call in
        call.value["name"]?.text.map { .init(name: $0, place: call.value["package"]?.text) }
      }
    return target
  }
}
