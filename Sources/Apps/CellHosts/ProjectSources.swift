import AppProjects
import Foundation
import SourcePass

/// The Swift files of a project that declare what the files of a host's modules name and lack.
///
/// A cell is seldom alone in its file: it shows a model, and its labels are classes of the app. The
/// compiler says which names it cannot find; the files of the cell's target that declare them are
/// compiled with it, and those of the modules that the target imports in modules of their own. What
/// was found is kept beside the hosts, so that the next run begins with it.
struct ProjectSources {
  /// The module with what is drawn: the files of its target, the nearest first, or of the project.
  private(set) var main: ProjectModule
  /// Modules that others import, in the order in which they were met.
  private(set) var imported: [ProjectModule] = []
  private(set) var notes: [Diagnostic] = []
  private let project: AppProject?
  private let foreign: ForeignModules?
  private let products: [AppTarget.Product]
  private let memory: String
  /// Names that were looked for, each after its module: only the nearest file counts.
  private var asked: Set<String> = []
  /// Names that were looked for and that no file declares.
  private(set) var nowhere: Set<String> = []
  /// Bytes of files that may still be found, by layer.
  private var room: [Int]
  /// How many files lie between what is drawn and those that were found, from 1.
  private(set) var layers: [String: Int] = [:]
  /// The files that there was no room for, by the names that they declare.
  private(set) var oversized: [String: String] = [:]
  /// Modules by their names; nil in it for those that are nowhere.
  private var known: [String: ProjectModule?] = [:]
  private var finder = DeclarationFinder()
  /// Files that mention cells, by their paths.
  private var lists: [String: SourcePass.ListFile] = [:]
  /// Modules that come with the compiler or the kit.
  private let platform: Set<String>

  /// - Parameters:
  ///   - root: the folder of the project; nil where none is searched.
  ///   - operands: what is drawn.
  ///   - target: the name of the target whose files they are; nil for the first that has them.
  ///   - platform: modules that are not looked for.
  ///   - standIns: the folder with what stands in for layout libraries.
  ///   - room: bytes that the files of each layer may have which are found.
  /// - Throws: one sentence about a target that is not there.
  init(
    in root: String?, for operands: [String], target: String? = nil,
    platform: Set<String> = ["UIKit", "Foundation"], standIns: String? = nil,
    room: [Int] = CellHost.Settings.mostFound
  ) throws(PlumbError) {
    self.room = room
    self.platform = platform.union(HostModule.ofPlatform)
    let resolved = operands.map { ResolvedPath.of($0) ?? $0 }
    let origin = resolved.first ?? ""
    memory =
      CellHost.cache + "/found-"
      + HostHash.name(of: ([root ?? "", target ?? ""] + resolved).joined(separator: "\0"))
    guard let root else {
      (project, foreign, products) = (nil, nil, [])
      main = ProjectModule(HostModule.mainName, [], near: origin)
      return
    }
    let project = AppProject(around: origin, in: root)
    let foreign = ForeignModules(of: project, in: CellHost.packages, standIns: standIns)
    self.project = project
    self.foreign = foreign
    notes = project.notes + foreign.notes
    let choice = try TargetChoice(
      of: origin, shown: operands.first ?? origin, named: target, in: project)
    notes += choice.notes
    products = project.targets.flatMap(\.products)
    main = ProjectModule(
      HostModule.mainName, choice.files, near: origin, choice.target,
      headers: choice.target?.bridgingHeader.map { [$0] } ?? project.bridgingHeaders)
    recall()
  }

  // MARK: What was found before

  private struct Memory: Codable {
    var main: [String]
    var imported: [String: [String]]
    var layers: [String: Int]
  }

  private mutating func recall() {
    guard let data = SealedFile.read(memory),
      let kept = try? JSONDecoder().decode(Memory.self, from: data)
    else { return }
    main.add(kept.main)
    for (name, files) in kept.imported.sorted(by: { $0.key < $1.key }) where locate(name) {
      guard let index = imported.firstIndex(where: { $0.name == name }) else { continue }
      imported[index].add(files)
    }
    for file in ([main] + imported).flatMap(\.found) {
      let layer = kept.layers[file] ?? 1
      layers[ProjectModule.short(file)] = layer
      if room.indices.contains(layer - 1) { room[layer - 1] -= Self.size(of: file) }
    }
  }

  /// Keeps what was found.
  func remember() {
    let kept = Memory(
      main: main.found,
      imported: Dictionary(imported.map { ($0.name, $0.found) }) { first, _ in first },
      layers: Dictionary(
        ([main] + imported).flatMap(\.found).map { ($0, layers[ProjectModule.short($0)] ?? 1) }
      ) { first, _ in first })
    guard !kept.main.isEmpty || !kept.imported.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(kept) { SealedFile.write(data, to: memory) }
  }

  // MARK: Modules

  /// Looks for a module that a file imports; whether there is one. `isNeeded`: whether it may be a
  /// package of others.
  mutating func locate(_ name: String, isNeeded: Bool = true) -> Bool {
    if imported.contains(where: { $0.name == name }) { return true }
    guard let module = module(named: name), isNeeded || !module.isForeign else { return false }
    imported.append(module)
    return true
  }

  /// The modules met so far that any file of a module imports, so that all of its files see what they
  /// add to types.
  mutating func seen(by module: ProjectModule) -> [String] {
    guard !module.isWhole else { return [] }
    let names = Set(finder.imports(of: module.files))
    return imported.map(\.name).filter(names.contains)
  }

  private mutating func module(named name: String) -> ProjectModule? {
    if let module = known[name] { return module }
    // Packages that import each other in a circle are nowhere.
    known[name] = .some(nil)
    var module: ProjectModule?
    if platform.contains(name) {
      module = nil
    } else if let target = project?.target(importedAs: name) {
      let headers = project?.tree.headers.filter { PathName.last(of: $0) == "\(name).h" }
      module = ProjectModule(name, target.files, near: main.origin, target, headers: headers ?? [])
    } else if let found = source(of: name) {
      module = ProjectModule(name, found.target.files, near: "", found.target, isForeign: true)
      if let note = found.note {
        notes.append(Diagnostic(.note, note))
      }
    }
    known[name] = .some(module)
    return module
  }

  /// Where a module of others comes from.
  private mutating func source(of name: String) -> ForeignModules.Found? {
    if let found = foreign?.module(named: name), isInSwift(found.target) { return found }
    guard let target = foreign?.standIn(for: name) else { return nil }
    let reason = foreign?.advice(on: name, products).map { ": \($0)" } ?? ", which is not here"
    return .init(target: target, note: Self.note(onStandIn: name) + reason)
  }

  private static func note(onStandIn name: String) -> String {
    "Plumb's own stand-in takes the place of \(name)"
  }

  /// Puts what stands in for a layout library in the place of one that does not compile: an old one
  /// would lose constraints without a word. Returns whether that is new.
  mutating func replaceByStandIn(_ name: String) -> Bool {
    guard let index = imported.firstIndex(where: { $0.name == name && $0.isForeign }),
      let target = foreign?.standIn(for: name), Set(imported[index].files) != Set(target.files)
    else { return false }
    imported[index] = ProjectModule(name, target.files, near: "", target, isForeign: true)
    known[name] = imported[index]
    notes.append(
      Diagnostic(.note, Self.note(onStandIn: name) + ": what is here of it does not compile"))
    return true
  }

  /// Whether a package is written in Swift; false for one of which a third of the files imports a
  /// module that is nowhere, and not merely left to be fetched: most of it is in another language.
  private mutating func isInSwift(_ target: AppTarget) -> Bool {
    var counts: [String: Int] = [:]
    for file in target.files {
      for name in finder.imports(of: [file]) where !platform.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    let wanted = counts.filter { $0.value * 3 > target.files.count && $0.value > 2 }.keys.sorted()
    return wanted.allSatisfy { name in
      name == target.module || module(named: name) != nil || foreign?.canFetch(name) ?? false
    }
  }

  /// How a module can be had that no file imports, as the end of a message; nil where nothing pins it.
  func pin(of module: String) -> String? { foreign?.advice(on: module, products) }

  /// How a module that is nowhere can be had, as the end of a message.
  mutating func advice(on module: String) -> String? {
    guard self.module(named: module)?.isForeign ?? false else {
      return foreign?.advice(on: module, products)
    }
    return "it is needed too far from the cell to be compiled along"
  }

  /// Whether the project says how it is built, so that it is one that compiles elsewhere.
  var hasTargets: Bool { project.map { !$0.targets.isEmpty } ?? false }

  /// What Xcode generates for the resources of the project.
  lazy var assets = AssetSymbols(project?.tree.assets ?? [], models: project?.tree.models ?? [])

  /// The files that were found, as `HostSources` calls them.
  var found: [String] { ([main] + imported).flatMap(\.compiled).map(ProjectModule.short) }

  // MARK: Lists

  /// The files that mention classes of cells, and so may fill them: those of the module with what is
  /// drawn, whether they are compiled or not.
  mutating func lists(of cells: Set<String>, _ sources: HostSources) -> [SourcePass.ListFile] {
    guard !cells.isEmpty else { return [] }
    let own = sources.files.filter { sources.isDrawn($0.path) }.map(\.path)
    let others = Set(own.map { ResolvedPath.of($0) ?? $0 })
    var left = Self.mostOfLists
    var files: [SourcePass.ListFile] = []
    for path in own + main.files.filter({ !others.contains($0) })
    where finder.mentions(cells, path) {
      var file = lists[path]
      if file == nil, let text = try? FileContents.read(path, limit: Self.mostOfLists) {
        file = SourcePass.ListFile(name: PathName.last(of: path), text: text)
        lists[path] = file
      }
      guard let file, file.size <= left else { continue }
      left -= file.size
      files.append(file)
    }
    return files
  }

  /// Bytes of the files that are read, and of an Interface Builder file.
  private static let mostOfLists = 2 << 20
  private static let largestDocument = 16 << 20

  // MARK: Names

  /// Adds the files that declare what errors say is missing.
  ///
  /// - Parameters:
  ///   - present: files that are compiled already.
  ///   - layer: of what is found.
  /// - Returns: whether there are any.
  mutating func find(
    what errors: [Diagnostic], lack present: [String], layer: Int = 1
  ) -> Bool {
    guard project != nil else { return false }
    let present = Set(present.map { ResolvedPath.of($0) ?? $0 })
    var isMore = false
    for (module, errors) in grouped(errors) {
      let lacked = errors.flatMap(LackedName.all) + errors.flatMap(LackedName.called)
      // A member is looked for in extensions of its own type first, then in any.
      for names in [lacked.map(\.name), lacked.compactMap(\.anywhere)] {
        let left = search(for: Set(names), in: module, present, layer)
        isMore = isMore || left.isFound
        if left.isFound { break }
      }
      // A member that `Character` lacks may be one of the app's own type of that name.
      let owners = Set(errors.compactMap(LackedName.ownerType))
      isMore = search(for: owners, in: module, present, layer, isOwn: true).isFound || isMore
      isMore = showUIKit(to: module, lackedBy: errors) || isMore
    }
    return isMore
  }

  /// Whether what an error lacks was looked for in every way, and no file declares it.
  func isNowhere(_ error: Diagnostic) -> Bool {
    LackedName.all(by: error).allSatisfy { lacked in
      nowhere.contains(lacked.name) && lacked.anywhere.map(nowhere.contains) ?? true
    }
  }

  /// Errors by the module that they are in: nil for the main one.
  private func grouped(_ errors: [Diagnostic]) -> [(module: Int?, errors: [Diagnostic])] {
    let owners = errors.map { error -> Int? in
      guard let file = error.location.flatMap({ ResolvedPath.of($0.file) }) else { return nil }
      return main.has(file) ? nil : imported.firstIndex { $0.has(file) }
    }
    let modules: [Int?] = [nil] + imported.indices.map { $0 }
    return modules.map { module in
      (module, zip(owners, errors).filter { $0.0 == module }.map(\.1))
    }.filter { !$0.errors.isEmpty }
  }

  /// Looks for declarations in a module, then, unless only own ones count, in those that others import.
  private mutating func search(
    for names: Set<String>, in module: Int?, _ present: Set<String>, _ layer: Int,
    isOwn: Bool = false
  ) -> (isFound: Bool, names: Set<String>) {
    let owner = module.map { imported[$0].name } ?? main.name
    var wanted = names.filter { asked.insert("\(owner)\0\($0)").inserted }
    guard !wanted.isEmpty else { return (false, []) }
    defer { nowhere.formUnion(wanted) }
    var isFound = false
    let own = withinRoom(
      finder.files(declaring: &wanted, among: (module.map { imported[$0] } ?? main).files)
        .filter { !present.contains($0) }, for: names, layer)
    if let module { isFound = imported[module].add(own) } else { isFound = main.add(own) }
    if isOwn { return (isFound, wanted) }
    for index in imported.indices where index != module && !imported[index].isWhole {
      let files = withinRoom(
        finder.files(declaring: &wanted, among: imported[index].files)
          .filter { !present.contains($0) }, for: names, layer)
      isFound = imported[index].add(files) || isFound
    }
    guard !wanted.isEmpty else { return (isFound, wanted) }
    // In the mode of Swift 5 all files of a module see extensions that one of them imports, and those
    // that a module among these imports: some are known by their names. Of others the smallest is
    // asked first: a member of a large one is seldom meant.
    let near = finder.imports(of: (module.map { imported[$0] } ?? main).files)
    let known = wanted.sorted().compactMap { HostModule.owner(of: $0) }
    let sizes = near.map { self.module(named: $0)?.files.count ?? 0 }
    let ordered = zip(sizes, near).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    for name in (known + ordered.map(\.element.1)).uniqued()
    where !wanted.isEmpty && !imported.contains(where: { $0.name == name }) {
      guard var other = self.module(named: name),
        !other.isForeign || layer <= Self.deepestForeign
      else { continue }
      let files = finder.files(declaring: &wanted, among: other.files)
      guard !files.isEmpty else { continue }
      for file in files { layers[ProjectModule.short(file)] = layer }
      other.add(files)
      imported.append(other)
      isFound = true
    }
    return (isFound, wanted)
  }

  /// The last layer that looks through packages of others, of whose types models may be made.
  private static let deepestForeign = 2

  /// The files that there is room for, the smallest first: what a cell needs is small, and a
  /// controller that it names only as its delegate is large.
  private mutating func withinRoom(
    _ files: [String], for names: Set<String>, _ layer: Int
  ) -> [String] {
    let sized = files.map { (size: Self.size(of: $0), path: $0) }
    var taken: Set<String> = []
    for file in sized.sorted(by: { ($0.size, $0.path) < ($1.size, $1.path) }) {
      if file.size <= room[layer - 1] {
        room[layer - 1] -= file.size
        layers[ProjectModule.short(file.path)] = layer
        taken.insert(file.path)
      } else {
        for name in finder.names(names, declaredIn: file.path) {
          nowhere.insert(name)
          oversized[name] = ProjectModule.short(file.path)
        }
      }
    }
    return files.filter(taken.contains)
  }

  /// The bytes of a file; 0 where it cannot be read.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Lets all files of a module see UIKit where a header, another file or a module that is not here
  /// brings it along. Returns whether that is new.
  private mutating func showUIKit(to module: Int?, lackedBy errors: [Diagnostic]) -> Bool {
    let target = module.map { imported[$0] } ?? main
    guard !target.seesUIKit else { return false }
    let files = errors.filter { LackedName.all(by: $0).contains { $0.isOfUIKit } }
      .compactMap { $0.location?.file }.uniqued()
    guard !files.isEmpty else { return false }
    let brings =
      target.headers.contains { HeaderText.imports("UIKit", $0) }
      || finder.exports("UIKit", among: target.files)
      || files.contains { !platform.isSuperset(of: finder.imports(of: [$0])) }
    guard brings else { return false }
    if let module { imported[module].seesUIKit = true } else { main.seesUIKit = true }
    return true
  }

  /// Adds the files that declare the classes of XIBs that are called as a cell or named by its source,
  /// and of storyboards that sources make controllers of.
  ///
  /// - Parameters:
  ///   - cells: the names of the classes that are drawn.
  ///   - shown: the texts of their files.
  ///   - sources: all files by now.
  /// - Returns: whether there are any.
  mutating func findClasses(
    ofDocumentsFor cells: Set<String>, in shown: [[UInt8]], _ sources: [HostSources]
  ) -> Bool {
    guard let project else { return false }
    let shown = shown.map { Data($0) }
    let texts = sources.flatMap(\.files).map { Data($0.text) }
    let call = "UIStoryboard(name: "
    let makesControllers = texts.contains { $0.range(of: Data(call.utf8)) != nil }
    var names: Set<String> = []
    for path in project.tree.documents {
      let file = PathName.last(of: path)
      let title = String(file.prefix { $0 != "." })
      func isNamed(after call: String, _ texts: [Data]) -> Bool {
        let word = Data("\(call)\"\(title)\"".utf8)
        return texts.contains { $0.range(of: word) != nil }
      }
      let isStoryboard = !file.hasSuffix(".xib")
      let isShown =
        isStoryboard
        ? makesControllers && isNamed(after: call, texts)
        : cells.contains(title) || isNamed(after: "", shown)
      guard isShown || isStoryboard,
        let bytes = try? FileContents.read(path, limit: Self.largestDocument)
      else { continue }
      var text = String(decoding: bytes, as: UTF8.self)
      if !isShown { text = Self.prototypes(of: cells, in: text) }
      names.formUnion(Self.values(of: "customClass", in: text))
      // Extensions have the properties that are set by runtime attributes.
      let keys = Self.values(of: "keyPath", in: text).filter { !$0.contains(".") }
      names.formUnion(keys.map { "." + $0 })
      for module in Set(Self.values(of: "customModule", in: text)).sorted() { _ = locate(module) }
    }
    let present = Set(sources.flatMap(\.paths).map { ResolvedPath.of($0) ?? $0 })
    return search(for: names, in: nil, present, 1).isFound
  }

  /// The parts of a storyboard that are prototypes of classes.
  private static func prototypes(of cells: Set<String>, in text: String) -> String {
    cells.sorted().flatMap { text.components(separatedBy: " customClass=\"\($0)\"").dropFirst() }
      .map { part in
        let ends = ["</tableViewCell>", "</collectionViewCell>", "</collectionReusableView>"]
          .compactMap { part.range(of: $0)?.lowerBound }
        return String(part[..<(ends.min() ?? part.startIndex)])
      }.joined()
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
  }
}
