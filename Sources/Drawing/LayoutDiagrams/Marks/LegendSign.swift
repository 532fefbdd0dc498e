import LayoutTree

/// Something in a diagram that a legend explains. The order is that of a legend.
package enum LegendSign: Hashable, Comparable {
  case frame
  case ambiguous
  /// A line between two T ends.
  case distance
  /// A thin line along what coincides.
  case alignment
  /// A red line with a cross.
  case broken
  /// Hatched bands inside a view.
  case margins
  /// A dotted box.
  case contentSize
  /// A line with a tick at each end.
  case baselineTicks
  /// Dashed ends with a hatched room between them.
  case open
  /// A red line with a number.
  case conflict
  /// A grey line with a number that is off.
  case missed
  /// A red frame.
  case fault
  /// A frame in the colour of what is estimated.
  case sample
  /// A chain with a bob.
  case plumbline
  /// A hatched bar.
  case estimate
  /// The outline of a view that moves, as it was and as it is.
  case before, after
  /// The dashed outline of where a view was.
  case former
  /// A dotted outline.
  case altered
  /// An outline that is hatched, of what only one version has.
  case added, removed
  /// A box of a view that a conflict is about, and one of a view that has nothing to do with it.
  case fighting, bystander

  var name: String {
    switch self {
    case .frame: "view"
    case .ambiguous: "ambiguous"
    case .distance: "distance or size"
    case .alignment: "aligned"
    case .broken: "given up in a conflict"
    case .margins: "layout margins"
    case .contentSize: "size the content asks for"
    case .baselineTicks: "baselines"
    case .open: "may be anywhere between"
    case .conflict: "cannot hold together"
    case .missed: "could not be met"
    case .fault: "outside, cut off, squeezed or overlapping"
    case .sample: "sample content"
    case .plumbline: "what makes the height"
    case .estimate: "estimated height"
    case .before: "before"
    case .after: "after"
    case .former: "where it was"
    case .altered: "in its place, but changed"
    case .added: "added"
    case .removed: "removed"
    case .fighting: "part of the conflict"
    case .bystander: "not part of it"
    }
  }

  /// The sign that stands for all that `layer` draws; `nil` where its marks have their own.
  static func sign(of layer: LayoutTree.Layer) -> LegendSign? {
    switch layer {
    case .frames, .constraints, .problems: nil
    case .margins: .margins
    case .intrinsic: .contentSize
    case .baselines: .baselineTicks
    case .plumbline: .plumbline
    case .estimates: .estimate
    }
  }
}
