open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var isEnabled = true { didSet { didChange() } }
  open var tag = 0
  /// The item's name in a template or document. Not UIKit's.
  package final var name: String?

  /// The bar that shows the item; it is notified of changes.
  final weak var bar: (any BarItemHost)?

  final func didChange() {
    bar?.itemsDidChange()
  }
}

/// A bar that creates views for items.
protocol BarItemHost: AnyObject {
  /// Creates the views again after an item has changed.
  func itemsDidChange()
}

/// An item of a toolbar or a navigation bar: a title, an image, a custom view, or a space.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Semibold, for the item that finishes a task.
    case done = 2
  }

  open var style = Style.plain { didSet { didChange() } }
  /// A fixed width in points; 0 uses the content's. For a fixed space: its width.
  open var width: CGFloat = 0 { didSet { didChange() } }
  open var customView: UIView? { didSet { didChange() } }
  /// The object whose method a tap calls; there are no taps here.
  open weak var target: AnyObject?
  open var action: Selector?
  /// The colour of the item; nil uses the bar's tint.
  open var tintColor: UIColor? { didSet { didChange() } }
  public private(set) final var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates an item with a title and an image; a menu is kept by nobody.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
  }

  /// Creates one of the system's items; the menu is ignored.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
  }

  /// Keeps the kind, and ignores the action; `done` and `save` get the style `done`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The title shown: the item's own, else the system item's, in English.
  final var shownTitle: String? { title ?? systemItem?.title }

  /// The image shown: the item's own, else the system item's.
  final var shownImage: UIImage? {
    image
      ?? systemItem?.symbolName.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
      }
  }
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24

    /// The English title of a system item that is shown as text; nil for the others.
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

    /// The symbol of a system item that is shown as an image; nil for the others.
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

extension UIBarButtonItem {
  /// Runs an effect; nothing moves here.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Does nothing: no effect is ever under way.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
