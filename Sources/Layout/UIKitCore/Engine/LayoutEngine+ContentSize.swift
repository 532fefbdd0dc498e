import Cassowary
import Numbers

/// The measurements of a view with wrapping content, kept between the passes of a solve. In points.
struct WrappingState {
  /// The proposed width: the last pass's, infinite in the first, or if the content fits.
  var proposedWidth: CGFloat = .infinity
  /// Intrinsic size without wrapping.
  var natural: CGSize?
  /// The last width at which the content wrapped, and the size it had there.
  var wrapped: (width: CGFloat, size: CGSize)?
  var isListed = false

  /// Drops the sizes after a change of the content; they are measured again.
  mutating func forgetSizes() {
    natural = nil
    wrapped = nil
    proposedWidth = .infinity
  }
}

extension UIView {
  /// The intrinsic size, in points, if nothing makes the content wrap.
  final var naturalIntrinsicSize: CGSize {
    if let natural = wrappingState.natural { return natural }
    wrappingState.proposedWidth = .infinity
    let size = intrinsicContentSize
    wrappingState.natural = size
    return size
  }

  /// The intrinsic size, in points, at a given width: the natural one if that fits.
  final func intrinsicSize(within width: CGFloat) -> CGSize {
    let natural = naturalIntrinsicSize
    if width >= natural.width - Tolerance.rounding {
      wrappingState.proposedWidth = .infinity
      return natural
    }
    wrappingState.proposedWidth = width
    if let wrapped = wrappingState.wrapped, wrapped.width == width { return wrapped.size }
    let size = intrinsicContentSize
    wrappingState.wrapped = (width, size)
    return size
  }
}

/// The views of one engine whose content has a size.
struct EngineContents {
  /// Views whose intrinsic size must be measured again.
  private var stale: [LayoutEngine.Unowned] = []
  /// Views whose content wraps at the width they are given.
  private(set) var wrapping: [LayoutEngine.Unowned] = []

  fileprivate mutating func appendStale(_ view: UIView) {
    stale.append(LayoutEngine.Unowned(view: view))
  }

  /// Returns the views to measure again, and empties the list.
  mutating func takeStale() -> [UIView] {
    defer { stale.removeAll(keepingCapacity: true) }
    return stale.map(\.view)
  }

  fileprivate mutating func listWrapping(_ view: UIView) {
    guard !view.wrappingState.isListed else { return }
    view.wrappingState.isListed = true
    wrapping.append(LayoutEngine.Unowned(view: view))
  }

  mutating func unlistWrapping(_ view: UIView) {
    guard view.wrappingState.isListed else { return }
    view.wrappingState.isListed = false
    wrapping.removeAll { $0.view === view }
  }

  mutating func removeSubtree(_ root: UIView) {
    stale.removeAll { $0.view.isDescendant(of: root) }
    for entry in wrapping where entry.view.isDescendant(of: root) {
      entry.view.wrappingState.isListed = false
    }
    wrapping.removeAll { $0.view.isDescendant(of: root) }
  }

  mutating func removeAll() {
    for entry in wrapping { entry.view.wrappingState.isListed = false }
    stale.removeAll(keepingCapacity: true)
    wrapping.removeAll(keepingCapacity: true)
  }
}

extension LayoutEngine {
  /// Measures the content of a view, and states its size; of wrapping content the passes do so.
  func stateIntrinsic(_ view: UIView) {
    var own = own(view)
    own.isStale = false
    setOwn(view, own)
    guard own.isUsed, statesIntrinsic(view) else { return }
    if view.wrapsContent {
      return contents.listWrapping(view)
    }
    contents.unlistWrapping(view)
    let size = view.intrinsicContentSize
    let widthChanged = setIntrinsic(size.width, of: view, .horizontal)
    let heightChanged = setIntrinsic(size.height, of: view, .vertical)
    if widthChanged || heightChanged { constraints.markBaselinesStale() }
  }

  /// Whether the engine states the intrinsic size: not of an input frame that is not fitted.
  func statesIntrinsic(_ view: UIView) -> Bool {
    view === host || view === fittedView || !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the width of some text may depend on the height of a text, through an aspect ratio.
  /// - Complexity: O(texts) where there is an aspect ratio at all.
  var textWidthsDependOnHeights: Bool {
    guard constraints.linksAxes else { return false }
    let slots = contents.wrapping.compactMap { slot(of: $0.view) }
    let heights = Set(slots.compactMap { solver.group(of: $0.height) })
    return slots.contains { solver.group(of: $0.width).map(heights.contains) ?? false }
  }
}

extension LayoutEngine {
  /// Marks the view's intrinsic size to be measured before the next solve.
  func markStale(_ view: UIView) {
    var own = own(view)
    guard own.isUsed else { return }
    setNeedsSolve()
    guard !own.isStale else { return }
    own.isStale = true
    setOwn(view, own)
    contents.appendStale(view)
  }

  /// States `size <= intrinsic` at the hugging and `size >= intrinsic` at the compression
  /// resistance priority. A new size changes only constants. Returns whether anything has changed.
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

  /// Called when one of the four content priorities has changed: states the inequalities again.
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

  /// States the known size again, at the view's own priorities.
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
