import CellSources
import LayoutTree
import Linting
import Sweeps
import TestSupport
import Testing
import UIKitCore

@testable import PlumbKit

@Suite("Frames from the pieces of a sweep")
struct SweepFramesTests {
  /// In soaks all templates; of the tables with a thousand rows the first ones are as good as all.
  private static let names =
    soaked(1) > 1
    ? TemplateSnapshotTests.templates.filter { !$0.hasSuffix("1000") }
    : ["settings", "mail", "chat", "feed", "shop", "weather"]

  @Test("equal those of a new table, at every width tried", arguments: names)
  func templates(_ name: String) throws {
    var random = SeededRandom(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    try check(TemplateSnapshotTests.path(name), 376...396, soaked(3), &random)
    try check(TemplateSnapshotTests.path(name), 700...712, soaked(1), &random)
  }

  @Test("equal them in the largest text size and from right to left")
  func otherCases() throws {
    var random = SeededRandom(seed: 3)
    var layout = LayoutRequest()
    layout.contentSizeCategories = [.accessibilityExtraExtraExtraLarge]
    layout.directions = [.rightToLeft]
    for name in ["settings", "mail"] {
      try check(TemplateSnapshotTests.path(name), 388...391, soaked(1), &random, layout)
    }
  }

  @Test("equal them in public Interface Builder files", .needsStoredFrames)
  func publicFiles() throws {
    var random = SeededRandom(seed: 11)
    let stored = try StoredFrames()
    let files = stored.files.filter { $0.scenes.contains { $0.kind == "tableCell" } }
    for _ in 0..<soaked(4) {
      guard let file = files.randomElement(using: &random) else { return }
      try check(stored.path(of: file), 387...391, 2, &random)
    }
  }

  /// At 426 the text lacks more than a pixel and has an ellipsis, at 426.5 less and is drawn whole.
  @Test("have other line ends where a text of two lines begins to be whole")
  func wholeText() throws {
    var request = SweepRequest(LayoutRequest(), widths: 425...428)
    request.rowsPerCell = 3
    let report = try Sweeper(PlumbSession { _ in }, Linter(LintSettings())).sweep(
      TemplateSnapshotTests.path("shop"), request)
    let swept = try #require(report.cases.first)
    let row = try #require(swept.rows.first { $0.id == "0.1" })
    let starts = row.pieces.map(\.widths.lowerBound)
    #expect(starts.contains(426.5), "\(starts)")
  }

  /// Sweeps a file, then lays it out anew at some widths and compares.
  private func check(
    _ path: String, _ range: ClosedRange<Double>, _ count: Int, _ random: inout SeededRandom,
    _ layout: LayoutRequest = .init()
  ) throws {
    let session = try PlumbSession { _ in }
    var settings = LintSettings()
    settings.only = []
    var request = SweepRequest(layout, widths: range)
    request.rowsPerCell = 3
    let report = try Sweeper(session, Linter(settings)).sweep(path, request)
    for _ in 0..<count {
      let widths = try #require(report.cases.first).widths
      let width = widths[Int.random(in: 0..<widths.count, using: &random)]
      var fresh = layout
      fresh.widths = [width]
      let source = try session.open(path, CellRequest(layout.content))
      let variants = Sweeper.distinct(try session.variants(of: source, fresh))
      for (variant, sweptCase) in zip(variants, report.cases) {
        try compare(sweptCase, source, variant, session, width)
      }
    }
  }

  private func compare(
    _ sweptCase: SweepCase, _ source: CellSource, _ variant: LayoutVariant,
    _ session: PlumbSession, _ width: Double
  ) throws {
    let rows = Dictionary(uniqueKeysWithValues: sweptCase.rows.map { ($0.id, $0) })
    let cells = try session.cells(of: source, in: variant)
    try cells.table(in: variant, text: session.typesetter).use { table in
      table.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell,
          let row = rows["\(path.section).\(path.row)"]
        else { return }
        let scene = RowReader.scene(of: cell, at: path)
        compare(row, scene, width, variant, source.path)
      }
    }
  }

  private func compare(
    _ row: SweepRow, _ scene: LayoutTree.Scene, _ width: Double, _ variant: LayoutVariant,
    _ file: String
  ) {
    let place = "\(file), row \(row.id) at \(width), \(variant.remarks)"
    let pieces = row.pieces.filter { $0.widths.contains(width) }
    guard pieces.count == 1, let piece = pieces.first, piece.views.count == scene.views.count else {
      Issue.record("\(pieces.count) pieces: \(place)")
      return
    }
    let grid = PixelGrid(scale: CGFloat(variant.scale))
    #expect(grid.roundedUp(CGFloat(piece.height.at(width))) == CGFloat(scene.height), "\(place)")
    for (view, expected) in zip(piece.views, scene.views) {
      let frame = view.unroundedFrame(at: width)
      #expect(view.id == expected.id, "\(place)")
      #expect(distance(frame, expected.unrounded) < 1e-6, "\(place): \(view.id) \(frame)")
      let rounded = grid.rounded(
        CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
      let size = view.ownSize.map { CGSize(width: $0.width, height: $0.height) } ?? rounded.size
      #expect(
        distance(LayoutTree.Frame(CGRect(origin: rounded.origin, size: size)), expected.frame)
          < 1e-9,
        "\(place): \(view.id) \(expected.frame)")
      #expect(max(1, view.lineEnds.count) == max(1, expected.lines ?? 1), "\(place): \(view.id)")
    }
  }

  private func distance<Space>(
    _ first: LayoutTree.Rectangle<Space>, _ second: LayoutTree.Rectangle<Space>
  ) -> Double {
    [
      first.x - second.x, first.y - second.y, first.width - second.width,
      first.height - second.height,
    ].map(abs).max() ?? 0
  }
}
