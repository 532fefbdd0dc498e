import Cassowary

extension LayoutEngine {
  /// The frame the solver has for a view, unrounded, in its superview's coordinates; nil for one
  /// that it does not know.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard view.engine === self, view.own.isUsed, let slot = view.slot else { return nil }
    return view.frame(forAlignmentRect: rect(of: slot))
  }

  func rect(of slot: EngineSlot) -> CGRect {
    CGRect(
      x: solved(slot.x), y: solved(slot.y), width: solved(slot.width), height: solved(slot.height))
  }

  /// A value of the present answer; a length that multipliers have made absurd ends at the limit.
  func solved(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    guard abs(value) > Double(EngineLimits.length) || value.isNaN else { return CGFloat(value) }
    return CGFloat(EngineLimits.clamp(CGFloat(value), to: EngineLimits.length))
  }

  /// Marks the superviews of what the last solve has moved, so that they lay it out.
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

  /// Makes sure that the solver's answer is that of the layout, not of a fitting size.
  func answerLayout() {
    enterLayout()
    solveInPasses()
  }

  /// How far a constraint is from holding in the present answer.
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
  /// A frame on the pixel grid of the view's screen.
  final func rounded(_ frame: CGRect) -> CGRect {
    environment.pixelGrid.rounded(frame)
  }

  /// The frame that the view has where the layout has found `frame`.
  final func laidOut(_ frame: CGRect) -> CGRect {
    keepingSize(rounded(frame), isLaidOut: true)
  }

  /// Takes a frame that the layout has found: rounded to pixels, the unrounded one kept.
  ///
  /// Of a view that keeps its size the unrounded frame is what its constraints found.
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
