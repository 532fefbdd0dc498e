import Foundation

/// The modules of others that a project uses, where package managers keep their sources.
package struct ForeignModules: Sendable {
  package let pins: [PinnedPackage]
  /// Packages that manifests and Xcode projects name and nothing pins.
  package let unpinned: [PinnedPackage]
  package let notes: [Diagnostic]
  /// Folders of a package each, the pinned ones first.
  private let folders: [Folder]
  /// The folder with what stands in for layout libraries, a folder of each; nil for none.
  private let standIns: String?

  /// A folder with a package's sources.
  private struct Folder {
    let path: String
    /// A sentence about what is in it, where that is not what is pinned.
    let note: String?
  }

  /// A module, and what is to be said of it.
  package struct Found: Sendable {
    package let target: AppTarget
    /// A sentence that names another revision than the pinned one.
    package let note: String?

    package init(target: AppTarget, note: String?) { (self.target, self.note) = (target, note) }
  }

  /// Looks for the folders. `store`: the folders of packages that were cloned; nil for none.
  /// `standIns`: the folder with what stands in for layout libraries.
  package init(of project: AppProject, in store: PackageStore?, standIns: String? = nil) {
    self.standIns = standIns
    var notes: [Diagnostic] = []
    let pins = PinnedPackage.all(in: project.tree, &notes)
    let unpinned = Self.named(by: project).filter { named in
      !pins.contains { $0.isCalled(AppTarget.module(of: named.name)) }
    }
    (self.pins, self.unpinned, self.notes) = (pins, unpinned, notes)
    let around =
      [project.tree.root]
      + project.tree.descriptions.filter {
        ["Podfile.lock", "Cartfile.resolved", "Package.swift"].contains(PathName.last(of: $0))
      }.map(PathName.folder)
    let beside = around.uniqued().flatMap { folder in
      ["Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts"].flatMap {
        Self.folders(in: "\(folder)/\($0)")
      }
    }
    let cloned = (pins + unpinned).compactMap { pin in
      store?.folder(of: pin).map { Folder(path: $0.path, note: $0.note) }
    }
    folders =
      (beside + Self.derivedData(of: project)).map { Folder(path: $0, note: nil) } + cloned
  }

  /// The addresses in manifests and Xcode projects.
  private static func named(by project: AppProject) -> [PinnedPackage] {
    let addresses =
      project.packages.flatMap { package in
        package.addresses.map { ($0, package.folder + "/Package.swift") }
      }
      + project.targets.flatMap { target in
        target.products.compactMap { product in product.place.map { ($0, target.container) } }
      }
    return addresses.filter { $0.0.contains("://") || $0.0.contains("@") }.map { address, file in
      PinnedPackage(
        PinnedPackage.repository(of: address), at: address, "", version: nil, in: file)
    }.uniqued { $0.name.lowercased() }
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !madeByPods.contains($0) }
      .map { "\(folder)/\($0)" }
      .filter { ResolvedPath.of($0) == $0 && isFolder($0) }
  }

  /// Folders of `Pods` that are no pods.
  private static let madeByPods: Set<String> = [
    "Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj",
  ]

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The packages that Xcode has fetched for a project, on a Mac.
  private static func derivedData(of project: AppProject) -> [String] {
    guard let home = ProcessInfo.processInfo.environment["HOME"] else { return [] }
    let place = home + "/Library/Developer/Xcode/DerivedData"
    let names = project.tree.descriptions.filter {
      $0.hasSuffix(".xcodeproj/project.pbxproj") || $0.hasSuffix(".xcworkspacedata")
    }.map { PathName.stem(of: PathName.folder(of: $0)) }
    return folders(in: place).filter { folder in
      names.contains { PathName.last(of: folder).hasPrefix($0 + "-") }
    }.flatMap { folders(in: $0 + "/SourcePackages/checkouts") }
  }

  // MARK: Modules

  /// The module of a name with its Swift files; nil where no folder has one.
  package func module(named name: String) -> Found? {
    let named = folders.filter { Self.isCalled($0.path, name) }
    for folder in named + folders.filter({ Self.declares(name, $0.path) }) {
      let isCalled = Self.isCalled(folder.path, name)
      let inPods = PathName.last(of: PathName.folder(of: folder.path)) == "Pods"
      let project = AppProject(around: folder.path + "/", in: folder.path, isForeign: true)
      let target =
        project.package(importedAs: name)
        ?? (inPods ? Self.pod(name, in: project) : nil)
        // A manifest that computes its paths says less than the folders do.
        ?? (isCalled ? project.target(importedAs: name) : nil)
      if let target { return Found(target: target, note: folder.note) }
    }
    return nil
  }

  /// What stands in for a layout library whose sources are not here, or not in Swift that compiles.
  package func standIn(for name: String) -> AppTarget? {
    guard let standIns, !name.contains("/") else { return nil }
    let folder = "\(standIns)/\(name)"
    let files = Self.folderContents(folder).filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else { return nil }
    return AppTarget(
      name: name, module: name, kind: .package, container: folder,
      files: files.map { "\(folder)/\($0)" })
  }

  private static func isCalled(_ folder: String, _ module: String) -> Bool {
    PinnedPackage.isModule(module, of: PathName.last(of: folder))
      || PathName.last(of: folder).lowercased().hasPrefix(module.lowercased() + "-")
  }

  private static func declares(_ module: String, _ folder: String) -> Bool {
    let names = ["Package.swift"] + folderContents(folder).filter { $0.hasSuffix(".podspec") }
    return names.contains { name in
      guard let bytes = try? FileContents.read("\(folder)/\(name)", limit: 1 << 20) else {
        return false
      }
      return Data(bytes).range(of: Data(module.utf8)) != nil
    }
  }

  private static func folderContents(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// All Swift files of a folder in `Pods`, which has no manifest and holds only what is compiled.
  private static func pod(_ name: String, in project: AppProject) -> AppTarget? {
    let files = project.tree.sources.filter { !AppProject.isTest($0) }
    guard !files.isEmpty, isCalled(project.tree.root, name) else { return nil }
    var target = AppTarget(
      name: name, module: name, kind: .package, container: project.tree.root, files: files)
    target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "COCOAPODS"
    return target
  }

  /// Whether a pinned package is in a folder beside the project.
  package func has(_ pin: PinnedPackage) -> Bool {
    folders.contains { Self.isCalled($0.path, pin.name) }
  }

  /// Whether a module is that of a package which is pinned and not here.
  package func canFetch(_ module: String) -> Bool {
    (pins + unpinned).contains { $0.isCalled(module) && !has($0) }
  }

  /// How a module that is not here can be had: a sentence that ends a message; nil where nothing
  /// pins it. `products`: of the target that imports it, which may name its package.
  package func advice(on module: String, _ products: [AppTarget.Product]) -> String? {
    let place = products.first { $0.name == module }?.place
    func provides(_ pin: PinnedPackage) -> Bool {
      pin.isCalled(module) || place != nil && pin.address == place
    }
    guard let pin = pins.first(where: provides) else {
      return unpinned.first(where: provides).map {
        "\(PathName.last(of: $0.file)) names its package, and no Package.resolved pins it"
      }
    }
    let file = PathName.last(of: pin.file)
    if folders.contains(where: { Self.isCalled($0.path, module) }) {
      return "what is here of it is not in Swift"
    }
    guard pin.address != nil else { return "\(file) pins it; 'pod install' puts it into Pods" }
    return "\(file) pins it; 'plumb packages' gets it"
  }
}
