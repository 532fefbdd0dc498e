import Foundation
import ProjectFile
import Reading
import Snapshots

/// The folders of a project with snapshots: its file, and where its runs write artifacts.
public struct SnapshotFolders: Sendable {
  /// The project file; nil in a Swift package, whose tests keep snapshots themselves.
  public let file: ProjectFile?
  /// The prefix that opens a path of the project: nothing, or a folder with a slash.
  public let prefix: String
  /// The folder for the artifacts of runs.
  public let artifacts: ArtifactFolder
  /// Files and folders outside of the project that its files may name.
  let allowedReads: [String]
  package var app: (any AppCode)?
  /// Where unfinished files are noted.
  private let temporaries: TemporaryFiles

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - project: a project file or the folder of one; nil for the nearest of the working folder
  ///     and those above it, else for the nearest folder with a Swift package, else for the only
  ///     one in a folder of the working folder, else for the working folder.
  ///   - artifacts: the folder of artifacts; nil for that of the environment, else the project's.
  ///   - allowedReads: files and folders outside of the project that its files may name.
  ///   - allowedWrites: folders outside of the project that the project file may name for
  ///     references and artifacts.
  ///   - temporaries: where unfinished files are noted, for a process that may have to end early.
  /// - Throws: `PlumbError` where the project file cannot be used or there is none where it should
  ///   be, and where references or artifacts would be written out of the project or among sources.
  public init(
    project: String?, artifacts: String? = nil, environment: [String: String],
    allowedReads: [String] = [], allowedWrites: [String] = [],
    temporaries: TemporaryFiles = TemporaryFiles()
  ) throws(PlumbError) {
    let (path, prefix) = try Self.find(project)
    file = try path.map(Self.load)
    self.prefix = prefix
    self.allowedReads = allowedReads
    self.temporaries = temporaries
    let variable = environment[ArtifactFolder.variable].flatMap { $0.isEmpty ? nil : $0 }
    self.artifacts = ArtifactFolder(
      path: artifacts ?? variable ?? file?.artifactsFolder
        ?? prefix + ArtifactFolder.standardName, temporaries: temporaries)
    let target = WriteTarget(prefix, allowedWrites)
    if let file {
      try target.check(
        file.referencesFolder, "references", file.snapshots.referencesLocation ?? file.location)
    }
    guard !PathName.isOfGit(ResolvedPath.of(self.artifacts.path) ?? self.artifacts.path) else {
      throw PlumbError(
        self.artifacts.path, "is Git's own", expected: "another folder for artifacts")
    }
    if artifacts == nil, variable == nil {
      try target.check(
        self.artifacts.path, "artifacts", file?.snapshots.artifactsLocation ?? file?.location)
    }
  }

  /// The project file.
  ///
  /// - Throws: `PlumbError` where there is none: nothing says then what to draw.
  public func project() throws(PlumbError) -> ProjectFile {
    guard let file else {
      throw PlumbError([
        Diagnostic(
          .error, "there is no plumb.yaml here or in a folder above",
          expected: "one that says what to draw",
          hint: Self.below.isEmpty
            ? "plumb init writes one; --project names one elsewhere"
            : "--project chooses one of " + Self.below.joined(separator: ", "))
      ])
    }
    return file
  }

  /// The references of the project.
  ///
  /// - Throws: `PlumbError` where there is no project file.
  public func store() throws(PlumbError) -> ReferenceStore {
    let file = try project()
    return ReferenceStore(
      folder: file.referencesFolder, title: file.snapshots.references, temporaries: temporaries)
  }

  /// Everything below the project's folder, for references beside Swift tests.
  var wholeStore: ReferenceStore {
    ReferenceStore(folder: folder, title: folder, temporaries: temporaries)
  }

  /// The folder of the project, as it can be opened.
  public var folder: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  private static func load(_ path: String) throws(PlumbError) -> ProjectFile {
    do {
      return try ProjectFile.load(path)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  // MARK: - Finding

  private static func find(_ project: String?) throws(PlumbError) -> (String?, prefix: String) {
    guard let project else { return nearest() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: project, isDirectory: &isFolder) else {
      throw PlumbError(
        project, "there is no such project", expected: "a project file or its folder")
    }
    guard isFolder.boolValue else { return (project, PathName.prefix(of: project)) }
    let prefix = PathName.prefix(in: project)
    let names = SourceEndings.projectFiles.map { prefix + $0 }
    if let path = names.first(where: FileManager.default.fileExists) { return (path, prefix) }
    guard FileManager.default.fileExists(atPath: prefix + "Package.swift") else {
      throw PlumbError(
        project, "has no plumb.yaml", expected: "a project file or its folder",
        hint: "plumb init \(project) writes one")
    }
    return (nil, prefix)
  }

  private static func nearest() -> (String?, prefix: String) {
    let here = FileManager.default.currentDirectoryPath
    if let path = ProjectFile.nearest(to: here) { return (path, PathName.prefix(of: path)) }
    var folder = here
    while !folder.isEmpty, folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
        return (nil, folder == here ? "" : folder + "/")
      }
      folder = PathName.folder(of: folder)
    }
    let below = below
    return below.count == 1 ? (below[0], PathName.prefix(of: below[0])) : (nil, "")
  }

  /// Project files in the folders of the working folder, at most ten of them.
  private static var below: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let files = names.sorted().lazy.filter { !$0.hasPrefix(".") }.compactMap { name in
      SourceEndings.projectFiles.map { "\(name)/\($0)" }
        .first(where: FileManager.default.fileExists)
    }
    return Array(files.prefix(10))
  }
}

extension ProjectFile {
  fileprivate var location: FileLocation { FileLocation(file: path) }
}

/// Decides which folders a run may write into.
private struct WriteTarget {
  private let access: FileAccess

  /// Endings of files that people write: a folder with such a file in it is theirs.
  private static let sources =
    SourceEndings.swift + [".m", ".h"] + SourceEndings.interfaces + SourceEndings.templates
  /// Files and folders that are looked at.
  private static let limit = 100_000

  /// The project of a prefix, and folders that the user has allowed.
  init(_ prefix: String, _ allowed: [String]) {
    access = FileAccess(projectOf: prefix, allowing: allowed)
  }

  /// Throws unless references or artifacts may be in a folder.
  func check(
    _ folder: String, _ what: String, _ location: FileLocation?
  ) throws(PlumbError) {
    let name = Diagnostic.quoted(folder)
    guard access.admits(folder), let real = ResolvedPath.of(folder) else {
      throw PlumbError([
        FileAccess.refusal(of: folder, folder, at: location, option: "--allow-write")
      ])
    }
    if PathName.isOfGit(real) {
      throw PlumbError([
        Diagnostic(.error, at: location, "\(name) is Git's own", expected: "another folder")
      ])
    }
    if let source = Self.source(in: real) {
      throw PlumbError([
        Diagnostic(
          .error, at: location,
          "\(what) cannot be in \(name), which has sources: \(Diagnostic.quoted(source))",
          expected: "a folder of their own")
      ])
    }
  }

  /// The first source in a folder and those within, by its path in it; links are not followed.
  private static func source(in folder: String) -> String? {
    var open = [""]
    var count = 0
    while let path = open.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)
      for name in (names ?? []).sorted() {
        count += 1
        guard count < limit else { return nil }
        if sources.contains(where: name.hasSuffix) { return path + name }
        let isPicture = name.hasSuffix(".png") || name.hasSuffix(".json")
        guard !isPicture, !name.hasPrefix(".") else { continue }
        var status = stat()
        if lstat("\(folder)/\(path)\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          open.append("\(path)\(name)/")
        }
      }
    }
    return nil
  }
}
