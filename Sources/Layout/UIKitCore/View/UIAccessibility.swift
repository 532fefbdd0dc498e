/// How an element behaves. Raw values as on iOS.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The default of most views.
  public static let none: UIAccessibilityTraits = []
  /// Can be activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Opens an address when activated.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Read as a picture; may be combined with others.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen at present, as a segment or tab may be.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Types a character when touched.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary that is read when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Greyed out: does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field in which one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts a session that must not be disturbed.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns to the next page when all of it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Its elements are read as tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Begins a section, to which one can jump.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch, from iOS 17.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The direction of a scroll. Raw values as on iOS.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// An action of an element, beside its main one.
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read.
  open var name: String
  /// An image beside the name.
  open var image: UIImage?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector
  /// The closure, in place of a method.
  open var actionHandler: Handler?

  /// Performs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
  }
}

/// An element that is not a view.
open class UIAccessibilityElement: UIResponder {
  /// The view, or element, around it.
  open weak var accessibilityContainer: AnyObject?
  /// A string by which UI tests find the element.
  open var accessibilityIdentifier: String?
  /// The rectangle in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Keeps the container weakly; adds nothing to it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  override var isAccessibleByDefault: Bool { true }
}

/// The user's settings for assistive technologies: those of a phone that has them all off.
public enum UIAccessibility {
  /// Whether a screen reader is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch controls the phone.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether things fade in place of moving.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Whether movement is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false: effects are drawn as without that setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false, as `legibilityWeight` is regular.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false: buttons are drawn as without that setting.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether differences are shown without colour.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether sound is mixed to one channel.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether captions are on.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the phone is bound to one app.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Notifies assistive technologies; there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  /// What assistive technologies are notified of. Raw values as on iOS.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen has changed; the argument is the element to read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements have moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when the screen reader is turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when movement is reduced or not.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when text becomes bold or not.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when colours become darker or not.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
