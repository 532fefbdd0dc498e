import Cassowary

extension LayoutEngine {
  /// Asks for the view's intrinsic size before the next solve.
  func markStale(_ view: UIView) {
    var own = own(view)
    guard own.isUsed else { return }
    setNeedsSolve()
    guard !own.isStale else { return }
    own.isStale = true
    setOwn(view, own)
    staleSizes.append(Unowned(view: view))
  }

  /// States `size <= intrinsic` at the hugging and `size >= intrinsic` at the compression priority;
  /// a new size changes constants. Returns whether anything has changed.
  func setIntrinsic(
    _ value: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let wanted: Double? =
      value == UIView.noIntrinsicMetric || !value.isFinite
      ? nil : EngineLimits.clamp(max(0, value), to: EngineLimits.length)
    var own = own(view)[axis]
    guard own.intrinsic != wanted else { return false }
    own.intrinsic = wanted
    if let wanted {
      state(wanted, &own, view, axis)
    } else {
      remove(&own.hugging)
      remove(&own.compression)
    }
    storeAxis(own, view, axis)
    return true
  }

  private func state(
    _ size: Double, _ own: inout AxisConstraints, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    if let hugging = own.hugging { solver.setConstant(hugging, -size) }
    if let compression = own.compression { solver.setConstant(compression, -size) }
    guard own.hugging == nil || own.compression == nil, let slot = slot(of: view) else { return }
    let variable = slot.size(axis)
    if own.hugging == nil, let priority = view.contentHuggingPriority(for: axis).solverPriority {
      own.hugging = add([Term(variable, 1)], .lessThanOrEqual, -size, priority)
    }
    let compression = view.contentCompressionResistancePriority(for: axis)
    if own.compression == nil, let priority = compression.solverPriority {
      own.compression = add([Term(variable, 1)], .greaterThanOrEqual, -size, priority)
    }
  }

  /// The four priorities have changed: the pairs are stated anew.
  func contentPrioritiesDidChange(_ view: UIView) {
    guard own(view).isUsed else { return }
    systemDidChange()
    dropIntrinsic(view)
    markStale(view)
  }

  func dropIntrinsic(_ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var own = own(view)[axis]
      remove(&own.hugging)
      remove(&own.compression)
      own.intrinsic = nil
      storeAxis(own, view, axis)
    }
  }

  /// States the size that is known already once more, at the view's own priorities.
  func restateIntrinsic(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    var own = own(view)[axis]
    guard let size = own.intrinsic else { return }
    remove(&own.hugging)
    remove(&own.compression)
    state(size, &own, view, axis)
    storeAxis(own, view, axis)
  }

  private func storeAxis(
    _ axisConstraints: AxisConstraints, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    var own = own(view)
    own[axis] = axisConstraints
    setOwn(view, own)
  }
}

extension UILayoutPriority {
  /// The solver's form; nil for 0, which never counts.
  var solverPriority: Priority? {
    rawValue > 0 ? Priority(rawValue) : nil
  }
}
