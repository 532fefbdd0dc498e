/// What a view still has to do before it may be drawn; one byte in each view.
struct LayoutFlags: OptionSet {
  var rawValue: UInt16

  /// `layoutSubviews()` must run.
  static let needsLayout = LayoutFlags(rawValue: 1)
  /// Some view below must be laid out, or an engine below must be solved.
  static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
  /// `updateConstraints()` must run.
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  /// Some view below must update its constraints.
  static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)

  /// Where a new view starts: everything is still to be done.
  static let initial: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
}
