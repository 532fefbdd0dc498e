// The passes, in UIKit's order: constraints are updated from the bottom up, layout runs from the
// top down.

extension UIView {
  /// Rounds after which a layout that never settles is left as it is.
  static let layoutRoundLimit = 100

  final func markNeedsLayout() {
    flags.insert(.needsLayout)
    markAncestorsNeedLayout()
  }

  final func markAncestorsNeedLayout() {
    var ancestor = superviewReference
    while let view = ancestor, !view.flags.contains(.descendantNeedsLayout) {
      view.flags.insert(.descendantNeedsLayout)
      ancestor = view.superviewReference
    }
  }

  final func markNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    markAncestorsNeedUpdate()
    layoutHost.engineDidChange()
  }

  final func markAncestorsNeedUpdate() {
    var ancestor = superviewReference
    while let view = ancestor, !view.flags.contains(.descendantNeedsUpdateConstraints) {
      view.flags.insert(.descendantNeedsUpdateConstraints)
      ancestor = view.superviewReference
    }
  }

  /// Runs `updateConstraints()` where it was asked for, in subviews before their superview.
  final func updateConstraintsPass() {
    guard !flags.isDisjoint(with: .update) else { return }
    if flags.remove(.descendantNeedsUpdateConstraints) != nil {
      for subview in subviews { subview.updateConstraintsPass() }
    }
    if flags.remove(.needsUpdateConstraints) != nil { updateConstraints() }
  }

  final func layoutPass() {
    layoutHost.prepareEngine()
    topmostToLayOut.layoutSubtree()
  }

  /// The highest of the unbroken line of ancestors that need layout, as layers look for it.
  private var topmostToLayOut: UIView {
    var view = self
    while let superview = view.superviewReference, superview.flags.contains(.needsLayout),
      !superview.flags.contains(.isLayingOut)
    {
      view = superview
    }
    return view
  }

  /// Updates constraints below a host and solves them.
  private func prepareEngine() {
    updateConstraintsPass()
    guard flags.contains(.usesConstraints) || hostedEngine != nil else { return }
    requireEngine().updateLayout()
  }

  /// Whether the subtree came to rest. Where it did not, those above do not try again: their rounds
  /// would multiply with each level.
  @discardableResult
  private func layoutSubtree() -> Bool {
    var isAtRest = true
    for _ in 0..<Self.layoutRoundLimit {
      if isEngineHost { prepareEngine() }
      if flags.contains(.needsLayout) { layOut() }
      if flags.remove(.descendantNeedsLayout) != nil {
        for subview in subviews where !subview.flags.isDisjoint(with: .layout) {
          if !subview.layoutSubtree() { isAtRest = false }
        }
      }
      if !isAtRest || flags.isDisjoint(with: .layout) { return isAtRest }
    }
    return false
  }

  private func layOut() {
    guard !flags.contains(.isLayingOut) else { return }
    flags.remove(.needsLayout)
    flags.insert(.isLayingOut)
    layoutSubviews()
    flags.remove(.isLayingOut)
  }
}

/// What a view still has to do before it may be drawn; two bytes in each view.
struct LayoutFlags: OptionSet {
  var rawValue: UInt16

  /// `layoutSubviews()` must run.
  static let needsLayout = LayoutFlags(rawValue: 1)
  /// Some view below must be laid out, or an engine below must be solved.
  static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
  /// `updateConstraints()` must run.
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  /// Some view below must update its constraints.
  static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
  /// `layoutSubviews()` is running.
  static let isLayingOut = LayoutFlags(rawValue: 16)
  /// The view, or one below it that the same engine lays out, uses constraints.
  static let usesConstraints = LayoutFlags(rawValue: 32)
  /// The view has one size only, whatever frame it is given.
  static let keepsSize = LayoutFlags(rawValue: 64)
  /// The view has one height only, whatever frame is set by hand; constraints may change it.
  static let keepsHeightOfFrames = LayoutFlags(rawValue: 128)

  /// What the size of a frame has to be checked for.
  static let keeping: LayoutFlags = [.keepsSize, .keepsHeightOfFrames]
  /// What a layout pass has to look at.
  static let layout: LayoutFlags = [.needsLayout, .descendantNeedsLayout]
  /// What an update of constraints has to look at.
  static let update: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]

  /// Where a new view starts: everything is still to be done.
  static let initial: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
}
