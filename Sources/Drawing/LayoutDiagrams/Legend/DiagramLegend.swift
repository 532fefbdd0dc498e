import LayoutTree
import Scene

/// What the signs of a picture mean: only those that occur in it, each once, in lines that wrap.
package struct DiagramLegend {
  let signs: [LegendSign]
  let palette: DiagramPalette
  /// The room across, in points.
  let width: Double

  private static let lineHeight = 15.0
  /// Between a sample and its name, and from there to the next sample.
  private static let gap = 5.0
  private static let entryGap = 16.0

  /// A legend of the signs that `marks` make.
  package init(of signs: some Sequence<LegendSign>, palette: DiagramPalette, width: Double) {
    self.signs = Set(signs).sorted()
    self.palette = palette
    self.width = width
  }

  /// How tall it is with text set in `type`.
  package func height(_ type: BadgeText) -> Double {
    (places(type).map(\.y).max().map { $0 + Self.lineHeight }) ?? 0
  }

  /// The legend as a group, its top left corner at `origin`.
  package func node(at origin: Scene.Point, _ type: BadgeText) -> Scene.Node {
    let sample = LegendSample(palette: palette)
    let entries = zip(signs, places(type)).map { sign, place in
      let text = Scene.Point(LegendSample.size.width + Self.gap, BadgeText.baseline)
      return Scene.Node.group(
        .init(
          transform: .translation(place.x, place.y),
          children: sample.nodes(sign) + type.nodes(sign.name, palette.caption, text)))
    }
    return .group(
      .init(id: "legend", transform: .translation(origin.x, origin.y), children: entries))
  }

  private func places(_ type: BadgeText) -> [Scene.Point] {
    let widths = signs.map {
      LegendSample.size.width + Self.gap + type.width($0.name) + Self.entryGap
    }
    return ColumnLayout(
      widths: widths, width: width + Self.entryGap, lineHeight: Self.lineHeight
    ).places
  }
}

/// Something in a diagram that a legend explains. The order is that of a legend.
package enum LegendSign: Hashable, Comparable {
  /// The outline of a view with so many superviews in the row, `deepest` at most.
  case frame(depth: Int)
  /// A hatched view.
  case ambiguous
  /// A solid line.
  case required
  /// A dashed line.
  case optional
  /// A line with arrows that push outwards.
  case atLeast
  /// A line with arrows that push inwards.
  case atMost
  /// A line that ends in a ring.
  case margin
  /// Lines along what coincides.
  case edges, centers, baselines
  /// Brackets with ticks.
  case equalSizes
  /// A double arrow.
  case aspectRatio
  /// A red zigzag.
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
  /// A dashed red line.
  case missed
  /// A red frame.
  case fault
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

  /// Frames are told apart down to here.
  static let deepest = 4

  /// What a reader is told.
  var name: String {
    switch self {
    case .frame(0): "content view"
    case .frame(1): "view"
    case .frame(let depth): "\(depth) levels deep" + (depth == Self.deepest ? " or more" : "")
    case .ambiguous: "ambiguous"
    case .required: "required"
    case .optional: "optional"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .margin: "from a layout margin"
    case .edges: "edges aligned"
    case .centers: "centers aligned"
    case .baselines: "baselines aligned"
    case .equalSizes: "equal sizes"
    case .aspectRatio: "aspect ratio"
    case .broken: "given up in a conflict"
    case .margins: "layout margins"
    case .contentSize: "size the content asks for"
    case .baselineTicks: "baselines"
    case .open: "may be anywhere between"
    case .conflict: "cannot hold together"
    case .missed: "could not be met"
    case .fault: "outside, cut off, squeezed or overlapping"
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

  /// The signs in the `drawing` of a constraint.
  static func signs(
    _ constraint: LayoutTree.Constraint, _ drawing: ConstraintDrawing
  ) -> [LegendSign] {
    if constraint.isBroken { return [.broken] }
    var signs: [LegendSign] = [constraint.isRequired ? .required : .optional]
    for line in drawing.dimensions {
      for end in [line.low, line.high] {
        switch end {
        case .beam: break
        case .outward: signs.append(.atLeast)
        case .inward: signs.append(.atMost)
        case .margin: signs.append(.margin)
        }
      }
    }
    switch drawing.alignment?.knob {
    case .square: signs.append(.edges)
    case .diamond: signs.append(.centers)
    case .tick: signs.append(.baselines)
    case nil: break
    }
    return signs + (drawing.brackets.isEmpty ? [] : [.equalSizes])
      + (drawing.aspect == nil ? [] : [.aspectRatio])
  }
}
