import Reading

/// Reads the targets of a `project.pbxproj`.
///
/// The file is a table of objects that name each other by their ids: a project has targets and a
/// tree of groups; a target has phases, whose build files name the leaves of that tree. Since
/// Xcode 16 a group may be a folder, all of whose files are its targets' but for exceptions.
struct XcodeProjectReader {
  private let path: String
  private let tree: WorkTree
  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The folder that paths begin in.
  private let folder: String
  /// The path of each file reference and group.
  private var paths: [String: String] = [:]
  /// Groups that are folders with all their files.
  private var synchronizedGroups: [String] = []

  /// Levels of groups.
  private static let depth = 200

  /// The targets that compile Swift, in the order of the file. Throws one sentence about a file
  /// that is broken or none of Xcode's.
  static func read(_ path: String, in tree: WorkTree) throws(PlumbError) -> [AppTarget] {
    guard let bytes = try ProjectText.read(path) else { return [] }
    do throws(PropertyList.Failure) {
      let list = try PropertyList.read(bytes)
      guard let reader = XcodeProjectReader(list, at: path, in: tree) else {
        throw PropertyList.Failure(offset: 0, message: "it has no project")
      }
      return reader.targets()
    } catch {
      throw PlumbError([
        Diagnostic(
          .warning, at: SourceText(file: path, bytes: bytes).location(ofByte: error.offset),
          "the Xcode project cannot be read: \(error.message)")
      ])
    }
  }

  private init?(_ list: PropertyList, at path: String, in tree: WorkTree) {
    objects = list["objects"]?.table ?? [:]
    guard let root = list.text("rootObject"), let project = objects[root],
      project.text("isa") == "PBXProject"
    else { return nil }
    (self.path, self.tree, self.project) = (path, tree, project)
    let around = PathName.folder(of: PathName.folder(of: path))
    let directory = [project.text("projectDirPath"), project.text("projectRoot")]
      .compactMap(\.self).first { !$0.isEmpty }
    folder = directory.flatMap { tree.path($0, in: around) } ?? around
    if let group = project.text("mainGroup") { addPaths(of: group, in: folder, depth: 0) }
  }

  // MARK: Paths

  private mutating func addPaths(of id: String, in folder: String, depth: Int) {
    // An object that is its own ancestor is met a second time here.
    guard depth < Self.depth, paths[id] == nil, let object = objects[id] else { return }
    let name = object.text("path") ?? ""
    let place: String?
    switch object.text("sourceTree") {
    case "<group>", nil: place = name.isEmpty ? folder : tree.path(name, in: folder)
    case "SOURCE_ROOT": place = tree.path(name, in: self.folder)
    case "<absolute>": place = tree.path(name, in: "/")
    default: place = nil
    }
    guard let place else { return }
    paths[id] = place
    if object.text("isa") == "PBXFileSystemSynchronizedRootGroup" { synchronizedGroups.append(id) }
    for child in object.texts("children") { addPaths(of: child, in: place, depth: depth + 1) }
  }

  // MARK: Targets

  private func targets() -> [AppTarget] {
    project.texts("targets").compactMap { id in objects[id].map { (id, $0) } }
      .filter { $0.1.text("isa") == "PBXNativeTarget" }.map(target)
  }

  private func target(_ id: String, _ object: PropertyList) -> AppTarget {
    let name = object.text("name") ?? ""
    let settings = settings(of: object, name)
    let module =
      settings.value("PRODUCT_MODULE_NAME") ?? settings.value("PRODUCT_NAME") ?? name
    var target = AppTarget(
      name: name, module: AppTarget.module(of: module.isEmpty ? name : module),
      kind: kind(of: object), container: path, files: files(of: id, object))
    for key in AppTarget.readSettings { target.settings[key] = settings.value(key) }
    if target.settings["SWIFT_VERSION"] == nil, isOlderThanVersions {
      target.settings["SWIFT_VERSION"] = "2.2"
    }
    target.bridgingHeader = settings.value("SWIFT_OBJC_BRIDGING_HEADER")
      .flatMap { $0.isEmpty ? nil : tree.path($0, in: folder) }
    target.products = object.texts("packageProductDependencies").compactMap { product(objects[$0]) }
    return target
  }

  /// Whether no Xcode has opened the project that has a setting for the version of Swift, as all do
  /// since Xcode 8.
  private var isOlderThanVersions: Bool {
    let attributes = project["attributes"]
    let checks = ["LastSwiftUpdateCheck", "LastUpgradeCheck"].compactMap {
      attributes?.text($0).flatMap { Int($0) }
    }
    return checks.max().map { $0 < 800 } ?? false
  }

  private func kind(of target: PropertyList) -> AppTarget.Kind {
    let type = target.text("productType") ?? ""
    if type.contains("unit-test") || type.contains("ui-testing") { return .tests }
    if type.contains("watch") || type.contains("tv-app") { return .other }
    if type.contains("extension") || type.contains("on-demand") { return .extensions }
    if type.hasSuffix(".application") { return .application }
    return type.contains("framework") || type.contains("library") ? .framework : .other
  }

  private func product(_ object: PropertyList?) -> AppTarget.Product? {
    guard let object, let name = object.text("productName") else { return nil }
    let package = object.text("package").flatMap { objects[$0] }
    let place = package?.text("repositoryURL") ?? package?.text("relativePath")
    return AppTarget.Product(name: name, place: place)
  }

  // MARK: Files

  private func files(of id: String, _ target: PropertyList) -> [String] {
    var files: [String] = []
    for phase in target.texts("buildPhases").compactMap({ objects[$0] })
    where phase.text("isa") == "PBXSourcesBuildPhase" {
      for file in phase.texts("files") {
        guard let reference = objects[file]?.text("fileRef"), let path = paths[reference] else {
          continue
        }
        if path.hasSuffix(".swift") { files.append(path) }
      }
    }
    for group in synchronizedGroups { files += synchronized(group, of: id, target) }
    return files.uniqued()
  }

  /// The files of a folder that are a target's: all but its exceptions where the folder is its own,
  /// nothing but its exceptions where it is not.
  private func synchronized(
    _ group: String, of id: String, _ target: PropertyList
  ) -> [String] {
    guard let folder = paths[group], let object = objects[group] else { return [] }
    let sets = object.texts("exceptions").compactMap { objects[$0] }
      .filter { $0.text("target") == id }
    let exceptions = sets.flatMap { $0.texts("membershipExceptions") }
      .compactMap { tree.path($0, in: folder) }
    let isOwn = target.texts("fileSystemSynchronizedGroups").contains(group)
    guard isOwn || !exceptions.isEmpty else { return [] }
    let files = Set(exceptions)
    return tree.sources(in: folder).filter { file in
      let isException =
        files.contains(file) || exceptions.contains { ResolvedPath.isInside(file, of: $0) }
      return isException != isOwn
    }
  }

  // MARK: Settings

  private func settings(of target: PropertyList, _ name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.set("TARGET_NAME", name)
    settings.set("PROJECT_NAME", PathName.stem(of: PathName.folder(of: path)))
    for place in ["PROJECT_DIR", "SRCROOT", "SOURCE_ROOT"] { settings.set(place, folder) }
    for owner in [project, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let base = configuration.text("baseConfigurationReference"), let file = paths[base] {
        settings.add(file: file, in: tree)
      }
      settings.add(configuration["buildSettings"]?.table ?? [:])
    }
    return settings
  }

  private func configuration(of owner: PropertyList) -> PropertyList? {
    let list = owner.text("buildConfigurationList").flatMap { objects[$0] }
    let all = (list?.texts("buildConfigurations") ?? []).compactMap { objects[$0] }
    return all.first { $0.text("name") == "Debug" }
      ?? all.first { $0.text("name")?.lowercased().contains("debug") ?? false } ?? all.first
  }
}

/// Reads project files and manifests.
enum ProjectText {
  /// The bytes of a file; nil where it is missing. Throws one sentence about a file that is too
  /// large, cannot be read, or is what Git leaves in its place.
  static func read(_ path: String) throws(PlumbError) -> [UInt8]? {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try FileContents.read(path, limit: WorkTree.largestDescription)
    } catch {
      throw PlumbError([
        Diagnostic(
          .warning, at: FileLocation(file: path), "cannot be read: \(error.reason)",
          hint: error.hint)
      ])
    }
    let remnant = bytes.flatMap { GitRemnant.diagnostic(.warning, of: $0, file: path) }
    if let remnant { throw PlumbError([remnant]) }
    return bytes
  }
}
