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

extension UIBarButtonItem {
  /// The system's own items. Raw values as on iOS.
  public enum SystemItem: Int, Sendable {
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24

    /// The English text of those that are texts.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol of those that are pictures.
    var symbolName: String? { Self.symbols.first { $0.item == self }?.name }

    private static let symbols: [(item: SystemItem, name: String)] = [
      (.add, "plus"), (.compose, "square.and.pencil"), (.reply, "arrowshape.turn.up.left"),
      (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"),
      (.search, "magnifyingglass"), (.refresh, "arrow.clockwise"), (.stop, "xmark"),
      (.camera, "camera"), (.trash, "trash"), (.play, "play.fill"), (.pause, "pause.fill"),
      (.rewind, "backward.fill"), (.fastForward, "forward.fill"), (.close, "xmark"),
    ]
  }
}
