import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb sweep")
struct SweepTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// A title that a block squeezes: the block is 250 points wide, and the title has what is left.
  private static func cell(_ lines: Int = 1, text: String = "Departure") -> String {
    """
    cells:
      Cell:
        views:
          title: { class: UILabel, font: body, text: "\(text)", numberOfLines: \(lines) }
          block: { class: UIView }
        constraints:
          - title.leading == contentView.leading + 16
          - title.top == contentView.top + 10
          - title.bottom == contentView.bottom - 10
          - title.trailing == block.leading - 8
          - block.trailing == contentView.trailing
          - block.top == contentView.top
          - block.height == 10
          - block.width == 250
    data: [{}]
    """
  }

  @Test("a finding has its range of widths, and the exit code is 1")
  func finding() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let run = Recording(["sweep", file, "--widths", "280-420"])
    #expect(run.code == .findings)
    let line = try #require(run.output.split(separator: "\n").first)
    #expect(
      line.contains("cell.yaml:4:7: warning: in row 0.0, title is truncated from 280 to 3"),
      "\(line)")
    #expect(
      line.contains("; at 280: title shows less than its text: it is 6 points wide"), "\(line)")
    #expect(line.hasSuffix("[truncated-text title]"))
    #expect(run.output.contains("\n  row 0.0 Cell: height 40.5, "), "\(run.output)")
  }

  @Test("what holds in one text size only, or at other widths there, is said of that size")
  func textSizes() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let run = Recording([
      "sweep", file, "--widths", "280-420", "--text-size", "L", "--text-size", "XXXL",
    ])
    let words = try #require(run.output.firstRange(of: "from 280 to"))
    #expect(run.output[words.lowerBound...].contains(" and, at XXXL, up to 3"), "\(run.output)")
    let narrow = Recording([
      "sweep", file, "--widths", "365-420", "--text-size", "L", "--text-size", "XXXL",
    ])
    #expect(narrow.output.contains("title is truncated from 365 to"), "\(narrow.output)")
    #expect(narrow.output.contains(" at XXXL; at 365, XXXL: "), "\(narrow.output)")
  }

  @Test("numbers of lines and heights are no findings")
  func lines() throws {
    let file = try place.write(Self.cell(0, text: "One two three four"), to: "cell.yaml")
    let run = Recording(["sweep", file, "--widths", "330-480"])
    #expect(run.code == .success)
    #expect(run.output.contains("title takes a second line at 4"), "\(run.output)")
    #expect(run.output.contains("a third line at 3"), "\(run.output)")
  }

  @Test("the exit code follows --fail-on")
  func failOn() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let options = ["sweep", file, "--widths", "280-300"]
    #expect(Recording(options + ["--fail-on", "never"]).code == .success)
    #expect(Recording(options + ["--fail-on", "error"]).code == .success)
    #expect(
      Recording(options + ["--fail-on", "error", "--severity", "truncated-text=error"]).code
        == .findings)
    let note = options + ["--severity", "truncated-text=note"]
    #expect(Recording(note).code == .success)
    #expect(Recording(note + ["--fail-on", "note"]).code == .findings)
  }

  @Test("JSON has the pieces and the findings of a source in an object on a line")
  func json() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let run = Recording([
      "sweep", file, "--widths", "280-420", "--json", "--pieces", "--scale", "2",
    ])
    let data = Data(run.bytes)
    #expect(run.bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let pieces = try #require(object["pieces"] as? [[String: Any]])
    #expect(pieces.first?["from"] as? Double == 280)
    #expect(pieces.last?["to"] as? Double == 420)
    for (one, next) in zip(pieces, pieces.dropFirst()) {
      #expect((one["to"] as? Double ?? 0) + 0.5 == next["from"] as? Double)
    }
    let views = try #require(pieces.last?["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["contentView", "title", "block"])
    #expect(views[1]["width"] as? [Double] == [-274, 1])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "truncated-text")
    #expect(finding["view"] as? String == "title")
    #expect(finding["row"] as? String == "0.0")
    #expect(finding["textSize"] as? String == "L")
    #expect(finding["from"] as? Double == 280)
  }

  @Test("SARIF and annotations are those of lint, with ranges in their messages")
  func otherFormats() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let sarif = Recording(["sweep", file, "--widths", "280-300", "--format", "sarif"])
    #expect(sarif.output.contains("title is truncated at every width"))
    #expect(sarif.output.contains("\"ruleId\" : \"truncated-text\""))
    let github = Recording(["sweep", file, "--widths", "280-300", "--format", "github"])
    #expect(github.output.hasPrefix("::warning file="))
  }

  @Test("a report goes into a file, a picture beside it")
  func files() throws {
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let run = Recording([
      "sweep", file, "--widths", "280-300", "--output", "\(place.folder)/report.txt", "--picture",
      "\(place.folder)/sweep.svg",
    ])
    #expect(run.output.isEmpty)
    #expect(place.text("report.txt")?.contains("title is truncated") == true)
    #expect(place.text("sweep.svg")?.contains("row-0.0") == true)
  }

  @Test("a file that cannot be read is reported, and the exit code is 2")
  func unreadable() throws {
    let run = Recording(["sweep", "\(place.folder)/none.yaml"])
    #expect(run.code == .failure)
    #expect(run.errors.contains("none.yaml"))
  }

  @Test(
    "bad values are refused",
    arguments: [
      ["--widths", "400-300"], ["--widths", "wide"], ["--text-size", "huge"],
      ["--fail-on", "panic"], ["--json", "--format", "sarif"], ["--picture", "-"],
    ])
  func refused(_ options: [String]) throws {
    let run = Recording(["sweep", "cell.yaml"] + options)
    #expect(run.code == .failure)
    #expect(run.errors.contains(options[0]), "\(run.errors)")
  }

  @Test("plumb.yaml says widths, text sizes, and what fails")
  func project() throws {
    _ = try place.write(
      "sweep: { widths: 280-300, textSize: [L, AX1], failOn: never }", to: "plumb.yaml")
    let file = try place.write(Self.cell(), to: "cell.yaml")
    let run = Recording(["sweep", file, "--config", "\(place.folder)/plumb.yaml"])
    #expect(run.code == .success)
    #expect(run.output.contains("280 … 300 pt, 41 widths, 2 cases"), "\(run.output)")
  }

  @Test("lint --sweep finds what happens between the widths of a template, and keeps the rest")
  func lint() throws {
    let file = try place.write("widths: [414]\n" + Self.cell(), to: "cell.yaml")
    #expect(Recording(["lint", file]).code == .success)
    let run = Recording(["lint", file, "--sweep"])
    #expect(run.code == .findings)
    #expect(run.output.contains("title is truncated from 280 to 3"), "\(run.output)")
    let known = Recording([
      "lint", file, "--sweep", "--write-baseline", "\(place.folder)/known.txt",
    ])
    #expect(known.code == .success)
    #expect(place.text("known.txt")?.contains("truncated-text title") == true)
  }
}
