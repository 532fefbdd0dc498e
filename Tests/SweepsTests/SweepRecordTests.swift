import Diagnostics
import Testing

@testable import Sweeps

@Suite("Pieces of a sweep as text")
struct SweepRecordTests {
  private static func text(
    _ title: [String], found: [String] = [], widths: String = "280 … 400 at 2x"
  ) -> String {
    let lines =
      ["plumb sweep 1", "source Cells/offer.yaml", "widths \(widths)", "with FreeType 2.12.1", ""]
      + ["row 0.0 Offer at L", "  view title"] + title.map { "    \($0)" }
      + (found.isEmpty ? [] : ["  found truncated-text title"] + found.map { "    \($0)" })
    return lines.map { $0 + "\n" }.joined()
  }

  private func record(_ text: String) throws -> SweepRecord {
    try SweepRecord(text: text, path: "a.txt")
  }

  @Test("is read as it was written")
  func roundTrip() throws {
    let text = Self.text(
      [
        "280 … 305.5: 16, 10, w - 274, 41; lines end at 10, 19",
        "306: 16, -0.5, 2w/3 + 8.25, 20.5; keeps 51 × 31",
        "306.5 … 400: 16, 10, 0.123456789w, -w/2 + 200",
      ], found: ["280 … 290", "300.5"])
    let record = try record(text)
    #expect(record.text == text)
    #expect(record.rows.map(\.title) == ["0.0 Offer at L"])
    #expect(record.rows[0].tracks[0].ranges[1].lengths[2].at(300) == 208.25)
    #expect(record.changes(to: record) == [])
  }

  @Test(
    "says on which line a file is no record",
    arguments: [
      ("", "a.txt:1:1: no sweep of this version"),
      ("plumb sweep 2\n", "a.txt:1:1: no sweep of this version"),
      ("plumb sweep 1\n  view title\n", "a.txt:2:3: a view before any row"),
      ("plumb sweep 1\nrow 0.0\n    280: 4\n", "a.txt:3:5: widths before any view"),
      (text(["280 … 270: 1, 2, 3, 4"]), "a.txt:8:5: '280 … 270: 1, 2, 3, 4' is no range"),
      (text(["280: 1, 2, three, 4"]), "a.txt:8:5: '280: 1, 2, three, 4' is no range"),
      (text(["280: 1, w *, 3, 4"]), "a.txt:8:5: '280: 1, w *, 3, 4' is no range"),
      (text(["280: 1, w/0, 3, 4"]), "a.txt:8:5: '280: 1, w/0, 3, 4' is no range"),
      ("plumb sweep 1\n\nnonsense\n", "a.txt:3:1: 'nonsense' is no line of a sweep"),
    ])
  func unreadable(_ text: String, _ problem: String) throws {
    let error = try #require(throws: PlumbError.self) { try record(text) }
    #expect(error.diagnostics[0].sentence.hasPrefix(problem), "\(error)")
    #expect(error.diagnostics[0].sentence.hasSuffix("; record it again"))
  }

  @Test("a number that differs is reported with the widths at which it does, to the pixel")
  func ranges() throws {
    let old = try record(Self.text(["280 … 400: 16, 10, w - 32, 20"]))
    let new = try record(
      Self.text(["280 … 300: 16, 10, w - 32, 20", "300.5 … 400: 16, 10, 268.5, 20"]))
    #expect(
      old.changes(to: new) == [
        "row 0.0 Offer at L: title.width 269 → 268.5 from 301 to 400"
      ])
  }

  @Test("neighbouring pieces that differ are one range, and a gap makes two")
  func neighbours() throws {
    let old = try record(Self.text(["280 … 400: 16, 10, 80, 20"]))
    let whole = try record(
      Self.text(["280 … 300: 16, 10, 80, 40", "300.5 … 400: 16, 10, 80, 60"]))
    #expect(
      old.changes(to: whole) == ["row 0.0 Offer at L: title.height 20 → 40 from 280 to 400"])
    let parted = try record(
      Self.text([
        "280 … 300: 16, 10, 80, 40", "300.5 … 310: 16, 10, 80, 20", "310.5 … 400: 16, 10, 80, 60",
      ]))
    #expect(
      old.changes(to: parted) == [
        "row 0.0 Offer at L: title.height 20 → 40 from 280 to 300",
        "row 0.0 Offer at L: title.height 20 → 60 from 310.5 to 400",
      ])
  }

  @Test("breaks of lines and findings have their ranges, rows and views come and go")
  func others() throws {
    let old = try record(Self.text(["280 … 400: 16, 10, 80, 20"], found: ["280 … 290"]))
    let new = try record(
      Self.text(
        ["280 … 299.5: 16, 10, 80, 20; lines end at 4, 9", "300 … 400: 16, 10, 80, 20"],
        found: ["280 … 310"]))
    #expect(
      old.changes(to: new) == [
        "row 0.0 Offer at L: title: one line → lines end at 4, 9 from 280 to 299.5",
        "row 0.0 Offer at L: truncated-text title holds from 280 to 310 instead of from 280 to 290",
      ])
    let sound = try record(Self.text(["280 … 400: 16, 10, 80, 20"]))
    #expect(
      old.changes(to: sound) == ["row 0.0 Offer at L: truncated-text title ends from 280 to 290"])
    #expect(
      sound.changes(to: old) == ["row 0.0 Offer at L: truncated-text title begins from 280 to 290"])
    var none = sound
    none.rows = []
    #expect(sound.changes(to: none) == ["row 0.0 Offer at L is gone"])
    #expect(none.changes(to: sound) == ["row 0.0 Offer at L is new"])
  }

  @Test("listed widths are compared one by one")
  func listed() throws {
    let widths = "320, 375, 390, 834 at 2x"
    let old = try record(Self.text(["320 … 834: 16, 10, 80, 20"], widths: widths))
    let new = try record(
      Self.text(["320: 16, 10, 80, 20", "375 … 834: 16, 10, w/2 - 115, 20"], widths: widths))
    #expect(
      old.changes(to: new) == [
        "row 0.0 Offer at L: title.width 80 → 72.5 at 375",
        "row 0.0 Offer at L: title.width 80 → 302 at 834",
      ])
  }
}

@Suite("Numbers of widths")
struct SweepWidthNumbersTests {
  @Test("listed ones rise, each once")
  func listed() throws {
    let widths = try #require(SweepWidths(listing: [393, 320, 393, 1194], scale: 3))
    #expect((0..<widths.count).map { widths[$0] } == [320, 393, 1194])
    #expect(widths.number(of: 393) == 1)
    #expect("\(widths)" == "320, 393, 1194 at 3x")
    #expect(SweepWidths(listing: [], scale: 2) == nil)
  }

  @Test("a range has every pixel")
  func range() {
    let widths = SweepWidths(280...281, scale: 3)
    #expect(widths.count == 4)
    #expect(widths.number(of: 280 + 2.0 / 3) == 2)
    #expect("\(widths)" == "280 … 281 at 3x")
  }
}
