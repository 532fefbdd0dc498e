/// The common superclass of views and controllers: the responder chain, what assistive technologies
/// are given, and the properties that nib files can set by key.
///
/// Members of Objective-C categories are declared here, in the class, because Swift cannot override
/// what an extension declares.
open class UIResponder: NSObject {
  private let mark = FoundationMark()
  /// Values that few responders have; made on first use.
  final var rare: RareResponderValues?

  open func awakeFromNib() {}
  /// Never called. Every method of `NSObject` is one of its class too in the Objective-C runtime,
  /// so an override with a stray `class` compiles for a phone.
  open class func awakeFromNib() {}

  /// Called on iOS by Interface Builder's previews; never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Responder chain

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { rare?.isFirstResponder ?? false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// Loads both views again; there is no keyboard here.
  open func reloadInputViews() {}

  /// Called when fingers come down; there are none here, but code may call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when better positions of touches are known; never here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  /// For subclasses that add menus of an app; never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// For subclasses that change a command before it is shown; never called here.
  open func validate(_ command: UICommand) {}
  /// The language of the keyboard: none.
  open var textInputMode: UITextInputMode? { nil }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for another focus; there is none here.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus; there is none here.
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the object performs an action now: where it, or one of its sources, has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func copy(_ sender: Any?) {}
  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func cut(_ sender: Any?) {}
  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func paste(_ sender: Any?) {}
  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func select(_ sender: Any?) {}
  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func selectAll(_ sender: Any?) {}
  /// For subclasses, as an action of the edit menu; does nothing by itself.
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility

  /// Whether assistive technologies see the object as one element: labels, controls, text.
  open var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? isAccessibleByDefault }
    set { rareValues.accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { rare?.accessibility.label ?? defaultAccessibilityLabel }
    set { rareValues.accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { rare?.accessibility.hint }
    set { rareValues.accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { rare?.accessibility.value ?? defaultAccessibilityValue }
    set { rareValues.accessibility.value = newValue }
  }

  /// How the element behaves; that of a label is `staticText`, that of a button `button`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility.traits ?? defaultAccessibilityTraits }
    set { rareValues.accessibility.traits = newValue }
  }

  /// `accessibilityLabel` as an attributed text; setting it keeps the characters only.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// `accessibilityValue` as an attributed text; setting it keeps the characters only.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// `accessibilityHint` as an attributed text; setting it keeps the characters only.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// Names by which a user may call the element; its label at first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { rare?.accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { rareValues.accessibility.inputLabels = newValue }
  }

  open var undoManager: UndoManager? { next?.undoManager }

  open var accessibilityLanguage: String? {
    get { rare?.accessibility.language }
    set { rareValues.accessibility.language = newValue }
  }

  /// The elements of a container, in reading order; nil leaves them to the system.
  open var accessibilityElements: [Any]? {
    get { rare?.accessibility.elements }
    set { rareValues.accessibility.elements = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.accessibility.customActions }
    set { rareValues.accessibility.customActions = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility.elementsHidden ?? false }
    set { rareValues.accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility.isModal ?? false }
    set { rareValues.accessibility.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { rare?.accessibility.groupsChildren ?? false }
    set { rareValues.accessibility.groupsChildren = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { rare?.accessibility.responds ?? true }
    set { rareValues.accessibility.responds = newValue }
  }

  /// The element's rectangle on the screen, in points; here in the root of the hierarchy.
  open var accessibilityFrame: CGRect {
    get { rare?.accessibility.frame ?? defaultAccessibilityFrame }
    set { rareValues.accessibility.frame = newValue }
  }

  /// The element's outline on the screen; nil uses the frame.
  open var accessibilityPath: UIBezierPath? {
    get { rare?.accessibility.path }
    set { rareValues.accessibility.path = newValue }
  }

  /// The point on the screen that activating the element touches.
  open var accessibilityActivationPoint: CGPoint {
    get {
      rare?.accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { rareValues.accessibility.activationPoint = newValue }
  }

  open func accessibilityActivate() -> Bool { false }
  /// For subclasses that raise their value; never called here.
  open func accessibilityIncrement() {}
  /// For subclasses that lower their value; never called here.
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  var isAccessibleByDefault: Bool { false }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var defaultAccessibilityFrame: CGRect { .zero }
  var responderRoot: UIView? { (self as? any ViewController)?.viewIfLoaded?.rootView }

  // MARK: Keys

  #if canImport(ObjectiveC)
    /// Sets a property by key: an outlet, or a user-defined runtime attribute.
    open override func setValue(_ value: Any?, forKey key: String) {
      assign(value, forKey: key)
    }

    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).names))
    }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #else
    /// Called for an observed property; see `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}

    /// The value of a property by key: an outlet, else what was kept under the key.
    open func value(forKey key: String) -> Any? { found(forKey: key) }

    /// Called on iOS for an unknown key; here values of those are kept.
    open func value(forUndefinedKey key: String) -> Any? { rare?.members[key] }

    open func value(forKeyPath keyPath: String) -> Any? { found(forKeyPath: keyPath) }

    /// Sets a property by key: an outlet, or a user-defined runtime attribute.
    ///
    /// Supports `@Outlet` properties and those framework properties that files set. A class with
    /// other kinds of outlets overrides it, as it would on iOS, and passes other keys to `super`.
    open func setValue(_ value: Any?, forKey key: String) {
      if KeyProblemLog.current == nil { rareValues.members[key] = value }
      assign(value, forKey: key)
    }

    /// Called for an unknown key: a programmer's error, or an error in the file that is being
    /// instantiated. Overriding code may ignore it.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).names))
    }

    /// Sets the property at a key path: `layer.cornerRadius`, `titleLabel.text`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #endif
}

#if !canImport(ObjectiveC)
  /// A key of what observers are called with; the dictionary is always empty here.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }
#endif
