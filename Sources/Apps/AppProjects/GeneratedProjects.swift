import AtomicFiles
import Diagnostics
import Reading

/// Targets of projects that a program generates from a description: XcodeGen's `project.yml` and
/// Tuist's `Project.swift`, as far as they are plain values. Neither program is run.
enum GeneratedProjects {
  /// The targets of an XcodeGen description.
  static func xcodeGen(_ path: String, in tree: WorkTree) throws(PlumbError) -> [AppTarget] {
    guard let bytes = try ProjectText.read(path) else { return [] }
    let log = DiagnosticLog()
    let text = SourceText(file: path, bytes: bytes)
    guard let root = YAMLReader.read(text, expected: "a project", log: log) else {
      throw PlumbError(log.diagnostics.map { $0.with(severity: .warning) })
    }
    let folder = PathName.folder(of: path)
    let shared = settings(root["settings"])
    return (root["targets"]?.entries ?? []).compactMap { entry -> AppTarget? in
      let node = entry.value
      let type = node["type"]?.words.first ?? ""
      let settings = shared.merging(settings(node["settings"])) { $1 }
      var build = BuildSettings()
      build.set("TARGET_NAME", entry.key)
      build.add(settings.mapValues(PropertyList.text))
      let module =
        build.value("PRODUCT_MODULE_NAME") ?? node["productName"]?.words.first
        ?? build.value("PRODUCT_NAME") ?? entry.key
      let sources = node["sources"].map(places) ?? []
      var target = AppTarget(
        name: entry.key, module: AppTarget.module(of: module), kind: kind(type), container: path,
        files: sources.flatMap { files($0.path, in: folder, tree, without: $0.excludes) }.uniqued())
      target.settings = build.values
      target.bridgingHeader = build.value("SWIFT_OBJC_BRIDGING_HEADER")
        .flatMap { tree.path($0, in: folder) }
      return target.files.isEmpty ? nil : target
    }
  }

  /// The targets of a Tuist manifest.
  static func tuist(_ path: String, in tree: WorkTree) throws(PlumbError) -> [AppTarget] {
    guard let bytes = try ProjectText.read(path) else { return [] }
    let folder = PathName.folder(of: path)
    let calls = ManifestReader.read(bytes).flatMap { $0.calls(outside: ["dependencies"]) }
    return calls.filter { ["target", "Target"].contains($0.name) }.compactMap { _, value in
      guard let name = value["name"]?.text, let sources = value["sources"] else { return nil }
      let product = if case .name(let name) = value["product"] { name } else { "" }
      let files = sources.texts.flatMap { self.files($0, in: folder, tree, without: []) }
      guard !files.isEmpty else { return nil }
      return AppTarget(
        name: name, module: AppTarget.module(of: value["productName"]?.text ?? name),
        kind: kind(product), container: path, files: files.uniqued())
    }
  }

  /// The kind by what XcodeGen and Tuist call it: `application`, `app`, `framework`, `unitTests`.
  private static func kind(_ type: String) -> AppTarget.Kind {
    let type = type.lowercased()
    if type.contains("test") { return .tests }
    if type.contains("extension") || type.contains("clip") || type.contains("on-demand") {
      return .extensions
    }
    if type.contains("watch") || type.contains("tv") { return .other }
    if type == "app" || type.hasPrefix("application") { return .application }
    return type.contains("framework") || type.contains("library") ? .framework : .other
  }

  // MARK: Files

  /// A source of a target: a path, or a table with one and what is left out of it.
  private static func places(_ node: YAMLNode) -> [(path: String, excludes: [String])] {
    guard let items = node.items else { return node.words.map { ($0, []) } }
    return items.flatMap { item -> [(path: String, excludes: [String])] in
      guard let path = item["path"]?.words.first else { return item.words.map { ($0, []) } }
      return [(path, item["excludes"]?.words ?? [])]
    }
  }

  /// The Swift files below a path, or those that a pattern such as `Sources/**/*.swift` has.
  static func files(
    _ pattern: String, in folder: String, _ tree: WorkTree, without patterns: [String]
  ) -> [String] {
    let excluded = patterns.map { GlobPattern("/" + $0) }
    let fixed = pattern.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
    let place = tree.path(fixed.joined(separator: "/"), in: folder)
    guard let place else { return [] }
    if place.hasSuffix(".swift") { return tree.sources.contains(place) ? [place] : [] }
    let globs = alternatives(
      of: pattern.split(separator: "/").dropFirst(fixed.count)
        .joined(separator: "/")
    ).map { GlobPattern("/" + $0) }
    return tree.sources(in: place).filter { file in
      let name = String(file.dropFirst(place.count + 1))
      return globs.contains { $0.matches(name) }
        && !excluded.contains {
          $0.matches(name) || $0.matches(String(file.dropFirst(folder.count + 1)))
        }
    }
  }

  /// A pattern in each choice of its braces: `*.{h,m}`.
  private static func alternatives(of text: String) -> [String] {
    var texts = [text]
    while texts.count < mostAlternatives, let index = texts.firstIndex(where: { $0.contains("{") })
    {
      let text = texts.remove(at: index)
      guard let open = text.lastIndex(of: "{"), let close = text[open...].firstIndex(of: "}")
      else { return texts }
      texts += text[text.index(after: open)..<close].split(separator: ",").map {
        String(text[..<open] + $0 + text[text.index(after: close)...])
      }
    }
    return texts
  }

  /// Choices of braces in a pattern.
  private static let mostAlternatives = 64

  // MARK: Settings

  /// `settings:` and its `base:`, and the configuration of debugging.
  private static func settings(_ node: YAMLNode?) -> [String: String] {
    var settings: [String: String] = [:]
    let debugging = node?["configs"]?.entries?.first { $0.key.lowercased() == "debug" }?.value
    for table in [node, node?["base"], debugging] {
      for entry in table?.entries ?? [] {
        guard !["base", "configs", "groups"].contains(entry.key) else { continue }
        settings[entry.key] = entry.value.words.joined(separator: " ")
      }
    }
    return settings
  }
}

extension YAMLNode {
  /// The value of a key of a table.
  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// The text of a value, or the texts of a list.
  fileprivate var words: [String] {
    if let scalar { return scalar.isNull ? [] : [scalar.text] }
    return items?.compactMap { $0.scalar?.text } ?? []
  }
}

extension Diagnostic {
  /// The message as one of another severity.
  fileprivate func with(severity: Severity) -> Diagnostic {
    Diagnostic(severity, at: location, message, expected: expected, hint: hint)
  }
}
