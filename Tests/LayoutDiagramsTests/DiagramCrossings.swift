import LayoutTree
import Scene

@testable import LayoutDiagrams

/// What a diagram does that a reader stumbles over, in numbers; all must be zero.
struct DiagramCrossings: CustomStringConvertible {
  private(set) var rows = 0
  private(set) var badges = 0
  private(set) var constraints = 0
  private(set) var details = 0
  /// Lines through text, small pictures or badges.
  private(set) var crossings = 0
  /// Badges over text, small pictures or other badges.
  private(set) var overlaps = 0
  /// Constraints that are neither drawn nor in the key.
  private(set) var untold: [String] = []

  var isClean: Bool { crossings == 0 && overlaps == 0 && untold.isEmpty }

  /// Lines that end at the edge of a letter or a badge cross neither.
  private static let touch = 0.2

  mutating func add(_ diagram: RowDiagram, _ geometry: RowGeometry) {
    rows += 1
    let asked = geometry.shownConstraints.filter(ConstraintLayer.isAskedFor)
    constraints += asked.count
    untold += asked.map(\.id).filter { !diagram.told.contains($0) }
    measure(diagram)
  }

  private mutating func measure(_ diagram: RowDiagram) {
    let rects = diagram.badges.flatMap(\.parts).map(\.rect)
    let kept = diagram.text + diagram.icons
    badges += rects.count
    for (index, rect) in rects.enumerated() {
      overlaps += kept.count { $0.outset(by: -Self.touch).overlaps(rect) }
      overlaps += rects[..<index].count { $0.outset(by: -Self.touch).overlaps(rect) }
    }
    let obstacles = (kept + rects).map { $0.outset(by: -Self.touch) }
    for line in diagram.lineNodes.flatMap(\.straightLines) {
      crossings += obstacles.count { line.part(within: $0) != nil }
    }
    details += diagram.details.count
    for detail in diagram.details { measure(detail.diagram) }
  }

  static func += (sum: inout DiagramCrossings, other: DiagramCrossings) {
    sum.rows += other.rows
    sum.badges += other.badges
    sum.constraints += other.constraints
    sum.details += other.details
    sum.crossings += other.crossings
    sum.overlaps += other.overlaps
    sum.untold += other.untold
  }

  var description: String {
    "\(rows) rows, \(constraints) constraints in \(badges) badges, \(details) details:"
      + " \(crossings) crossings, \(overlaps) overlaps, \(untold.count) constraints untold"
  }
}

extension Scene.Node {
  /// The straight lines that are stroked.
  fileprivate var straightLines: [Segment] {
    switch self {
    case .group(let group): group.children.flatMap(\.straightLines)
    case .stroke(let path, _, _): path.straightSegments ?? []
    case .fill, .glyphs, .image: []
    }
  }
}
