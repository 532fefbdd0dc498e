import Scene

/// The meaning of the signs that occur in a picture, each once, in lines that wrap.
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
