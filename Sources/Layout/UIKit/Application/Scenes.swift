/// A running part of an app's interface, which the system keeps.
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// Kept as it was passed.
  public final let role: Role
  /// Without a name at first; no effect.
  public final var configuration: UISceneConfiguration
  /// Nil until it is set; kept weakly, and nothing reads it.
  public final weak var scene: UIScene?
  /// One name for every session: there is one picture and no other scene.
  public final let persistentIdentifier = "scene"

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

open class UISceneConfiguration: NSObject {
  public final let name: String?
  /// Kept as `sessionRole` was passed.
  public final let role: UISceneSession.Role
  /// No effect: no delegate is made.
  open var delegateClass: AnyClass?
  /// No effect: no scene is made.
  open var sceneClass: AnyClass?

  /// Keeps the name and the role; the name is not looked up in the app's list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UIScene {
  /// Empty, and never handed out here.
  open class ConnectionOptions: NSObject {
    /// Addresses to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public final var activationState: ActivationState { .foregroundActive }
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

open class UIOpenURLContext: NSObject {
  public final let url: URL
  init(url: URL) { self.url = url }
}

/// Is notified of a scene's life; nothing calls it.
public protocol UISceneDelegate: AnyObject {}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowScene {
  /// Always upright: a row in landscape is one in a wider table.
  public final var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the picture that is drawn now: its text size, appearance and size classes.
  public final var traitCollection: UITraitCollection { LayoutEnvironment.current.traitCollection }
  /// A bar without a height: what it covers is in safe areas only.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The window with the keyboard: none.
  public final var keyWindow: UIWindow? { nil }
}

open class UIStatusBarManager: NSObject {
  /// Its frame: in safe areas only.
  open var statusBarFrame: CGRect { .zero }
  /// Whether there is none.
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Always upright, as `interfaceOrientation` of scenes is.
  public final var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Always `default`; setting it has no effect, as no status bar is drawn.
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the bar shows that the network is used; without effect here.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Whether the app has several icons: no.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the present icon: the usual one.
  public final var alternateIconName: String? { nil }
  /// Changes the icon; without effect here.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }
  /// Ignores touches; there are none.
  public final func beginIgnoringInteractionEvents() {}
  /// Does nothing, as `beginIgnoringInteractionEvents()`.
  public final func endIgnoringInteractionEvents() {}
  /// Asks for messages of a server; none come.
  public final func registerForRemoteNotifications() {}
  /// Begins a task that goes on in the background; there is none.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing: no task was begun.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
