import Scene
import Typesetting
import UIKit

extension ViewPainter {
  /// A label's text, centred in its height as UIKit does; the baseline of each line on a pixel.
  func text(of label: UILabel) -> [Scene.Node] {
    let paragraph = label.drawnParagraph
    let bounds = Scene.Rect(label.bounds)
    guard !paragraph.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let layout = fittingLayout(paragraph, bounds, maximumLines: label.numberOfLines)
    let top = onPixel(bounds.y + (bounds.height - layout.measure.height) / 2)
    let colors = label.attributeColors
    let ink = GlyphInk(
      paragraph, assets: assets,
      color: { id in
        let own = colors.indices.contains(id) ? colors[id] : nil
        return color(own ?? label.textColor ?? .label)
      }, baseline: onPixel)
    let nodes = ink.nodes(layout, at: Scene.Point(bounds.x, top))
    guard layout.measure.height > bounds.height + 1 / scale else { return nodes }
    return [.group(.init(clip: .rectangle(bounds), children: nodes))]
  }

  /// The lines that find room in the height, one at least: a label too short for its text shows the
  /// lines that fit, the last of them cut as its line break mode says.
  private func fittingLayout(
    _ paragraph: Paragraph, _ bounds: Scene.Rect, maximumLines: Int
  ) -> TextLayout {
    let whole = assets.layout(paragraph, width: bounds.width, maximumLines: maximumLines)
    let room = bounds.height + 1 / scale
    guard whole.measure.height > room, whole.lines.count > 1 else { return whole }
    let fitting = whole.lines.prefix { $0.baselineY + $0.descent <= room }.count
    return assets.layout(paragraph, width: bounds.width, maximumLines: max(1, fitting))
  }

  /// The nearest whole pixel.
  func onPixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
