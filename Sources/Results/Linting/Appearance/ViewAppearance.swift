import UIKitCore

/// A view as it is drawn, with all that is drawn in it. Rectangles are in the coordinates of the
/// content view.
///
/// Hidden and transparent views, what is clipped away, and views that show nothing by themselves
/// and hold nothing are left out. What a control is made of is the control's own.
struct ViewAppearance {
  let view: UIView
  /// Its rectangle, a control's at the size that it draws itself; not clipped.
  let frame: CGRect
  /// The visible part of what it shows by itself; nil where it only holds other views.
  let ink: Ink?
  let isScrolled: Bool
  let children: [ViewAppearance]

  /// Below this a person sees nothing, or not that it lies on top of something.
  static let leastAlpha: CGFloat = 0.1
  /// Chosen: above this a view hides more of what it lies on than it shows.
  static let coveringAlpha: CGFloat = 0.5
  /// Chosen: below this a colour is an overlay; above, it counts as opaque.
  static let solidAlpha: CGFloat = 0.95

  /// Nil for a view that shows nothing, nor anything in it.
  ///
  /// - Parameters:
  ///   - origin: of the superview's bounds.
  ///   - clip: what views around it leave visible; nil for everything.
  init?(_ view: UIView, origin: CGPoint, clip: CGRect? = nil, isScrolled: Bool = false) {
    guard !view.isHidden, view.alpha >= Self.leastAlpha else { return nil }
    self.view = view
    self.isScrolled = isScrolled
    let size = view.drawnSize
    let frame = CGRect(
      x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: size.width,
      height: size.height)
    self.frame = frame
    ink = view.ownInk(in: frame)?.clipped(to: clip)
    let scrolls = view is UIScrollView
    let inner =
      scrolls || view.clipsToBounds ? clip.map { $0.intersection(frame) } ?? frame : clip
    let inside = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    children =
      view.drawsItself || inner?.isNull == true
      ? []
      : view.subviews.compactMap {
        ViewAppearance($0, origin: inside, clip: inner, isScrolled: isScrolled || scrolls)
      }
    guard ink != nil || !children.isEmpty else { return nil }
  }

  /// Everything drawn in it, itself first.
  var inks: [ViewAppearance] {
    (ink == nil ? [] : [self]) + children.flatMap(\.inks)
  }
}

extension UIView {
  /// Whether what is in it is part of it, as the label of a button is.
  var drawsItself: Bool {
    switch self {
    case is UIControl, is any DrawnBar, is UISearchBar, is UIPickerView, is UITableView,
      is UITextView:
      true
    default: false
    }
  }

  /// Whether its size is fixed (Apple, `UISwitch`: "… size components … are ignored").
  var hasFixedSize: Bool {
    self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
  }

  fileprivate var drawnSize: CGSize {
    guard hasFixedSize else { return frame.size }
    let own = intrinsicContentSize
    return CGSize(width: max(own.width, frame.width), height: max(own.height, frame.height))
  }

  private var backgroundAlpha: CGFloat {
    backgroundColor?.resolved(for: traitCollection.userInterfaceStyle).alpha ?? 0
  }

  /// What it shows by itself, and where.
  fileprivate func ownInk(in frame: CGRect) -> Ink? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let hasBackground = backgroundAlpha > ViewAppearance.coveringAlpha || layer.borderWidth > 0
    let letters = { (found: (box: CGRect, lines: [CGRect])) in
      let (x, y) = (frame.minX - self.bounds.minX, frame.minY - self.bounds.minY)
      return Ink(
        found.box.offsetBy(dx: x, dy: y), .text,
        parts: found.lines.map { $0.offsetBy(dx: x, dy: y) })
    }
    let isTranslucent = backgroundAlpha * alpha < ViewAppearance.solidAlpha
    let plain = hasBackground ? Ink(frame, .background, isTranslucent: isTranslucent) : nil
    if let text = self as? UITextView {
      return text.innerLetters.flatMap { letters($0).clipped(to: frame) }
    }
    // Without a default, so that the compiler asks for a new control.
    switch (self as? any DrawnView)?.drawnContent {
    case .label(let label):
      guard let text = label.letters else { return hasBackground ? Ink(frame, .background) : nil }
      // What a label draws ends at its bounds: they are those of its layer's contents.
      return hasBackground ? Ink(frame, .text) : letters(text).clipped(to: frame)
    case .image(let image):
      guard image.image != nil else { return plain }
      return Ink(hasBackground ? frame : image.pictureRect(in: frame), .picture)
    case .button(let button):
      return button.buttonInk(in: frame, hasBackground).map { Ink($0, .control) }
    case .field(let field):
      let isEmpty = field.text?.isEmpty ?? true && field.placeholder?.isEmpty ?? true
      return isEmpty && field.borderStyle == .none && !hasBackground ? nil : Ink(frame, .control)
    case .toggle, .slider, .segments, .stepper, .progress, .activity, .pages, .searchBar,
      .datePicker, .picker:
      return Ink(frame, .control)
    case .pane, .bar, .placeholder, .subviewsOnly, nil: return plain
    }
  }
}

extension UIButton {
  /// Title and picture; all of it where it has a background.
  fileprivate func buttonInk(in frame: CGRect, _ hasBackground: Bool) -> CGRect? {
    if hasBackground || currentBackgroundImage != nil || configuration != nil { return frame }
    let parts = [
      currentImage == nil ? nil : imageView?.frame,
      titleLabel?.text?.allSatisfy(\.isWhitespace) == false ? titleLabel?.frame : nil,
    ].compactMap(\.self).filter { !$0.isEmpty }
    guard let first = parts.first else { return nil }
    let box = parts.dropFirst().reduce(first) { $0.union($1) }
    return box.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
  }
}
