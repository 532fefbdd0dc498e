#if !canImport(ObjectiveC)
  /// The accessibility properties that every object has on a phone, kept with the object.
  extension NSObjectProtocol where Self: NSObject {
    private var accessibility: AccessibilityBox {
      // Safe: the identifier of a class is the address of its metadata.
      let key = unsafeBitCast(ObjectIdentifier(AccessibilityBox.self), to: UnsafeRawPointer.self)
      if let known = objc_getAssociatedObject(self, key) as? AccessibilityBox { return known }
      let made = AccessibilityBox()
      objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return made
    }

    public var isAccessibilityElement: Bool {
      get { accessibility.values.isElement ?? false }
      set { accessibility.values.isElement = newValue }
    }
    public var accessibilityLabel: String? {
      get { accessibility.values.label }
      set { accessibility.values.label = newValue }
    }
    public var accessibilityHint: String? {
      get { accessibility.values.hint }
      set { accessibility.values.hint = newValue }
    }
    public var accessibilityValue: String? {
      get { accessibility.values.value }
      set { accessibility.values.value = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
      get { accessibility.values.traits ?? .none }
      set { accessibility.values.traits = newValue }
    }
    public var accessibilityLanguage: String? {
      get { accessibility.values.language }
      set { accessibility.values.language = newValue }
    }
    public var accessibilityElements: [Any]? {
      get { accessibility.values.elements }
      set { accessibility.values.elements = newValue }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { accessibility.values.customActions }
      set { accessibility.values.customActions = newValue }
    }
    public var accessibilityElementsHidden: Bool {
      get { accessibility.values.elementsHidden }
      set { accessibility.values.elementsHidden = newValue }
    }
    public var accessibilityFrame: CGRect {
      get { accessibility.values.frame ?? .zero }
      set { accessibility.values.frame = newValue }
    }
    fileprivate var keptIdentifier: String? {
      get { accessibility.identifier }
      set { accessibility.identifier = newValue }
    }
  }

  private final class AccessibilityBox {
    var values = AccessibilityValues()
    var identifier: String?
  }

  extension UIImage: UIAccessibilityIdentification {
    public final var accessibilityIdentifier: String? {
      get { keptIdentifier }
      set { keptIdentifier = newValue }
    }
  }
  extension UIBarItem: UIAccessibilityIdentification {
    public final var accessibilityIdentifier: String? {
      get { keptIdentifier }
      set { keptIdentifier = newValue }
    }
  }
#endif

public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
