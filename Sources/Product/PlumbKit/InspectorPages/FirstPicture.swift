import HTMLPages

/// The content of a page before its script has run: the first rows at the first width, drawn as the
/// script draws them (`rows.js`, `drawing.js`), so that nothing moves when it takes over.
struct FirstPicture {
  private let model: InspectorModel
  private let source: InspectorModel.Source
  private let shown: InspectorModel.Case
  /// The first width, in points.
  private let width: Double

  /// Nil for a page without rows.
  init?(_ model: InspectorModel) {
    let isOfTwoVersions = model.compares == true
    guard let source = isOfTwoVersions ? model.sources.last : model.sources.first,
      let shown = source.cases.first
    else { return nil }
    self.model = model
    self.source = source
    self.shown = shown
    let usual = Self.usualWidths.first { $0 >= source.from && $0 <= source.to } ?? source.from
    let steps = ((usual - source.from) * shown.scale).rounded()
    width = min(source.to, source.from + steps / shown.scale)
  }

  /// An iPhone's, where the range has one: `firstWidth` in `state.js`.
  private static let usualWidths = [390.0, 375, 320]
  /// Pixels of the window a point, where there is room: `mostZoom` in `rows.js`.
  private static let mostZoom = 1.5
  /// Rows are drawn up to this height together, in points: what a window of 1280 by 900 shows.
  private static let mostHeight = 560.0
  /// Pixels that a row needs beside its picture: its caption, and what separates it from the next.
  private static let captionHeight = 36

  /// The part after `#` in the address of the first picture.
  var place: String { "#w=\(readable(width))" }

  /// Rules for this page alone: an attribute `style` is not permitted.
  var style: String {
    let room = readable(width * Self.mostZoom)
    return """

      :root { --table: min(100%, \(room)px); --ground: \(shown.ground); }
      .rest { margin-bottom: \((shown.rows.count - drawnRows) * Self.captionHeight)px; }

      """
  }

  /// The contents of the page's body that depend on the model, by their names in `body.html`.
  var parts: [String: Markup] {
    let isOfTwoVersions = model.compares == true
    let hidden = { (isHidden: Bool) -> Markup in isHidden ? " hidden" : "" }
    let lanes = self.lanes
    return [
      "files-hidden": hidden(model.sources.count < 2 || isOfTwoVersions),
      "files": Markup(model.sources.map { "<option>\(Diagnostic.printable($0.file))</option>" }),
      "title-hidden": hidden(model.sources.count > 1 && !isOfTwoVersions),
      "title": "\(Diagnostic.printable(PathName.last(of: source.file)))",
      "versions-hidden": hidden(!isOfTwoVersions),
      "cases": cases,
      "width": "\(readable(width))",
      "findings-hidden": hidden(lanes.isEmpty && shown.summary == nil),
      "findings": findings(lanes),
      "rows": rows,
    ]
  }

  /// Whether a language has both directions, one of which somebody has asked for.
  private var isTurned: Bool {
    let known = Set(source.cases.map { [$0.language ?? "", "\($0.isRightToLeft)"] })
    return known.count > Set(source.cases.map(\.language)).count
  }

  /// A list for each axis on which the cases differ.
  private var cases: Markup {
    let axes: [(name: String, values: [String])] = [
      ("Text size", source.cases.map(\.textSize)),
      ("Language", source.cases.map { $0.language ?? "" }),
      ("Appearance", source.cases.map { $0.isDark ? "Dark" : "Light" }),
      ("Direction", source.cases.map { $0.isRightToLeft ? "Right to left" : "Left to right" }),
    ]
    return Markup(
      axes.filter { Set($0.values).count > 1 && ($0.name != "Direction" || isTurned) }.map { axis in
        var known: Set<String> = []
        let options = axis.values.filter { known.insert($0).inserted }.map { value -> Markup in
          "<option>\(value)</option>"
        }
        return "<label class=\"field\"><span>\(axis.name)</span><select>\(options)</select></label>"
      })
  }

  // MARK: Findings

  /// Findings that the page lists in a narrow window without being asked: `fewLanes` in `ruler.js`.
  private static let fewLanes = (wide: 8, narrow: 3)

  /// The same thing once, with all ranges of widths: `gathered` in `ruler.js`.
  private struct Lane {
    let row: String
    let finding: InspectorModel.Finding
    var ranges: [InspectorModel.Finding]
  }

  private var lanes: [Lane] {
    var lanes: [Lane] = []
    var known: [[String]: Int] = [:]
    for row in shown.rows {
      for finding in row.findings {
        let key = [row.id, finding.rule, finding.subject, finding.statement]
        if let index = known[key] {
          lanes[index].ranges.append(finding)
        } else {
          known[key] = lanes.count
          lanes.append(Lane(row: row.id, finding: finding, ranges: [finding]))
        }
      }
    }
    let ranked = lanes.enumerated().map { ($1, rank(of: $1) + [Double($0)]) }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The order of lanes: errors, devices, severity, then reach; `rankOf` in `ruler.js`.
  private func rank(of lane: Lane) -> [Double] {
    let isMet = model.devices.contains { device in
      lane.ranges.contains { $0.from <= device.width && device.width <= $0.to }
    }
    let severity = ["error", "warning", "note"].firstIndex(of: lane.finding.severity) ?? 0
    let reach = lane.ranges.map(\.to).max() ?? 0
    return [severity == 0 ? 0 : 1, isMet ? 0 : 1, Double(severity), -reach]
  }

  /// The findings in words; the script adds their bars.
  private func findings(_ lanes: [Lane]) -> Markup {
    var markup = Markup(
      lanes.prefix(Self.fewLanes.wide).map { lane in
        let note = lane.finding.isAllowed == true ? ", allowed by its priorities" : ""
        return """
          <div class="lane" data-severity="\(lane.finding.severity)">\
          <span class="label"><b>\(Diagnostic.printable(lane.finding.subject))</b> \
          \(Diagnostic.printable(lane.finding.statement)) \(words(lane.ranges))\
          <span class="where">row \(Diagnostic.printable(lane.row))\(note)</span></span></div>
          """
      })
    if lanes.count > Self.fewLanes.narrow {
      let isWide = lanes.count > Self.fewLanes.wide
      markup += """
        <button type="button" class="lane-switch\(isWide ? "" : " is-narrow")" disabled>\
        Show all \(lanes.count) findings</button>
        """
    }
    if let summary = shown.summary { markup += "<p class=\"summary\">\(summary)</p>" }
    return markup
  }

  /// Over which widths something holds; a line has room for three ranges.
  private func words(_ ranges: [InspectorModel.Finding]) -> String {
    listed(ranges.map(words), most: 3)
  }

  private func words(_ range: InspectorModel.Finding) -> String {
    let (low, high) = (readable(range.from), readable(range.to))
    if range.from == range.to { return "at \(low) pt" }
    let isToEnd = range.to >= source.to
    if range.from <= source.from { return isToEnd ? "at every width" : "up to \(high) pt" }
    return isToEnd ? "from \(low) pt" : "from \(low) to \(high) pt"
  }

  // MARK: Rows

  private var drawnRows: Int {
    var height = 0.0
    for (index, row) in shown.rows.enumerated() {
      if height >= Self.mostHeight { return index }
      height += self.height(of: row)
    }
    return shown.rows.count
  }

  private var rows: Markup {
    let count = drawnRows
    let rest = shown.rows.dropFirst(count).reduce(0) { $0 + height(of: $1) }
    var writer = DrawingWriter(model.pool)
    let drawn = shown.rows.prefix(count).map { row($0, &writer) }
    let room: Markup =
      rest > 0
      ? "<svg class=\"rest\" aria-hidden=\"true\" viewBox=\"0 0 \(readable(width)) \(readable(rest))\"/>"
      : ""
    return """
      <div class="rows\(shown.isDark ? " is-dark" : "")" tabindex="-1">\
      <div class="table" data-dark="\(shown.isDark ? "true" : "false")">
      \(drawn)\(room)<div class="grip" aria-hidden="true"><span></span></div>
      </div></div>
      """
  }

  private func row(_ row: InspectorModel.Row, _ writer: inout DrawingWriter) -> Markup {
    guard let layout = layout(of: row) else { return .nothing }
    writer.begin(layout.frames)
    writer.group(x: layout.x, y: 0, opacity: 1) { writer in
      writer.write(layout.drawing, layout.width, layout.height)
    }
    let cell = picture(layout.height, "picture", writer)
    let header = section(row.header, "header", &writer)
    let footer = section(row.footer, "footer", &writer)
    return """
      <section class="row">\(header)\
      <div class="caption"><b>\(Diagnostic.printable(row.id))</b>\
      <span class="cell">\(Diagnostic.printable(row.cell ?? ""))</span>\
      <span class="height">\(readable(layout.height)) pt</span></div>\
      <div class="frame">\(cell)</div>\(footer)</section>

      """
  }

  private func section(
    _ section: InspectorModel.Row.Section?, _ kind: String, _ writer: inout DrawingWriter
  ) -> Markup {
    guard let drawing = section.flatMap(drawing) else { return .nothing }
    writer.begin([])
    writer.write(model.pool.drawings[drawing.drawing], width, drawing.height)
    return """
      <div class="section section-\(kind)">\(picture(drawing.height, "heading", writer))</div>
      """
  }

  private func picture(_ height: Double, _ name: String, _ writer: DrawingWriter) -> Markup {
    """
    <svg class="\(name)" viewBox="0 0 \(readable(width)) \(readable(height))">\
    \(Markup(trusted: String(decoding: writer.bytes, as: UTF8.self)))</svg>
    """
  }

  // MARK: Layout

  private struct Layout {
    /// The cell in the table, and the height that the row is drawn with.
    let x, width, height: Double
    /// Rounded frames in superviews' coordinates, by the index of the item.
    let frames: [DrawingWriter.Frame]
    let drawing: [DrawingNode]
  }

  private func piece(of row: InspectorModel.Row) -> InspectorModel.Piece? {
    row.pieces.last { $0.from <= width + Tolerance.factor } ?? row.pieces.first
  }

  private func drawing(
    of section: InspectorModel.Row.Section
  ) -> InspectorModel.Row.Section.Drawing? {
    section.drawings.last { $0.from <= width + Tolerance.factor } ?? section.drawings.first
  }

  private func length(_ index: Int) -> Double {
    let line = model.pool.lines[index]
    return line.constant + line.slope * width
  }

  /// The height of a row with the header and footer of its section.
  private func height(of row: InspectorModel.Row) -> Double {
    let sections = [row.header, row.footer].compactMap { $0.flatMap(drawing)?.height }
    return sections.reduce(piece(of: row).map(height) ?? 0, +)
  }

  private func height(of piece: InspectorModel.Piece) -> Double {
    (length(piece.height) * shown.scale).wholePixels / shown.scale
  }

  private func layout(of row: InspectorModel.Row) -> Layout? {
    guard let piece = piece(of: row) else { return nil }
    var frames = piece.rects.map(frame)
    for own in piece.ownSizes {
      (frames[own.item].width, frames[own.item].height) = (own.width, own.height)
    }
    let cell = frame(piece.cell)
    let drawing =
      piece.drawings.last { $0.from <= width + Tolerance.factor } ?? piece.drawings.first
    return Layout(
      x: cell.x, width: cell.width, height: height(of: piece), frames: frames,
      drawing: drawing.map { model.pool.drawings[$0.drawing] } ?? [])
  }

  /// A rectangle rounded by its edges, halves away from zero.
  private func frame(_ index: Int) -> DrawingWriter.Frame {
    let rect = model.pool.rects[index]
    let x = length(rect.x)
    let y = length(rect.y)
    let (left, top) = (onPixels(x), onPixels(y))
    return .init(
      x: left, y: top, width: onPixels(x + length(rect.width)) - left,
      height: onPixels(y + length(rect.height)) - top)
  }

  private func onPixels(_ points: Double) -> Double {
    let pixels = (abs(points) * shown.scale + 0.5 + Tolerance.pixelEdge).rounded(.down)
    return points < 0 ? 0 - pixels / shown.scale : pixels / shown.scale
  }
}
