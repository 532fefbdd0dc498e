/// UIKit's text styles. Raw values are those of Interface Builder files and `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// Weight of the style's font.
  public var weight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    case .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2:
      .regular
    }
  }

  /// The set of measurements of the styles.
  public enum Edition: Hashable, Sendable {
    /// Sizes printed by the iOS 13.3 simulator, leadings of Apple's Human Interface Guidelines.
    case published
    /// `published`, changed by what an iOS 26 simulator has printed; observed in one place.
    case ios26
  }

  /// The point size at a content size category, as printed by the iOS 13.3 simulator
  /// (temoki/UIKit_DynamicType). The two extra-large titles of iOS 17 are known only at `.large`,
  /// and grow here with the style of the closest size.
  public func pointSize(
    for category: ContentSizeCategory, _ edition: Edition = .published
  ) -> Double {
    if edition == .ios26, self == .caption2, category == .accessibilityExtraExtraExtraLarge {
      return 40
    }
    return Self.sizes(of: self)[category.index]
  }

  /// The distance between two baselines in points, from the typography tables of Apple's Human
  /// Interface Guidelines, in which it depends only on the point size. An iOS 26.1 simulator
  /// scales fonts and lengths by the same numbers (`UIFontMetrics`).
  public func leading(
    for category: ContentSizeCategory, _ edition: Edition = .published
  ) -> Double {
    let size = pointSize(for: category, edition)
    let leading = Self.leading(forPointSize: size)
    return edition == .ios26 ? leading + correction(ofLeadingAt: size) : leading
  }

  /// An iOS 26 simulator's leadings less the published ones, which are less than a line.
  private func correction(ofLeadingAt size: Double) -> Double {
    switch (self, size) {
    case (.headline, 47): -5
    case (.caption1, 22), (.caption2, 24), (.title1, 32), (.title1, 53), (_, 30): -1
    default: 0
    }
  }

  /// The style's font. `lineGap` is the excess of its leading over the line height, never negative:
  /// two lines of Body are 2 × 20.287 + 1.713 = 42.29, so 42.5 at @2x.
  public func font(
    for category: ContentSizeCategory, _ edition: Edition = .published
  ) -> FontDescriptor {
    let size = pointSize(for: category, edition)
    let gap = leading(for: category, edition) - SystemFontMetrics.lineHeight * size
    return FontDescriptor(pointSize: size, weight: weight, lineGap: max(0, gap))
  }
}

extension TextStyle {
  private static func sizes(of style: TextStyle) -> [Double] {
    switch style {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }

  /// Leading by point size: 13 at 11, 16 at 12, size + 5 up to 21, then increasing in steps.
  private static func leading(forPointSize size: Double) -> Double {
    switch size {
    case ...11: 13
    case ...12: 16
    case ...21: size + 5
    case ...29: size + 6
    case ...37: size + 7
    case ...44: size + 8
    case ...53: size + 9
    default: size + 10
    }
  }
}

/// The user's text size setting. Raw values are UIKit's (`UICTContentSizeCategory…`).
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Comparable {
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The index in a table of all twelve categories, smallest first.
  public var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// Compares by size; every accessibility size is larger than the others.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.index < b.index
  }
}
