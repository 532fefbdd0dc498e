import Locking

/// The app. Nothing runs here: it has the state of an app that is in front.
///
/// Unchecked, because a class that apps extend cannot be checked; it stores nothing without a lock.
open class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }

  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    LayoutEnvironment.current.contentSizeCategory
  }
  /// That of the environment in which views are laid out now.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutEnvironment.current.layoutDirection
  }
  /// The windows: none are kept here.
  open var windows: [UIWindow] { [] }
  /// The window with the keyboard: none.
  open var keyWindow: UIWindow? { nil }
  /// The scenes: none.
  open var connectedScenes: Set<UIScene> { [] }
  open var statusBarFrame: CGRect { .zero }
  /// Whether the phone stays awake; without effect here.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon; without effect here.
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The app's delegate: none, unless a host says how it is made.
  open var delegate: (any UIApplicationDelegate)? { madeDelegate }
  /// Makes the delegate when code asks for it first.
  package final var makeDelegate: () -> AnyObject? = { nil }
  private lazy final var madeDelegate = makeDelegate() as? any UIApplicationDelegate

  /// Whether an address can be opened: no.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address; here it never succeeds.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// As `open(_:options:completionHandler:)`.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else { return false }
    return action.send(to: target as AnyObject, [sender, event]) != nil
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the user has taken a picture of the screen.
  public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// Is notified of what happens to an app; nothing calls it.
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// None. Twice optional, as the SDK's property is, which a delegate need not have.
  public var window: UIWindow?? { nil }

  /// Does nothing: an app's class that is its main program does not run here.
  public static func main() {}
}

open class UIScene: UIResponder {
  /// The title; no effect.
  public final var title: String?
  /// No effect.
  public final var delegate: (any UISceneDelegate)?
}

/// A scene as far as code asks it: it has a screen and no windows.
open class UIWindowScene: UIScene {
  /// Always empty: a picture is of views, not of a window in a scene.
  open var windows: [UIWindow] { [] }
  /// `UIScreen.main`, the only one.
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
}

public protocol UICoordinateSpace: AnyObject {
  /// Its rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  public final func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(space))
  }
  public final func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(space))
  }
  public final func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(space))
  }
  public final func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(space))
  }

  /// Apart and not inlined: Swift 6.3 crashes when it specialises the four for a cast of their own.
  @inline(never)
  private static func view(_ space: AnyObject) -> UIView? { space as? UIView }
}

/// The phone's screen, by the current environment.
public final class UIScreen: NSObject, UICoordinateSpace, Sendable {
  public static let main = UIScreen()

  /// The size in points: that of the phone on which an app's cells are drawn, else of a 6.1-inch one.
  public var bounds: CGRect {
    let size = LayoutEnvironment.current.resources?.screen ?? CGSize(width: 390, height: 844)
    return CGRect(origin: .zero, size: size)
  }
  /// The size in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Pixels per point.
  public var scale: CGFloat { LayoutEnvironment.current.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Always 0.5, from 0 to 1.
  public var brightness: CGFloat { 0.5 }
  /// Always 60, though nothing moves.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of the environment in which views are laid out now.
  public var traitCollection: UITraitCollection { LayoutEnvironment.current.traitCollection }
}

/// The phone.
public final class UIDevice: NSObject, Sendable {
  /// The only phone.
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always "iPhone", as iOS 16 and later tell apps without an entitlement.
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  /// Always "iOS".
  public var systemName: String { "iOS" }
  /// The version of iOS that is drawn.
  public var systemVersion: String { "\(LayoutEnvironment.current.profile.version).0" }
  /// An identifier of the app on the device: none.
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation { .portrait }
  /// The charge: not known.
  public var batteryLevel: Float { -1 }
  /// Posts when the device is turned; it never is.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, as the method that begins.
  public func endGeneratingDeviceOrientationNotifications() {}
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The clipboard; kept in the process.
///
/// Unchecked, because a class that apps extend cannot be checked; what it keeps is locked.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  private let items = Locked<[Any]>([])

  private func item<Item>(_ type: Item.Type) -> Item? {
    items.withLock { $0.first { $0 is Item } as? Item }
  }

  private func keep(_ item: Any?) { items.withLock { $0 = item.map { [$0] } ?? [] } }

  open var string: String? {
    get { item(String.self) }
    set { keep(newValue) }
  }
  open var url: URL? {
    get { item(URL.self) }
    set { keep(newValue) }
  }
  /// The image that was copied last, if nothing else was copied since.
  open var image: UIImage? {
    get { item(UIImage.self) }
    set { keep(newValue) }
  }
  open var color: UIColor? {
    get { item(UIColor.self) }
    set { keep(newValue) }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  /// Whether `image` is not nil.
  open var hasImages: Bool { image != nil }
}

/// Lets the phone shake; nothing does here.
open class UIFeedbackGenerator: NSObject {
  /// Does nothing: there is no motor to prepare.
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing: nothing bumps here.
  open func impactOccurred() {}
  /// Does nothing; the strength, from 0 to 1, is not kept.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: nothing bumps here.
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing: nothing bumps here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
