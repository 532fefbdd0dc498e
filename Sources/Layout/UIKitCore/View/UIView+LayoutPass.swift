// The passes in UIKit's order: constraints from the bottom up, layout from the top.

extension UIView {
  /// The rounds after which a layout that never settles is left as it is.
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

  /// Runs `updateConstraints()` where it was requested, in subviews before their superview.
  final func updateConstraintsPass() {
    guard !flags.isDisjoint(with: .update) else { return }
    if flags.remove(.descendantNeedsUpdateConstraints) != nil {
      for subview in subviews { subview.updateConstraintsPass() }
    }
    guard flags.remove(.needsUpdateConstraints) != nil else { return }
    if let controller = rare?.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  final func layoutPass() {
    let host = layoutHost
    // Code that is asked for the size of its content may call `layoutIfNeeded()`: it is too early.
    if let engine = host.hostedEngine, engine.isSolving { return }
    host.prepareEngine()
    topmostToLayOut.layoutSubtree()
  }

  /// The highest ancestor in a chain that needs layout, as layers find it.
  private var topmostToLayOut: UIView {
    var view = self
    while let superview = view.superviewReference, superview.flags.contains(.needsLayout),
      !superview.flags.contains(.isLayingOut)
    {
      view = superview
    }
    return view
  }

  package final func solveAddedViews() {
    if flags.contains(.isLayingOut) { prepareEngine() }
  }

  /// Updates constraints below a host and solves them.
  final func prepareEngine() {
    updateConstraintsPass()
    guard flags.contains(.usesConstraints) || hostedEngine != nil else { return }
    requireEngine().updateLayout()
  }

  /// Lays out the subtree; returns whether it settled. If it did not, the callers do not repeat it,
  /// because the rounds would multiply with each level.
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
    let controller = rare?.controller
    controller?.viewWillLayoutSubviews()
    layoutSublayers(of: layer)
    if layer.hasOwnSublayers { layer.layoutSublayers() }
    controller?.viewDidLayoutSubviews()
    flags.remove(.isLayingOut)
  }
}

/// The pending work of a view before it can be drawn; two bytes per view.
struct LayoutFlags: OptionSet {
  var rawValue: UInt16

  /// `layoutSubviews()` must run.
  fileprivate static let needsLayout = LayoutFlags(rawValue: 1)
  /// Some descendant must be laid out, or an engine in the subtree must solve.
  static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
  /// `updateConstraints()` must run.
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  fileprivate static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
  /// `layoutSubviews()` is running.
  fileprivate static let isLayingOut = LayoutFlags(rawValue: 16)
  /// The view, or a descendant in the same engine, uses constraints.
  static let usesConstraints = LayoutFlags(rawValue: 32)
  /// The view has a fixed size, whatever frame it is given.
  static let keepsSize = LayoutFlags(rawValue: 64)
  /// The view has a fixed height in explicit frames; constraints may change it.
  static let keepsHeightOfFrames = LayoutFlags(rawValue: 128)
  /// The view has a height that a table will replace by what its content asks for.
  static let awaitsTable = LayoutFlags(rawValue: 256)
  static let keeping: LayoutFlags = [.keepsSize, .keepsHeightOfFrames]
  static let layout: LayoutFlags = [.needsLayout, .descendantNeedsLayout]
  static let update: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
  static let initial: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
}
