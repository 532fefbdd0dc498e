import LayoutTree
import Scene

/// The conflicts of a row: each member drawn like a constraint, but red and numbered, and the sum
/// that shows why they cannot hold together.
struct ConflictMarks {
  private let input: LayerInput

  init(_ input: LayerInput) { self.input = input }

  /// The marks of all conflicts, then of optional constraints that could not be met.
  var marks: [DiagramMark] {
    let conflicts = input.geometry.scene.conflicts
    let members = conflicts.enumerated().flatMap { number, conflict in
      conflict.constraints.enumerated().map { place, id in
        (id, conflicts.count > 1 ? "\(number + 1).\(place + 1)" : "\(place + 1)")
      }
    }
    var numbers: [String: String] = [:]
    for (id, number) in members { numbers[id] = numbers[id].map { "\($0), \(number)" } ?? number }
    let missed = input.geometry.shownConstraints.filter {
      $0.isMissed && numbers[$0.id] == nil
    }
    return ConstraintLayer(input, alarms: numbers).marks
      + ConstraintLayer(
        input,
        alarms: Dictionary(missed.map { ($0.id, "missed by \(readable(rounded($0.violation)))") }) {
          first, _ in first
        }
      ).marks + conflicts.enumerated().compactMap { sum($1, $0) }
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The sum, above the row or beside it.
  private func sum(_ conflict: LayoutTree.Conflict, _ number: Int) -> DiagramMark? {
    guard let sum = conflict.sum else { return nil }
    let row = input.geometry.bounds
    return DiagramMark(
      id: "conflict-\(number + 1)",
      title: ([conflict.reason ?? sum] + conflict.repairs).joined(separator: "\n"),
      nodes: [], bounds: [],
      badge: Badge(
        text: sum, style: .alarm, color: input.palette.broken,
        anchors: FrameLayer.anchors(of: row),
        spots: { size in
          [
            Scene.Point(row.x + size.width / 2, row.y - size.height / 2 - 1),
            Scene.Point(row.x + size.width / 2, row.maxY + size.height / 2 + 1),
          ]
        }), signs: [.conflict])
  }
}
