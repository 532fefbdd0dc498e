import LayoutChanges
import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit

@Suite("An edit of a priority in the picture of two versions")
struct PriorityEditTests {
  private func scene(_ constraints: LayoutTree.Constraint...) -> LayoutTree.Scene {
    LayoutTree.Scene(
      id: "0.0", height: 100, contentHeight: 100, views: SampleRow.views, constraints: constraints)
  }

  private func change(_ id: String, _ part: LayoutTree.Constraint.Part) -> SceneChange {
    SceneChange(
      .constraint(id: id, equation: id),
      .changed(.constraint(part), from: .number(1), to: .number(2)))
  }

  @Test("stands beside the constraint in either version, under whatever id it has there")
  func words() {
    let old = SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10)
    var new = old
    new.priority = 750
    new.id = "renamed"
    let edits = PriorityEdits([change("title.top", .priority)], scene(old), scene(new))
    #expect(edits.before == ["title.top": "required"])
    #expect(edits.after == ["renamed": "required \u{2192} @750"])
  }

  @Test("is none where something else of a constraint differs")
  func others() {
    let old = SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10)
    let edits = PriorityEdits([change("title.top", .constant)], scene(old), scene(old))
    #expect(edits.before.isEmpty && edits.after.isEmpty)
  }
}
