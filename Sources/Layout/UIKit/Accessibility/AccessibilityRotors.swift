extension UIView {
  /// How assistive technologies see the view's elements; no effect.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { member(or: .none) }
    set { setMember(newValue) }
  }

  /// How a control finds the view's elements; no effect.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { member(or: .automatic) }
    set { setMember(newValue) }
  }

  /// Ways through the view's elements; no effect.
  public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

open class UIAccessibilityCustomRotor: NSObject {
  /// No effect.
  open var name: String
  open var itemSearchBlock:
    (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?

  public init(
    name: String,
    itemSearch:
      @escaping (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?
  ) { (self.name, itemSearchBlock) = (name, itemSearch) }
}

open class UIAccessibilityCustomRotorSearchPredicate: NSObject {}

open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Keeps nothing: nobody searches here.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {}
}
