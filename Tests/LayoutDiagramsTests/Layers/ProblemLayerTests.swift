import LayoutTree
import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The layer problems")
struct ProblemLayerTests {
  /// The sample row with its title between 20.5 and 52 points high, and the body below it as much
  /// the other way.
  private func openScene() -> LayoutTree.Scene {
    var scene = DetailedRow.scene()
    scene.views[1].ranges = [.init(.height, least: 20.5, greatest: 52)]
    scene.views[1].isAmbiguous = true
    scene.views[2].ranges = [
      .init(.y, least: 35.5, greatest: 67), .init(.height, least: 9.5, greatest: 41),
    ]
    scene.views[2].isAmbiguous = true
    return scene
  }

  @Test("is empty for a sound row")
  func sound() {
    #expect(ProblemLayer(input: DetailedRow.input()).marks.isEmpty)
  }

  @Test("says what each view may be, and no other layer calls it ambiguous then")
  func words() {
    var input = DetailedRow.input(openScene())
    input.layers = [.frames, .problems]
    #expect(
      ProblemLayer(input: input).marks.compactMap(\.badge?.text) == [
        "title: height 20.5 … 52", "body: y 35.5 … 67, height 9.5 … 41",
      ])
    #expect(FrameLayer(input: input).marks.allSatisfy { $0.badge?.style == .tag })
  }

  /// The open row with a title so many points high; its text is 20.5 and the body's 41.
  private func reasons(_ height: Double, _ change: (inout LayoutTree.Scene) -> Void = { _ in })
    -> [DiagramMark]
  {
    var scene = openScene()
    let ranges = scene.views[1].ranges
    scene.views[1] = DetailedRow.view(
      "title", "contentView", 16, 11, 288, height, content: (41.5, 20.5))
    scene.views[1].ranges = ranges
    change(&scene)
    return ProblemLayer(input: DetailedRow.input(scene)).marks.filter { $0.id.hasPrefix("tie") }
  }

  @Test("says why: views that hug, or resist, at one priority")
  func reason() {
    #expect(reasons(30).compactMap(\.badge?.text) == ["title and body both hug at 250"])
    #expect(
      reasons(30).map(\.title) == [
        "title and body both hug at 250 down, so that either may be stretched"
      ])
    #expect(reasons(15).compactMap(\.badge?.text) == ["title and body both resist at 750"])
  }

  @Test("says nothing of priorities where none are equal, or where nothing is off")
  func noReason() {
    #expect(reasons(20.5).isEmpty)
    let unequal = reasons(30) { $0.views[1].details?.content?.hugging.vertical = 251 }
    #expect(unequal.isEmpty)
    let single = reasons(30) { $0.views[2].ranges = [] }
    #expect(single.isEmpty)
  }

  @Test("the band lies where an edge moves: far for the first, near for what makes room")
  func edges() throws {
    let input = DetailedRow.input(openScene())
    let views = input.geometry.scene.views
    let rects = try views.map { try #require(input.geometry.rect(of: $0.id)) }
    let first = try #require(OpenRange(views[1], rects[1], .vertical, lane: 0))
    let second = try #require(OpenRange(views[2], rects[2], .vertical, lane: 1))
    #expect(first.edge == 31.5...63)
    #expect(second.edge == 35.5...67)
    #expect(first.across.lowerBound > second.across.upperBound)
    #expect(OpenRange(views[1], rects[1], .horizontal, lane: 0) == nil)
  }

  @Test("an end that nothing bounds is some points away, and not a bar")
  func open() throws {
    var scene = DetailedRow.scene()
    scene.views[1].ranges = [.init(.y, least: nil, greatest: nil)]
    let ghost = try #require(
      OpenRange(scene.views[1], Scene.Rect(16, 11, 288, 20.5), .vertical, lane: 0))
    #expect(ghost.edge == 7.5...55.5)
    #expect(ghost.isOpen == (true, true))
  }

  @Test("numbers the members of a conflict, adds its sum, and leaves others to their layer")
  func conflict() {
    var scene = DetailedRow.scene()
    scene.conflicts = [
      .init(
        constraints: [scene.constraints[0].id, scene.constraints[1].id],
        broken: scene.constraints[1].id, reason: "because", sum: "11 + 4 = 15, not 20")
    ]
    var input = DetailedRow.input(scene)
    let texts = ProblemLayer(input: input).marks.compactMap(\.badge?.text)
    #expect(texts == ["1: 11", "2: 4", "11 + 4 = 15, not 20"])
    input.layers = [.constraints, .problems]
    #expect(ConstraintLayer(input).marks.map(\.id) == [scene.constraints[2].id])
  }

  @Test("shows an optional constraint of the application that could not be met")
  func missed() {
    var scene = DetailedRow.scene()
    scene.constraints[1].priority = 750
    scene.constraints[1].violation = 3
    let badges = ProblemLayer(input: DetailedRow.input(scene)).marks.compactMap(\.badge)
    #expect(badges.map(\.text) == ["4 @750"])
    #expect(badges.first?.style == .tag, "it may give way, and is no alarm")
  }

  @Test("What is seen to be wrong is framed where it is, with a few words; notes are not")
  func faults() {
    var scene = DetailedRow.input().geometry.scene
    let fault = { (view: String, severity: LayoutTree.Scene.Fault.Severity) in
      LayoutTree.Scene.Fault(
        rule: "content-outside-row", severity: severity, view: view, message: "\(view) ends below",
        summary: "5 below the row", hint: "keep it inside",
        rect: .init(x: 10, y: 20, width: 30, height: 40), overflow: .vertical)
    }
    scene.faults = [fault("photo", .warning), fault("title", .note)]
    let marks = ProblemLayer(input: DetailedRow.input(scene)).marks
    #expect(marks.map(\.id) == ["photo-fault-1"])
    #expect(marks.first?.badge?.text == "photo: 5 below the row")
    #expect(marks.first?.bounds.first?.maxY == 60)
  }
}
