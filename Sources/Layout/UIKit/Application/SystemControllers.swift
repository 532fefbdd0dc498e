// Controllers of the system. They have their state; what they would show is not drawn.

open class UISearchController: UIViewController {
  /// 390 by 56 points until somebody lays it out; not in the controller's view by itself.
  public final let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  /// Is notified of what is typed; never here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of coming and going; never here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// No effect: its view is not shown, whatever is typed.
  public final let searchResultsController: UIViewController?
  /// Whether a search is under way; no effect.
  open var isActive = false
  /// Whether what is behind becomes dark; no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether what is behind becomes dark, by its name up to iOS 12; no effect.
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a controller of results, whatever the archive has.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of a search's coming and going; nothing calls it.
public protocol UISearchControllerDelegate: AnyObject {}

open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end; never here.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}

public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Picks a picture.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = ["public.image"]
  /// Whether there are pictures: no.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Takes a picture; nothing calls it.
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Is notified of what a stack of controllers does; nothing calls it.
public protocol UINavigationControllerDelegate: AnyObject {}

/// Is notified of what controllers beside each other do; nothing calls it.
public protocol UITabBarControllerDelegate: AnyObject {}

extension UINavigationController {
  /// No effect.
  public final var delegate: (any AnyObject)? {
    get { member(or: WeakMember?.none)?.object }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  /// Swiping back; there are no fingers.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let known = member(or: UIGestureRecognizer?.none) { return known }
    let made = UIScreenEdgePanGestureRecognizer()
    setMember(made)
    return made
  }
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  @discardableResult
  public final func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard children.contains(where: { $0 === viewController }) else { return nil }
    var popped: [UIViewController] = []
    while topViewController !== viewController, let top = popViewController(animated: false) {
      popped.insert(top, at: 0)
    }
    return popped
  }
}

extension UITabBarController {
  /// No effect.
  public final var delegate: (any UITabBarControllerDelegate)? {
    get { member(or: WeakMember?.none)?.object as? any UITabBarControllerDelegate }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  /// Sets `viewControllers` at once; `animated` is ignored.
  public final func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// An object that is kept weakly.
final class WeakMember {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Controllers that are pages; the first fills the view.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance of pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is notified of changes; never here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]? { children }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for page in viewControllers ?? [] {
      addChild(page)
      page.view.frame = view.bounds
      page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.appear { view.addSubview(page.view) }
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is notified of changes of pages; nothing calls it.
public protocol UIPageViewControllerDelegate: AnyObject {}

open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
  open var preferredDisplayMode = DisplayMode.automatic
  /// No effect: they become no children.
  open var viewControllers: [UIViewController] = []
  /// Whether there is room for one only: yes.
  open var isCollapsed: Bool { true }
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
}

open class UIColorPickerViewController: UIViewController {
  open var selectedColor = UIColor.black
  open var supportsAlpha = true
}

/// Takes a colour; nothing calls it.
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// Takes a font; nothing calls it.
public protocol UIFontPickerViewControllerDelegate: AnyObject {}

/// Takes a document; nothing calls it.
public protocol UIDocumentPickerDelegate: AnyObject {}

open class UIDocumentPickerViewController: UIViewController {
  /// Is given the documents; never here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A view above or in place of the keyboard.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public final var inputViewStyle: Style { member(or: .default) }
  /// Whether constraints decide the size; no effect.
  open var allowsSelfSizing = false
  /// Keeps the style as `inputViewStyle`; no ground is drawn for it.
  public init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame)
    setMember(inputViewStyle, "inputViewStyle")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
