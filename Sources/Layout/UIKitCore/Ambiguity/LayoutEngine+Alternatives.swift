import Cassowary
import Numbers

// What constraints leave open, the one piece of code behind every answer: the optima of the solver,
// and the layouts that it cannot know of because texts were measured for the present one.
//
// A text that wraps is measured at the width that it ends up with, and then holds on to that width:
// in another layout it would ask for another. So it has no width that it insists on. In a column of
// two such texts beside a switch that resists being squeezed as they do, the texts weigh two to one
// against the switch, and the layout looks determined; yet the layout in which the switch has its
// size is just as good, with the texts measured at what is left for them. Every optimum of the
// system without the demands of wrapped texts is such a layout: measured there, the texts ask for
// no more than they have.

extension LayoutEngine {
  /// Layouts that are as good as the present one, each as the solver that found it; at most
  /// `EngineLimits.alternatives`.
  ///
  /// Only looked for where a content is squeezed at the priority at which a wrapped text beside it
  /// resists; kept until the next solve. Complexity: O(terms) and a solution from scratch for each.
  var alternatives: [Solver] { alternatives(findAlternatives) }

  /// Whether the constraints leave the item more than one place or size.
  func isAmbiguous(_ slot: EngineSlot) -> Bool {
    LayoutDimension.allCases.contains { dimension in
      !solver.isDetermined(slot[dimension])
        || alternatives.contains { abs(move(of: slot[dimension], in: $0)) > Tolerance.move }
    }
  }

  /// The values that the present constraints allow a dimension, all priorities at their optimum.
  func range(of dimension: LayoutDimension, of slot: EngineSlot) -> ClosedRange<CGFloat> {
    let range = solver.range(of: slot[dimension])
    let others = alternatives.map { $0.value(of: slot[dimension]) }
    let least = others.reduce(range.lowerBound, min)
    let greatest = others.reduce(range.upperBound, max)
    return CGFloat(least)...CGFloat(greatest)
  }

  /// The ways in which a dimension can change: dimensions with one in common change together.
  func motions(of dimension: LayoutDimension, of slot: EngineSlot) -> [(Motion, isGrowth: Bool)] {
    let moves = alternatives.enumerated().compactMap { index, other in
      let move = move(of: slot[dimension], in: other)
      return abs(move) > Tolerance.move ? (Motion.alternative(engine, index), move > 0) : nil
    }
    return solver.openDirections(of: slot[dimension]).map {
      (Motion.direction(engine, $0.direction), $0.rate > 0)
    } + moves
  }

  /// A way in which parts of a layout can change at once.
  enum Motion: Hashable {
    case direction(ObjectIdentifier, OpenDirection)
    case alternative(ObjectIdentifier, Int)

    /// Whether another priority of such a wish can end it: wrapped texts compete by resistance only.
    func depends(on wish: LayoutTie.Wish) -> Bool {
      if case .alternative = self { wish == .resistCompression } else { true }
    }
  }

  private var engine: ObjectIdentifier { ObjectIdentifier(self) }

  private func move(of variable: Variable, in other: Solver) -> Double {
    other.value(of: variable) - solver.value(of: variable)
  }

  // MARK: Finding them

  private func findAlternatives() -> [Solver] {
    guard items.views.contains(where: { isSqueezed($0.view) }) else { return [] }
    let texts = contents.wrapping.map(\.view).filter(\.isWrapped)
    guard !texts.isEmpty else { return [] }
    var found: [Solver] = []
    var judges: [UILayoutPriority: Solver] = [:]
    for entry in items.views where found.count < EngineLimits.alternatives {
      guard let slot = slot(of: entry.view), isSqueezed(entry.view) else { continue }
      let priority = entry.view.contentCompressionResistancePriority(for: .horizontal)
      let rivals = texts.filter { resists($0, at: priority) }
      guard priority < .required, !rivals.isEmpty else { continue }
      if fittedView != nil {
        // Without demands of texts a fitting may end with another size.
        answerLayout()
        return findAlternatives()
      }
      let judge = judges[priority] ?? solver.copy(leavingOut: demands(of: rivals))
      judges[priority] = judge
      found += ends(of: slot.width, in: judge).compactMap { layout(where: slot.width, is: $0) }
    }
    return found
  }

  /// Whether a view is narrower than its content, and no text that the room has made wrap.
  private func isSqueezed(_ view: UIView) -> Bool {
    let own = own(view).horizontal
    guard own.compression != nil, let size = own.intrinsic, !view.isWrapped,
      let slot = slot(of: view)
    else { return false }
    return size - solver.value(of: slot.width) > Tolerance.move
  }

  private func resists(_ text: UIView, at priority: UILayoutPriority) -> Bool {
    own(text).horizontal.compression != nil
      && text.contentCompressionResistancePriority(for: .horizontal) == priority
  }

  private func demands(of texts: [UIView]) -> Set<ConstraintID> {
    Set(texts.compactMap { own($0).horizontal.compression })
  }

  /// The least and the greatest value of a width in a system, where they are not the present one.
  private func ends(of width: Variable, in judge: Solver) -> [Double] {
    guard (try? judge.solve()) != nil else { return [] }
    let (range, present) = (judge.range(of: width), solver.value(of: width))
    return [range.lowerBound, range.upperBound].filter {
      $0.isFinite && abs($0 - present) > Tolerance.move
    }
  }

  /// The layout of all constraints in which a width has a value that is as good as the present one.
  private func layout(where width: Variable, is value: Double) -> Solver? {
    let other = solver.copy()
    other.add([Term(width)], .equal, constant: -value, priority: Self.nearlyRequired)
    return (try? other.solve()) == nil ? nil : other
  }

  /// Above everything that is optional, below what is required: rounding is no conflict.
  static let nearlyRequired = Priority(999.95)
}

extension UIView {
  /// Whether its content has wrapped for want of width.
  fileprivate final var isWrapped: Bool {
    wrapsContent && wrappingState.isListed && wrappingState.proposedWidth.isFinite
  }
}
