/// A key of a keyboard or remote control that is pressed. There are none here.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  /// The key: none.
  open var key: UIKey? { nil }
  /// From 0 to 1 on iOS; always 0 here, since nothing is pressed.
  open var force: CGFloat { 0 }
}

/// A key of a keyboard; there is none here.
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The places of keys (USB HID usage tables, page 7), as far as apps name them.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

open class UIPressesEvent: UIEvent {
  /// Always empty.
  open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }
  /// The motion: none.
  public final var subtype: EventSubtype { .none }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key of a keyboard that calls a method; there is no keyboard here.
open class UIKeyCommand: UICommand {
  /// No effect.
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  /// Keeps all of it; no key is ever pressed.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The input of the arrow key that points up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the arrow key that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the arrow key that points left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the arrow key that points right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

/// Changes the menus of an app; nothing makes one here.
public protocol UIMenuBuilder: AnyObject {}

public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}

/// From where to where a focus moves; it never does.
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  /// The view that gets the focus; kept weakly, and nil unless an app sets it.
  open weak var nextFocusedView: UIView?
}

open class UIFocusAnimationCoordinator: NSObject {
  /// Runs them at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

open class UIFocusEffect: NSObject {}

open class UIFocusHaloEffect: UIFocusEffect {}

extension UIView {
  /// Whether the view has the focus: no.
  public final var isFocused: Bool { false }
  /// The group of the view; no effect.
  public final var focusGroupIdentifier: String? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// How the view looks with the focus; no effect.
  public final var focusEffect: UIFocusEffect? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
}

open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
}
