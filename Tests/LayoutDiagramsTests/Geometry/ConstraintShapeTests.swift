import LayoutTree
import Numbers
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The shape of a constraint")
struct ConstraintShapeTests {
  /// A constraint, and its shape in words.
  struct Case: Sendable, CustomTestStringConvertible {
    let constraint: LayoutTree.Constraint
    let expected: String
    var isRightToLeft = false
    var testDescription: String { constraint.equation }
  }

  @Test("is one line where the constraint says so, and only pixels keep two apart")
  func roundedCoincidence() {
    var views = SampleRow.views
    views[3].frame.y = 31
    let geometry = RowGeometry(
      .init(id: "0.0", height: 100, contentHeight: 100, views: views), width: 320)
    func shape(plus constant: Double) -> String {
      geometry.shape(
        of: SampleRow.constraint("body.top", .equal, "title.bottom", plus: constant)
      ).map(describe) ?? "none"
    }
    #expect(shape(plus: 0) == "vertical alignment at 31, 64...304")
    #expect(shape(plus: 1).hasPrefix("vertical distance 31 to 30"))
  }

  @Test("follows from the frames", arguments: cases)
  func shape(_ example: Case) {
    let geometry = SampleRow.geometry(isRightToLeft: example.isRightToLeft)
    let shape = geometry.shape(of: example.constraint).map(describe) ?? "none"
    #expect(shape == example.expected)
  }

  static let cases = [
    Case(
      constraint: SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10),
      expected: "vertical distance 10 to 0, 64...304 and 0...320"),
    Case(
      constraint: SampleRow.constraint("title.leading", .equal, "photo.trailing", plus: 8),
      expected: "horizontal distance 64 to 56, 10...30 and 10...50"),
    Case(
      constraint: SampleRow.constraint("title.leading", .equal, "photo.trailing", plus: 8),
      expected: "horizontal distance 304 to 16, 10...30 and 10...50", isRightToLeft: true),
    Case(
      constraint: SampleRow.constraint("title.top", .equal, "photo.top"),
      expected: "vertical alignment at 10, 16...304"),
    Case(
      constraint: SampleRow.constraint("icon.left", .equal, "body.left", plus: 5),
      expected: "horizontal distance 69 to 64, 45...55 and 40...90"),
    Case(
      constraint: SampleRow.constraint("photo.width", .equal, plus: 40),
      expected: "horizontal extent"),
    Case(
      constraint: SampleRow.constraint("photo.height", .equal, "photo.width"),
      expected: "vertical extent"),
    Case(
      constraint: SampleRow.constraint("title.width", .equal, "body.width"),
      expected: "horizontal extents"),
    Case(
      constraint: SampleRow.constraint("title.left", .equal, "contentView.leftMargin", plus: 48),
      expected: "horizontal distance 64 to 0, 10...30 and 0...100"),
    Case(
      constraint: SampleRow.constraint("contentView.bottomMargin", .equal, "body.bottom"),
      expected: "vertical distance 100 to 90, 0...320 and 64...304"),
    Case(
      constraint: SampleRow.constraint("body.left", .equal, "title.left"),
      expected: "horizontal alignment at 64, 10...90"),
    Case(
      constraint: SampleRow.constraint("icon.centerY", .equal, "icon.centerY"),
      expected: "vertical alignment at 50, 69...79"),
    Case(
      constraint: SampleRow.constraint("title.left", .greaterThanOrEqual, "guide.left"),
      expected: "none"),
    Case(
      constraint: SampleRow.constraint("title.firstBaseline", .equal, "body.firstBaseline"),
      expected: "none"),
    Case(constraint: SampleRow.constraint("title.sideways", .equal), expected: "none"),
  ]

  @Test("of baselines is where text stands")
  func baselines() throws {
    var views = SampleRow.views
    views[1].details = .init(baselines: .init(first: 20, last: 20))
    views[2].details = .init(baselines: .init(first: 20, last: 20))
    let geometry = RowGeometry(
      .init(id: "0.0", height: 100, contentHeight: 100, views: views), width: 320)
    let constraint = SampleRow.constraint("title.firstBaseline", .equal, "photo.firstBaseline")
    let shape = try #require(geometry.shape(of: constraint))
    #expect(describe(shape) == "vertical alignment at 30, 16...304")
  }

  private func describe(_ shape: ConstraintShape) -> String {
    switch shape {
    case .distance(let axis, let from, let to, let first, let second):
      "\(axis) distance \(readable(from)) to \(readable(to)), \(describe(first))"
        + (second.map { " and \(describe($0))" } ?? "")
    case .alignment(let axis, let at, let reach):
      "\(axis) alignment at \(readable(at)), \(describe(reach))"
    case .extent(let axis, _): "\(axis) extent"
    case .extents(let axis, _, _): "\(axis) extents"
    }
  }

  private func describe(_ range: ClosedRange<Double>) -> String {
    "\(readable(range.lowerBound))...\(readable(range.upperBound))"
  }
}
