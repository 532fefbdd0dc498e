/// Is notified of scrolling. All methods are optional on iOS, and have a default here.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the position has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user ends dragging.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the user has ended dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content slows down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change of the position has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a touch of the bar at the top scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after that.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A view that has a scroll view's `delegate`.
///
/// Tables, collection views and text views have a `delegate` of their own type, which Swift does
/// not take for an override. So that of plain scroll views is declared here, where theirs hides it.
public protocol ScrollDelegateHolder: AnyObject {}

extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder where Self: UIScrollView {
  /// Is notified of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView {
  /// How the keyboard goes when the user drags. Raw values as on iOS.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether the safe area is added to the content's insets. Raw values as on iOS.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How fast the content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: CGFloat
    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators. Raw values as on iOS.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}

/// A control that loads content again when it is pulled down; not drawn.
open class UIRefreshControl: UIControl {
  /// Whether it is turning.
  public private(set) final var isRefreshing = false
  /// The text below.
  open var attributedTitle: NSAttributedString?
  /// Begins to turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends turning.
  open func endRefreshing() { isRefreshing = false }
}
