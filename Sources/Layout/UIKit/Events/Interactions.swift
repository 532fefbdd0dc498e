// What views do with fingers and pointers besides recognising gestures. It is kept with the view.

/// An interaction that only knows its view.
open class PlainInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; kept weakly, nil before and after.
  public private(set) final weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether the interaction is used; no effect.
  open var isEnabled = true
}

/// Something that can be dragged. Only a phone gives it to another app.
open class NSItemProvider: NSObject {
  /// The name of a file that it becomes elsewhere; no effect.
  open var suggestedName: String?
  /// Nil for a provider of nothing.
  public final let object: Any?
  /// Creates a provider of nothing.
  public override init() { object = nil }
  /// Keeps the object as it is; nothing is encoded.
  public init(object: Any) { self.object = object }
  /// True for the object's own type only: subclasses and conversions do not count.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
}

open class UIDragItem: NSObject {
  public final let itemProvider: NSItemProvider
  open var localObject: Any?
  /// No effect.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Keeps the provider; there is no preview by itself.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

open class UIDragPreview: NSObject {
  /// No effect: nothing is lifted.
  public final let view: UIView
  /// Keeps the view as it is, not a picture of it.
  public init(view: UIView) { self.view = view }
}

extension UIDragDropSession {
  public func location(in view: UIView) -> CGPoint { .zero }
  public func canLoadObjects(ofClass aClass: Any.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Always false: objects have no type identifiers here.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
}

extension UIDropSession {
  /// Calls `completion` at once, with the objects that can be cast to the class.
  @discardableResult
  public func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object as? Object })
    return Progress(totalUnitCount: 1)
  }
}

public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
}

/// Objects that are dragged; nothing makes one here.
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// Objects that are dropped; nothing makes one here.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

open class UIDropProposal: NSObject {
  /// The operation of the drop: copying, moving, or nothing.
  public final let operation: UIDropOperation
  /// Keeps the operation; nothing is dropped here.
  public init(operation: UIDropOperation) { self.operation = operation }
}

open class UIDragInteraction: PlainInteraction {
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
  /// Keeps the delegate weakly; the view comes with `addInteraction`.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

public protocol UIDragInteractionDelegate: AnyObject {
  /// Never asked for here.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

open class UIDropInteraction: PlainInteraction {
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
  /// Keeps the delegate weakly; the view comes with `addInteraction`.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// Takes what is dropped on a view; nothing calls it.
public protocol UIDropInteractionDelegate: AnyObject {}

open class UIPreviewParameters: NSObject {
  /// Creates parameters for lines of text; kept by nobody.
  public convenience init(textLineRects: [NSValue]) { self.init() }
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
}

open class UIPreviewTarget: NSObject {
  public final let container: UIView
  public final let center: CGPoint
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
  }
}

open class UITargetedPreview: NSObject {
  /// No effect.
  public final let view: UIView
  public final let parameters: UIPreviewParameters
  /// Keeps both; no picture is taken.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
  }
}

public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Whether the preview grows into the next screen or goes; nothing reads it here.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

open class UIPointerInteraction: PlainInteraction {
  /// The delegate is ignored: there is no pointer.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}

/// Decides about a pointer; nothing calls it.
public protocol UIPointerInteractionDelegate: AnyObject {}

open class UIPointerRegion: NSObject {
  public final let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// There is no pointer here.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

/// The outline of a pointer; there is no pointer here.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// There is no pointer here.
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
}

open class UIToolTipInteraction: PlainInteraction {
  open var defaultToolTip: String?
  /// Keeps the text; it is never shown.
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}

open class UILargeContentViewerInteraction: PlainInteraction {}

open class UIEditMenuInteraction: PlainInteraction {
  /// The delegate is ignored: no menu is shown.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  /// Shows the menu; nothing does.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is ever shown.
  open func dismissMenu() {}
}

/// Decides about the menu of a selection; nothing calls it.
public protocol UIEditMenuInteractionDelegate: AnyObject {}

open class UIEditMenuConfiguration: NSObject {
  /// The point, in the view's coordinates.
  public final let sourcePoint: CGPoint
  public init(identifier: Any?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

/// An entry of the menu of a selection, up to iOS 15.
open class UIMenuItem: NSObject {
  /// No effect.
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// Nothing moves.
open class UIMotionEffect: NSObject {}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The path of the view's property that moves; no effect.
  public final let keyPath: String
  public final let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  /// Keeps the path and the axis; both ends are nil.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
  /// The members of the group; nil at first, no effect.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that were added; no effect.
  public final var motionEffects: [UIMotionEffect] {
    get { member(or: []) }
    set { setMember(newValue) }
  }
  /// Appends it to `motionEffects`, even if it is there already.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes it wherever it is in `motionEffects`, by identity.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

extension UITextView: UITextDroppable {
  /// Nothing can be dragged here.
  public final var textDragInteraction: UIDragInteraction? { nil }
}

extension UITextField: UITextDroppable {}

/// A text that takes what is dropped on it; nothing is dropped here.
public protocol UITextDroppable: UIView {}

extension UITextDroppable {
  /// Nobody is asked: always nil.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { nil }
    set {}
  }
}

/// Takes what is dropped on a text; nothing calls it.
public protocol UITextDropDelegate: AnyObject {}

open class UITextDropProposal: UIDropProposal {}

public protocol UITextDropRequest: AnyObject {
  var dropPosition: UITextPosition { get }
  var isSameView: Bool { get }
}
