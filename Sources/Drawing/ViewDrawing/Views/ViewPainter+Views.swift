import ImageCoding
import Scene
import Typesetting
import UIKit

extension ViewPainter {
  /// A label's text, centred in its height as UIKit does; the baseline of each line on a pixel.
  func text(of label: UILabel) -> [Scene.Node] {
    let paragraph = label.drawnParagraph
    let bounds = Scene.Rect(label.textDrawingRect)
    guard !paragraph.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let layout = fittingLayout(paragraph, bounds, maximumLines: label.numberOfLines)
    let top = onPixel(bounds.y + (bounds.height - layout.measure.height) / 2)
    let inks = label.attributeInks
    let ink = { (id: Int) in inks.indices.contains(id) ? inks[id] : nil }
    var drawing = GlyphDrawing(
      paragraph, assets: assets, color: { color(ink($0)?.color ?? label.textColor ?? .label) },
      baseline: onPixel)
    if inks.contains(where: { $0.underline != [] || $0.strikethrough != [] }) {
      drawing.lines = { id, rect, size in
        ink(id).map { lines(of: $0, rect, size, label.textColor ?? .label) } ?? []
      }
    }
    let nodes = drawing.nodes(layout, at: Scene.Point(bounds.x, top))
    guard layout.measure.height > bounds.height + 1 / scale else { return nodes }
    return [.group(.init(clip: .rectangle(bounds), children: nodes))]
  }

  /// The lines below and through a run of text, whose rectangle begins at its baseline: as thick as
  /// a fifteenth of the font's size, on whole pixels; a tenth of the size below the baseline, and a
  /// quarter above it, which is the middle of small letters (assumed, after San Francisco's own
  /// underline metrics).
  private func lines(
    of ink: TextInk, _ run: Scene.Rect, _ size: Double, _ textColor: UIColor
  ) -> [Scene.Node] {
    let own = ink.color ?? textColor
    let line = { (y: Double, style: NSUnderlineStyle, tint: UIColor) -> Scene.Node in
      let thick = style.contains(.thick) && style != .double ? 2.0 : 1
      let height = max(1 / scale, onPixel(size / 15 * thick))
      let rect = Scene.Rect(run.x, onPixel(run.y + y - height / 2), run.width, height)
      return .fill(.rectangle(rect), color(tint))
    }
    var nodes: [Scene.Node] = []
    if ink.underline != [] {
      nodes.append(line(size / 10, ink.underline, ink.underlineColor ?? own))
    }
    if ink.strikethrough != [] {
      nodes.append(line(-size / 4, ink.strikethrough, ink.strikethroughColor ?? own))
    }
    return nodes
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
  func onPixel(_ value: Double) -> Double {
    Double(PixelGrid(scale: CGFloat(scale)).rounded(CGFloat(value)))
  }
}

extension ViewPainter {
  /// The ground and border of a text field, and the button that clears it; its text is a subview.
  func drawing(of field: UITextField) -> [Scene.Node] {
    ((field as? UISearchTextField).map(ground) ?? border(of: field)) + clearButton(of: field)
  }

  private func border(of field: UITextField) -> [Scene.Node] {
    let bounds = Scene.Rect(field.bounds)
    let border = Scene.StrokeStyle(width: 0.5)
    let edge = bounds.outset(by: -0.25)
    switch field.borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rectangle(bounds.outset(by: -0.5)), color(.label), .init(width: 1))]
    case .bezel:
      return [
        .fill(.rectangle(bounds), color(.systemBackground)),
        .stroke(.rectangle(bounds.outset(by: -0.5)), color(.systemGray2), .init(width: 1)),
        .stroke(.rectangle(bounds.outset(by: -1.25)), color(.systemGray5), border),
      ]
    case .roundedRect:
      let ground: UIColor = field.isEnabled ? .systemBackground : .secondarySystemBackground
      return [
        .fill(.roundedRectangle(bounds, radius: 5), color(ground)),
        .stroke(.roundedRectangle(edge, radius: 4.75), color(.opaqueSeparator), border),
      ]
    }
  }

  /// A grey disc with a cross, 14 points wide.
  private func clearButton(of field: UITextField) -> [Scene.Node] {
    guard let frame = field.clearButtonFrame else { return [] }
    let symbol = SymbolImage(
      name: "xmark.circle.fill", configuration: UIImage.SymbolConfiguration(pointSize: 14))
    return SymbolPainter(symbol, isMirrored: false, color: color(.tertiaryLabel))
      .nodes(in: Scene.Rect(frame).outset(by: -1.5), Scene.Size(16, 16), assets)
  }
}

extension ViewPainter {
  /// What an image view shows: pixels, a symbol, or the place where a picture would be.
  func picture(of imageView: UIImageView) -> [Scene.Node] {
    guard let image = imageView.image else { return [] }
    let bounds = Scene.Rect(imageView.bounds)
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let size = Scene.Size(image.size.width, image.size.height)
    let placement = ContentPlacement(bounds: bounds, size: size)
    let tint = image.tint(in: imageView, isTemplate: imageView.rendersAsTemplate).map(color)
    switch image.content {
    case .placeholder, .missing: return placeholder(for: image, in: bounds)
    case .file(let file):
      let rect = placement.rect(imageView.contentMode)
      let index = assets.pictures.index(
        of: file, named: image.name, in: Scene.Size(rect.width, rect.height), tint: tint, assets)
      return index.map { [.image($0, rect)] } ?? placeholder(for: image, in: bounds)
    case .symbol(let symbol):
      let drawing = SymbolPainter(
        symbol, isMirrored: imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        color: tint ?? color(.label))
      return drawing.nodes(in: placement.rect(imageView.contentMode), size, assets)
    }
  }

  private func placeholder(for image: UIImage, in bounds: Scene.Rect) -> [Scene.Node] {
    PicturePlaceholder(
      bounds: bounds, name: image.name,
      size: image.isMissing ? nil : Scene.Size(image.size.width, image.size.height),
      field: color(.systemGray5), ink: color(.systemGray2), text: color(.secondaryLabel)
    ).nodes(assets)
  }
}

extension ViewPainter {
  /// An activity indicator that stands still: eight spokes that fade in the order of its turning,
  /// at its own size in the middle of the view, whose frame may be any.
  func drawing(of activity: UIActivityIndicatorView) -> [Scene.Node] {
    guard activity.isAnimating || !activity.hidesWhenStopped else { return [] }
    let bounds = Scene.Rect(activity.bounds)
    let radius = activity.intrinsicContentSize.width / 2
    let middle = Scene.Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    let ink = color(activity.color ?? activity.style.color)
    return Self.spokes.enumerated().map { spoke, direction in
      let place = { (distance: Double) in
        Scene.Point(middle.x + direction.x * distance, middle.y + direction.y * distance)
      }
      let alpha = UInt8(Double(ink.alpha) * (1 - 0.1 * Double((8 - spoke) % 8)))
      return .stroke(
        .segment(place(radius * 0.5), place(radius * 0.9)),
        Scene.Color(ink.red, ink.green, ink.blue, alpha: alpha),
        .init(width: radius * 0.18, cap: .round))
    }
  }

  /// Eight directions, clockwise from the top; as numbers, so that no machine's sine differs.
  private static let spokes = [
    (0, -1), (0.5.squareRoot(), -0.5.squareRoot()), (1, 0),
    (0.5.squareRoot(), 0.5.squareRoot()), (0, 1), (-0.5.squareRoot(), 0.5.squareRoot()), (-1, 0),
    (-0.5.squareRoot(), -0.5.squareRoot()),
  ].map { Scene.Point($0, $1) }
}

extension UIActivityIndicatorView.Style {
  /// The colour where none is set: the old names say theirs.
  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }
}

extension ViewPainter {
  /// A page control: a dot for each page, the current one full.
  func drawing(of pages: UIPageControl) -> [Scene.Node] {
    guard pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0) else { return [] }
    let bounds = Scene.Rect(pages.bounds)
    let metrics = pages.environment.profile.controls.pageControl
    let count = min(pages.numberOfPages, Self.dotLimit)
    let dot = Double(metrics.dot), pitch = dot + Double(metrics.gap)
    let start = bounds.x + (bounds.width - Double(count - 1) * pitch - dot) / 2
    return (0..<count).map { page in
      let isCurrent = page == pages.currentPage
      let own = isCurrent ? pages.currentPageIndicatorTintColor : pages.pageIndicatorTintColor
      let standard = UIColor.label.withAlphaComponent(isCurrent ? 1 : 0.3)
      let place = Scene.Rect(
        start + pitch * Double(page), bounds.y + (bounds.height - dot) / 2, dot, dot)
      return .fill(.ellipse(in: mirrored(place, in: pages)), color(own ?? standard))
    }
  }

  /// More dots than this no phone shows.
  private static let dotLimit = 60
}

extension ViewPainter {
  /// The ground of a bar and the hairline between it and the content; its items are subviews.
  func drawing(of bar: UIBar) -> [Scene.Node] {
    guard let ground = bar.groundColor else { return [] }
    let bounds = Scene.Rect(bar.bounds)
    let y = bar.hasLineBelow ? bounds.maxY : bounds.y - 1 / scale
    return [
      .fill(.rectangle(bounds), color(ground)),
      .fill(.rectangle(Scene.Rect(bounds.x, y, bounds.width, 1 / scale)), color(.separator)),
    ]
  }

  /// The ground of a search bar, with hairlines above and below; the field is a subview.
  func drawing(of bar: UISearchBar) -> [Scene.Node] {
    guard let ground = bar.groundColor else { return [] }
    let bounds = Scene.Rect(bar.bounds)
    let line = 1 / scale
    return [
      .fill(.rectangle(bounds), color(ground)),
      .fill(.rectangle(Scene.Rect(bounds.x, bounds.y, bounds.width, line)), color(.separator)),
      .fill(
        .rectangle(Scene.Rect(bounds.x, bounds.maxY - line, bounds.width, line)),
        color(.separator)),
    ]
  }

  /// The grey ground of a search field; white on the grey bars up to iOS 12, a capsule since iOS
  /// 26.
  ///
  /// On a bar without ground it is grey in every version.
  func ground(of field: UISearchTextField) -> [Scene.Node] {
    let bounds = Scene.Rect(field.bounds)
    let version = version(of: field)
    let radius = version >= 26 ? bounds.height / 2 : version >= 11 ? 10 : 5
    let isOnBar = (field.superview as? UISearchBar)?.groundColor != nil
    let ground: UIColor = version >= 13 || !isOnBar ? .tertiarySystemFill : .systemBackground
    return [.fill(.roundedRectangle(bounds, radius: radius), color(ground))]
  }
}
