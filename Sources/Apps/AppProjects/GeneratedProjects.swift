/// Targets of projects that Tuist generates from a manifest, as far as that has plain values, and
/// what XcodeGen's descriptions have in common with them. Neither program is run.
enum GeneratedProjects {
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
  static func kind(_ type: String) -> AppTarget.Kind {
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

  /// The Swift files below a path, or those that a pattern such as `Sources/**/*.swift` has.
  static func files(
    _ pattern: String, in folder: String, _ tree: WorkTree, without patterns: [String]
  ) -> [String] {
    let excluded = patterns.map { GlobPattern("/" + $0) }
    let fixed = pattern.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
    let place = tree.path(fixed.joined(separator: "/"), in: folder)
    guard let place else { return [] }
    if place.hasSuffix(".swift") { return tree.sources.contains(place) ? [place] : [] }
    let rest = pattern.split(separator: "/").dropFirst(fixed.count).joined(separator: "/")
    let globs = rest.isEmpty ? [] : alternatives(of: rest).map { GlobPattern("/" + $0) }
    // A path may be left out as it is seen from the description, too.
    func isIn(_ patterns: [GlobPattern], _ file: String, from folder: String) -> Bool {
      let name = String(decoding: file.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
      return patterns.contains { $0.matches(name) }
    }
    return tree.sources(in: place).filter { file in
      (globs.isEmpty || isIn(globs, file, from: place))
        && (excluded.isEmpty
          || !isIn(excluded, file, from: place) && !isIn(excluded, file, from: folder))
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
}
