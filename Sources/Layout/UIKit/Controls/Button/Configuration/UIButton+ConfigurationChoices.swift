extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Sendable {
    /// 34 points high with one line of text.
    case medium
    /// 28 points high.
    case small
    /// 28 points high.
    case mini
    /// 50 points high.
    case large

    /// Heights of one line: 34.33 (public logs and frames; "Call" is 52.5 wide), 28, 50.33.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .body
      case .small, .mini: .subheadline
      }
    }

    var subtitleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .footnote
      case .small, .mini: .caption1
      }
    }
  }

  /// How round the corners of the ground are.
  public enum CornerStyle: Sendable {
    /// As the ground says.
    case fixed
    /// As the ground says, following the text size.
    case dynamic
    /// A little.
    case small
    /// As usual.
    case medium
    /// More.
    case large
    /// Half circles.
    case capsule
  }

  /// Where title and subtitle stand beside each other.
  public enum TitleAlignment: Sendable {
    /// At the side where the picture is.
    case automatic
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }
}

extension UIButton.Configuration {
  /// The radius of the ground's corners in a button of that height. The radius of the ground itself
  /// is 5.95 unless it is set; since iOS 26 a button is a capsule.
  func cornerRadius(height: CGFloat, version: Int) -> CGFloat {
    let usual: CGFloat = 5.95
    return switch cornerStyle {
    case .capsule: height / 2
    case .small: 4
    case .medium: usual
    case .large: 8.5
    case .fixed, .dynamic:
      if background.cornerRadius > 0 {
        background.cornerRadius
      } else {
        version >= 26 ? height / 2 : usual
      }
    }
  }

  /// Colour of texts and picture.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : tint
  }

  /// Colour of the ground; nil for none.
  func ground(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    switch style {
    case .plain: return nil
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      guard isEnabled else { return .tertiarySystemFill }
      return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: return isEnabled ? baseBackgroundColor ?? tint : .tertiarySystemFill
    }
  }
}
