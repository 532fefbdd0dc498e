import LayoutDiagrams
import Scene

/// One conflict of a log: its diagram, its members, the sum, and what would help best.
struct ConflictPanel {
  let heading: String
  let id: String
  let diagram: RowDiagram
  /// Each member as an equation, and whether it was given up.
  let members: [(text: String, isBroken: Bool)]
  /// The texts below them, a paragraph each.
  let paragraphs: [String]
  let palette: DiagramPalette

  static let padding = 16.0
  private static let headingHeight = 26.0
  private static let lineHeight = 15.0
  private static let gap = 10.0
  /// Text is as wide as this at least, and wraps.
  static let narrowest = 420.0
  /// Members that are written out.
  private static let most = 24

  /// The panel, its top left corner at the origin; `width` is at least what `contentWidth` says.
  func nodes(width: Double, _ texts: SheetTexts, _ type: BadgeText) -> (
    nodes: [Scene.Node], height: Double
  ) {
    var nodes = texts.caption.nodes(
      heading, palette.title, at: Scene.Point(Self.padding, Self.padding + 11))
    let origin = Scene.Point(
      (Self.padding - diagram.extent.x).wholePoints,
      (Self.padding + Self.headingHeight - min(0, diagram.extent.y)).wholePoints)
    nodes.append(
      .group(
        .init(
          transform: .translation(origin.x, origin.y), children: diagram.nodes(type))))
    var y = origin.y + diagram.extent.maxY + Self.gap + Self.lineHeight
    for line in memberLines {
      let sign = Scene.Rect(Self.padding, y - 6.5, 7, 7)
      nodes.append(.fill(.roundedRectangle(sign, radius: 2), palette.broken))
      nodes += texts.detail.nodes(line, palette.title, at: Scene.Point(Self.padding + 13, y))
      y += Self.lineHeight
    }
    for paragraph in paragraphs {
      y += Self.gap / 2
      for line in Self.wrapped(paragraph, width: width - 2 * Self.padding, texts.detail) {
        nodes += texts.detail.nodes(line, palette.caption, at: Scene.Point(Self.padding, y))
        y += Self.lineHeight
      }
    }
    return (nodes, (y - Self.lineHeight + Self.padding).wholePoints)
  }

  func contentWidth(_ texts: SheetTexts, _ type: BadgeText) -> Double {
    let words = memberLines.map { texts.detail.width($0) + 13 }.max() ?? 0
    return max(
      Self.narrowest, diagram.extent.width.wholePoints, words, texts.caption.width(heading))
      + 2 * Self.padding
  }

  private var memberLines: [String] {
    let lines = members.map { $0.isBroken ? "\($0.text)  (given up)" : $0.text }
    return lines.count > Self.most ? listedLines(lines, most: Self.most - 1) : lines
  }

  /// Lines that are no wider than `width` where words allow.
  private static func wrapped(_ text: String, width: Double, _ type: SheetText) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, type.width(longer) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
