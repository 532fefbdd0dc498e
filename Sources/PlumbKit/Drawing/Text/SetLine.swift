import Scene
import Typesetting

/// One line of text that no view shows: a placeholder's name, a letter of the section index.
struct SetLine {
  private let paragraph: Paragraph
  private let color: Scene.Color

  /// A line in the middle of whatever it is set in, cut in its own middle where it is too long.
  init(_ text: String, font: FontDescriptor, color: Scene.Color) {
    paragraph = Paragraph(text, font: font, alignment: .center, lineBreakMode: .truncatingMiddle)
    self.color = color
  }

  /// Its natural width.
  func width(_ assets: SceneAssets) -> Double {
    assets.layout(paragraph, width: .infinity, maximumLines: 1).measure.width
  }

  /// The line, centred both ways.
  func nodes(in rect: Scene.Rect, _ assets: SceneAssets) -> [Scene.Node] {
    guard rect.width > 0 else { return [] }
    let layout = assets.layout(paragraph, width: rect.width, maximumLines: 1)
    let top = rect.y + (rect.height - layout.measure.height) / 2
    return GlyphInk(paragraph, assets: assets, color: { _ in color })
      .nodes(layout, at: Scene.Point(rect.x, top))
  }
}
