/// What a navigation bar shows of one screen.
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The text of the back button on the next screen; nil: the title.
  open var backButtonTitle: String?
  /// Items at the leading edge, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Items at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The outermost item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }
}
