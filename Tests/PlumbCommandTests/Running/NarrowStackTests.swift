import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// The gaps of a stack view that spaces its views equally are layout guides, whose sizes cannot be
/// negative either: where the stack is too small for its views, they are part of the conflict.
@Suite("A stack view that is too small for its views")
struct NarrowStackTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func path(_ name: String) -> String { "\(place.folder)/\(name)" }

  /// Three views of 150 points each, along the axis, in a row of 320 by 100.
  private static func template(
    _ distribution: String, axis: String, size: Int = 150, priority: Int = 1000
  ) -> String {
    let dimension = axis == "vertical" ? "height" : "width"
    let sizes = ["a", "b", "c"].map { "      - \($0).\(dimension) == \(size) @\(priority)" }
    return """
      widths: [320]
      cells:
        Cell:
          views:
            stack:
              class: UIStackView
              axis: \(axis)
              spacing: 4
              distribution: \(distribution)
              arrangedSubviews:
                a: { class: UILabel, text: First }
                b: { class: UIView }
                c: { class: UILabel, text: Third }
          constraints:
            - "H:|-[stack]-|"
            - "V:|-[stack(100)]-|"
      \(sizes.joined(separator: "\n"))
      data: [{}]

      """
  }

  private static let cases = ["fill", "fillEqually", "fillProportionally", "equalSpacing"].flatMap {
    [($0, "horizontal"), ($0, "vertical")]
  }

  @Test("is a conflict that every command reports", arguments: cases)
  func commands(distribution: String, axis: String) throws {
    let file = try place.write(Self.template(distribution, axis: axis), to: "row.yaml")
    // Each distribution is printed and drawn both ways, along one axis or the other.
    let isAcross = axis == "horizontal"
    for arguments in [
      ["frames", file] + (isAcross ? [] : ["--json"]), ["trace", file], ["lint", file],
      ["render", file, "--layers", "all", "-o", path("out")]
        + (isAcross ? ["--legend"] : ["-f", "svg"]),
    ] {
      let run = Recording(arguments)
      #expect(run.code == .findings, "\(arguments): \(run.errors)")
      #expect(
        (run.output + run.errors).contains("cannot hold together") || run.output.contains("broken"))
    }
    let questions = ["contentView.height", "stack.width", "b.height", "c.x"]
    #expect(Recording(["why", file] + questions).code == .success)
  }

  @Test("says by how much the views are too wide, with the gaps between them")
  func sum() throws {
    let file = try place.write(
      Self.template("equalSpacing", axis: "horizontal", size: 200), to: "row.yaml")
    let run = Recording(["trace", file])
    #expect(
      run.output.contains(
        "`contentView.width == 320` asks for 320, but the others make it at least"
          + " 16 + 16 + 200 + 4 + 200 + 4 + 200 = 640: 320 points apart"))
  }

  @Test("squeezes views whose sizes are only wanted, without a conflict")
  func optional() throws {
    for (distribution, axis) in Self.cases where distribution != "fillEqually" {
      let file = try place.write(
        Self.template(distribution, axis: axis, priority: 700), to: "row.yaml")
      let run = Recording(["frames", file])
      #expect(run.code == .success, "\(distribution), \(axis): \(run.output)")
    }
  }

  @Test("is compared with the version that had room")
  func differences() throws {
    let old = try place.write(
      Self.template("equalSpacing", axis: "horizontal", size: 40), to: "old.yaml")
    let new = try place.write(Self.template("equalSpacing", axis: "horizontal"), to: "new.yaml")
    for (left, right) in [(old, new), (new, old), (new, new)] {
      let run = Recording(["diff", left, right, "-o", path("diff")])
      #expect(run.code == (left == right ? .success : .findings), "\(run.errors)")
    }
  }

  @Test("is recorded and tested like other cells, and does not end the run of the others")
  func snapshots() throws {
    _ = try place.write(Self.template("equalSpacing", axis: "horizontal"), to: "Cells/a.yaml")
    _ = try place.write(Workplace.template(), to: "Cells/b.yaml")
    _ = try place.write("sources: [Cells]\n", to: "plumb.yaml")
    let project = ["--project", path("plumb.yaml")]
    #expect(Recording(["snapshot", "record"] + project).code == .success)
    #expect(place.contents.contains("Snapshots/Cells/b-320.png"))
    let test = Recording(["snapshot", "test", "--json"] + project)
    #expect(test.code == .success, "\(test.output)\(test.errors)")
  }
}
