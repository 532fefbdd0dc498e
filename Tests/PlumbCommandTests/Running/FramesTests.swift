import Foundation
import LayoutTree
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb frames")
struct FramesTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("prints a readable tree at each width")
  func text() throws {
    let file = try place.write(Workplace.template(rows: 1, widths: "[320, 568]"), to: "a.yaml")
    let run = Recording(["frames", file])
    #expect(run.code == .success)
    #expect(
      run.output == """
        \(file) at 320 pt, 2x, ios18
        0.0  Cell  height 60.5, content 60.5
          contentView  UITableViewCellContentView   0   0  320  60.5
            title      UILabel                     20  20  280  20.5
        \(file) at 568 pt, 2x, ios18
        0.0  Cell  height 60.5, content 60.5
          contentView  UITableViewCellContentView   0   0  568  60.5
            title      UILabel                     20  20  528  20.5

        """)
  }

  @Test("prints one JSON object a line, for each file and width")
  func json() throws {
    let file = try place.write(Workplace.template(rows: 3), to: "a.yaml")
    let run = Recording([
      "frames", file, "--json", "--details", "-w", "320", "-w", "375", "-s", "3",
    ])
    let trees = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(LayoutTree.self, from: Data($0.utf8))
    }
    #expect(trees.map(\.file) == [file, file])
    #expect(trees.map(\.width) == [320, 375])
    #expect(trees.map(\.scale) == [3, 3])
    #expect(trees.map { $0.scenes.map(\.id) } == [["0.0", "0.1", "0.2"], ["0.0", "0.1", "0.2"]])
    let row = try #require(trees.first?.scenes.first, "\(run.errors)")
    #expect(row.views.map(\.id) == ["contentView", "title"])
    #expect(row.constraints.count == 4)
  }

  @Test("lays out as the profile says")
  func profile() throws {
    let file = try place.write(Workplace.template(rows: 1), to: "a.yaml")
    let run = Recording(["frames", file, "--profile", "ios7"])
    #expect(run.output.contains("at 320 pt, 2x, ios7\n"))
    #expect(run.output.contains("height 61.5, content 60.5\n"))
  }
}
