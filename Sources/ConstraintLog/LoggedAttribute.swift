/// An attribute as logs spell it, folded to UIKit's own names.
///
/// Engines print `minX`, `midY` and their like for autoresizing masks; they are the edges and centres of
/// `NSLayoutConstraint.Attribute` (observed in logs of iOS 8 and later).
public enum LoggedAttribute: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// Sizes of a scroll view's content, which engines print without a view of their own.
  case contentWidth, contentHeight

  /// The attribute of a word in a log.
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
