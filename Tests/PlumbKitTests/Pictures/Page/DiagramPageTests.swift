import LayoutTree
import Scene
import TestSupport
import Testing
import ViewDrawing

@testable import LayoutDiagrams
@testable import PlumbKit

@Suite("A page of diagrams")
struct DiagramPageTests {
  private let assets = SceneAssets(BoxSetter())

  @Test("keeps badges off text and off each other, with 3 views and with 30", arguments: [3, 30])
  func overlaps(count: Int) throws {
    let page = DiagramPage(
      width: 320, background: .white, title: "a", layers: [.frames, .constraints],
      palette: .light)
    let scene = page.scene([item(count)], assets)
    let badges = badgeBoxes(in: scene.nodes)
    #expect(badges.count >= count)
    for (index, badge) in badges.enumerated() {
      #expect(!badges[..<index].contains { $0.overlaps(badge) })
      #expect(badge.x >= 0 && badge.maxX <= scene.size.width)
      #expect(badge.y >= 0 && badge.maxY <= scene.size.height)
    }
  }

  @Test("leaves out headers and footers")
  func headers() {
    let header = PaintedItem(
      frame: Scene.Rect(0, 0, 320, 28), node: .group(.init()), scene: nil, isRightToLeft: false)
    let page = DiagramPage(
      width: 320, background: .white, title: "a", layers: [.frames], palette: .light)
    #expect(page.scene([header], assets).size.height < 60)
  }

  /// A row of `count` views stacked ten points apart, each pinned to the one before.
  private func item(_ count: Int) -> PaintedItem {
    var views = [SampleRow.view("contentView", nil, 0, 0, 320, Double(count) * 30)]
    var constraints: [LayoutTree.Constraint] = []
    for index in 0..<count {
      let id = "label\(index)"
      views.append(SampleRow.view(id, "contentView", 20, Double(index) * 30 + 10, 280, 20))
      let above = index == 0 ? "contentView.top" : "label\(index - 1).bottom"
      constraints.append(SampleRow.constraint("\(id).top", .equal, above, plus: 10))
      constraints.append(
        SampleRow.constraint("\(id).leading", .equal, "contentView.leading", plus: 20, at: 750))
    }
    let scene = LayoutTree.Scene(
      id: "0.0", height: Double(count) * 30, contentHeight: Double(count) * 30, views: views,
      constraints: constraints)
    return PaintedItem(
      frame: Scene.Rect(0, 0, 320, scene.height), node: .group(.init()), scene: scene,
      isRightToLeft: false)
  }

  /// The boxes of badges, in the page's coordinates.
  private func badgeBoxes(
    in nodes: [Scene.Node], _ transform: Scene.Transform = .identity
  ) -> [Scene.Rect] {
    nodes.flatMap { node -> [Scene.Rect] in
      guard case .group(let group) = node else { return [] }
      let inner = transform.applied(after: group.transform)
      guard group.id?.hasSuffix("-badge") == true, case .fill(let path, _)? = group.children.first
      else { return badgeBoxes(in: group.children, inner) }
      return path.bounds.map { [inner.bounds(of: $0)] } ?? []
    }
  }
}
