import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("Snapshots of all widths")
struct SweepSnapshotTests {
  private let place: Workplace
  private let project: String

  init() throws {
    place = try Workplace()
    project = try place.write(
      """
      sources: [cell.yaml]
      variants:
        - width: 320
        - sweep: { widths: 300-360, textSize: [L, AX1] }
      """, to: "plumb.yaml")
    try write(block: 200)
  }

  /// A title that takes what a block leaves it, with at least `least` points.
  private func write(block: Double, least: Double = 10, text: String = "Departure") throws {
    _ = try place.write(
      """
      cells:
        Cell:
          views:
            title: { class: UILabel, font: body, text: "\(text)" }
            block: { class: UIView }
          constraints:
            - title.leading == contentView.leading + 16
            - title.top == contentView.top + 10
            - title.bottom == contentView.bottom - 10
            - title.width >= \(least)
            - title.trailing == block.leading - 8
            - block.trailing == contentView.trailing
            - block.top == contentView.top
            - block.height == 10
            - block.width == \(block) @900
      data: [{}]
      """, to: "cell.yaml")
  }

  private func run(_ words: [String]) -> Recording {
    Recording(["snapshot"] + words + ["--project", project])
  }

  private let reference = "Snapshots/cell-sweep-300-360.txt"

  @Test("have a text as their reference, which is recorded, and passes then")
  func recorded() throws {
    #expect(run(["test"]).code == .findings)
    let text = try #require(place.text(reference))
    #expect(text.hasPrefix("plumb sweep 1\nsource cell.yaml\nwidths 300 … 360 at 1x\n"))
    #expect(text.contains("\nrow 0.0 Cell at AX1\n"), "\(text)")
    #expect(text.contains("\n  view title\n    300 … 360: 16, 10, w - 224, 21\n"), "\(text)")
    #expect(text.contains("\n  found truncated-text title\n    300"), "\(text)")
    let again = run(["test"])
    #expect(again.code == .success, "\(again.output)\(again.errors)")
    #expect(run(["list"]).output.contains("cell-sweep-300-360  cell.yaml  300 … 360 pt, 2 cases"))
    #expect(run(["clean"]).output.isEmpty)
  }

  @Test("are the same where only a view that is ignored is not")
  func ignored() throws {
    _ = run(["test"])
    let text = try #require(place.text("plumb.yaml"))
    try write(block: 200, least: 102)
    _ = try place.write("\(text)\nsnapshots: { ignore: [title, block] }\n", to: "plumb.yaml")
    #expect(run(["test", "--filter", "*sweep*"]).code == .success)
  }

  @Test("a change between the widths of the pictures is found, with its range, and can be accepted")
  func change() throws {
    _ = run(["test"])
    // Only below 326 the title has less than that, and a picture at 320 is not the first to show it.
    try write(block: 200, least: 102)
    let failed = run(["test", "--filter", "*sweep*"])
    #expect(failed.code == .findings)
    #expect(
      failed.output.contains("title.width 76 → 102 from 300 to 325"), "\(failed.output)")
    #expect(place.bytes(".plumb/cell-sweep-300-360-actual.png") != nil)
    #expect(run(["accept", "cell-sweep-300-360"]).code == .success)
    #expect(run(["test", "--filter", "*sweep*"]).code == .success)
    #expect(place.text(reference)?.contains("300 … 326: 16, 10, 102, 21") == true)
  }

  @Test("an unchanged layout passes in another environment, a changed one names it")
  func environment() throws {
    _ = run(["test"])
    let text = try #require(place.text(reference))
    let other = text.replacingOccurrences(of: "with FreeType ", with: "with FreeType 1.")
    #expect(other != text)
    _ = try place.write(other, to: reference)
    #expect(run(["test", "--filter", "*sweep*"]).code == .success)
    try write(block: 210)
    let failed = run(["test", "--filter", "*sweep*"])
    #expect(failed.output.contains("FreeType 1."), "\(failed.output)")
  }

  @Test("a damaged reference is reported, and recorded again on request")
  func damaged() throws {
    _ = run(["test"])
    _ = try place.write("plumb sweep 1\nnonsense\n", to: reference)
    let failed = run(["test"])
    let problem = ".txt:2:1: 'nonsense' is no line of a sweep"
    #expect(failed.output.contains(problem), "\(failed.output)")
    #expect(run(["record"]).code == .success)
    #expect(run(["test"]).code == .success)
  }

  @Test("are left over when nothing asks for them, and other texts are not")
  func clean() throws {
    _ = run(["test"])
    _ = try place.write("notes", to: "Snapshots/README.txt")
    _ = try place.write("sources: [cell.yaml]\nvariants: { width: 320 }", to: "plumb.yaml")
    #expect(run(["clean", "--delete"]).output.contains("cell-sweep-300-360"))
    #expect(place.text(reference) == nil)
    #expect(place.text("Snapshots/README.txt") == "notes")
  }

  @Test(
    "what makes no sense is reported with its place",
    arguments: [
      ("{ sweep: { widths: 400-300 } }", "'widths' cannot be"),
      ("{ sweep: { device: iPhone 99 } }", "unknown device"),
      ("{ sweep: { name: a/b } }", "cannot be part of a file name"),
      ("{ sweep: {}, width: 320 }", "unknown key 'width' in a variant that is a sweep"),
    ])
  func refused(_ variant: String, _ message: String) throws {
    _ = try place.write("sources: [cell.yaml]\nvariants:\n  - \(variant)\n", to: "plumb.yaml")
    let run = run(["test"])
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("plumb.yaml:3:"), "\(run.errors)")
  }
}
