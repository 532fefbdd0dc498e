open class UIMenuElement: NSObject {
  /// Empty where it has an image alone.
  public internal(set) final var title: String
  open var subtitle: String?
  public internal(set) final var image: UIImage?

  package init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Greyed out and not to be chosen on a phone; no effect, as no menu is drawn.
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after a choice (iOS 16); no effect.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public enum State: Int, Sendable { case off, on, mixed }
}

/// A closure with a title. Only `sendActions(for:)` runs it; there is no touch here.
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  /// The identifier passed, or an empty one: none is made up.
  public final let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  public internal(set) final weak var sender: AnyObject?
  final let handler: Handler

  /// Keeps the handler, which `sendActions(for:)` of a control calls.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action for a control.
  final func call(_ sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class UIMenu: UIMenuElement {
  /// The identifier passed, or an empty one: none is made up.
  public final let identifier: Identifier
  /// Kept as they were passed.
  public final let options: Options
  public final let children: [UIMenuElement]

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  public enum ElementSize: Int, Sendable {
    case automatic = -1
    case small = 0
    case medium = 1
    case large = 2
  }
  /// The size of the elements; no effect.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu around its elements; what is not passed is empty.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
}

open class UICommand: UIMenuElement {
  public final let action: Selector
  public final let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  /// Keeps the method by its name; nothing looks for who answers it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

extension UIMenu {
  public final var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }
}

/// A button behind a row that is dragged aside; not drawn.
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public final let style: Style
  public final let handler: Handler
  /// May be changed until it is shown on iOS.
  open var title: String?
  /// Beside or above the title on iOS; no effect.
  open var image: UIImage?
  /// The colour behind; red or grey where none is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

open class UISwipeActionsConfiguration: NSObject {
  public final let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
