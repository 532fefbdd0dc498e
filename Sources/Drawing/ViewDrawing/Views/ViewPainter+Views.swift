import Scene
import Typesetting
import UIKitCore

extension ViewPainter {
  /// A label's text in a rectangle of its coordinates, centred in its height as UIKit does; the
  /// baseline of each line on a pixel. What does not fit, be it the ellipsis itself, is cut off at
  /// the rectangle.
  func text(of label: UILabel, in bounds: Scene.Rect) -> [Scene.Node] {
    let paragraph = label.drawnParagraph
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    guard !paragraph.runs.isEmpty else { return emptyField(of: label, "no text", in: bounds) }
    let layout = fittingLayout(paragraph, bounds, maximumLines: label.numberOfLines)
    let top = onPixel(bounds.y + (bounds.height - layout.measure.height) / 2)
    let inks = label.attributeInks, origin = Scene.Point(bounds.x, top)
    let whole = label.shadowColor.map {
      TextInk.Shadow(color: $0, dx: label.shadowOffset.width, dy: label.shadowOffset.height)
    }
    var nodes = glyphs(of: layout, paragraph, inks, label.drawnTextColor)
      .nodes(layout, at: origin)
    if whole != nil || inks.contains(where: { $0.shadow != nil }) {
      let own = { (id: Int) in inks.indices.contains(id) ? inks[id].shadow ?? whole : whole }
      nodes = shadows(paragraph, layout, at: origin, own) + nodes
    }
    let isTooWide = layout.lines.contains { $0.width > bounds.width + 1 / scale }
    guard isTooWide || layout.measure.height > bounds.height + 1 / scale else { return nodes }
    return [.group(.init(clip: .rectangle(bounds), children: nodes))]
  }

  /// The text that code has drawn: from the top of its area.
  func text(_ text: DrawnText) -> [Scene.Node] {
    let area = Scene.Rect(text.area)
    guard area.width > 0, [area.x, area.y, area.width].allSatisfy(\.isFinite) else { return [] }
    let layout =
      text.isLimited
      ? fittingLayout(text.paragraph, area, maximumLines: text.maximumLines)
      : assets.layout(text.paragraph, width: area.width, maximumLines: text.maximumLines)
    let origin = Scene.Point(area.x, area.y), inks = text.inks
    let own = { (id: Int) in inks.indices.contains(id) ? inks[id].shadow : nil }
    return shadows(text.paragraph, layout, at: origin, own)
      + glyphs(of: layout, text.paragraph, inks, .black).nodes(layout, at: origin)
  }

  /// Draws the letters of a text, what is behind them, and the lines below and through them; in
  /// `standard` where the text's attributes name no colour.
  private func glyphs(
    of layout: TextLayout, _ paragraph: Paragraph, _ inks: [TextInk], _ standard: UIColor
  ) -> GlyphDrawing {
    let ink = { (id: Int) in inks.indices.contains(id) ? inks[id] : nil }
    var drawing = GlyphDrawing(
      paragraph, assets: assets, color: { color(ink($0)?.color ?? standard) }, baseline: onPixel)
    if inks.contains(where: { $0.underline != [] || $0.strikethrough != [] }) {
      drawing.lines = { id, rect, size in
        ink(id).map { lines(of: $0, rect, size, standard) } ?? []
      }
    }
    if inks.contains(where: { $0.background != nil }) {
      drawing.ground = { id, rect in
        ink(id)?.background.map { [.fill(.rectangle(rect), color($0))] } ?? []
      }
    }
    if inks.contains(where: { $0.attachment != nil }) {
      drawing.attachment = { id, point in
        ink(id).map { attachment(of: $0, at: point, standard) } ?? []
      }
    }
    return drawing
  }

  /// The image of an attachment, whose rectangle is relative to a point of the baseline, y up.
  /// Symbols and templates have the colour of the text.
  private func attachment(
    of ink: TextInk, at point: Scene.Point, _ standard: UIColor
  ) -> [Scene.Node] {
    guard let attachment = ink.attachment, let image = attachment.image else { return [] }
    let bounds = attachment.bounds
    let rect = Scene.Rect(
      point.x + bounds.minX, point.y - bounds.maxY, bounds.width, bounds.height)
    let isShape =
      image.renderingMode == .alwaysTemplate
      || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    let tint = image.ownTint ?? (isShape ? ink.color ?? standard : nil)
    return nodes(of: image, in: rect, tint: tint.map(color))
  }

  /// Copies of the letters in the colours of their shadows, to be drawn behind them.
  private func shadows(
    _ paragraph: Paragraph, _ layout: TextLayout, at origin: Scene.Point,
    _ shadow: (Int) -> TextInk.Shadow?
  ) -> [Scene.Node] {
    let ids = Set(paragraph.runs.map(\.attributesID)).sorted()
    return ids.flatMap { id -> [Scene.Node] in
      guard let own = shadow(id), own.dx.isFinite, own.dy.isFinite else { return [] }
      let clear = Scene.Color(0, 0, 0, alpha: 0)
      let nodes = GlyphDrawing(
        paragraph, assets: assets, color: { $0 == id ? color(own.color) : clear },
        baseline: onPixel
      ).nodes(layout, at: origin)
      return nodes.compactMap { node in
        guard case .glyphs(var run) = node, run.color != clear else { return nil }
        run.origin = Scene.Point(run.origin.x + own.dx, run.origin.y + own.dy)
        run.text = ""
        return .glyphs(run)
      }
    }
  }

  /// The lines below and through a run of text, whose rectangle begins at its baseline: as thick as
  /// a fifteenth of the font's size, on whole pixels; a tenth of the size below the baseline, and a
  /// quarter above it, which is the middle of small letters (assumed, after San Francisco's own
  /// underline metrics).
  private func lines(
    of ink: TextInk, _ run: Scene.Rect, _ size: Double, _ textColor: UIColor
  ) -> [Scene.Node] {
    let own = ink.color ?? textColor
    let line = { (y: Double, style: NSUnderlineStyle, tint: UIColor) in
      stripes(style, y, run, size, color(tint))
    }
    var nodes: [Scene.Node] = []
    if ink.underline != [] {
      nodes += line(size / 10, ink.underline, ink.underlineColor ?? own)
    }
    if ink.strikethrough != [] {
      nodes += line(-size / 4, ink.strikethrough, ink.strikethroughColor ?? own)
    }
    return nodes
  }

  /// One line or two, whole, dashed or dotted; `y` is the middle of the first one below the baseline.
  private func stripes(
    _ style: NSUnderlineStyle, _ y: Double, _ run: Scene.Rect, _ size: Double, _ ink: Scene.Color
  ) -> [Scene.Node] {
    let isDouble = style.contains(.double)
    let thick = style.contains(.thick) && !isDouble ? 2.0 : 1
    let height = max(1 / scale, onPixel(size / 15 * thick))
    let pattern = (style.rawValue & 0x700) >> 8
    return (0..<(isDouble ? 2 : 1)).map { index in
      let top = onPixel(run.y + y - height / 2) + Double(index) * 2 * height
      guard pattern > 0 else {
        return .fill(.rectangle(Scene.Rect(run.x, top, run.width, height)), ink)
      }
      let middle = top + height / 2
      let dash = pattern == 1 ? [height, height] : [4 * height, 2 * height]
      return .stroke(
        .segment(Scene.Point(run.x, middle), Scene.Point(run.x + run.width, middle)), ink,
        .init(width: height, dash: dash))
    }
  }

  /// The lines that find room in the height, one at least: a label too short for its text shows the
  /// lines that fit, the last of them cut as its line break mode says.
  ///
  /// A pixel that is missing because frames are rounded cuts nothing off, as in `shownText`.
  private func fittingLayout(
    _ paragraph: Paragraph, _ bounds: Scene.Rect, maximumLines: Int
  ) -> TextLayout {
    let exact = fittingLayout(paragraph, bounds.width, bounds.height, maximumLines)
    guard exact.measure.isTruncated else { return exact }
    let wider = fittingLayout(paragraph, bounds.width + 1 / scale, bounds.height, maximumLines)
    return wider.measure.isTruncated ? exact : wider
  }

  private func fittingLayout(
    _ paragraph: Paragraph, _ width: Double, _ height: Double, _ maximumLines: Int
  ) -> TextLayout {
    let whole = assets.layout(paragraph, width: width, maximumLines: maximumLines)
    let room = height + 1 / scale
    guard whole.measure.height > room, whole.lines.count > 1 else { return whole }
    let fitting = whole.lines.prefix { $0.baselineY + $0.descent <= room }.count
    return assets.layout(paragraph, width: width, maximumLines: max(1, fitting))
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
  /// The picture of an image view: pixels, a symbol, or the place where a picture would be.
  func picture(of imageView: UIImageView) -> [Scene.Node] {
    let bounds = Scene.Rect(imageView.bounds)
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    guard let image = imageView.shownImage else {
      let words = imageView.isUnderText ? "" : "no image"
      return imageView.image != nil ? [] : emptyField(of: imageView, words, in: bounds)
    }
    let size = Scene.Size(image.size.width, image.size.height)
    let placement = ContentPlacement(bounds: bounds, size: size)
    let tint = image.tint(in: imageView, automatic: imageView.automaticRendering).map(color)
    let isHollow = if case .placeholder = image.content { true } else { image.isMissing }
    return nodes(
      of: image, in: isHollow ? bounds : placement.rect(imageView.contentMode), tint: tint,
      isMirrored: imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// An image in a rectangle: pixels, a symbol, what code has drawn, or a placeholder.
  func nodes(
    of image: UIImage, in rect: Scene.Rect, tint: Scene.Color?, isMirrored: Bool = false
  ) -> [Scene.Node] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    if isMirrored, image.flipsForRightToLeftLayoutDirection, !image.isSymbolImage {
      let mirror = Scene.Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.x + rect.maxX, ty: 0)
      return [
        .group(.init(transform: mirror, children: nodes(of: image, in: rect, tint: tint)))
      ]
    }
    switch image.content {
    case .placeholder, .missing: return placeholder(for: image, in: rect)
    case .file(let file):
      let index = assets.pictures.index(
        of: file, named: image.name, in: Scene.Size(rect.width, rect.height), tint: tint, assets)
      return index.map { [.image($0, rect)] } ?? placeholder(for: image, in: rect)
    case .symbol(let symbol):
      let size = Scene.Size(image.size.width, image.size.height)
      return SymbolPainter(symbol, isMirrored: isMirrored, color: tint ?? color(.label))
        .nodes(in: rect, size, assets)
    case .drawing(let drawing):
      guard image.size.width > 0, image.size.height > 0 else { return [] }
      let map = Scene.Transform(
        a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
        tx: rect.x, ty: rect.y)
      let nodes = DrawingPainter(views: self, owner: nil, tint: tint).nodes(drawing.nodes)
      return nodes.isEmpty ? [] : [.group(.init(transform: map, children: nodes))]
    }
  }

  /// A field for a view that has nothing to show, where such views are marked.
  private func emptyField(
    of view: UIView, _ words: String, in bounds: Scene.Rect
  ) -> [Scene.Node] {
    guard assets.marksEmptyViews, view.backgroundColor.map({ color($0).alpha == 0 }) ?? true else {
      return []
    }
    return EmptyField(
      words: words, bounds: bounds, field: color(.quaternarySystemFill),
      ink: markedInk, text: color(.secondaryLabel)
    ).nodes(assets)
  }

  private func placeholder(for image: UIImage, in bounds: Scene.Rect) -> [Scene.Node] {
    PicturePlaceholder(
      bounds: bounds, name: image.name,
      size: image.isMissing ? nil : Scene.Size(image.size.width, image.size.height),
      field: color(.systemGray5), ink: assets.marksEmptyViews ? markedInk : color(.systemGray2),
      text: color(.secondaryLabel)
    ).nodes(assets)
  }

  /// The lines of empty fields below layers: 3 : 1 against their ground, even on faded rows.
  private var markedInk: Scene.Color { color(.label).fading(150) }
}

extension UIView {
  /// Siblings above a view that are looked at for text.
  private static let mostAbove = 50
  /// The room that words in the middle of a view take, in points.
  private static let wordsSize = CGSize(width: 44, height: 14)

  /// Whether a text lies over the middle of the view.
  fileprivate var isUnderText: Bool {
    guard let siblings = superview?.subviews,
      let index = siblings.firstIndex(where: { $0 === self })
    else { return false }
    let middle = CGRect(
      x: frame.midX - Self.wordsSize.width / 2, y: frame.midY - Self.wordsSize.height / 2,
      width: Self.wordsSize.width, height: Self.wordsSize.height)
    return siblings[(index + 1)...].prefix(Self.mostAbove).contains { sibling in
      let label = sibling as? UILabel
      return label?.text?.isEmpty == false && !sibling.isHidden && sibling.frame.intersects(middle)
    }
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
      let faded: Double = 0.1 * Double((8 - spoke) % 8)
      let alpha = UInt8(Double(ink.alpha) * (1 - faded))
      return .stroke(
        .segment(place(radius * 0.5), place(radius * 0.9)),
        Scene.Color(ink.red, ink.green, ink.blue, alpha: alpha),
        .init(width: radius * 0.18, cap: .round))
    }
  }

  /// Eight directions, clockwise from the top; as numbers, so that no machine's sine differs.
  private static let spokes: [Scene.Point] = {
    let half = 0.5.squareRoot()
    return [
      Scene.Point(0, -1), Scene.Point(half, -half), Scene.Point(1, 0), Scene.Point(half, half),
      Scene.Point(0, 1), Scene.Point(-half, half), Scene.Point(-1, 0), Scene.Point(-half, -half),
    ]
  }()
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
  func drawing(of bar: any DrawnBar) -> [Scene.Node] {
    guard let ground = bar.groundColor else { return [] }
    let bounds = Scene.Rect(bar.bounds)
    let y = bar.hasLineBelow ? bounds.maxY : bounds.y - 1 / scale
    let above = Double(bar.groundAbove)
    let area = Scene.Rect(bounds.x, bounds.y - above, bounds.width, bounds.height + above)
    let line = Scene.Rect(bounds.x, y, bounds.width, 1 / scale)
    return [.fill(.rectangle(area), color(ground))]
      + (bar.hasLine ? [.fill(.rectangle(line), color(.separator))] : [])
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
    let radius = metrics(of: field).searchField.radius(height: bounds.height)
    let isOnBar = (field.superview as? UISearchBar)?.groundColor != nil
    let ground: UIColor =
      version(of: field) >= 13 || !isOnBar ? .tertiarySystemFill : .systemBackground
    return [.fill(.roundedRectangle(bounds, radius: radius), color(ground))]
  }
}
