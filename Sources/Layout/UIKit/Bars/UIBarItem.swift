/// What items of toolbars, navigation bars and tab bars share.
open class UIBarItem: NSObject {
  /// The text.
  open var title: String? { didSet { didChange() } }
  /// The picture; it takes the place of the text in toolbars and navigation bars.
  open var image: UIImage? { didSet { didChange() } }
  /// Whether the item may be used.
  open var isEnabled = true { didSet { didChange() } }
  /// A number to find the item by.
  open var tag = 0
  /// A bar's or document's name for it. Not UIKit's.
  public final var name: String?

  /// The bar that shows the item, to be told of changes.
  final weak var bar: (any BarItemHost)?

  final func didChange() {
    bar?.itemsDidChange()
  }
}

/// A bar that makes views for items.
protocol BarItemHost: AnyObject {
  /// Makes the views anew.
  func itemsDidChange()
}
