/// The root of a hierarchy, as large as the screen at first.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rootViewController?.appear { addSubview(view) }
    }
  }

  private final lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  /// The order of windows.
  open var windowLevel: Level = .normal
  /// The scene: none.
  open weak var windowScene: UIWindowScene?
  /// `UIScreen.main`, the only one.
  open var screen: UIScreen { .main }
  /// Whether the window has the keyboard: no.
  open var isKeyWindow: Bool { false }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// As large as the screen; keeps the scene weakly.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Only unhides the window: it never gets the keyboard.
  open func makeKeyAndVisible() { isHidden = false }
  /// Gives the window the keyboard; there is none here.
  open func makeKey() {}

  /// The order of windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: CGFloat
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// An app's windows.
    public static let normal = Level(rawValue: 0)
    /// Above the bar at the top.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: above the bar at the top.
    public static let alert = Level(rawValue: 2000)
  }
}
