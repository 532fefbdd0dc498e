import Scene
import Typesetting

extension BadgeText {
  /// The system font is set wide at sizes as small as this; a badge has no room for that.
  private static let tracking = -0.25

  /// Text in the system font, its digits all of one width.
  init(_ assets: SceneAssets) {
    let font = FontDescriptor(
      pointSize: Self.pointSize, weight: .medium, hasMonospacedDigits: true)
    let line = { (text: String) in
      Paragraph(
        runs: [TextRun(text, font: font, tracking: Self.tracking)], lineBreakMode: .clipping,
        baseDirection: .leftToRight)
    }
    width = { text in
      assets.layout(line(text), width: .infinity, maximumLines: 1).measure.width
    }
    nodes = { text, color, origin in
      let paragraph = line(text)
      let layout = assets.layout(paragraph, width: .infinity, maximumLines: 1)
      let top = origin.y - layout.measure.firstBaseline
      return GlyphDrawing(paragraph, assets: assets, color: { _ in color })
        .nodes(layout, at: Scene.Point(origin.x, top))
    }
  }
}
