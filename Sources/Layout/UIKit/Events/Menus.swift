/// Elements that are made when the menu is shown; never here.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates elements that are kept.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "")
  }

  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// The menu over selected text; never shown.
///
/// Unchecked, because a class that apps extend cannot be checked; it stores nothing.
open class UIMenuController: NSObject, @unchecked Sendable {
  public static let shared = UIMenuController()
  /// Whether it is shown: no.
  open var isMenuVisible: Bool { false }
  /// Does nothing: no menu is shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: no menu is shown.
  open func hideMenu() {}
}

/// A button behind a row, as before iOS 11; no effect.
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// Another name of `default`, as on iOS.
    public static let destructive = Style.default
  }
  public final let style: Style
  /// No effect.
  open var title: String?
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
