import AtomicFiles
import Foundation
import Snapshots

/// `reg/actual`, `reg/expected` and `reg/diff` below the artifacts: the pictures of failures once
/// more, under the one name that reg-cli looks for in each. They are links to the same files where
/// the system has links. Passed snapshots leave no pictures, and have none here.
struct RegFolders {
  private let run: SnapshotRun
  private let pictures: PictureFiles

  init(_ run: SnapshotRun, pictures: PictureFiles) {
    self.run = run
    self.pictures = pictures
  }

  /// Makes the folders anew.
  func write() throws(ReportError) {
    let files = FileManager.default
    try? files.removeItem(atPath: "\(pictures.folder)/reg")
    for result in run.results {
      let all = [
        (result.pictures.actual, RegReport.actualFolder),
        (result.pictures.expected, RegReport.expectedFolder),
        (result.pictures.difference, RegReport.differenceFolder),
      ]
      for (picture, folder) in all {
        let name = "\(folder)/\(RegReport.fileName(result.name))"
        guard let source = picture.flatMap({ pictures.location(of: $0.path) }),
          files.fileExists(atPath: source), let target = pictures.location(of: name)
        else { continue }
        try link(source, as: target)
      }
    }
  }

  private func link(_ source: String, as target: String) throws(ReportError) {
    do throws(FileFailure) {
      try Folder.make(Folder.parent(of: target))
      if Foundation.link(source, target) == 0 { return }
      let bytes = try FileContents.read(source, limit: PictureFiles.maximumBytes)
      try FileReplacement.perform([FileReplacement(target, bytes ?? [])], .written)
    } catch {
      throw ReportError(error)
    }
  }
}
