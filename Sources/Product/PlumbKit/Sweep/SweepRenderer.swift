import LayoutDiagrams
import LayoutTree
import Rendering
import Scene
import Sweeps
import UIKitCore
import ViewDrawing

/// Draws sweeps.
public struct SweepRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws the heights and findings of all rows over the width.
  public func draw(_ report: SweepReport, _ request: PagePictureRequest) throws(PlumbError) {
    let assets = SceneAssets(session.typesetter)
    let page = SweepPage(report, palette: request.palette, assets)
    try PictureDelivery(session).deliver(
      page: page.scene(assets), of: report.file, suffix: "sweep", request)
  }
}

extension SweepRenderer {
  /// The picture as a PNG file; nil for one that would be too large.
  func png(of report: SweepReport) -> [UInt8]? {
    let assets = SceneAssets(session.typesetter)
    let scene = SweepPage(report, palette: .light, assets).scene(assets)
    let tree = LayoutTree(file: report.file, width: scene.size.width, scale: 2, profile: "")
    guard (try? PictureDelivery.checkSize(of: scene.size.height, tree)) != nil else { return nil }
    return try? PNGRenderer(scale: 2).render(scene, masks: session.masks)
  }
}

/// The picture of a sweep: the width from left to right, a band for each row with its height as a
/// curve and its findings as bars, and the widths of devices as lines through all of them.
struct SweepPage {
  private let report: SweepReport
  private let palette: DiagramPalette
  private let texts: SheetTexts
  private let widths: SweepWidths
  /// The left edge of the plot: beside it stands what the bars mean.
  private let left: Double

  private static let margin = 20.0
  private static let plotWidth = 760.0
  private static let headHeight = 62.0
  /// The greatest height that a curve reaches, and the space above it.
  private static let curve = (height: 46.0, air: 8.0)
  private static let barPitch = 13.0
  private static let gap = 14.0
  private static let mostBands = 60
  private static let mostBars = 30
  private static let widestLabel = 300.0

  /// The page of a report with at least one case.
  init(_ report: SweepReport, palette: DiagramPalette, _ assets: SceneAssets) {
    self.report = report
    self.palette = palette
    let texts = SheetTexts(assets, prose: true)
    self.texts = texts
    widths = report.cases.first?.widths ?? SweepWidths(SweepWidths.usual, scale: 1)
    let labels = report.bars.map(\.label) + report.bands.map(\.title)
    let widest = labels.map { texts.detail.width($0) }.max() ?? 0
    left = Self.margin + min(max(120, widest.wholePoints + 14), Self.widestLabel)
  }

  func scene(_ assets: SceneAssets) -> Scene {
    let bands = Array(report.bands.prefix(Self.mostBands))
    var y = Self.margin + Self.headHeight
    var nodes: [Scene.Node] = []
    let top = y
    for band in bands {
      let height = height(of: band)
      nodes.append(node(band, at: y, height))
      y += height + Self.gap
    }
    if report.bands.count > bands.count {
      nodes += texts.detail.nodes(
        moreLine(report.bands.count - bands.count, of: " rows"), palette.caption,
        at: Scene.Point(Self.margin, y))
      y += Self.gap
    }
    let lines = deviceLines(from: top - 4, to: y - Self.gap + 4)
    let footer = deviceNames(at: y + 4)
    let size = Scene.Size(
      left + Self.plotWidth + 64, (y + footer.height + Self.margin).wholePoints)
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), palette.page)
    return Scene(
      size: size, title: "\(PathName.stem(of: report.file)) at every width",
      nodes: [paper] + head(at: top) + nodes + lines + footer.nodes, outlines: assets.outlines,
      images: assets.images)
  }

  private func x(_ width: Double) -> Double {
    guard widths.last > widths.first else { return left }
    return left + (width - widths.first) / (widths.last - widths.first) * Self.plotWidth
  }

  // MARK: Head and devices

  private func head(at top: Double) -> [Scene.Node] {
    let step = widths.last - widths.first > 300 ? 100.0 : 20.0
    let first = (widths.first / step).rounded(.up) * step
    let numbers = stride(from: first, through: widths.last, by: step).flatMap { width in
      texts.ruler.nodes(
        readable(width), palette.caption, at: Scene.Point(x(width), top - 22), .center)
    }
    let ticks = stride(from: first, through: widths.last, by: step / 10).flatMap {
      width -> [Scene.Path.Element] in
      let isLong = width.truncatingRemainder(dividingBy: step) == 0
      return [
        .move(Scene.Point(x(width), top - 10)),
        .line(Scene.Point(x(width), top - (isLong ? 18 : 13))),
      ]
    }
    let title = texts.title.nodes(
      PathName.stem(of: report.file), palette.title,
      at: Scene.Point(Self.margin, Self.margin + 14))
    let subtitle =
      "\(readableRange(widths.first, widths.last)) pt, \(widths.count) widths"
    return title
      + texts.detail.nodes(
        subtitle, palette.caption, at: Scene.Point(Self.margin, Self.margin + 30))
      + numbers + [.stroke(Scene.Path(ticks), palette.caption, .init(width: 0.5))]
  }

  /// The widths of screens that the sweep covers, each once.
  private var deviceWidths: [(width: Double, devices: [String])] {
    var found: [(width: Double, devices: [String])] = []
    for device in Device.all {
      let width = Double(device.portraitWidth)
      guard width >= widths.first, width <= widths.last else { continue }
      if let known = found.firstIndex(where: { $0.width == width }) {
        found[known].devices.append(device.name)
      } else {
        found.append((width, [device.name]))
      }
    }
    return found.sorted { $0.width < $1.width }
  }

  private func deviceLines(from top: Double, to bottom: Double) -> [Scene.Node] {
    let lines = deviceWidths.flatMap { entry -> [Scene.Path.Element] in
      let x = (x(entry.width) * 2).rounded() / 2
      return [.move(Scene.Point(x, top)), .line(Scene.Point(x, bottom))]
    }
    guard !lines.isEmpty else { return [] }
    return [.stroke(Scene.Path(lines), palette.context, .init(width: 0.5, dash: [2, 2]))]
  }

  /// Which devices are as wide as the dashed lines say.
  private func deviceNames(at top: Double) -> (nodes: [Scene.Node], height: Double) {
    let entries = deviceWidths.map { entry in
      let rest = andMore(entry.devices.count - 1)
      return "\(readable(entry.width)) \(entry.devices[entry.devices.count - 1])\(rest)"
    }
    guard !entries.isEmpty else { return ([], 0) }
    let limit = Self.plotWidth + left - Self.margin
    var lines = ["Devices:"]
    for entry in entries {
      let separator = lines[lines.count - 1] == "Devices:" ? " " : "  ·  "
      let longer = lines[lines.count - 1] + separator + entry
      if texts.detail.width(longer) > limit {
        lines.append(entry)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    let nodes = lines.enumerated().flatMap { index, line in
      texts.detail.nodes(
        line, palette.caption, at: Scene.Point(Self.margin, top + 10 + Double(index) * 14))
    }
    return (nodes, 10 + Double(lines.count) * 14)
  }

  // MARK: Bands

  private func height(of band: SweepBand) -> Double {
    let bars = min(band.bars.count, Self.mostBars)
    return Self.curve.air + Self.curve.height + 6 + Double(bars) * Self.barPitch
      + (band.bars.count > bars ? Self.barPitch : 0) + 4
  }

  private func node(_ band: SweepBand, at y: Double, _ height: Double) -> Scene.Node {
    let ground = Scene.Node.fill(
      .roundedRectangle(Scene.Rect(left, y, Self.plotWidth, height), radius: 4), palette.badge)
    let bottom = y + Self.curve.air + Self.curve.height
    let greatest = band.curves.map { $0.row.heights.upperBound }.max() ?? 1
    var nodes = [ground]
    for (index, curve) in band.curves.enumerated() {
      nodes += self.nodes(
        curve, bottom: bottom, scale: Self.curve.height / max(1, greatest), number: index,
        isAlone: band.curves.count == 1)
    }
    nodes += names(band.curves, bottom: bottom, scale: Self.curve.height / max(1, greatest))
    nodes += texts.rowName.nodes(
      clipped(band.title, texts.rowName), palette.title, at: Scene.Point(Self.margin, y + 14))
    nodes += texts.detail.nodes(
      band.heightWords, palette.caption, at: Scene.Point(Self.margin, y + 28))
    for (index, bar) in band.bars.prefix(Self.mostBars).enumerated() {
      nodes += self.nodes(bar, at: bottom + 6 + Double(index) * Self.barPitch)
    }
    if band.bars.count > Self.mostBars {
      nodes += texts.detail.nodes(
        moreLine(band.bars.count - Self.mostBars), palette.caption,
        at: Scene.Point(Self.margin, bottom + 15 + Double(Self.mostBars) * Self.barPitch))
    }
    return .group(.init(id: "row-\(band.row)", title: band.title, children: nodes))
  }

  /// The height of a row over the width: a line, and for a single one the area below it.
  private func nodes(
    _ curve: SweepBand.Curve, bottom: Double, scale: Double, number: Int, isAlone: Bool
  ) -> [Scene.Node] {
    let points = curve.row.profile.map { Scene.Point(x($0.width), bottom - $0.height * scale) }
    guard let first = points.first, let last = points.last else { return [] }
    let color = color(number)
    let line = [Scene.Path.Element.move(first)] + points.dropFirst().map { .line($0) }
    let area =
      line + [
        .line(Scene.Point(last.x, bottom)), .line(Scene.Point(first.x, bottom)), .close,
      ]
    let stroke = Scene.Node.stroke(Scene.Path(line), color, .init(width: 1.25, join: .round))
    return isAlone ? [.fill(Scene.Path(area), faint(color)), stroke] : [stroke]
  }

  /// The names of curves at their right ends, from top to bottom, as far as there is room.
  private func names(
    _ curves: [SweepBand.Curve], bottom: Double, scale: Double
  ) -> [Scene.Node] {
    guard curves.count > 1 else { return [] }
    let ends = curves.enumerated().map { number, curve in
      (number, name: curve.name, y: bottom - (curve.row.profile.last?.height ?? 0) * scale + 3)
    }.sorted { $0.y > $1.y }
    var limit = Double.infinity
    return ends.flatMap { number, name, y -> [Scene.Node] in
      let baseline = min(y, limit)
      limit = baseline - 9
      return texts.ruler.nodes(
        name, color(number), at: Scene.Point(left + Self.plotWidth + 6, baseline))
    }
  }

  private func faint(_ color: Scene.Color) -> Scene.Color {
    Scene.Color(color.red, color.green, color.blue, alpha: 30)
  }

  private func color(_ number: Int) -> Scene.Color {
    number == 0 ? palette.constraint : palette.frames[number % palette.frames.count]
  }

  private func nodes(_ bar: SweepBand.Bar, at y: Double) -> [Scene.Node] {
    let color = bar.isNote ? palette.estimate : palette.broken
    let (start, end) = (x(bar.widths.lowerBound), x(bar.widths.upperBound))
    // A single width is still seen.
    let rect = Scene.Rect(start, y + 2, max(1.5, end - start), 8)
    return [.fill(.roundedRectangle(rect, radius: min(2, rect.width / 2)), color)]
      + texts.detail.nodes(
        clipped(bar.label, texts.detail), palette.title,
        at: Scene.Point(left - 8, y + 9.5), .right)
  }

  /// A text that fits beside the plot.
  private func clipped(_ text: String, _ type: SheetText) -> String {
    let room = left - Self.margin - 8
    guard type.width(text) > room else { return text }
    var text = text
    while !text.isEmpty, type.width(text + "…") > room { text.removeLast() }
    return text + "…"
  }
}

/// A row in all cases of a sweep.
private struct SweepBand {
  /// A row's height over the width, in one text size, language and appearance.
  struct Curve {
    let name: String
    let row: SweepRow
  }

  /// A finding in a case.
  struct Bar {
    let label: String
    let widths: ClosedRange<Double>
    let isNote: Bool
  }

  let row: String
  let title: String
  let curves: [Curve]
  let bars: [Bar]

  /// `height 64.5 … 129`.
  var heightWords: String {
    let least = curves.map(\.row.heights.lowerBound).min() ?? 0
    let most = curves.map(\.row.heights.upperBound).max() ?? 0
    return "height \(readableRange(least, most))"
  }
}

extension SweepReport {
  /// The rows, each with its curves and bars.
  fileprivate var bands: [SweepBand] {
    let count = cases.map(\.rows.count).max() ?? 0
    return (0..<count).compactMap { index in
      let curves = cases.filter { index < $0.rows.count }.map {
        SweepBand.Curve(name: $0.name, row: $0.rows[index])
      }
      guard let row = curves.first?.row else { return nil }
      return SweepBand(
        row: row.id,
        title: (["row \(row.id)", row.cell].compactMap(\.self)).joined(separator: " "),
        curves: curves,
        bars: curves.flatMap { curve in curve.row.findings.map { $0.bar(curve.name) } })
    }
  }

  fileprivate var bars: [SweepBand.Bar] { bands.flatMap(\.bars) }
}

extension SweepFinding {
  fileprivate func bar(_ name: String) -> SweepBand.Bar {
    SweepBand.Bar(
      label: "\(subject) \(statement)" + (name.isEmpty ? "" : ", \(name)"), widths: widths,
      isNote: finding.severity == .note)
  }
}
