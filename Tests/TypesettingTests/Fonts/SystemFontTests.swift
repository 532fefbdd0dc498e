import Foundation
import Testing

@testable import Typesetting

@Suite("The system font") struct SystemFontTests {
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

  // Widths of strings by an iOS 26.1 simulator (the sums of what it printed of characters, and the
  // kerning of the whole).
  private static let fox = "The quick brown fox jumps over the lazy dog"
  @Test(
    "is as wide as a simulator's, within 0.05 percent",
    arguments: [
      ("0123456789", 17, .regular, false, 98.580),
      ("0123456789", 17, .light, false, 97.045),
      ("0123456789", 17, .black, false, 114.111),
      ("0123456789", 17, .ultraLight, false, 94.074),
      ("0123456789", 34, .regular, false, 199.933),
      ("0123456789", 34, .light, false, 195.529),
      ("0123456789", 34, .black, false, 226.661),
      ("0123456789", 34, .ultraLight, false, 187.003),
      ("0123456789", 34, .regular, true, 199.584),
      ("AVAST Wavy To. LT", 17, .regular, false, 146.824),
      ("AVAST Wavy To. LT", 17, .light, false, 143.892),
      ("AVAST Wavy To. LT", 17, .black, false, 163.301),
      ("AVAST Wavy To. LT", 17, .ultraLight, false, 138.214),
      ("AVAST Wavy To. LT", 17, .regular, true, 146.368),
      ("AVAST Wavy To. LT", 34, .regular, false, 277.014),
      ("AVAST Wavy To. LT", 34, .light, false, 269.321),
      ("AVAST Wavy To. LT", 34, .black, false, 312.475),
      ("AVAST Wavy To. LT", 34, .ultraLight, false, 254.425),
      ("AVAST Wavy To. LT", 34, .regular, true, 282.094),
      (SystemFontTests.fox, 17, .regular, false, 338.954),
      (SystemFontTests.fox, 17, .light, false, 334.138),
      (SystemFontTests.fox, 17, .black, false, 381.330),
      (SystemFontTests.fox, 17, .ultraLight, false, 324.813),
      (SystemFontTests.fox, 17, .regular, true, 339.361),
      (SystemFontTests.fox, 34, .regular, false, 640.555),
      (SystemFontTests.fox, 34, .light, false, 626.890),
      (SystemFontTests.fox, 34, .black, false, 747.602),
      (SystemFontTests.fox, 34, .ultraLight, false, 600.430),
      (SystemFontTests.fox, 34, .regular, true, 655.778),
      ("Hello UIKit", 17, .regular, false, 79.663),
      ("iiiiillll", 17, .regular, false, 34.315),
      ("WWWW MMMM", 17, .regular, false, 126.139),
    ] as [(String, Double, FontWeight, Bool, Double)])
  func recorded(
    text: String, size: Double, weight: FontWeight, isItalic: Bool, width: Double
  ) {
    let font = FontDescriptor(pointSize: size, weight: weight, isItalic: isItalic)
    let found = self.width(text, font)
    #expect(abs(found - width) / width < 0.0005, "\(found)")
  }

  // Widths that Interface Builder 13 and later stored at @2x or @3x in public files of NetNewsWire,
  // Provenance, Loop, Dash and nRF Mesh; none was more than a pixel off.
  @Test(
    "fills the pixels that Interface Builder stored",
    arguments: [
      ("Genres", 17, FontWeight.regular, 54.667), ("Region", 17, .regular, 52.667),
      ("Time Spent", 17, .regular, 87), ("Feed Title", 17, .regular, 75.333),
      ("Active", 17, .regular, 47.5),
      ("Target", 17, .regular, 49), ("Level", 17, .regular, 40), ("Unit", 17, .regular, 31.5),
      ("Joining the pool", 14, .semibold, 107.667), ("Blog Name", 17, .semibold, 86.333),
      ("Last known balance", 13, .regular, 119.667), ("No Files", 22, .regular, 76.5),
      // A simulator of iOS 13, in the hierarchies of swift-snapshot-testing.
      ("What's", 16, .semibold, 52.667), ("?", 15, .regular, 7.667),
    ] as [(String, Double, FontWeight, Double)])
  func stored(text: String, size: Double, weight: FontWeight, stored: Double) {
    let found = width(text, FontDescriptor(pointSize: size, weight: weight))
    let scale: Double = (stored * 2).rounded() == stored * 2 ? 2 : 3
    #expect(abs((found * scale - 1e-4).rounded(.up) - stored * scale) < 0.01, "\(found)")
  }

  @Test("is wider from 17 to 22 points up to iOS 13, and narrower around colons from iOS 26")
  func editions() {
    func width(_ text: String, _ edition: SystemFontEdition, size: Double = 17) -> Double {
      var paragraph = Paragraph(text, font: FontDescriptor(pointSize: size))
      paragraph.systemFontEdition = edition
      return typesetter.measure(paragraph, width: .infinity, maximumLines: 1).width
    }
    // Stored 42 wide up to Xcode 11, and 41.5 since 13.
    #expect((width("Label", .ios13) * 2).rounded(.up) == 84)
    #expect((width("Label", .ios14) * 2).rounded(.up) == 83)
    // 25 wide on a simulator of iOS 13.
    #expect((width("the", .ios13) * 3).rounded(.up) == 75)
    #expect((width("the", .ios14) * 3).rounded(.up) == 74)
    #expect(width("Label", .ios13, size: 15) == width("Label", .ios14, size: 15))
    #expect(abs(width("9:41", .ios14) - width("9:41", .ios26) - 2 * 0.06 * 17) < 0.01)
    #expect(width("a: b", .ios14) == width("a: b", .ios26))
  }

  @Test("gives letters with accents and of the same shape the width of the plain letter")
  func shapes() {
    for (letter, plain) in [
      "é": "e", "Å": "A", "ệ": "e", "Ω": "", "а": "a", "Р": "P", "Ж": "", "ο": "o",
    ] {
      let font = FontDescriptor(pointSize: 17)
      if plain.isEmpty {
        #expect(width(letter, font) > 10)
      } else {
        #expect(width(letter, font) == width(plain, font), "\(letter)")
      }
    }
  }

  private func width(_ text: String, _ font: FontDescriptor) -> Double {
    typesetter.measure(Paragraph(text, font: font), width: .infinity, maximumLines: 1).width
  }

  @Test(
    "meets the bars on a whole file of label widths: median 0, 90th percentile 1.3 percent",
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
    #expect(median == 0)
    #expect(ninetieth <= 0.013)
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
