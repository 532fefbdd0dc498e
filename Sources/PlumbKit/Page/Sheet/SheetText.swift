import Scene
import Typesetting

/// Single lines of text on a contact sheet, in the system font.
struct SheetText {
  private let assets: SceneAssets
  private let font: FontDescriptor

  /// - Parameter hasMonospacedDigits: for numbers that stand below each other. It widens hyphens too.
  init(
    _ assets: SceneAssets, size: Double, weight: FontWeight = .regular,
    hasMonospacedDigits: Bool = true
  ) {
    self.assets = assets
    font = FontDescriptor(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Where a line stands against a place on its baseline.
  enum Alignment {
    case left, center, right
  }

  /// Width of a line, in points.
  func width(_ text: String) -> Double {
    assets.layout(paragraph(text), width: .infinity, maximumLines: 1).measure.width
  }

  /// A line in a colour at a place on its baseline.
  func nodes(
    _ text: String, _ color: Scene.Color, at place: Scene.Point, _ alignment: Alignment = .left
  ) -> [Scene.Node] {
    let paragraph = paragraph(text)
    let layout = assets.layout(paragraph, width: .infinity, maximumLines: 1)
    let width = layout.measure.width
    let x =
      switch alignment {
      case .left: place.x
      case .center: place.x - width / 2
      case .right: place.x - width
      }
    return GlyphInk(paragraph, assets: assets, color: { _ in color })
      .nodes(layout, at: Scene.Point(x, place.y - layout.measure.firstBaseline))
  }

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(
      text, font: font, alignment: .left, lineBreakMode: .clipping, baseDirection: .leftToRight)
  }
}
