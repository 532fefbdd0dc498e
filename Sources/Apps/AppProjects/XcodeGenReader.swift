import Reading

/// Reads XcodeGen's `project.yml` and the files that it includes; XcodeGen itself is not run.
struct XcodeGenReader {
  private let tree: WorkTree
  private let root: String
  private var seen: Set<String> = []
  private var settings: BuildSettings
  private var packages: [String: String] = [:]
  private var targets: [AppTarget] = []

  private static let mostIncludes = 200

  /// The targets that have Swift files, in the order of the files. Throws what is wrong with the
  /// YAML.
  static func read(_ path: String, in tree: WorkTree) throws(PlumbError) -> [AppTarget] {
    var reader = XcodeGenReader(path, tree)
    try reader.read(path)
    return reader.targets.uniqued(on: \.name)
  }

  private init(_ path: String, _ tree: WorkTree) {
    self.tree = tree
    root = PathName.folder(of: path)
    settings = BuildSettings()
    for place in ["PROJECT_DIR", "SRCROOT", "SOURCE_ROOT"] { settings.set(place, root) }
  }

  /// Reads a file, whose settings and packages hold for its targets and those of included files.
  private mutating func read(_ path: String) throws(PlumbError) {
    guard seen.count < Self.mostIncludes, seen.insert(path).inserted,
      let bytes = try ProjectText.read(path)
    else { return }
    let log = DiagnosticLog()
    let text = SourceText(file: path, bytes: bytes)
    guard let node = YAMLReader.read(text, expected: "a project", log: log) else {
      throw PlumbError(
        log.diagnostics.map {
          Diagnostic(
            .warning, at: $0.location, $0.message, expected: $0.expected, hint: $0.hint)
        })
    }
    let folder = PathName.folder(of: path)
    add(node, in: folder, to: &settings)
    for entry in node["packages"]?.entries ?? [] {
      packages[entry.key] = (entry.value["url"] ?? entry.value["path"])?.words.first
    }
    for include in node["include"]?.items ?? [] {
      guard let name = (include["path"] ?? include).words.first,
        let file = tree.path(name, in: folder)
      else { continue }
      try read(file)
    }
    for entry in node["targets"]?.entries ?? [] {
      let target = target(entry.key, entry.value, path, folder)
      if !target.files.isEmpty { targets.append(target) }
    }
  }

  private func target(
    _ name: String, _ node: YAMLNode, _ path: String, _ folder: String
  ) -> AppTarget {
    var settings = settings
    settings.set("TARGET_NAME", name)
    add(node, in: folder, to: &settings)
    let module =
      settings.value("PRODUCT_MODULE_NAME") ?? node["productName"]?.words.first
      ?? settings.value("PRODUCT_NAME") ?? name
    let files = Self.places(node["sources"]).flatMap {
      GeneratedProjects.files($0.path, in: folder, tree, without: $0.excludes)
    }
    var target = AppTarget(
      name: name, module: AppTarget.module(of: module),
      kind: GeneratedProjects.kind(node["type"]?.words.first ?? ""), container: path,
      files: files.uniqued())
    for key in AppTarget.readSettings { target.settings[key] = settings.value(key) }
    target.bridgingHeader = settings.value("SWIFT_OBJC_BRIDGING_HEADER")
      .flatMap { $0.isEmpty ? nil : tree.path($0, in: root) }
    target.products = (node["dependencies"]?.items ?? []).compactMap { item in
      item["package"]?.words.first.map { package in
        .init(name: item["product"]?.words.first ?? package, place: packages[package])
      }
    }
    return target
  }

  /// A source of a target: a path, or a table with one and what is left out of it.
  private static func places(_ node: YAMLNode?) -> [(path: String, excludes: [String])] {
    guard let node else { return [] }
    guard let items = node.items else { return node.words.map { ($0, []) } }
    return items.flatMap { item -> [(path: String, excludes: [String])] in
      guard let path = item["path"]?.words.first else { return item.words.map { ($0, []) } }
      return [(path, item["excludes"]?.words ?? [])]
    }
  }

  /// Adds the file of settings for debugging, `settings:`, its `base:` and its part for debugging.
  private func add(_ node: YAMLNode, in folder: String, to settings: inout BuildSettings) {
    if let name = Self.debugging(node["configFiles"])?.words.first,
      let file = tree.path(name, in: folder)
    {
      settings.add(file: file, in: tree)
    }
    let own = node["settings"]
    for table in [own, own?["base"], Self.debugging(own?["configs"])] {
      var values: [String: PropertyList] = [:]
      for entry in table?.entries ?? [] where !["base", "configs", "groups"].contains(entry.key) {
        values[entry.key] = .text(entry.value.words.joined(separator: " "))
      }
      settings.add(values)
    }
  }

  private static func debugging(_ node: YAMLNode?) -> YAMLNode? {
    node?.entries?.first { $0.key.lowercased() == "debug" }?.value
  }
}

extension YAMLNode {
  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  fileprivate var words: [String] {
    if let scalar { return scalar.isNull ? [] : [scalar.text] }
    return items?.compactMap { $0.scalar?.text } ?? []
  }
}
