import Foundation
import JSONWriting
import Snapshots

/// The run in the format of reg-cli: lists of picture names, and three folders in which each
/// picture has the same name (reg-cli, `src/report.js`). `RegFolders` creates the folders.
struct RegReport {
  private let run: SnapshotRun

  init(_ run: SnapshotRun) { self.run = run }

  /// The folder of actual pictures, relative to `reg.json`.
  fileprivate static let actualFolder = "reg/actual"
  fileprivate static let expectedFolder = "reg/expected"
  fileprivate static let differenceFolder = "reg/diff"

  /// The document, with its keys in alphabetical order and a final line feed.
  var text: String {
    String(decoding: StableJSON.page(document), as: UTF8.self)
  }

  /// The key set of reg-cli.
  private var document: JSONObject {
    [
      "failedItems": names { $0.regKind == .failed },
      "newItems": names { $0.regKind == .new },
      "deletedItems": run.orphans.map(Self.fileName),
      "passedItems": names { $0.regKind == .passed },
      "expectedItems": (names { $0.regKind != .new } + run.orphans.map(Self.fileName)).sorted(),
      "actualItems": names { $0.outcome != .broken },
      "diffItems": names { $0.pictures.difference != nil },
      "actualDir": Self.actualFolder, "expectedDir": Self.expectedFolder,
      "diffDir": Self.differenceFolder,
    ]
  }

  private func names(where isMeant: (SnapshotResult) -> Bool) -> [String] {
    run.results.filter(isMeant).map { Self.fileName($0.name) }
  }

  /// The name of a snapshot's picture in each of the folders.
  static func fileName(_ name: String) -> String { name + ".png" }
}

extension SnapshotResult {
  /// The lists of reg-cli; each item is in one of them.
  fileprivate enum RegKind {
    case failed
    case new
    case passed
  }

  fileprivate var regKind: RegKind {
    switch outcome {
    case .recorded, .missing: .new
    case .differs, .size, .layout, .environment, .unreadable, .broken: .failed
    case .updated, .tolerated, .passed: .passed
    }
  }
}

/// `reg/actual`, `reg/expected` and `reg/diff` below the artifacts: the pictures of failures under
/// the single name that reg-cli expects in each folder. They are links to the original files if the
/// system supports them. Passed snapshots leave no pictures, and have none here.
struct RegFolders {
  private let run: SnapshotRun
  private let pictures: PictureFiles

  init(_ run: SnapshotRun, pictures: PictureFiles) {
    self.run = run
    self.pictures = pictures
  }

  /// Creates the folders, replacing existing ones.
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
