import AtomicFiles
import Snapshots

extension RunReports {
  /// Writes reports into the folder of artifacts, each as a whole: when one cannot be written, none
  /// has changed.
  ///
  /// - Returns: the paths of the files, in the order of `kinds`.
  /// - Throws: `ReportError`, for a full disk or a folder that may not be written.
  @discardableResult
  public func write(_ kinds: [Kind] = Kind.allCases) throws(ReportError) -> [String] {
    let files = kinds.map { FileReplacement("\(artifacts)/\($0.fileName)", bytes(of: $0)) }
    if kinds.contains(.reg) {
      try RegFolders(run, pictures: PictureFiles(folder: artifacts)).write()
    }
    do {
      try FileReplacement.perform(files, .written)
    } catch {
      throw ReportError(error)
    }
    return files.map(\.path)
  }
}

/// Why a report or a picture could not be written.
public struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `.plumb/report.html cannot be written: No space left on device; make room`
  public let description: String

  /// What the system said.
  init(_ failure: FileFailure) { description = failure.description }
}
