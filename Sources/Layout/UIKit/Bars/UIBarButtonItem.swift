/// An item of a toolbar or a navigation bar: a text, a picture, a view, or room.
open class UIBarButtonItem: UIBarItem {
  /// How much an item stands out. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// As items do.
    case plain = 0
    /// What ends the task: in semibold.
    case done = 2
  }

  /// How much the item stands out.
  open var style = Style.plain { didSet { didChange() } }
  /// A width of its own; 0 takes the content's. Of a fixed space: its width.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// A view shown in place of text and picture.
  open var customView: UIView? { didSet { didChange() } }
  /// Colour of the item; nil takes the bar's tint.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// The system's own item it is, if any.
  public private(set) final var systemItem: SystemItem?

  /// An item without anything.
  public override init() {
    super.init()
  }

  /// A text.
  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
  }

  /// A picture.
  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
  }

  /// One of the system's own items.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that takes what the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The text shown: its own, else the system's, in English.
  final var shownTitle: String? { title ?? systemItem?.title }

  /// The picture shown: its own, else the system's.
  final var shownImage: UIImage? {
    image
      ?? systemItem?.symbolName.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
      }
  }
}
