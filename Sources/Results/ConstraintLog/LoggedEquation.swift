import Numbers
import UIKitIdentifiers

/// `first relation multiplier × second + constant`, between anchors of a log.
public struct LoggedEquation: Equatable, Sendable {
  /// The anchor on the left.
  public var first: LoggedAnchor
  /// How the sides compare.
  public var relation: Relation
  /// The factor of the right-hand anchor.
  public var multiplier: Double
  /// The anchor on the right; `nil` for a constant.
  public var second: LoggedAnchor?
  /// In points.
  public var constant: Double
  /// 1...1000; what a conflict lists is required unless it says otherwise.
  public var priority: Double

  /// How two sides compare.
  public typealias Relation = ConstraintRelation

  /// An equation from its parts.
  public init(
    _ first: LoggedAnchor, _ relation: Relation, multiplier: Double = 1,
    _ second: LoggedAnchor? = nil, constant: Double = 0, priority: Double = PriorityScale.required
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
  }
}

extension LoggedEquation {
  /// The statement divided by the factor on its left; a negative one turns the relation.
  func divided(by factor: Double) throws(EntryError) -> LoggedEquation {
    guard factor != 0 else { throw EntryError("it has a factor of 0 on its left") }
    var result = self
    result.multiplier /= factor
    result.constant /= factor
    if factor < 0 { result.relation = relation.flipped }
    return result
  }
}

/// An attribute of an item.
public struct LoggedAnchor: Hashable, Sendable {
  /// The view or guide.
  public var item: LoggedItem
  /// Which of its edges or sizes.
  public var attribute: LoggedAttribute

  /// An anchor from its parts.
  public init(_ item: LoggedItem, _ attribute: LoggedAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A view or layout guide of a log: `UILabel:0x7fe'Title'`, `titleLabel`, `|`.
public struct LoggedItem: Hashable, Sendable {
  /// `UILabel`, `MyApp.AvatarView`; `nil` where the log gives only a name.
  public var className: String?
  /// `0x7fabbb8e1310`; `nil` where the log gives only a name.
  public var address: String?
  /// The name that the log uses: an accessibility or restoration identifier, a key of a library.
  public var name: String?
  /// The text of a label or button, possibly shortened by `...`.
  public var text: String?

  /// An item from its parts.
  public init(
    className: String? = nil, address: String? = nil, name: String? = nil, text: String? = nil
  ) {
    self.className = className
    self.address = address
    self.name = name
    self.text = text
  }

  /// What two mentions of the same item have in common: its address, else its name.
  public var key: String { address ?? name ?? className ?? "?" }

  /// The shortest thing that a person recognises: `UILabel 'Title'`, `titleLabel`, `AvatarView`.
  public var label: String {
    if let name { return name }
    if let text, let guide = Self.guides.first(where: { $0.key == text })?.value { return guide }
    let type = className.map(Self.shortName) ?? "view"
    return text.map { "\(type) '\($0)'" } ?? type
  }

  /// The class without modules: `Host<Row>` of `App.Host<App.Row>`.
  private static func shortName(_ className: String) -> String {
    var name = ""
    for character in className {
      if character == "." {
        let start =
          name.lastIndex { "<( ,".contains($0) }.map(name.index(after:)) ?? name.startIndex
        name.removeSubrange(start...)
      } else {
        name.append(character)
      }
    }
    return name.isEmpty ? className : name
  }

  /// Layout guides by the identifiers that UIKit gives them.
  private static let guides: KeyValuePairs<String, String> = [
    UIKitIdentifier.ViewGuide.safeArea: "safeArea",
    UIKitIdentifier.ViewGuide.layoutMargins: "layoutMargins",
    UIKitIdentifier.ViewGuide.readableContent: "readableContent",
    UIKitIdentifier.ViewGuide.keyboard: "keyboard",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]

  /// Whether the class is a layout guide's, which has no coordinates of its own.
  public var isGuide: Bool { className?.hasSuffix("LayoutGuide") == true }

  /// Whether no app makes such a view: a private class, or a part of the keyboard.
  public var isPrivateToSystem: Bool {
    // The view of a keyboard extension is one that an app may make; what begins with its name is not.
    guard let className, !className.contains("."), className != "UIInputView" else { return false }
    return Self.privatePrefixes.contains(where: className.hasPrefix)
  }

  private static let privatePrefixes = [
    "_UI", "_NS", "UIKB", "UIKeyboard", "UIInputSet", "UIInputWindow", "UIInputView",
    "UIRemoteKeyboard",
    "TUI", "SystemInputAssistant", "UISystemInput", "UIPredictionView", "UIEditingOverlay",
    "UITextEffects",
    "UIInterfaceAction", "UICompatibilityInput", "UIButtonBar", "UIPrintPaper", "UIModernBarButton",
    "NSToolbarItemViewer", "NSToolbarButton", "NSTouchBarView", "NSFunctionRow", "CKMessageEntry",
    "CKBrowser", "CKTranscript", "MFCompose", "MFMailCompose", "MFRecipient",
  ]
}

/// An attribute as logs spell it, folded to UIKit's own names.
///
/// Engines print `minX`, `midY` and their like for autoresizing masks; they are the edges and
/// centres of `NSLayoutConstraint.Attribute` (observed in logs of iOS 8 and later).
public enum LoggedAttribute: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// Sizes of a scroll view's content, which engines print without a view of their own.
  case contentWidth, contentHeight

  init?(spelt word: String) {
    if let attribute = Self(rawValue: word) {
      self = attribute
      return
    }
    guard let other = Self.synonyms.first(where: { $0.key == word })?.value else { return nil }
    self = other
  }

  private static let synonyms: KeyValuePairs<String, Self> = [
    "minX": .left, "maxX": .right, "midX": .centerX, "minY": .top, "maxY": .bottom,
    "midY": .centerY, "Width": .width, "Height": .height, "baseline": .lastBaseline,
    "minXMargin": .leftMargin, "maxXMargin": .rightMargin, "minYMargin": .topMargin,
    "maxYMargin": .bottomMargin, "midXMargin": .centerXWithinMargins,
    "midYMargin": .centerYWithinMargins, "centerXWithinMargin": .centerXWithinMargins,
    "centerYWithinMargin": .centerYWithinMargins, "centerx": .centerX, "centery": .centerY,
  ]

  /// Whether the attribute is a position, in the coordinates of a view around it.
  public var isPosition: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: false
    default: true
    }
  }

  /// Whether where it lies depends on margins or on fonts, which a log does not print.
  public var isUnprinted: Bool {
    switch self {
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute runs across the screen.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .contentWidth:
      true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .contentHeight:
      false
    }
  }
}
