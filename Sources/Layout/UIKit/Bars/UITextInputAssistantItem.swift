open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  /// Keeps both; the group is in no bar by itself.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

extension UIResponder {
  /// The buttons beside the suggestions of a keyboard; no effect.
  public final var inputAssistantItem: UITextInputAssistantItem {
    if let known = member(or: UITextInputAssistantItem?.none) { return known }
    let made = UITextInputAssistantItem()
    setMember(made)
    return made
  }
}
