/// The values that few views and controllers have, apart so that a view stays small.
final class RareResponderValues {
  var isFirstResponder = false
  /// The first responder of the hierarchy, kept by its root.
  weak var firstResponder: UIResponder?
  var accessibility = AccessibilityValues()
  var transform = CGAffineTransform.identity
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var traits = TraitOverrides()
  var mask: UIView?
  weak var controller: (any ViewController)?
  /// Of a cell around another view: what it asks for its size.
  weak var fittedView: UIView?
  var kept = KeptValues()
  /// Values that are only kept, by the name of their property or key.
  var members: [String: Any] = [:]
  var traitHandlers: [TraitHandler] = []
}

/// A controller as its view knows it: the class `UIViewController` is above the views.
package protocol ViewController: UIResponder {
  var viewIfLoaded: UIView? { get }
  /// In points, added to the safe area of the view.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  package final var controller: (any ViewController)? {
    get { rare?.controller }
    set { if newValue != nil || rare != nil { rareValues.controller = newValue } }
  }
}

/// The values set for assistive technologies; nil stands for the default of the class.
package struct AccessibilityValues {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var traits: UIAccessibilityTraits?
  var inputLabels: [String]?
  package var language: String?
  package var elements: [Any]?
  package var customActions: [UIAccessibilityCustomAction]?
  package var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  package var responds: Bool?
  package var frame: CGRect?
  package var path: UIBezierPath?
  var activationPoint: CGPoint?

  package init() {}
}

extension UIResponder {
  /// The value that the calling property was set to, else its value at first.
  package final func member<Value>(or standard: Value, _ name: String = #function) -> Value {
    rare?.members[name] as? Value ?? standard
  }

  /// Keeps the value of the calling property.
  package final func setMember(_ value: Any?, _ name: String = #function) {
    rareValues.members[name] = value
  }

  final var rareValues: RareResponderValues {
    if let rare { return rare }
    let values = RareResponderValues()
    rare = values
    return values
  }

  /// Makes the object the first responder; false if it, or the present one, refuses.
  final func takeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let root = responderRoot else { return false }
    if let present = root.rare?.firstResponder, !present.resignFirstResponder() { return false }
    root.rareValues.firstResponder = self
    rareValues.isFirstResponder = true
    return true
  }

  final func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    rare?.isFirstResponder = false
    responderRoot?.rare?.firstResponder = nil
    return true
  }
}

/// Values that have no effect on a picture, and are only kept.
struct KeptValues {
  fileprivate var isMultipleTouchEnabled = false
  fileprivate var isExclusiveTouch = false
  fileprivate var autoresizesSubviews = true
  fileprivate var clearsContextBeforeDrawing = true
  fileprivate var contentScaleFactor: CGFloat?
  fileprivate var tintAdjustmentMode = UIView.TintAdjustmentMode.normal
  var restorationIdentifier: String?
  fileprivate var ignoresInvertColors = false
  fileprivate var showsLargeContentViewer = false
  fileprivate var largeContentTitle: String?
  fileprivate var largeContentImage: UIImage?
  var maximumContentSizeCategory: UIContentSizeCategory?
  fileprivate var minimumContentSizeCategory: UIContentSizeCategory?
}

extension UIView {
  /// How the tint looks behind a message; no effect.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  private func kept<Value>(_ path: KeyPath<KeptValues, Value>) -> Value {
    rare?.kept[keyPath: path] ?? KeptValues()[keyPath: path]
  }

  private func keep<Value>(_ path: WritableKeyPath<KeptValues, Value>, _ value: Value) {
    rareValues.kept[keyPath: path] = value
  }

  /// Whether several fingers count; no effect.
  public final var isMultipleTouchEnabled: Bool {
    get { kept(\.isMultipleTouchEnabled) }
    set { keep(\.isMultipleTouchEnabled, newValue) }
  }

  /// Whether other views take no touches meanwhile; no effect.
  public final var isExclusiveTouch: Bool {
    get { kept(\.isExclusiveTouch) }
    set { keep(\.isExclusiveTouch, newValue) }
  }

  /// Whether masks of subviews work; they always do here; no effect.
  public final var autoresizesSubviews: Bool {
    get { kept(\.autoresizesSubviews) }
    set { keep(\.autoresizesSubviews, newValue) }
  }

  /// Whether drawing begins with an empty area; no effect.
  public final var clearsContextBeforeDrawing: Bool {
    get { kept(\.clearsContextBeforeDrawing) }
    set { keep(\.clearsContextBeforeDrawing, newValue) }
  }

  /// How the tint looks behind a message; no effect.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(\.tintAdjustmentMode) }
    set { keep(\.tintAdjustmentMode, newValue) }
  }

  /// The name by which the state is restored; no effect.
  public final var restorationIdentifier: String? {
    get { kept(\.restorationIdentifier) }
    set { keep(\.restorationIdentifier, newValue) }
  }

  /// Whether colours stay when those of the screen are inverted; no effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept(\.ignoresInvertColors) }
    set { keep(\.ignoresInvertColors, newValue) }
  }

  /// Whether a long touch shows the content in large; no effect.
  public final var showsLargeContentViewer: Bool {
    get { kept(\.showsLargeContentViewer) }
    set { keep(\.showsLargeContentViewer, newValue) }
  }

  /// The title that is shown in large; no effect.
  public final var largeContentTitle: String? {
    get { kept(\.largeContentTitle) }
    set { keep(\.largeContentTitle, newValue) }
  }

  /// The image that is shown in large; no effect.
  public final var largeContentImage: UIImage? {
    get { kept(\.largeContentImage) }
    set { keep(\.largeContentImage, newValue) }
  }

  /// The largest text size in the view; no effect.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(\.maximumContentSizeCategory) }
    set { keep(\.maximumContentSizeCategory, newValue) }
  }

  /// The smallest text size in the view; no effect.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(\.minimumContentSizeCategory) }
    set { keep(\.minimumContentSizeCategory, newValue) }
  }

  /// Pixels per point of the content; no effect.
  public final var contentScaleFactor: CGFloat {
    get { kept(\.contentScaleFactor) ?? environment.displayScale }
    set { keep(\.contentScaleFactor, newValue) }
  }
}
