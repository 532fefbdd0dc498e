extension ProjectFile {
  /// What has to stand before a path of the project for it to be opened: the file's folder with a slash at
  /// its end, or nothing for a file in the working folder.
  public var prefix: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// A path that the file names, as it can be opened.
  public func opened(_ name: String) -> String { name.hasPrefix("/") ? name : prefix + name }

  /// A path as the project calls it: without the way to the project's folder.
  public func relative(_ path: String) -> String {
    !prefix.isEmpty && path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The folder of the references, as it can be opened.
  public var referencesFolder: String { opened(snapshots.references) }

  /// The folder of what a run leaves, as it can be opened.
  public var artifactsFolder: String { opened(snapshots.artifacts) }
}
