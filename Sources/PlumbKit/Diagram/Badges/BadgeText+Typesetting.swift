import Scene
import Typesetting

extension BadgeText {
  /// Text in the system font, its digits all of one width.
  init(_ assets: SceneAssets) {
    let font = FontDescriptor(
      pointSize: Self.pointSize, weight: .medium, hasMonospacedDigits: true)
    let line = { (text: String) in
      Paragraph(text, font: font, lineBreakMode: .clipping, baseDirection: .leftToRight)
    }
    width = { text in
      assets.layout(line(text), width: .infinity, maximumLines: 1).measure.width
    }
    nodes = { text, color, origin in
      let paragraph = line(text)
      let layout = assets.layout(paragraph, width: .infinity, maximumLines: 1)
      let top = origin.y - layout.measure.firstBaseline
      return GlyphInk(paragraph, assets: assets, color: { _ in color })
        .nodes(layout, at: Scene.Point(origin.x, top))
    }
  }
}
