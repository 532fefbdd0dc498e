/// How strongly a view keeps to its intrinsic size: the four content priorities.
struct ContentPriorities: Hashable {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
}

extension NSLayoutConstraint {
  /// A direction in which views have a size. Raw values as on iOS.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}

extension UIView {
  /// How strongly the view resists growing beyond its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging
    case .vertical: contentPriorities.verticalHugging
    }
  }

  /// Sets how strongly the view resists growing beyond its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    contentPrioritiesDidChange()
  }

  /// How strongly the view resists shrinking below its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression
    case .vertical: contentPriorities.verticalCompression
    }
  }

  /// Sets how strongly the view resists shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression = priority
    case .vertical: contentPriorities.verticalCompression = priority
    }
    contentPrioritiesDidChange()
  }
}

extension ContentPriorities {
  /// Switches, steppers and activity indicators: 750 everywhere.
  static let rigid = ContentPriorities(
    horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  /// Sliders, segmented controls, progress views and page controls: they hug their height.
  static let fixedHeight = ContentPriorities(verticalHugging: .defaultHigh)
}
