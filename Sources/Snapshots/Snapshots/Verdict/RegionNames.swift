import LayoutTree

/// Names regions of a picture by the views that are drawn there.
///
/// A view in both layouts covers its old and its new position.
struct RegionNames {
  private struct Candidate {
    let name: String
    let box: Box
  }

  /// A rectangle in points of the picture.
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ frame: LayoutTree.Frame, at x: Double, _ y: Double) {
      left = x + frame.x
      top = y + frame.y
      right = left + frame.width
      bottom = top + frame.height
    }

    var area: Double { (right - left) * (bottom - top) }

    func contains(_ other: Box, slack: Double) -> Bool {
      other.left >= left - slack && other.top >= top - slack && other.right <= right + slack
        && other.bottom <= bottom + slack
    }

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func union(_ other: Box) -> Box {
      var box = self
      box.left = min(left, other.left)
      box.top = min(top, other.top)
      box.right = max(right, other.right)
      box.bottom = max(bottom, other.bottom)
      return box
    }
  }

  private let rows: [(row: Candidate, views: [Candidate])]
  private let scale: Double

  /// The distance in points by which letters can extend beyond their labels, and lines between
  /// pixels beyond their views.
  private static let slack = 2.0

  /// Collects the names in the layout of a snapshot, and in that of its reference.
  init(_ snapshot: Snapshot, _ old: LayoutTree) {
    scale = snapshot.tree.scale
    var before: [String: LayoutTree.Scene] = [:]
    for scene in old.scenes { before[scene.id] = scene }
    var scenes: [String: LayoutTree.Scene] = [:]
    for scene in snapshot.tree.scenes { scenes[scene.id] = scene }
    rows = snapshot.places.compactMap { position in
      guard let scene = scenes[position.scene] else { return nil }
      return Self.candidates(scene, before[position.scene], position)
    }
  }

  private static func candidates(
    _ scene: LayoutTree.Scene, _ old: LayoutTree.Scene?, _ position: Snapshot.Position
  ) -> (row: Candidate, views: [Candidate]) {
    let now = boxes(scene, position), then = old.map { boxes($0, position) } ?? [:]
    let width = now.values.map(\.right).max().map { $0 - position.x } ?? 0
    let height = max(scene.height, old?.height ?? 0)
    let row = LayoutTree.Frame(x: 0, y: 0, width: width, height: height)
    let views = scene.views.filter { $0.parent != nil && !$0.isHidden }.compactMap { view in
      now[view.id].map { box in
        Candidate(
          name: "\(scene.title) \(view.id)", box: then[view.id].map { box.union($0) } ?? box)
      }
    }
    return (Candidate(name: scene.title, box: Box(row, at: position.x, position.y)), views)
  }

  /// The views' rectangles in the picture. Frames are in their superviews' coordinates, and
  /// superviews come first.
  private static func boxes(_ scene: LayoutTree.Scene, _ position: Snapshot.Position) -> [String:
    Box]
  {
    var boxes: [String: Box] = [:]
    for view in scene.views {
      let parent = view.parent.flatMap { boxes[$0] }
      boxes[view.id] = Box(view.frame, at: parent?.left ?? position.x, parent?.top ?? position.y)
    }
    return boxes
  }

  /// The smallest view that contains the whole region, else the rows that it touches; nil if there
  /// are none.
  func name(of region: SnapshotResult.Region) -> String? {
    let box = Box(
      .init(
        x: Double(region.x) / scale, y: Double(region.y) / scale,
        width: Double(region.width) / scale, height: Double(region.height) / scale),
      at: 0, 0)
    let touched = rows.filter { $0.row.box.touches(box) }
    guard let first = touched.first, let last = touched.last else { return nil }
    let view = touched.flatMap(\.views).filter { $0.box.contains(box, slack: Self.slack) }
      .min { $0.box.area < $1.box.area }
    if let view { return view.name }
    return touched.count == 1 ? first.row.name : "\(first.row.name) to \(last.row.name)"
  }
}
