import Scene

/// A small example of a sign, drawn by the marks themselves.
struct LegendSample {
  let palette: DiagramPalette

  /// The room of a sample, its top left corner at the origin.
  static let size = Scene.Size(24, 11)

  /// The nodes of the sample for `sign`.
  func nodes(_ sign: LegendSign) -> [Scene.Node] {
    switch sign {
    case .frame: [FrameLayer.outline(box, palette.frame(depth: 1))]
    case .ambiguous:
      [FrameLayer.outline(box, palette.broken), Hatching.node(in: box, palette.broken)]
    case .distance: line(palette.constraint).nodes
    case .alignment:
      AlignmentLine(
        axis: .vertical, at: Self.size.height / 2, reach: 5...(Self.size.width - 5),
        color: palette.alignment
      ).nodes
    case .broken:
      line(palette.broken).nodes
        + [BrokenMark.node(at: line(palette.broken).middle, palette.broken)]
    case .margins:
      [
        .fill(.rectangle(box), palette.margin.faded(to: 20)),
        Hatching.node(in: box, palette.margin),
      ]
    case .contentSize:
      [
        .stroke(
          .rectangle(box.outset(by: -0.5)), palette.intrinsic,
          .dotted)
      ]
    case .baselineTicks: baseline
    case .open:
      [
        Hatching.node(in: box, palette.broken),
        .stroke(
          .rectangle(box.outset(by: -0.5)), palette.broken, .init(width: 1, dash: [3, 2])),
      ]
    case .conflict: line(palette.broken).nodes
    case .missed: missedLine
    case .fault: [.stroke(.rectangle(box), palette.broken, .init(width: 1.5))]
    case .sample: [.stroke(.rectangle(box), palette.estimate, .init(width: 1.5))]
    case .plumbline: chain
    case .estimate:
      [Hatching.node(in: box, palette.estimate), outline(box, palette.estimate)]
    case .before: DiffOutline(box.outset(by: -1), .moved, palette.before).nodes()
    case .after: DiffOutline(box.outset(by: -1), .moved, palette.after).nodes()
    case .former: DiffOutline(box.outset(by: -1), .former, palette.before).nodes()
    case .altered: DiffOutline(box.outset(by: -1), .altered, palette.after).nodes()
    case .added: DiffOutline(box.outset(by: -1), .alone, palette.after).nodes()
    case .removed: DiffOutline(box.outset(by: -1), .alone, palette.before).nodes()
    case .fighting: bordered(palette.title, dash: [])
    case .bystander: bordered(palette.context, dash: [2, 2])
    }
  }

  private var box: Scene.Rect { Scene.Rect(1, 0.5, Self.size.width - 2, Self.size.height - 1) }
  private var span: ClosedRange<Double> { 2...(Self.size.width - 2) }

  private func line(_ color: Scene.Color) -> DimensionLine {
    DimensionLine(axis: .horizontal, span: span, across: Self.size.height / 2, color: color)
  }

  /// A grey line with a number that is off.
  private var missedLine: [Scene.Node] {
    line(palette.alignment).nodes + [
      .fill(
        .roundedRectangle(.init(center: line(palette.alignment).middle, .init(9, 6)), radius: 1.5),
        palette.alignment)
    ]
  }

  private func outline(_ rect: Scene.Rect, _ color: Scene.Color) -> Scene.Node {
    .stroke(.rectangle(rect.outset(by: -0.375)), color, .init(width: 0.75))
  }

  private func bordered(_ color: Scene.Color, dash: [Double]) -> [Scene.Node] {
    let shape = Scene.Path.roundedRectangle(box.outset(by: -0.5), radius: 3)
    return (dash.isEmpty ? [.fill(shape, palette.badge)] : [])
      + [.stroke(shape, color, .init(width: 1, dash: dash))]
  }

  /// A line with ticks.
  private var baseline: [Scene.Node] {
    let y = Self.size.height / 2
    let ticks = [span.lowerBound, span.upperBound].map { x in
      Scene.Node.stroke(
        .segment(.init(x, y - 2.5), .init(x, y + 2.5)), palette.baseline, .init(width: 1))
    }
    return ticks + [
      .stroke(
        .segment(.init(span.lowerBound, y), .init(span.upperBound, y)), palette.baseline,
        .init(width: 0.5))
    ]
  }

  /// A line that ends in a bob, lying on its side.
  private var chain: [Scene.Node] {
    let y = Self.size.height / 2, tip = span.upperBound
    return [
      .stroke(
        .segment(.init(span.lowerBound, y), .init(tip - 7, y)), palette.plumbline,
        .init(width: 1.5)),
      .fill(
        .polygon([
          .init(tip - 7, y), .init(tip - 4.5, y - 3), .init(tip, y), .init(tip - 4.5, y + 3),
        ]), palette.plumbline),
    ]
  }
}
