extension UIView {
  /// The value of `intrinsicContentSize` for a dimension in which the content has no size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size, in points.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Sets an explicit frame, unrounded; autoresizing masks pass the size on.
  final func assignFrame(_ frame: CGRect) {
    guard frame.isFinite else {
      let parts = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if parts.contains(where: \.isNaN) { endProgram("UIView: the frame \(frame) is not finite") }
      // That of `CGRect.null`, as `insetBy` gives it for more than there is, is no place.
      return
    }
    let frame = keepingSize(frame, isLaidOut: false)
    let old = storedFrame
    guard frame != old else { return }
    storedFrame = frame
    unroundedFrame = frame
    frameWasAssigned(from: old)
    inheritedMarginsDidChange()
    if frame.size != old.size { sizeDidChange(from: old.size) }
  }

  /// Sets a size in points, past a `frame` that a subclass overrides: one that insets what it is
  /// given, as cells do to have gaps between them, would inset its own result again.
  package final func assign(width: CGFloat? = nil, height: CGFloat? = nil) {
    let size = CGSize(
      width: width ?? storedFrame.width, height: height ?? storedFrame.height)
    assignFrame(CGRect(origin: storedFrame.origin, size: size))
  }

  /// The frame that results from setting `frame`, in the superview's coordinates and points: a
  /// switch or a stepper only takes the origin, and keeps its size.
  ///
  /// Apple's header says of `UISwitch.init(frame:)` that "the frame size is ignored". A squeezed
  /// switch starts at its frame's origin and extends beyond the frame's end
  /// (mozilla-mobile/firefox-ios#26723), so the left edge stays, in a right-to-left layout too
  /// (assumed). `isLaidOut`: whether constraints or masks determined the frame. A progress view
  /// takes their height, but not that of an explicit frame (alskipp/ASProgressPopUpView#7,
  /// JonasGessner/JGProgressView#1).
  final func keepingSize(_ frame: CGRect, isLaidOut: Bool) -> CGRect {
    guard !flags.isDisjoint(with: .keeping) else { return frame }
    let own = sizeThatFits(frame.size)
    if flags.contains(.keepsSize) { return CGRect(origin: frame.origin, size: own) }
    guard !isLaidOut else { return frame }
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: own.height)
  }

  /// Lets the view take every size, as views on Interface Builder's canvas do: it stores switches
  /// 49, 51.5 and 60 points wide where constraints ask for that (4 of 4), and activity indicators
  /// from 16 to 345.
  package final func takeAnySize() {
    flags.subtract(.keeping)
  }

  final func assignBounds(_ bounds: CGRect) {
    if boundsOrigin != bounds.origin {
      boundsOrigin = bounds.origin
      subviewEngine?.dependentsDidChange()
    }
    guard bounds.size != storedFrame.size else { return }
    let center = CGPoint(x: storedFrame.midX, y: storedFrame.midY)
    let frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    if rare == nil { self.frame = frame } else { assignFrame(frame) }
  }

  /// Called when the size has changed, explicitly or by layout.
  final func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    autoresizeSubviews()
    for subview in subviews { subview.inheritedMarginsDidChange() }
  }

  /// Converts a point to the coordinates of `view` in the hierarchy; nil is the root.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let view = view ?? rootView
    guard !isTransformed, !view.isTransformed else {
      return point.applying(mapToRoot.concatenating(view.mapToRoot.inverted()))
    }
    let own = offsetFromRoot
    let other = view.offsetFromRoot
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from `view`'s coordinates to those of this view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of `view`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let view = view ?? rootView
    guard !isTransformed, !view.isTransformed else {
      return rect.applying(mapToRoot.concatenating(view.mapToRoot.inverted()))
    }
    return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from `view`'s coordinates to those of this view.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  private var isTransformed: Bool {
    var current: UIView? = self
    while let view = current {
      if let rare = view.rare, rare.transform != .identity { return true }
      current = view.superviewReference
    }
    return false
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current = self
    while let superview = current.superviewReference {
      map = map.concatenating(current.mapToSuperview)
      current = superview
    }
    return map.concatenating(
      CGAffineTransform(translationX: -current.boundsOrigin.x, y: -current.boundsOrigin.y))
  }

  /// The map from the view's coordinates to its superview's.
  package final var mapToSuperview: CGAffineTransform {
    let frame = storedFrame
    guard let transform = rare?.transform, transform != .identity else {
      return CGAffineTransform(
        translationX: frame.minX - boundsOrigin.x, y: frame.minY - boundsOrigin.y)
    }
    return CGAffineTransform(
      translationX: -boundsOrigin.x - frame.width / 2, y: -boundsOrigin.y - frame.height / 2
    ).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }

  /// The rectangle around the transformed view, in the superview's coordinates.
  final var transformedFrame: CGRect {
    guard let transform = rare?.transform, transform != .identity else { return storedFrame }
    return CGRect(
      x: -storedFrame.width / 2, y: -storedFrame.height / 2, width: storedFrame.width,
      height: storedFrame.height
    ).applying(transform).offsetBy(dx: storedFrame.midX, dy: storedFrame.midY)
  }

  /// Sets the frame of a view that may have a transform: the centre becomes that of the rectangle,
  /// and the size what the inverse makes of the rectangle's, as Core Animation does.
  final func assignTransformedFrame(_ frame: CGRect) {
    guard let transform = rare?.transform, transform != .identity else {
      return assignFrame(frame)
    }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    assignFrame(
      CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// The origin of this view's coordinates in those of the root.
  private var offsetFromRoot: CGPoint {
    var offset = CGPoint.zero
    var current = self
    while let superview = current.superviewReference {
      offset.x += current.storedFrame.minX - current.boundsOrigin.x
      offset.y += current.storedFrame.minY - current.boundsOrigin.y
      current = superview
    }
    offset.x -= current.boundsOrigin.x
    offset.y -= current.boundsOrigin.y
    return offset
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// Whether no part of the rectangle is infinite or not a number.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
