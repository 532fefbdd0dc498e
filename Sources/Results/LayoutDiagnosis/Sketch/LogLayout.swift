import ConstraintLog

/// Where the items of a message may be, once what contradicts itself is given up: what the log
/// says, and where it is silent a place and size that can be looked at.
public struct LogLayout: Equatable, Sendable {
  /// A rectangle in points, y down.
  public struct Frame: Equatable, Sendable {
    /// Of its top left corner, and its extent.
    public var x, y, width, height: Double
  }

  /// The items, what is around others before them.
  public private(set) var items: [LoggedItem] = []
  /// A frame for each of them, all in the same coordinates, the topmost and leftmost edge at 0.
  public private(set) var frames: [Frame] = []

  /// Constraints that have a say in the picture; one of more shows nothing.
  private static let most = 200

  /// Indices of the constraints that are stated: what fights before what is innocent.
  private static func shown(_ diagnosis: LogDiagnosis) -> [Int] {
    let fighting = diagnosis.conflicts.flatMap(\.members).compactMap { member -> Int? in
      if case .constraint(let index) = member { index } else { nil }
    }
    let known = Set(fighting)
    let others = diagnosis.message.constraints.indices.filter { !known.contains($0) }
    return Array((fighting + others).prefix(most))
  }

  /// The layout of a diagnosed message.
  public init(_ diagnosis: LogDiagnosis) {
    // Superviews without a name are most likely one; a picture must not deny it.
    let all = diagnosis.message.constraints
    let shown = Self.shown(diagnosis)
    let model = LogModel(shown.map { all[$0] }, sharesSuperview: true)
    let broken = diagnosis.conflicts.compactMap { conflict -> Int? in
      guard case .constraint(let index) = conflict.broken else { return nil }
      return shown.firstIndex(of: index)
    }
    let nesting = Nesting(
      shown.map { all[$0].equation }, places: model.place(of:), items: model.items)
    let sketch = LogSketch(model, nesting)
    sketch.state(broken: Set(broken))
    var arrangement = Arrangement(sketch.frames(), nesting, model.freedom)
    guard arrangement.frames.count == model.items.count else { return }
    arrangement.spreadOut()
    let order = arrangement.outermostFirst
    items = order.map { model.items[$0] }
    frames = order.map { arrangement.frames[$0] }
  }
}

extension LogModel {
  /// On which axes nothing is said about each item: there it may be moved.
  fileprivate var freedom: [(horizontal: Bool, vertical: Bool)] {
    var freedom = items.map { _ in (horizontal: true, vertical: true) }
    for (statement, member) in zip(statements, members) {
      guard case .constraint = member else { continue }
      for term in statement.terms {
        let (place, slot) = term.variable.quotientAndRemainder(dividingBy: Slot.allCases.count)
        if Slot(rawValue: slot)?.isHorizontal == true {
          freedom[place].horizontal = false
        } else {
          freedom[place].vertical = false
        }
      }
    }
    return freedom
  }
}
