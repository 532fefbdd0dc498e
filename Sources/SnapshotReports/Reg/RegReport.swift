import Foundation
import Snapshots

/// The run as reg-cli tells its own: lists of picture names, and three folders in which each picture
/// has the same name (reg-cli, `src/report.js`). `RegFolders` makes those folders.
struct RegReport {
  private let run: SnapshotRun

  init(_ run: SnapshotRun) { self.run = run }

  /// Where pictures are, from `reg.json`.
  static let actualFolder = "reg/actual"
  static let expectedFolder = "reg/expected"
  static let differenceFolder = "reg/diff"

  /// The document: its keys in alphabetical order, a line feed at its end.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let bytes = (try? encoder.encode(document)) ?? Data()
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// The key set of reg-cli.
  private struct Document: Encodable {
    let failedItems: [String]
    let newItems: [String]
    let deletedItems: [String]
    let passedItems: [String]
    let expectedItems: [String]
    let actualItems: [String]
    let diffItems: [String]
    let actualDir: String
    let expectedDir: String
    let diffDir: String
  }

  private var document: Document {
    Document(
      failedItems: names { $0.regKind == .failed },
      newItems: names { $0.regKind == .new },
      deletedItems: run.orphans.map(Self.fileName),
      passedItems: names { $0.regKind == .passed },
      expectedItems: (names { $0.regKind != .new } + run.orphans.map(Self.fileName)).sorted(),
      actualItems: names { $0.outcome != .broken },
      diffItems: names { $0.pictures.difference != nil },
      actualDir: Self.actualFolder, expectedDir: Self.expectedFolder,
      diffDir: Self.differenceFolder)
  }

  private func names(where isMeant: (SnapshotResult) -> Bool) -> [String] {
    run.results.filter(isMeant).map { Self.fileName($0.name) }
  }

  /// The name of a snapshot's picture in each of the folders.
  static func fileName(_ name: String) -> String { name + ".png" }
}

extension SnapshotResult {
  /// The lists of reg-cli, of which an item is in one.
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
