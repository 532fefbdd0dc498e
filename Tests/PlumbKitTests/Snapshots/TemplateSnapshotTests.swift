import CellSources
import Foundation
import LayoutTree
import Snapshots
import Testing

@testable import PlumbKit

/// Rows of templates with layers on top, against the references beside these tests: a row each, so
/// that a picture stays small. The templates without layers are held by this repository's own
/// `plumb.yaml` (`OwnReferencesTests`).
///
/// `make record` rewrites the references; a failure leaves pictures in the folder it names.
@Suite("Snapshot: the templates with layers look as they did", .serialized)
struct TemplateSnapshotTests {
  @Test(
    "with frames and constraints",
    arguments: [("mail", "320", "0.2"), ("booking", "568", "1.0"), ("library", "320", "1.0")])
  func layers(template: String, suffix: String, row: String) throws {
    try verify(template, suffix, row, [.frames, .constraints], "all")
  }

  @Test(
    "with the layers that say where heights come from",
    arguments: [
      ("library", "320", "0.0", [.plumbline], "plumbline"),
      ("mail", "568", "0.2", [.margins, .intrinsic, .plumbline], "sizes"),
      ("title-body", "320", "1.0", [.baselines, .estimates], "text"),
    ] as [(String, String, String, [PictureLayer], String)])
  func heights(
    template: String, suffix: String, row: String, layers: [PictureLayer], name: String
  ) throws {
    try verify(template, suffix, row, layers, name)
  }

  private func verify(
    _ template: String, _ suffix: String, _ row: String, _ layers: [PictureLayer], _ kind: String
  ) throws {
    let variant = try #require(try variants(of: template).first { $0.suffix == suffix })
    let rows: RowSelection = try #require(RowSelection(row))
    let verification = Verification(
      store: Self.store, mode: try RecordMode(environment: ProcessInfo.processInfo.environment),
      settings: ComparisonSettings(environment: .layout), artifacts: Self.artifacts)
    let snapshot = try PlumbSession { _ in }.snapshot(
      of: Self.path(template), at: variant, layers: layers, rows: rows,
      name: "\(template)-\(suffix)-\(kind)",
      storedPath: "Templates/\(template).yaml")
    let verdict = verification.verify(snapshot)
    #expect(verdict.isAccepted, "\(verdict.summary) \(verdict.changeLines)")
    if verdict.outcome == .tolerated { print(verdict.summary) }
  }

  private func variants(of template: String) throws -> [LayoutVariant] {
    let session = try PlumbSession { _ in }
    return try session.variants(
      of: try session.open(Self.path(template), CellRequest()), LayoutRequest(scale: 1))
  }

  // MARK: - Places

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let store = ReferenceStore(
    folder: root + "/Tests/PlumbKitTests/References", title: "Tests/PlumbKitTests/References")

  static let artifacts = ArtifactFolder(
    flag: nil, environment: ProcessInfo.processInfo.environment, project: root)

  static func path(_ template: String) -> String { "\(root)/Templates/\(template).yaml" }

  static let templates: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Templates")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()
}
