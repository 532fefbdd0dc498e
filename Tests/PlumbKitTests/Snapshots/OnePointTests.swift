import Foundation
import Snapshots
import TestSupport
import Testing

@testable import PlumbKit

@Suite("A constant that is one point larger")
struct OnePointTests {
  @Test("is found, told by its view, and localised; nothing else is reported", arguments: [1.0, 2])
  func onePoint(scale: Double) throws {
    let verdict = try verdict(from: "title.top == contentView.top + 10", to: "+ 11", at: scale)
    #expect(verdict.outcome == .differs)
    #expect(
      verdict.changeLines == [
        "row 0.2 title.y 10 → 11 (constraint title.top == contentView.top + 10: constant 10 → 11)"
      ])
    let regions = SnapshotResult(verdict, source: .init(file: "a.yaml")).regions
    #expect(!regions.isEmpty)
    #expect(Set(regions.map(\.view)) == ["row 0.2 title"])
    // The third of rows of 100 points and a separator; the title has its upper half.
    let top = Int(200 * scale), bottom = Int(240 * scale)
    #expect(regions.allSatisfy { $0.y >= top && $0.y + $0.height <= bottom })
  }

  @Test("below a text moves what follows it, which is told once", arguments: [1.0, 2])
  func following(scale: Double) throws {
    let verdict = try verdict(
      from: "note.top == contentView.top + 50", to: "+ 51", at: scale, bottom: "note.bottom + 20")
    #expect(
      verdict.changeLines == [
        "row 0.2 note.y 50 → 51 (constraint note.top == contentView.top + 50: constant 50 → 51)",
        "and the row grows from \(height(90.5, scale)) to \(height(91.5, scale))",
      ])
    #expect(verdict.outcome == .size)
  }

  /// A height on the grid of pixels, as it is told.
  private func height(_ points: Double, _ scale: Double) -> String {
    scale == 1 ? "\(Int(points.rounded()))" : "\(points)"
  }

  /// What comes of a constraint of the third row's cell with another constant.
  private func verdict(
    from constraint: String, to end: String, at scale: Double,
    bottom: String = "contentView.top + 100"
  ) throws -> Verdict {
    let folder = try TestFolder()
    let changed = constraint.replacing(/\+ \d+$/, with: end)
    let texts = [constraint, changed].map { Self.template(changed: $0, from: constraint, bottom) }
    let store = ReferenceStore(folder: folder.file("refs"))
    try store.write(try snapshot(of: texts[0], at: scale, in: folder))
    let verification = Verification(
      store: store, mode: .never, artifacts: ArtifactFolder(path: folder.file(".plumb")))
    #expect(
      verification.verify(try snapshot(of: texts[0], at: scale, in: folder)).outcome == .passed)
    return verification.verify(try snapshot(of: texts[1], at: scale, in: folder))
  }

  private func snapshot(of text: String, at scale: Double, in folder: TestFolder) throws -> Snapshot
  {
    try folder.write(Data(text.utf8), as: "cells.yaml")
    let session = try PlumbSession { _ in }
    let request = PictureRequest(layout: LayoutRequest(scale: scale))
    return try SnapshotRenderer(session).snapshot(
      of: try session.picture(of: folder.file("cells.yaml"), request), named: "cells",
      "cells.yaml")
  }

  /// Five rows alike; the third is of a cell of its own, with one constraint changed.
  private static func template(changed: String, from constraint: String, _ bottom: String) -> String
  {
    let cells = ["Usual", "Special"].map { name in
      let lines = [
        "title.top == contentView.top + 10", "note.top == contentView.top + 50",
      ].map { name == "Special" && $0 == constraint ? changed : $0 }
      return """
          \(name):
            views:
              title: { class: UILabel, text: "{title}", font: headline }
              note: { class: UILabel, text: "{note}", font: body }
            constraints:
              - \(lines[0])
              - \(lines[1])
              - title.leading == contentView.leading + 16
              - note.leading == contentView.leading + 16
              - contentView.bottom == \(bottom)
        """
    }
    let row = "{ title: A title, note: A note }"
    return """
      name: cells
      profile: ios18
      widths: [320]
      cells:
      \(cells.joined(separator: "\n"))
      rows: { cell: [{ when: special, use: Special }, { use: Usual }] }
      data:
        - \(row)
        - \(row)
        - { title: A title, note: A note, special: true }
        - \(row)
        - \(row)
      """
  }
}
