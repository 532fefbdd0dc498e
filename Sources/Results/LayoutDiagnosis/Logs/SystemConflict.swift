import ConstraintLog

/// A conflict among constraints that UIKit itself made: there is nothing to mend in the app.
public struct SystemConflict: Equatable, Sendable {
  /// Whose constraints they are: "the system keyboard".
  public let owner: String
  /// How it comes about, and whether something can be done.
  public let advice: String

  /// The conflict's entry, if none of its members is the app's.
  ///
  /// An entry of the list is recognised by the classes of its items and by identifiers; any other
  /// set whose items are all private to UIKit is UIKit's, too.
  init?(_ conflict: LoggedConflict, in message: ConflictMessage) {
    let constraints = conflict.constraints(message.constraints)
    guard !constraints.isEmpty else { return nil }
    if Self.isAlertSheet(constraints) {
      self = Self.alertSheet
      return
    }
    let plain = Self.plainViews(constraints)
    guard constraints.allSatisfy({ Self.isSystems($0, plain) }) else { return nil }
    let names = constraints.flatMap(Self.names)
    let entry = Self.list.first { entry in
      names.contains { name in entry.marks.contains(where: name.hasPrefix) }
    }
    self = entry?.conflict ?? Self.other
  }

  private init(_ owner: String, _ advice: String) {
    self.owner = owner
    self.advice = advice
  }

  // MARK: Recognition

  private static func names(_ constraint: LoggedConstraint) -> [String] {
    let items = constraint.items + [constraint.superview].compactMap(\.self)
    return items.compactMap(\.className) + [constraint.identifier].compactMap(\.self)
  }

  /// Whether a constraint is between views that no app makes; bars and pickers count where the
  /// constraint is not written or ties them to a private view, plain views in private ones, and the
  /// size that a container or the place that a stack view gives one of `plain`.
  private static func isSystems(_ constraint: LoggedConstraint, _ plain: Set<String>) -> Bool {
    if constraint.source == .system { return true }
    // Layout libraries have constraint classes of their own, which the system does not use.
    guard constraint.className.hasPrefix("NS") else { return false }
    let items = constraint.items
    let isInPrivate = items.contains(where: isInner)
    return items.allSatisfy { item in
      item.isPrivateToSystem || item.isSystemGuide || (constraint.source != .code && item.isBar)
        || (isInPrivate && (item.isPlain || item.isBar))
        || ([.encapsulated, .stackView].contains(constraint.source) && plain.contains(item.key))
    }
  }

  /// Private classes that apps tie views to: SwiftUI's hosts, controllers' guides.
  private static func isInner(_ item: LoggedItem) -> Bool {
    item.isPrivateToSystem
      && !["_UIHosting", "_UILayoutGuide"].contains { item.className?.hasPrefix($0) == true }
  }

  /// The keys of plain views that private ones are tied to: their superviews.
  private static func plainViews(_ constraints: [LoggedConstraint]) -> Set<String> {
    Set(
      constraints.map(\.items).filter { $0.contains(where: isInner) }.flatMap { items in
        items.filter(\.isPlain).map(\.key)
      })
  }

  /// `UIView.width == -16` alone, or with what says that the view is there.
  private static func isAlertSheet(_ constraints: [LoggedConstraint]) -> Bool {
    guard constraints.count == 1, let equation = constraints.first?.equation else { return false }
    return equation.first.item.className == "UIView" && equation.first.attribute == .width
      && equation.second == nil && equation.relation == .equal && equation.constant == -16
  }

  // MARK: List

  private static let alertSheet = SystemConflict(
    "UIAlertController",
    "An action sheet asks for a width of -16 (iOS 12.2 and later). It does no harm and cannot be"
      + " prevented, but for presenting the sheet without animation.")

  private static let other = SystemConflict(
    "UIKit",
    "All their views are private classes of the system. It does no harm that the app could prevent."
  )

  /// Conflicts in the system's own views that published logs show again and again.
  private static let list: [(marks: [String], conflict: SystemConflict)] = [
    (
      ["CKMessageEntry", "CKBrowser", "CKTranscript", "MFCompose", "MFMailCompose", "MFRecipient"],
      SystemConflict("Apple's composer of messages and mail", "It does no harm.")
    ),
    (
      ["assistantHeight", "assistantView", "TUISystemInputAssistant", "SystemInputAssistant"],
      SystemConflict(
        "the system keyboard",
        "Its bar of suggestions is laid out before the keyboard has its height. It does no harm;"
          + " inputAssistantItem without groups, or autocorrectionType = .no, hides the bar.")
    ),
    (
      [
        "accessoryView.", "inputView.", "UIInputSet", "UIInputView", "_UIRemoteKeyboard",
        "_UIKBCompat",
        "UIRemoteKeyboard",
      ],
      SystemConflict(
        "the system keyboard",
        "An input accessory or input view is placed before the keyboard has its frame. It does no harm; an"
          + " accessory of your own should have its height from its content or its autoresizing mask."
      )
    ),
    (
      [
        "UIKB", "UIKeyboard", "TUI", "UIPrediction", "UISystemInput", "UICompatibilityInput",
        "keyboardDock",
      ],
      SystemConflict("the system keyboard", "It does no harm.")
    ),
    (
      ["UIToolbar", "_UIToolbar", "TB_"],
      SystemConflict(
        "UIToolbar",
        "A toolbar that is made without a frame is 0 wide while its items are laid out. Make it with a frame,"
          + " UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), or call sizeToFit() later."
      )
    ),
    (
      [
        "_UINavigationBar", "UINavigationBar", "UINav", "BIB_", "CB_", "Title_", "BackButtonGuide",
        "LeadingBarGuide", "TrailingBarGuide", "_UIButtonBar", "UIButtonBar", "_UIModernBarButton",
      ],
      SystemConflict(
        "UINavigationBar",
        "Its content is laid out before the bar has its width, during a transition or with a bar made"
          + " without a frame. It does no harm.")
    ),
    (
      ["_UISearchBar", "UISearchBar"],
      SystemConflict("UISearchBar", "It is laid out before it has a width. It does no harm.")
    ),
    (
      ["UITabBar", "_UITabBar"],
      SystemConflict("UITabBar", "It is laid out before it has a size. It does no harm.")
    ),
    (
      ["UIInterfaceAction", "_UIInterfaceAction", "_UIAlertController", "UIAlertController"],
      SystemConflict("UIAlertController", "It does no harm.")
    ),
    (
      ["_UIDatePicker", "_UICalendar", "UIDatePicker", "UIPickerView", "_UIPicker"],
      SystemConflict("UIDatePicker", "It is laid out before it has its size. It does no harm.")
    ),
    (
      ["_UIContextMenu", "_UIEditMenu", "_UIActivity", "_UIShare"],
      SystemConflict("a menu or share sheet of the system", "It does no harm.")
    ),
    (
      ["_NS", "NSView", "NSWindow", "NSToolbar", "NSTouchBar", "NSFunctionRow"],
      SystemConflict("AppKit", "The window is laid out before it has its size.")
    ),
  ]
}

extension LoggedConstraint {
  fileprivate var items: [LoggedItem] {
    [equation.first.item, equation.second?.item].compactMap(\.self)
  }
}

extension LoggedItem {
  fileprivate var isPlain: Bool {
    className.map { ["UIView", "NSView", "NSStackView"].contains($0) } ?? true
  }

  /// A guide that UIKit names, or one of a private class.
  fileprivate var isSystemGuide: Bool {
    guard isGuide, let text else { return className?.hasPrefix("_UI") == true }
    return text.hasPrefix("UI") || text.contains("BarGuide") || text.contains("ButtonGuide")
  }

  /// A bar or picker, whose inner constraints are UIKit's.
  fileprivate var isBar: Bool {
    [
      "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIDatePicker", "UIPickerView",
      "UIStackView",
    ].contains(className)
  }
}

extension LoggedConflict {
  /// Whose conflict it is where no member is the app's.
  public func system(in message: ConflictMessage) -> SystemConflict? {
    SystemConflict(self, in: message)
  }
}
