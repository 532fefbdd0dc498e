import CellTemplates
import LayoutTree
import TestSupport
import Testing

@testable import LayoutDiagrams
@testable import PlumbKit
@testable import UIKitCore

@Suite("Hidden views")
struct HiddenViewTests {
  /// A label under a label, in whatever holds them.
  private func input(_ views: String, _ constraints: String = "") throws -> LayerInput {
    let text = """
      cells:
        Cell:
          views:
      \(views)
          constraints:
            - "H:|-[v]-|"
            - "V:|-8-[v]-8-|"
      \(constraints)
      data: [{}]
      """
    let session = try PlumbSession { _ in }
    let template = try Template.parse(text, file: "hidden.yaml")
    let table = template.makeTable(
      width: 320, environment: template.environment(text: session.typesetter))
    var scenes: [LayoutTree.Scene] = []
    table.tableView.forEachElement { element, view in
      guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
      scenes.append(RowReader.scene(of: cell, at: path, .everything))
    }
    let scene = try #require(scenes.first)
    return LayerInput(
      geometry: RowGeometry(scene, width: 320), text: [], palette: .light, headroom: 14)
  }

  /// The ids and titles of all marks that speak of constraints and views.
  private func marks(_ input: LayerInput) -> [String] {
    let marks =
      MarginLayer(input: input).marks + FrameLayer(input: input).marks
      + IntrinsicLayer(input: input).marks + BaselineLayer(input).marks
      + ConstraintLayer(input).marks + ProblemLayer(input: input).marks
    return marks.map { "\($0.id) \($0.title)" }
  }

  @Test(
    "in a stack view take no room and no spacing, and no layer measures them",
    arguments: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
  func arranged(distribution: String) throws {
    let stack = { (isHidden: Bool) in
      """
            v:
              class: UIStackView
              axis: vertical
              spacing: 6
              distribution: \(distribution)
              arrangedSubviews:
                first: { class: UILabel, text: One }
                gone: { class: UILabel, text: Two, isHidden: \(isHidden) }
                last: { class: UILabel, text: Three }
      """
    }
    let shown = try input(stack(false)), hidden = try input(stack(true))
    #expect(abs(shown.geometry.scene.height - hidden.geometry.scene.height - 26.3) < 0.5)
    #expect(marks(shown).contains { $0.contains("gone") })
    #expect(!marks(hidden).contains { $0.contains("gone") }, "\(marks(hidden))")
    #expect(marks(hidden).contains { $0.contains("spacing between") || $0.contains("last") })
  }

  @Test("elsewhere keep their room and their constraints, which no layer measures")
  func plain() throws {
    let views = { (isHidden: Bool) in
      """
            v: { class: UILabel, text: Title }
            badge:
              class: UIView
              isHidden: \(isHidden)
              subviews: { inner: { class: UILabel, text: "9" } }
            note: { class: UILabel, text: Note }
      """
    }
    let constraints = """
            - badge.leading == v.leading
            - badge.width == 30
            - badge.height == 12
            - badge.top == contentView.top + 40
            - inner.leading == badge.leading + 3
            - inner.top == badge.top
            - note.top == badge.bottom + 5
            - note.leading == v.leading
            - contentView.bottom >= note.bottom + 2
      """
    let shown = try input(views(false), constraints)
    let hidden = try input(views(true), constraints)
    #expect(shown.geometry.scene.height == hidden.geometry.scene.height)
    for view in ["badge", "inner", "note"] {
      #expect(shown.geometry.rect(of: view) == hidden.geometry.rect(of: view))
    }
    #expect(marks(shown).contains { $0.contains("badge") })
    #expect(marks(shown).contains { $0.contains("inner") })
    #expect(!marks(hidden).contains { $0.contains("badge") || $0.contains("inner") })
    #expect(marks(hidden).contains { $0.hasPrefix("note") })
  }

  @Test("are in the conflict that they are in")
  func conflicting() throws {
    let input = try input(
      "      v: { class: UILabel, text: Title, isHidden: true }",
      "      - v.height == 30\n      - v.height == 60")
    #expect(ProblemLayer(input: input).marks.contains { $0.title.contains("v.height == 30") })
  }
}
