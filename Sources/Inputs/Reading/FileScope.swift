/// The files that a server reads for its clients: those of one folder, some of them with texts that
/// have not been saved.
///
/// A task local, because readers of every floor open files. What a command does by itself has no
/// scope: a person may name any file.
package struct FileScope: Sendable {
  @TaskLocal package static var current = FileScope()

  /// The folder, with its links resolved; nil where every file may be read.
  package let root: String?
  /// Texts in place of those on disk, by the paths under which they are opened.
  package let texts: [String: [UInt8]]

  package init(root: String? = nil, texts: [String: [UInt8]] = [:]) {
    self.root = root
    self.texts = texts
  }

  /// Whether what is at a path may be read, or would be if it were there.
  package func admits(_ path: String) -> Bool {
    guard let root else { return true }
    return ResolvedPath.of(path).map { ResolvedPath.isInside($0, of: root) } ?? false
  }
}
