import LayoutDiagrams
import Scene
import Typesetting
import ViewDrawing

/// Single lines of text on a contact sheet, in the system font.
struct SheetText {
  private let assets: SceneAssets
  private let font: FontDescriptor

  /// - Parameter hasMonospacedDigits: for numbers that stand below each other. It widens hyphens
  ///   too.
  init(
    _ assets: SceneAssets, size: Double, weight: FontWeight = .regular,
    hasMonospacedDigits: Bool = true
  ) {
    self.assets = assets
    font = FontDescriptor(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Where a line stands against a origin on its baseline.
  enum Alignment {
    case left, center, right
  }

  /// Width of a line, in points.
  func width(_ text: String) -> Double {
    assets.layout(paragraph(text), width: .infinity, maximumLines: 1).measure.width
  }

  /// A line in a colour at a origin on its baseline.
  func nodes(
    _ text: String, _ color: Scene.Color, at origin: Scene.Point, _ alignment: Alignment = .left
  ) -> [Scene.Node] {
    let paragraph = paragraph(text)
    let layout = assets.layout(paragraph, width: .infinity, maximumLines: 1)
    let width = layout.measure.width
    let x =
      switch alignment {
      case .left: origin.x
      case .center: origin.x - width / 2
      case .right: origin.x - width
      }
    return GlyphDrawing(paragraph, assets: assets, color: { _ in color })
      .nodes(layout, at: Scene.Point(x, origin.y - layout.measure.firstBaseline))
  }

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(
      text, font: font, alignment: .left, lineBreakMode: .clipping, baseDirection: .leftToRight)
  }
}

/// The sizes of text on a contact sheet.
struct SheetTexts {
  let title: SheetText
  let caption: SheetText
  let detail: SheetText
  let ruler: SheetText
  let rowName: SheetText

  /// Texts with numbers that line up, or, for `prose`, as they are read best.
  init(_ assets: SceneAssets, prose isProse: Bool = false) {
    title = SheetText(assets, size: 17, weight: .semibold, hasMonospacedDigits: !isProse)
    caption = SheetText(assets, size: 13, weight: .semibold, hasMonospacedDigits: !isProse)
    detail = SheetText(assets, size: 10.5, hasMonospacedDigits: !isProse)
    ruler = SheetText(assets, size: 8.5, weight: .medium)
    rowName = SheetText(assets, size: 9.5, weight: .semibold)
  }
}

/// Columns broken into lines of about the same width.
struct SheetLines {
  /// Widths that columns need.
  let widths: [Double]
  /// Between two columns.
  let gap: Double

  /// As much as one line of columns may be wide, in points; a column may be wider.
  static let limit = 3200.0

  /// The columns of each line, in order: as few lines as the limit allows, and those as narrow as
  /// that many lines can be. Complexity: O(columns × log(width)).
  var lines: [Range<Int>] {
    let count = filled(to: Self.limit).count
    var low = widths.max() ?? 0
    var high = max(low, Self.limit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if filled(to: middle).count <= count { high = middle } else { low = middle }
    }
    let narrow = filled(to: low)
    return narrow.count <= count ? narrow : filled(to: high)
  }

  func width(_ line: Range<Int>) -> Double {
    widths[line].reduce(0, +) + gap * Double(max(0, line.count - 1))
  }

  private func filled(to limit: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in widths.indices where index > start && width(start..<(index + 1)) > limit {
      lines.append(start..<index)
      start = index
    }
    return start < widths.count ? lines + [start..<widths.count] : lines
  }
}

extension BadgeText {
  /// The system font is set wide at sizes as small as this; a badge has no room for that.
  private static let tracking = -0.25

  /// Text in the system font, its digits all of one width.
  init(_ assets: SceneAssets) {
    let line = { (text: String, size: Double) in
      let font = FontDescriptor(pointSize: size, weight: .medium, hasMonospacedDigits: true)
      return Paragraph(
        runs: [TextRun(text, font: font, tracking: Self.tracking)], lineBreakMode: .clipping,
        baseDirection: .leftToRight)
    }
    self.init(
      width: { text, size in
        assets.layout(line(text, size), width: .infinity, maximumLines: 1).measure.width
      },
      nodes: { text, color, origin, size in
        let paragraph = line(text, size)
        let layout = assets.layout(paragraph, width: .infinity, maximumLines: 1)
        let top = origin.y - layout.measure.firstBaseline
        return GlyphDrawing(paragraph, assets: assets, color: { _ in color })
          .nodes(layout, at: Scene.Point(origin.x, top))
      })
  }
}
