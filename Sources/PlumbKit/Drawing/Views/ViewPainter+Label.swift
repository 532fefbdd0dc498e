import Scene
import Typesetting
import UIKit

extension ViewPainter {
  /// A label's text, centred in its height as UIKit does; the baseline of each line on a pixel.
  func text(of label: UILabel) -> [Scene.Node] {
    let paragraph = label.drawnParagraph
    let bounds = Scene.Rect(label.bounds)
    guard !paragraph.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let layout = assets.layout(
      paragraph, width: bounds.width, maximumLines: label.numberOfLines)
    let top = onPixel(bounds.y + (bounds.height - layout.measure.height) / 2)
    let colors = label.attributeColors
    let ink = GlyphInk(
      paragraph, assets: assets,
      color: { id in
        let own = colors.indices.contains(id) ? colors[id] : nil
        return color(own ?? label.textColor ?? .label)
      }, baseline: onPixel)
    return ink.nodes(layout, at: Scene.Point(bounds.x, top))
  }

  /// The nearest whole pixel.
  func onPixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
