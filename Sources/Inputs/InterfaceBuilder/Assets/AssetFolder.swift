import Foundation
import Reading

/// A folder of an asset catalogue: a group, an asset, or the catalogue itself.
struct AssetFolder {
  let path: String
  /// The name without the extension that denotes the kind.
  let name: String
  /// `imageset`, `colorset`; empty for a group.
  let kind: String
  /// The catalogue's path with links resolved: no file outside of it is read.
  private let root: String

  init(root path: String) {
    self.path = path
    name = ""
    kind = ""
    root = Self.resolved(path)
  }

  private init(_ path: String, in parent: AssetFolder) {
    self.path = path
    let file = path as NSString
    kind = file.pathExtension
    name = ((file.lastPathComponent) as NSString).deletingPathExtension
    root = parent.root
  }

  /// The direct subfolders, sorted. Links are not followed, because they could be cyclic.
  var folders: [AssetFolder] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.sorted().filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
      .filter { Self.type(of: $0) == .typeDirectory }.map { AssetFolder($0, in: self) }
  }

  /// Whether the group's name is a prefix of the names inside.
  func opensNamespace(_ log: DiagnosticLog) -> Bool {
    guard Self.type(of: description) != nil,
      case .record(let properties)? = contents(log)?["properties"]
    else { return false }
    return properties["provides-namespace"] == .bool(true)
  }

  /// The path of the file that describes the folder's content.
  var description: String { path + "/Contents.json" }

  /// The content of `Contents.json`; nil with the reason in the log.
  func contents(_ log: DiagnosticLog) -> DataRecord? {
    let file = description
    guard isInside(file) else {
      log.warning(at: FileLocation(file: file), "leads out of the catalogue")
      return nil
    }
    // An asset that cannot be read must not prevent drawing the rest.
    let own = DiagnosticLog()
    defer { log.reportAsWarnings(own) }
    guard let source = SourceText.read(file, limit: InterfaceLimits.assetBytes, log: own),
      source.isValid(log: own), let value = JSONReader.read(source, log: own)
    else { return nil }
    guard case .record(let record) = value else {
      own.error(at: FileLocation(file: file), "no description of an asset", expected: "an object")
      return nil
    }
    return record
  }

  /// The path of a file that `Contents.json` names; nil, with a warning, outside this folder.
  func file(_ name: String, _ log: DiagnosticLog) -> String? {
    let place = FileLocation(file: description)
    // The file system of a Mac does not tell composed letters from decomposed ones; git keeps both.
    let names = [
      name, name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping,
    ]
    let files = names.map { "\(path)/\($0)" }
    guard !name.contains("/"), name != "..", isInside(files[0]) else {
      log.warning(at: place, "\(Diagnostic.quoted(name)) leads out of the catalogue")
      return nil
    }
    let found = files.first { isInside($0) && Self.type(of: Self.resolved($0)) == .typeRegular }
    if found == nil { log.warning(at: place, "no file \(Diagnostic.quoted(name)) beside it") }
    return found
  }

  private func isInside(_ file: String) -> Bool {
    Self.resolved(file).hasPrefix(root + "/")
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The type of the file itself, without following links.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}

extension DiagnosticLog {
  /// Adds the problems of another log, with errors as warnings.
  fileprivate func reportAsWarnings(_ other: DiagnosticLog) {
    for diagnostic in other.diagnostics {
      report(
        Diagnostic(
          .warning, at: diagnostic.location, diagnostic.message, expected: diagnostic.expected,
          hint: diagnostic.hint))
    }
  }
}
