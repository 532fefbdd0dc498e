public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewController {
  /// A controller of a type parameter. Outside the Objective-C runtime its class cannot be asked for
  /// one: where it is not `UIViewController` itself, the process ends.
  public static func made<Controller: UIViewController>(
    as type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    if let made = UIViewController(nibName: nibName, bundle: bundle) as? Controller { return made }
    endProgram("\(type) cannot be made by its type alone here; give a closure that makes it")
  }
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

extension UIViewControllerTransitionCoordinatorContext {
  public var isAnimated: Bool { false }
  public var isCancelled: Bool { false }
  public var transitionDuration: TimeInterval { 0 }
}

/// The way from a scene of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Shows nothing: a picture is of the controller from which the way leads.
  open func perform() {}
}

public protocol UILayoutSupport: AnyObject {
  /// The length that bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The end of a controller's view that bars cover: a guide from the edge to the safe area.
public final class BarGuide: UILayoutGuide, UILayoutSupport {
  /// The length that bars cover, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { barGuide("top") }
  public final var bottomLayoutGuide: any UILayoutSupport { barGuide("bottom") }

  private func barGuide(_ end: String) -> BarGuide {
    let identifier = "_UIViewController-\(end)LayoutGuide"
    let view: UIView = view
    let known = view.layoutGuides.first { $0.identifier == identifier }
    if let known = known as? BarGuide { return known }
    let guide = BarGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    let isTop = end == "top"
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}
