import CellSources
import Foundation
import LayoutTree
import Snapshots
import Testing

@testable import PlumbKit

/// Templates with layers on top, against the references beside these tests. The templates without
/// layers are held by this repository's own `plumb.yaml` (`OwnReferencesTests`).
///
/// `make record` rewrites the references; a failure leaves pictures in the folder it names.
@Suite("Snapshot: the templates with layers look as they did", .serialized)
struct TemplateSnapshotTests {
  @Test(
    "with frames and constraints",
    arguments: [("mail", "320"), ("booking", "568"), ("flexible-cell-heights", "320")])
  func layers(template: String, suffix: String) throws {
    let variant = try #require(try variants(of: template).first { $0.suffix == suffix })
    try verify(template, variant, [.frames, .constraints], named: "\(template)-\(suffix)-all")
  }

  @Test(
    "with the layers that say where heights come from",
    arguments: [
      ("flexible-cell-heights", "320", [.plumbline], "plumbline"),
      ("mail", "568", [.margins, .intrinsic, .plumbline], "sizes"),
      ("title-body", "320", [.baselines, .estimates], "text"),
    ] as [(String, String, [PictureLayer], String)])
  func heights(
    template: String, suffix: String, layers: [PictureLayer], name: String
  ) throws {
    let variant = try #require(try variants(of: template).first { $0.suffix == suffix })
    try verify(template, variant, layers, named: "\(template)-\(suffix)-\(name)")
  }

  private func verify(
    _ template: String, _ variant: LayoutVariant, _ layers: [PictureLayer], named name: String
  ) throws {
    let verification = Verification(
      store: Self.store, mode: try RecordMode(environment: ProcessInfo.processInfo.environment),
      settings: ComparisonSettings(environment: .layout), artifacts: Self.artifacts)
    let snapshot = try PlumbSession { _ in }.snapshot(
      of: Self.path(template), at: variant, layers: layers, name: name,
      storedPath: "Templates/\(template).yaml")
    let verdict = verification.verify(snapshot)
    let message = verdict.message(artifacts: Self.artifacts.path, recording: "make record")
    #expect(verdict.isAccepted, "\(message)")
    if verdict.outcome == .tolerated { print(message) }
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
