import LayoutTree
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("Sizes in a diagram")
struct ConstraintGroupTests {
  /// The text of the only mark, and whether it has a line.
  private func mark(
    _ constraints: LayoutTree.Constraint...
  ) throws -> (text: String, hasLine: Bool) {
    let geometry = RowGeometry(
      .init(
        id: "0.0", height: 100, contentHeight: 100, views: SampleRow.views,
        constraints: constraints),
      width: 320)
    let groups = ConstraintGroups(constraints, in: geometry).groups
    let group = try #require(groups.first)
    #expect(groups.count == 1 && group.constraints.count == constraints.count)
    var input = LayerInput(
      geometry: geometry, text: [], palette: .light, headroom: 14, footroom: 12)
    input.layers = [.constraints]
    let marks = ConstraintLayer(input).marks
    return (group.text, !marks.flatMap(\.nodes).isEmpty)
  }

  @Test("A bound that is not reached has no length: it is said in a corner, with its side")
  func bounds() throws {
    let limit = SampleRow.constraint("title.height", .lessThanOrEqual, plus: 240)
    #expect(try mark(limit) == ("height ≤ 240", false))
    let least = SampleRow.constraint("title.width", .greaterThanOrEqual, plus: 44)
    #expect(try mark(least) == ("width ≥ 44", false))
    #expect(try mark(limit, least) == ("≥ 44 × ≤ 240", false))
    let reached = SampleRow.constraint("title.width", .greaterThanOrEqual, plus: 240)
    #expect(try mark(reached) == ("≥ 240", true))
    let missed = SampleRow.constraint("title.width", .greaterThanOrEqual, plus: 300, violation: 60)
    #expect(try mark(missed).hasLine)
  }

  @Test("Both sides of a small view say themselves what they are, one side has its line")
  func smallViews() throws {
    let width = SampleRow.constraint("photo.width", .equal, plus: 40)
    let height = SampleRow.constraint("photo.height", .equal, plus: 40)
    #expect(try mark(width, height) == ("40 × 40", false))
    #expect(try mark(width) == ("40", true))
    let large = [
      SampleRow.constraint("title.width", .equal, plus: 240),
      SampleRow.constraint("title.height", .equal, plus: 20),
    ]
    #expect(try mark(large[0], large[1]) == ("240 × 20", true))
  }
}
