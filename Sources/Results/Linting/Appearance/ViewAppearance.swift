import UIKit

/// A view as it is drawn, with all that is drawn in it. Rectangles are in the coordinates of the
/// content view.
///
/// Hidden and transparent views, what is clipped away, and views that show nothing by themselves
/// and hold nothing are left out. What a control is made of is the control's own.
struct ViewAppearance {
  /// What a view shows by itself.
  enum Kind {
    /// Letters.
    case text
    /// A picture, or a view of another framework in the place of one.
    case picture
    /// A control or another view that draws itself.
    case control
    /// A background and nothing else.
    case background
  }

  let view: UIView
  /// Its rectangle, a control's at the size that it draws itself; not clipped.
  let frame: CGRect
  /// The visible part of what it shows by itself; nil where it only holds other views.
  let ink: (rect: CGRect, kind: Kind)?
  /// Whether it is in something that scrolls.
  let isScrolled: Bool
  let children: [ViewAppearance]

  /// Below this a person sees nothing, or not that it lies on top of something.
  static let leastAlpha: CGFloat = 0.1

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
    let own = view.ownInk(in: frame)
    ink = own.flatMap { rect, kind in
      let visible = clip.map { rect.intersection($0) } ?? rect
      return visible.isNull || visible.isEmpty ? nil : (visible, kind)
    }
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
    case is UIControl, is UIBar, is UISearchBar, is UIPickerView, is UITableView: true
    default: false
    }
  }

  /// Whether it has one size, whatever size it is given (Apple, `UISwitch`: "the size components of
  /// this rectangle are ignored").
  var hasFixedSize: Bool {
    self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
  }

  fileprivate var drawnSize: CGSize {
    guard hasFixedSize else { return frame.size }
    let own = intrinsicContentSize
    return CGSize(width: max(own.width, frame.width), height: max(own.height, frame.height))
  }

  private var hasBackground: Bool {
    (backgroundColor?.resolved(for: traitCollection.userInterfaceStyle).alpha ?? 0) > 0.5
  }

  /// What it shows by itself, and where.
  fileprivate func ownInk(in frame: CGRect) -> (CGRect, ViewAppearance.Kind)? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let hasBackground = hasBackground || layer.borderWidth > 0
    switch self {
    case let label as UILabel:
      guard let text = label.shownText else { return hasBackground ? (frame, .background) : nil }
      let ink = text.ink.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
      return (hasBackground ? frame : ink, .text)
    case let image as UIImageView where image.image != nil: return (frame, .picture)
    case let button as UIButton: return button.buttonInk(in: frame, hasBackground)
    case let field as UITextField:
      let isEmpty = field.text?.isEmpty ?? true && field.placeholder?.isEmpty ?? true
      return isEmpty && field.borderStyle == .none && !hasBackground ? nil : (frame, .control)
    case let text as UITextView:
      return text.text.isEmpty ? nil : (frame.inset(by: text.textContainerInset), .text)
    case is UIProgressView, is UISlider, is UISwitch, is UIStepper, is UISegmentedControl,
      is UIPageControl, is UIPickerView, is UIDatePicker, is UISearchBar,
      is UIActivityIndicatorView:
      return (frame, .control)
    default: return hasBackground ? (frame, .background) : nil
    }
  }
}

extension UIButton {
  /// Title and picture; all of it where it has a background.
  fileprivate func buttonInk(in frame: CGRect, _ hasBackground: Bool) -> (
    CGRect, ViewAppearance.Kind
  )? {
    if hasBackground || currentBackgroundImage != nil || configuration != nil {
      return (frame, .control)
    }
    let parts = [
      currentImage == nil ? nil : imageView?.frame,
      titleLabel?.text?.allSatisfy(\.isWhitespace) == false ? titleLabel?.frame : nil,
    ].compactMap(\.self).filter { !$0.isEmpty }
    guard let first = parts.first else { return nil }
    let box = parts.dropFirst().reduce(first) { $0.union($1) }
    return (
      box.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY), .control
    )
  }
}
