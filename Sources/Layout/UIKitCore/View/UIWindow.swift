/// The root of a hierarchy, as large as the screen at first.
open class UIWindow: UIView {
  package final var rootController: (any ViewController)?
  /// Kept for the app's sources, which name its class.
  package final weak var scene: UIResponder?
  private final lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  open var windowLevel: Level = .normal
  /// Whether the window has the keyboard: no.
  open var isKeyWindow: Bool { false }

  /// In points, that of a 6.1-inch phone, because layouts have a width and no screen.
  package static let screenSize = CGSize(width: 390, height: 844)

  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.screenSize)) }

  /// Only unhides the window: it never gets the keyboard.
  open func makeKeyAndVisible() { isHidden = false }
  /// Gives the window the keyboard; there is none here.
  open func makeKey() {}

  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: above the bar at the top.
    public static let alert = Level(rawValue: 2000)
  }
}
