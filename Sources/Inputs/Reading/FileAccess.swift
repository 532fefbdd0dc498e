import Foundation

/// Which paths a file may name: those inside of its project, and those that the user has allowed.
///
/// The project is the Git work tree around the file; else the folder of the nearest `plumb.yaml`
/// in the file's folder or above, or of the nearest Xcode project; else the file's folder. Paths
/// are compared as the system follows them, so `..`, absolute paths and links make no difference.
/// Git's own folder is no part of the project: a build's checkout may keep a token in
/// `.git/config`. Whoever can change links while the tool runs can also read the files himself: no
/// more is promised than what is there at the check.
package struct FileAccess: Hashable, Sendable {
  /// Resolved paths of folders, all of which may be used, and of single files.
  private var roots: [String]
  /// Resolved paths of files that the user has named as a text, which admit nothing below them.
  private var named: Set<String> = []
  /// Beyond this folder nothing is admitted, whatever the project is.
  private let scope = FileScope.current.root

  /// The project that a file belongs to; the file need not exist.
  ///
  /// - Parameters:
  ///   - allowed: files and folders that may be used as well, relative to the working folder.
  ///   - texts: texts from the command line that may be paths, relative to the file's folder.
  package init(projectOf file: String, allowing allowed: [String] = [], texts: [String] = []) {
    let folder = PathName.prefix(of: file)
    let home = ResolvedPath.of(folder)
    roots = ([home.map(Self.project)] + allowed.map(ResolvedPath.of)).compactMap(\.self)
    for text in texts where !text.isEmpty {
      named.formUnion([text, folder + text].compactMap(ResolvedPath.of))
    }
  }

  /// The folder of the project, resolved; nil where it does not exist.
  package var home: String? { roots.first }

  package func union(_ other: FileAccess) -> FileAccess {
    var both = self
    both.roots += other.roots
    both.named.formUnion(other.named)
    return both
  }

  /// Whether a path may be used, as it would be opened. What is missing is answered like what is
  /// there, so that the answer does not reveal which files exist elsewhere.
  package func admits(_ path: String) -> Bool {
    guard let real = ResolvedPath.of(path) else { return false }
    if let scope, !ResolvedPath.isInside(real, of: scope) { return false }
    return named.contains(real)
      || roots.contains {
        ResolvedPath.isInside(real, of: $0) && !PathName.isOfGit(real.dropFirst($0.count))
      }
  }

  /// The message about a path that is not admitted.
  ///
  /// - Parameters:
  ///   - name: the path as the file has it.
  ///   - path: the path as it would be opened.
  package static func refusal(
    of name: String, _ path: String, at location: FileLocation?, _ severity: Severity = .error,
    option: String = "--allow-read"
  ) -> Diagnostic {
    Diagnostic(
      severity, at: location, "\(Diagnostic.quoted(name)) leads out of the project",
      hint: "\(option) \(Diagnostic.printable(path)) allows it")
  }

  // MARK: - The project

  /// Folders that are looked into on the way up.
  private static let depth = 100

  /// The Git work tree around a file, else the folder of its `plumb.yaml` or Xcode project, else the
  /// outermost with a description that such a project is generated of, resolved; or nil.
  package static func project(of file: String) -> String? {
    ResolvedPath.of(PathName.prefix(of: file)).flatMap(marked)
  }

  private static func marked(around folder: String) -> String? {
    nearest(above: folder, isWorkTree)
      ?? nearest(above: folder) { folder in
        SourceEndings.projectFiles.contains { access("\(folder)/\($0)", F_OK) == 0 }
      }
      ?? nearest(above: folder, hasXcodeProject) ?? outermost(above: folder, hasDescription)
  }

  private static func hasDescription(_ folder: String) -> Bool {
    SourceEndings.descriptions.contains { access("\(folder)/\($0)", F_OK) == 0 }
  }

  private static func hasXcodeProject(_ folder: String) -> Bool {
    guard let stream = opendir(folder + "/") else { return false }
    defer { closedir(stream) }
    for _ in 0..<mostEntries {
      guard let entry = readdir(stream) else { return false }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if SourceEndings.xcodeProjects.contains(where: name.hasSuffix) { return true }
    }
    return false
  }

  /// Entries of a folder that are looked at for a project.
  private static let mostEntries = 10_000

  /// The project around a resolved folder. A folder of one language belongs to the one around it.
  private static func project(around folder: String) -> String {
    if let project = marked(around: folder) { return project }
    return folder.hasSuffix(".lproj") ? PathName.folder(of: folder) : folder
  }

  private static func nearest(above folder: String, _ fits: (String) -> Bool) -> String? {
    folders(above: folder).first { fits($0 == "/" ? "" : $0) }
  }

  private static func outermost(above folder: String, _ fits: (String) -> Bool) -> String? {
    folders(above: folder).last { fits($0 == "/" ? "" : $0) }
  }

  private static func folders(above folder: String) -> [String] {
    var all = [folder]
    while let last = all.last, last != "/", all.count < depth {
      all.append(PathName.folder(of: last))
    }
    return all
  }

  /// Whether Git keeps a work tree here: `.git` is a folder with a `HEAD`, or the file of a
  /// submodule or worktree (gitrepository-layout(5)).
  private static func isWorkTree(_ folder: String) -> Bool {
    var status = stat()
    guard lstat("\(folder)/.git", &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return access("\(folder)/.git/HEAD", F_OK) == 0
    case S_IFREG: return true
    default: return false
    }
  }
}

/// The files that a source was made from, in the order in which they were opened, each once, and
/// those that are missing as well: the source is drawn again when one of them changes.
///
/// A class, because every stage of reading adds to the same list.
package final class OpenedFiles {
  package private(set) var paths: [String] = []
  package let access: FileAccess

  /// The members of `paths`: asked for each file that is opened.
  private var known: Set<String> = []

  /// A list that starts with `paths`.
  package init(_ paths: [String] = [], access: FileAccess) {
    self.access = access
    add(paths)
  }

  /// Adds a path, unless it was opened before.
  package func add(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  package func add(_ paths: [String]) { paths.forEach { add($0) } }
}
