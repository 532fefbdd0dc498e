import CellTemplates
import Foundation
import ProjectFile

/// The files that `plumb init` writes: a project file that explains itself, and something to draw.
enum SampleProject {
  typealias File = (name: String, text: String)

  /// In the order in which they should be looked at.
  static let files: [File] = [
    ("plumb.yaml", String(decoding: PackageResources.plumb_yaml, as: UTF8.self)),
    SampleTemplate.file, SampleTemplate.rows,
  ]

  /// Files for any folder, so that those which are there already stay.
  static var shared: [File] {
    [
      (TemplateSchema.fileName, TemplateSchema.text), (ProjectSchema.fileName, ProjectSchema.text),
      ignored,
    ]
  }

  static let ignored: File = (".gitignore", ".plumb/\n")
}

/// A template to learn from, and its data.
enum SampleTemplate {
  static let file = (
    name: "contacts.yaml", text: String(decoding: PackageResources.contacts_yaml, as: UTF8.self)
  )
  /// What cells may begin from, with their data in them but for the first.
  static let all = [
    file,
    (name: "setting.yaml", text: String(decoding: PackageResources.setting_yaml, as: UTF8.self)),
    (name: "article.yaml", text: String(decoding: PackageResources.article_yaml, as: UTF8.self)),
  ]
  static let rows = (
    name: "contacts.json", text: String(decoding: PackageResources.contacts_json, as: UTF8.self)
  )
}

/// A file that is written only where there is none.
struct NewFile {
  let path: String
  let text: String

  /// Whether something is there, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Writes all files or none; the message says why none.
  static func create(_ files: [NewFile], in folder: String) -> Diagnostic? {
    if let problem = makeFolder(folder) { return problem }
    if let existing = files.first(where: { exists($0.path) }) {
      return Diagnostic(
        .error, at: FileLocation(file: existing.path), "is there already",
        hint: "name another folder: plumb init DIR")
    }
    for (index, file) in files.enumerated() {
      guard let reason = file.create() else { continue }
      for written in files[..<index] { unlink(written.path) }
      return Diagnostic(
        .error, at: FileLocation(file: file.path), "cannot be written: \(reason)",
        hint: "name another folder: plumb init DIR")
    }
    return nil
  }

  /// Nil, or why it could not be written; then it is not there.
  private func create() -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    let failure = StandardStream(descriptor: descriptor).write(Array(text.utf8))
    close(descriptor)
    if failure != nil { unlink(path) }
    return failure?.reason
  }

  private static func makeFolder(_ folder: String) -> Diagnostic? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      return isFolder.boolValue
        ? nil : Diagnostic(.error, at: FileLocation(file: folder), "is a file, not a folder")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      return nil
    } catch {
      return Diagnostic(
        .error, at: FileLocation(file: folder),
        "cannot be made: \(String(cString: strerror(errno)))")
    }
  }
}
