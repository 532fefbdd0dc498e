import Foundation
import LayoutTree
import Snapshots
import Testing

@testable import PlumbKit

/// Every template in portrait and landscape against its reference in `Snapshots/`.
///
/// `make record` rewrites the references; a failure leaves pictures in the folder it names.
@Suite("The templates look as they did", .serialized)
struct TemplateSnapshotTests {
  @Test("plain, at each of their widths", arguments: templates)
  func plain(template: String) throws {
    for width in try widths(of: template) {
      try verify(template, width, [], named: "\(template)-\(readable(width))")
    }
  }

  @Test(
    "with every layer",
    arguments: [("mail", 320), ("booking", 568), ("flexible-cell-heights", 320)])
  func layers(template: String, width: Double) throws {
    try verify(template, width, PictureLayer.allCases, named: "\(template)-\(readable(width))-all")
  }

  @Test("and no reference is left over from a template that is gone")
  func orphans() throws {
    let used = try Self.templates.flatMap { template in
      try widths(of: template).map { "\(template)-\(readable($0))" }
    }
    let orphans = Self.store.names.filter { !$0.hasSuffix("-all") && !used.contains($0) }
    #expect(orphans.isEmpty, "delete these files in Snapshots/, or restore their templates")
  }

  private func verify(
    _ template: String, _ width: Double, _ layers: [PictureLayer], named name: String
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let artifacts = Self.absolute(Verification.artifactsFolder(environment: environment))
    let verification = Verification(
      store: Self.store, mode: try RecordMode(environment: environment), artifacts: artifacts)
    let snapshot = try PlumbSession { _ in }.snapshot(
      of: Self.path(template), width: width, layers: layers, name: name,
      storedPath: "Templates/\(template).yaml")
    let verdict = try verification.verify(snapshot)
    #expect(verdict.isAccepted, "\(verdict.message(name: name, artifacts: artifacts))")
    if case .otherFingerprint = verdict { print(verdict.message(name: name, artifacts: artifacts)) }
  }

  private func widths(of template: String) throws -> [Double] {
    try PlumbSession { _ in }.load(Self.path(template)).widths
  }

  // MARK: - Places

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let store = ReferenceStore(folder: root + "/Snapshots")

  static func path(_ template: String) -> String { "\(root)/Templates/\(template).yaml" }

  static func absolute(_ folder: String) -> String {
    folder.hasPrefix("/") ? folder : "\(root)/\(folder)"
  }

  static let templates: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Templates")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()
}
