import Foundation
import Testing

@testable import Typesetting

@Suite("The system font") struct SystemFontTuningTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  @Test(
    "sets \"Label\" at 17 points 41.5 × 20.5 at @2x and 41.33 × 20.33 at @3x", arguments: [2, 3])
  func label(scale: Double) {
    let measure = typesetter.measure(
      Paragraph("Label", font: FontDescriptor(pointSize: 17)), width: .infinity, maximumLines: 1)
    #expect((measure.width * scale).rounded(.up) == (scale == 2 ? 83 : 124))
    #expect((measure.height * scale).rounded(.up) == (scale == 2 ? 41 : 61))
  }

  // Widths that Interface Builder 15 and later stored at @2x or @3x in public files of NetNewsWire,
  // Provenance, Loop and ArcGIS samples.
  @Test(
    "runs as wide as San Francisco, within 2 percent",
    arguments: [
      ("Developer", 17, FontWeight.regular, 77.667), ("Genres", 17, .regular, 54.667),
      ("Region", 17, .regular, 52.667), ("Publish Date", 17, .regular, 95.667),
      ("System", 17, .regular, 56.667), ("Time Spent", 17, .regular, 87),
      ("Account", 17, .regular, 64), ("Line Width", 17, .regular, 82),
      ("Active Carbs", 15, .semibold, 91), ("Active Insulin", 15, .semibold, 95.333),
      ("Bug Report", 17, .semibold, 89.667), ("Blog Name", 17, .semibold, 86.333),
      ("Verification request", 15, .regular, 133.5), ("Delete", 16, .regular, 47),
      ("Decimal Degrees", 15, .regular, 116.5), ("Undefined", 12, .regular, 59),
      ("Settings", 20, .regular, 72), ("191", 17, .regular, 25.333),
      ("Unlock with Face ID", 22, .semibold, 197), ("No Files", 22, .regular, 76.5),
      ("Popular In Blah", 22, .bold, 154), ("HIGHLIGHT", 13, .bold, 74.5),
      ("Autofill Password", 16, .medium, 128.5), ("LOADING...", 12, .semibold, 67),
    ] as [(String, Double, FontWeight, Double)])
  func width(text: String, size: Double, weight: FontWeight, stored: Double) {
    let measure = typesetter.measure(
      Paragraph(text, font: FontDescriptor(pointSize: size, weight: weight)), width: .infinity,
      maximumLines: 1)
    #expect(abs(measure.width - stored) / stored < 0.02, "\(measure.width)")
  }

  @Test(
    "meets the bars on a whole file of label widths: median 0.45 percent, 90th percentile 2 percent",
    .enabled(if: LabelWidths.path != nil, "LABEL_WIDTHS names no file of label widths"))
  func conformance() throws {
    let labels = try LabelWidths.read()
    let errors = labels.map { label in
      let measure = typesetter.measure(
        Paragraph(label.text, font: label.font), width: .infinity, maximumLines: 1)
      let width = (measure.width * label.scale - 1e-9).rounded(.up) / label.scale
      return abs(width - label.width) / label.width
    }.sorted()
    let median = errors[errors.count / 2]
    let ninetieth = errors[errors.count * 9 / 10]
    print("\(errors.count) label widths: median \(median), 90th percentile \(ninetieth)")
    #expect(median <= 0.0045)
    #expect(ninetieth <= 0.02)
  }

  @Test("takes its vertical metrics from San Francisco at every size", arguments: [9.0, 17, 34])
  func metrics(size: Double) {
    let metrics = typesetter.metrics(of: FontDescriptor(pointSize: size))
    #expect(metrics.ascender == 1950 / 2048 * size)
    #expect(metrics.descender == -494 / 2048 * size)
    #expect(metrics.lineHeight == 2444 / 2048 * size)
    #expect(metrics.leading == 0)
  }

  // A simulator of iOS 26: "1111" is 30 points wide, four digits of fixed width 41.5.
  @Test("gives monospaced digits the width of 0, and 1 its narrow one otherwise")
  func monospacedDigits() {
    func width(_ text: String, _ mono: Bool) -> Double {
      let font = FontDescriptor(pointSize: 17, hasMonospacedDigits: mono)
      return typesetter.measure(Paragraph(text, font: font), width: .infinity, maximumLines: 1)
        .width
    }
    #expect(width("1111", true) == width("0000", true))
    #expect((width("1111", true) * 2).rounded(.up) / 2 == 41.5)
    #expect((width("0000", false) * 2).rounded(.up) / 2 == 41.5)
    #expect((width("1111", false) * 2).rounded(.up) / 2 == 30)
  }

  @Test("grows wider with weight")
  func weights() {
    let widths = [FontWeight.ultraLight, .regular, .semibold, .black].map {
      typesetter.measure(
        Paragraph("Hamburgefonts", font: FontDescriptor(pointSize: 17, weight: $0)),
        width: .infinity, maximumLines: 1
      ).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }
}

/// A file of label widths, named by the environment: font, text, width, scale a line, as
/// `Benchmarks/fit-system-font.py` reads it.
private enum LabelWidths {
  struct Label {
    var text: String
    var font: FontDescriptor
    var width: Double
    var scale: Double
  }

  static var path: String? { ProcessInfo.processInfo.environment["LABEL_WIDTHS"] }

  static func read() throws -> [Label] {
    try String(contentsOfFile: path ?? "", encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("font\t") }
      .compactMap { line in
        let fields = line.split(separator: "\t").map(String.init)
        guard let font = font(fields[0]), let width = Double(fields[2]) else { return nil }
        return Label(
          text: fields[1], font: font, width: width, scale: fields[3] == "3x" ? 3 : 2)
      }
  }

  private static func font(_ name: String) -> FontDescriptor? {
    let parts = name.split(separator: " ").map(String.init)
    if parts[0] == "style" {
      return TextStyle(rawValue: "UICTFontTextStyle" + parts[1])?.font(for: .large)
    }
    let weights: [String: FontWeight] = [
      "light": .light, "regular": .regular, "italic": .regular, "medium": .medium,
      "semibold": .semibold, "semibold*": .bold, "heavy": .heavy,
    ]
    return Double(parts[1]).flatMap { size in
      weights[parts[0]].map {
        FontDescriptor(pointSize: size, weight: $0, isItalic: parts[0] == "italic")
      }
    }
  }
}
