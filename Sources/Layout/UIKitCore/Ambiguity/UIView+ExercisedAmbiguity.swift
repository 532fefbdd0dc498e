import Cassowary
import Numbers

extension UIView {
  /// Lays the view out in another way that its constraints allow equally; call again for the next
  /// one. Does nothing if the layout is not ambiguous.
  ///
  /// UIKit picks a solution at random. Here they come in a fixed cycle, so that pictures are
  /// repeatable: each open dimension at its greatest value, then at its least, with the rest of the
  /// hierarchy laid out to match; 20 points away where nothing bounds it. The next layout after a
  /// change ends it.
  public final func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let (engine, slot) = diagnosedSlot else { return }
    engine.exercise(slot, of: self)
  }
}

extension LayoutEngine {
  /// Below every priority of an application: it chooses among optima.
  private static let exercisePriority = Priority(1e-3)
  /// The distance at which an unbounded end is assumed, in points.
  private static let openEnd: CGFloat = 20

  /// Sets frames that are also optimal; the solver keeps the answer of the constraints alone.
  func exercise(_ slot: EngineSlot, of view: UIView) {
    let present = view.alignmentRect(forFrame: view.unroundedFrame)
    let ranges = LayoutDimension.allCases.map { ($0, range(of: $0, of: slot)) }
      .filter { $0.1.upperBound - $0.1.lowerBound > Tolerance.rounding }
    let isAtGreatest = ranges.contains {
      abs(present[$0.0] - end($0.1, of: present[$0.0], 1)) < Tolerance.printed
    }
    let wishes = ranges.compactMap { dimension, range -> ConstraintID? in
      let target = end(range, of: present[dimension], isAtGreatest ? -1 : 1)
      // A layout with texts measured for another width is no optimum of the present system.
      let isOptimum = !solver.isDetermined(slot[dimension])
      guard isOptimum || dimension == .width || dimension == .height else { return nil }
      return solver.add(
        [Term(slot[dimension])], .equal, constant: -Double(target),
        priority: isOptimum ? Self.exercisePriority : Self.nearlyRequired)
    }
    forgetAnswer()
    solveInPasses()
    markMovedViews()
    host.layoutIfNeeded()
    for id in wishes { solver.remove(id) }
    forgetAnswer()
  }

  /// The least (direction -1) or greatest value of a range, `openEnd` away if unbounded.
  private func end(
    _ range: ClosedRange<CGFloat>, of value: CGFloat, _ direction: CGFloat
  ) -> CGFloat {
    let end = direction < 0 ? range.lowerBound : range.upperBound
    return end.isFinite ? end : value + direction * Self.openEnd
  }
}

extension CGRect {
  fileprivate subscript(_ dimension: LayoutDimension) -> CGFloat {
    switch dimension {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
