import Foundation
import HarfBuzzPeer
import PangoPeer
import Typesetting

/// 10,000 strings at 17 points, wrapped at 280: from empty caches, again, and only at new widths.
///
/// All figures are times of the whole corpus divided by its strings.
struct TextBenchmark {
  private(set) var report: Report
  private let texts: [String]
  private let corpus: Corpus
  private let timing = Timing(rounds: 5, secondsPerRound: 0.001)

  init(report: Report) {
    self.report = report
    var source = TextCorpus(seed: 2026)
    texts = (0..<10_000).map { _ in source.next() }
    corpus = Corpus(
      paragraphs: texts.map { Paragraph($0, font: FontDescriptor(pointSize: 17)) })
  }

  mutating func run() {
    report.title("text: 10,000 strings, 17 pt, wrapped at 280 pt; a string")
    guard let typesetter = try? Typesetter.system() else {
      return report.note("fonts", "not installed: run scripts/setup")
    }
    let skia = SkiaPeer(texts)
    let paragraph = skia?.secondsPerString()
    measure(typesetter, skia: paragraph)
    newWidths(typesetter)
    exactness(typesetter)
  }

  // MARK: Measuring

  private mutating func measure(_ typesetter: Typesetter, skia: Double?) {
    let corpus = corpus
    _ = corpus.warm(typesetter)
    let floor = FloorPeer(texts)
    let pango = PangoPeer(texts)
    var works: [Timing.Work] = [
      { corpus.cold() }, { corpus.warm(typesetter) }, { floor?.cold() ?? 0 },
      { floor?.warm() ?? 0 },
      { floor?.shapeAll() ?? 0 },
    ]
    if let pango { works.append { pango.measure(width: 280) } }
    let seconds = timing.medians(works).map { $0 / Double(texts.count) }
    let pangoSeconds = pango == nil ? nil : seconds[5]
    let hasFloor = floor != nil
    report.line("cold", ours: seconds[0], peer: skia, peerName: "skparagraph", bar: 0.2)
    report.line("cold", ours: seconds[0], peer: pangoSeconds, peerName: "Pango", bar: 0.1)
    report.line(
      "cold", ours: seconds[0], peer: hasFloor ? seconds[4] : nil,
      peerName: "hb_shape of whole strings", bar: 1)
    report.line("warm", ours: seconds[1], peer: pangoSeconds, peerName: "Pango", bar: 0.02)
    if hasFloor {
      aim("cold", seconds[0], seconds[2], 1.2)
      aim("warm", seconds[1], seconds[3], 2)
    }
  }

  private func aim(_ name: String, _ ours: Double, _ floor: Double, _ aim: Double) {
    report.note(
      name,
      "word-cache floor \(report.time(floor))  ratio \(String(format: "%.2f", ours / floor))  aim \(aim)"
    )
  }

  // MARK: New widths

  private mutating func newWidths(_ typesetter: Typesetter) {
    let prepared = corpus.paragraphs.map { typesetter.prepare($0) }
    let floor = FloorPeer(texts)
    floor?.keep()
    let pango = PangoPeer(texts)
    let widths = Widths()
    var works: [Timing.Work] = [
      {
        let width = widths.next()
        return prepared.reduce(0) { $0 + $1.measure(width: width, maximumLines: 0).height }
      },
      { floor?.wrap(width: widths.next()) ?? 0 },
    ]
    if let pango { works.append { pango.measure(width: widths.next()) } }
    let seconds = timing.medians(works).map { $0 / Double(texts.count) }
    let chromium = ChromiumPeer(texts)?.secondsPerString()
    report.line(
      "only a new width", ours: seconds[0], peer: chromium, peerName: "Chromium", bar: 0.1)
    report.line(
      "only a new width", ours: seconds[0], peer: pango == nil ? nil : seconds[2],
      peerName: "Pango", bar: 0.005)
    if floor != nil { aim("only a new width", seconds[0], seconds[1], 2) }
  }

  // MARK: Exactness

  /// Measures against layouts, which shape whole strings.
  private mutating func exactness(_ typesetter: Typesetter) {
    let different = corpus.paragraphs.filter { paragraph in
      typesetter.measure(paragraph, width: 280, maximumLines: 0)
        != typesetter.layout(paragraph, width: 280, maximumLines: 0).measure
    }
    report.line(
      "strings unlike whole-string shaping", value: Double(different.count), bar: 0,
      note: "widths, heights and line counts, of \(texts.count)")
  }
}

/// The strings, as the typesetter takes them.
private struct Corpus {
  let paragraphs: [Paragraph]

  /// Measures all from nothing, the opening of the fonts included.
  func cold() -> Double { (try? Typesetter.system()).map(warm) ?? 0 }

  /// Measures all with what the typesetter has kept.
  func warm(_ typesetter: Typesetter) -> Double {
    paragraphs.reduce(0) { $0 + typesetter.measure($1, width: 280, maximumLines: 0).height }
  }
}

/// Widths in turn, never the same twice in a row.
private final class Widths {
  private var width = 281.0

  func next() -> Double {
    width = width > 400 ? 281 : width + 13
    return width
  }
}
