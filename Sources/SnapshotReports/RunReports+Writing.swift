import Foundation
import Snapshots

extension RunReports {
  /// Writes reports into the folder of artifacts, each as a whole or not at all.
  ///
  /// - Returns: the paths of the files, in the order of `kinds`.
  /// - Throws: `ReportError` for the first that cannot be written; those before it are there.
  @discardableResult
  public func write(_ kinds: [Kind] = Kind.allCases) throws(ReportError) -> [String] {
    var paths: [String] = []
    for kind in kinds {
      let path = "\(artifacts)/\(kind.fileName)"
      if kind == .reg { try RegFolders(run, pictures: PictureFiles(folder: artifacts)).write() }
      try ReportFile.write(bytes(of: kind), to: path)
      paths.append(path)
    }
    return paths
  }
}

/// Why a report or a picture could not be written.
public struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The file, and why.
  public var description: String { "\(path) cannot be written: \(reason)" }
}

/// Files that appear complete or not at all.
enum ReportFile {
  /// Writes a temporary file and renames it; folders on the way are made.
  static func write(_ bytes: [UInt8], to path: String) throws(ReportError) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw ReportError(path: path, reason: error.localizedDescription)
    }
  }
}
