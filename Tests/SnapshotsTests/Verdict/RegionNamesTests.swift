import LayoutTree
import Testing

@testable import Snapshots

@Suite("The names of regions")
struct RegionNamesTests {
  @Test(
    "are those of the smallest view that holds them, else of the rows they touch",
    arguments: [
      (SnapshotResult.Region(x: 40, y: 40, width: 20, height: 10), "row 0.0 title"),
      (.init(x: 38, y: 38, width: 30, height: 10), "row 0.0 title"),
      (.init(x: 40, y: 240, width: 20, height: 10), "row 0.1 title"),
      (.init(x: 0, y: 150, width: 600, height: 10), "row 0.0"),
      (.init(x: 0, y: 150, width: 600, height: 100), "row 0.0 to row 0.1"),
      (.init(x: 0, y: 500, width: 10, height: 10), nil),
    ] as [(SnapshotResult.Region, String?)])
  func name(region: SnapshotResult.Region, expected: String?) {
    let snapshot = Snapshot(
      name: "a", png: [], tree: tree(),
      places: [.init(scene: "0.0", x: 0, y: 0), .init(scene: "0.1", x: 0, y: 100)])
    #expect(RegionNames(snapshot, tree()).name(of: region) == expected)
  }

  @Test("cover where a view was")
  func moved() {
    let snapshot = Snapshot(
      name: "a", png: [], tree: tree(titleX: 120), places: [.init(scene: "0.0", x: 0, y: 0)])
    let region = SnapshotResult.Region(x: 40, y: 40, width: 200, height: 10)
    #expect(RegionNames(snapshot, tree()).name(of: region) == "row 0.0 title")
    #expect(RegionNames(snapshot, tree(titleX: 120)).name(of: region) == "row 0.0")
  }

  /// Two rows of 320 × 100 points at two pixels a point, each with a title.
  private func tree(titleX: Double = 20) -> LayoutTree {
    let scenes = (0..<2).map { row in
      LayoutTree.Scene(
        id: "0.\(row)", height: 100, contentHeight: 100,
        views: [
          view("contentView", nil, .init(x: 0, y: 0, width: 320, height: 100)),
          view("title", "contentView", .init(x: titleX, y: 20, width: 100, height: 20)),
        ])
    }
    return LayoutTree(file: "a", width: 320, scale: 2, profile: "ios18", scenes: scenes)
  }

  private func view(
    _ id: String, _ parent: String?, _ frame: LayoutTree.Frame
  ) -> LayoutTree.View {
    .init(id: id, parent: parent, className: "UIView", frame: frame, unrounded: .init(frame))
  }
}
