import CairoPeer
import ImageCoding
import Rendering
import Scene
import Typesetting

/// One table of 750 × 4,000 pixels: painted, encoded, and both. The peer is Cairo with its fonts warm and its glyphs
/// given, and its own PNG writer. Both keep the letters they have painted before, as a run of several pictures does;
/// the first picture of a process is a line of its own.
struct PicturesBenchmark {
  var report: Report

  mutating func run() {
    report.title("pictures: a table of 375 × 2,000 points at 2x (peer cairo)")
    do {
      let typesetter = try Typesetter.system()
      try run(PageContent(text: typesetter), typesetter)
    } catch {
      report.note("not measured", "\(error)")
    }
  }

  private mutating func run(_ content: PageContent, _ typesetter: Typesetter) throws {
    let scene = content.scene(typesetter)
    let renderer = PNGRenderer(scale: 2)
    let masks = GlyphMaskStore()
    let picture = try renderer.pixels(scene)
    let file = try renderer.render(scene)
    let page = content.cairoPage()
    defer { page.map(cairoPageClose) }
    var work: [Timing.Work] = [
      { (try? Double(renderer.pixels(scene, masks: masks).height)) ?? 0 },
      { (try? Double(picture.pngBytes().count)) ?? 0 },
      { (try? Double(renderer.render(scene, masks: masks).count)) ?? 0 },
      { (try? Double(renderer.pixels(scene).height)) ?? 0 },
      { (try? Double(SVGRenderer().render(scene).count)) ?? 0 },
    ]
    if let page {
      work.append { Double(cairoPagePaint(page)) }
      work.append { Double(cairoPageEncode(picture.words)) }
    }
    let times = Timing(secondsPerRound: 0.03).medians(work)
    let paint = times.count > 5 ? times[5] : nil
    let encode = times.count > 5 ? times[6] : nil
    report.line("paint", ours: times[0], peer: paint, peerName: "cairo", bar: 1.5, aim: 1.1)
    report.line("encode", ours: times[1], peer: encode, peerName: "cairo", bar: 0.25, aim: 0.06)
    if page != nil {
      let size = Double(cairoPageEncode(picture.words))
      report.line("size of the file", value: Double(file.count) / size, bar: 1)
    }
    report.note("paint and encode in bands", report.time(times[2]))
    report.note("paint, no letter painted before", report.time(times[3]))
    report.note("write SVG", report.time(times[4]))
  }
}

extension PageContent {
  /// The same page for Cairo; nil where it is not installed.
  fileprivate func cairoPage() -> OpaquePointer? {
    let font = FontCatalog.defaultFolder + "/InterVariable.ttf"
    guard let page = cairoPageOpen(font, Int32(Self.rows)) else { return nil }
    for line in lines {
      cairoPageAddRun(
        page, line.size, line.x, line.y, Double(line.gray) / 255, line.run.glyphs.map(\.id),
        line.run.glyphs.map(\.x), line.run.glyphs.count)
    }
    return page
  }
}
