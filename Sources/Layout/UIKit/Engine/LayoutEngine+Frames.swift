import Cassowary

extension LayoutEngine {
  /// The solved frame of a view in its superview's coordinates, in points and not rounded to
  /// pixels; nil for a view that the solver does not have.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard view.engine === self, view.own.isUsed, let slot = view.slot else { return nil }
    return view.frame(forAlignmentRect: rect(of: slot))
  }

  func rect(of slot: EngineSlot) -> CGRect {
    CGRect(
      x: solved(slot.x), y: solved(slot.y), width: solved(slot.width), height: solved(slot.height))
  }

  /// The value of a variable in points, clamped to `EngineLimits.length`, which large multipliers
  /// can exceed.
  func solved(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    guard abs(value) > Double(EngineLimits.length) || value.isNaN else { return CGFloat(value) }
    return CGFloat(EngineLimits.clamp(CGFloat(value), to: EngineLimits.length))
  }

  /// Marks the superviews of views that the last solve has moved as needing layout.
  func markMovedViews() {
    for entry in items.views {
      guard let frame = solvedFrame(of: entry.view) else { continue }
      if entry.view.laidOut(frame) != entry.view.storedFrame {
        entry.view.superviewReference?.markNeedsLayout()
      } else {
        entry.view.unroundedFrame = frame
      }
    }
  }

  /// Makes sure that the solver holds the answer for the layout, not for a fitting size.
  func answerLayout() {
    enterLayout()
    solveInPasses()
  }

  /// How far a constraint is from holding in the present answer, in points.
  func violation(of constraint: NSLayoutConstraint) -> Double {
    guard let lowered = lower(constraint) else { return 0 }
    let left = lowering.terms.reduce(lowered.base - constraint.solverConstant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch constraint.relation {
    case .lessThanOrEqual: max(0, left)
    case .equal: abs(left)
    case .greaterThanOrEqual: max(0, -left)
    }
  }
}

extension UIView {
  /// A frame on the pixel grid of the view's screen, in the superview's coordinates.
  final func rounded(_ frame: CGRect) -> CGRect {
    environment.pixelGrid.rounded(frame)
  }

  /// The frame that the view takes if the layout has solved for `frame`.
  final func laidOut(_ frame: CGRect) -> CGRect {
    keepingSize(rounded(frame), isLaidOut: true)
  }

  /// Sets the view's frame from a solved one, in the superview's coordinates: rounds it to pixels,
  /// and keeps the unrounded one as well.
  ///
  /// A view that keeps its own size still records the unrounded frame that its constraints result
  /// in.
  final func place(_ frame: CGRect) {
    unroundedFrame = frame
    let rounded = laidOut(frame)
    guard rounded != storedFrame else { return }
    let old = storedFrame.size
    storedFrame = rounded
    inheritedMarginsDidChange()
    guard rounded.size != old else { return }
    if hostsOwnEngine { hostedEngine?.hostSizeDidChange() }
    sizeDidChange(from: old)
  }
}
