/// What a view still has to do before it may be drawn; two bytes in each view.
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
  /// `layoutSubviews()` is running.
  static let isLayingOut = LayoutFlags(rawValue: 16)
  /// The view, or one below it that the same engine lays out, uses constraints.
  static let usesConstraints = LayoutFlags(rawValue: 32)
  /// The view has one size only, whatever frame it is given.
  static let keepsSize = LayoutFlags(rawValue: 64)
  /// The view has one height only, whatever frame is set by hand; constraints may change it.
  static let keepsHeightOfFrames = LayoutFlags(rawValue: 128)

  /// What the size of a frame has to be checked for.
  static let keeping: LayoutFlags = [.keepsSize, .keepsHeightOfFrames]
  /// What a layout pass has to look at.
  static let layout: LayoutFlags = [.needsLayout, .descendantNeedsLayout]
  /// What an update of constraints has to look at.
  static let update: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]

  /// Where a new view starts: everything is still to be done.
  static let initial: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
}
