extension UIStackView {
  /// In `setCustomSpacing`: the stack's own `spacing` again. The value is UIKit's.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing between views. The value is UIKit's.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the distance between a view of the row and the next visible one.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance set for the gap after a view; `spacingUseDefault` where none was.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view in points.
  final func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.betweenViews : gap
  }
}
