import Foundation
import UIKitCore

/// A file of an asset catalogue that is no picture; there are none here.
open class NSDataAsset: NSObject {
  public final let name: String
  public final let data: Data
  /// Always nil.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Always nil.
  public init?(name: String, bundle: Bundle) { return nil }
  open var typeIdentifier: String { "public.data" }
}

open class UIApplicationShortcutIcon: NSObject {
  /// No effect.
  public convenience init(templateImageName: String) { self.init() }
  /// No effect.
  public convenience init(systemImageName: String) { self.init() }
}

/// An action of the home screen, which is not drawn.
open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  open var icon: UIApplicationShortcutIcon?
  open var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// Shows a document in other apps, of which there are none.
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var name: String?
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// Always false.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Always false.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Always false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

// MARK: Peek and pop, until iOS 13

public protocol UIViewControllerPreviewing: AnyObject {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

public protocol UIPreviewActionItem: AnyObject { var title: String { get } }

open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  public final let title: String
  /// No effect.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) { self.title = title }
}

public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {}

open class UITargetedDragPreview: UITargetedPreview {}

open class UIDragPreviewTarget: UIPreviewTarget {}
