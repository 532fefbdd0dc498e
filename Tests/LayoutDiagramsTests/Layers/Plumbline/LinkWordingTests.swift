import LayoutTree
import Testing

@testable import LayoutDiagrams

@Suite("The words beside a link of the chain")
struct LinkWordingTests {
  private static let constraints = [
    LayoutTree.Constraint(
      id: "gap", first: "b.top", relation: .greaterThanOrEqual, second: "a.bottom", constant: 8),
    LayoutTree.Constraint(
      id: "UISV-spacing", first: "b.top", relation: .equal, second: "a.bottom", constant: 8),
    LayoutTree.Constraint(
      id: "b.top == 2 * a.bottom", first: "b.top", relation: .equal, second: "a.bottom",
      multiplier: 2),
    LayoutTree.Constraint(
      id: "b.top == a.bottom + 8", first: "b.top", relation: .equal, second: "a.bottom",
      constant: 8),
    LayoutTree.Constraint(
      id: "aB3-xY-1Zq", first: "b.top", relation: .equal, second: "a.bottom", constant: 8),
    LayoutTree.Constraint(
      id: "hkh-qo-wzh", first: "b.top", relation: .equal, second: "a.bottom", constant: 8),
    LayoutTree.Constraint(
      id: "top-to-bar", first: "b.top", relation: .equal, second: "a.bottom", constant: 8),
    LayoutTree.Constraint(
      id: "shape", first: "a.height", relation: .equal, second: "a.width", multiplier: 0.5625),
  ]

  private func words(
    _ reason: HeightChain.Reason, _ length: Double = 8,
    from: LayoutTree.Line = .init("a", .bottom), to: LayoutTree.Line = .init("b", .top),
    priority: Double = 1000
  ) -> String {
    let scene = DetailedRow.scene(Self.constraints)
    let wording = LinkWording(
      .init(from: from, to: to, length: length, reason: reason, priority: priority), in: scene)
    return "\(wording.name) | \(wording.number)"
  }

  @Test("a constraint: its identifier, or what is between the lines")
  func constraints() {
    #expect(words(.constraint("gap")) == "gap | ≥ 8")
    #expect(words(.constraint("UISV-spacing")) == "spacing | 8")
    #expect(words(.constraint("aB3-xY-1Zq")) == "gap | 8")
    #expect(words(.constraint("top-to-bar")) == "top-to-bar | 8")
    #expect(words(.constraint("hkh-qo-wzh")) == "gap | 8")
    #expect(words(.constraint("b.top == 2 * a.bottom"), 20) == "× 2 | 20")
    #expect(words(.constraint("b.top == a.bottom + 8"), -8) == "gap | −8")
    #expect(words(.constraint("b.top == a.bottom + 8"), priority: 750) == "gap @750 | 8")
    #expect(
      words(.constraint("b.top == a.bottom + 8"), to: .init("contentView", .bottom))
        == "inset | 8")
  }

  @Test("a height: what it comes down to")
  func sizes() {
    let size = { (ground: HeightChain.SizeReason.Ground, edge: LayoutTree.Line.Edge) in
      words(
        .size(.init(ground: ground)), 20, from: .init("a", .top), to: .init("a", edge),
        priority: 750)
    }
    #expect(size(.content("a"), .bottom) == "a intrinsic | 20")
    #expect(size(.content("b"), .bottom) == "a (as b) | 20")
    #expect(
      words(
        .size(.init(constraints: ["shape"], ground: .width("a"))), 20, from: .init("a", .top),
        to: .init("a", .bottom)) == "a (16 : 9) | 20")
    #expect(size(.constant, .bottom) == "a (fixed) | 20")
    #expect(size(.width("a"), .bottom) == "a (= width) | 20")
    #expect(size(.width("b"), .centerY) == "½ a (= b width) | 20")
    #expect(size(.chain("a"), .centerY) == "½ a | 20")
  }

  @Test("what gave: how, and from what")
  func yields() {
    let at = LayoutTree.Line("a", .top)
    #expect(words(.yielding(content: 41), 122, from: at) == "a (stretched from 41) | 122")
    #expect(words(.yielding(content: 41), 12, from: at) == "a (squeezed from 41) | 12")
    #expect(words(.unfixed, 12, from: at) == "a (not fixed) | 12")
    #expect(words(.loose("gap"), 12) == "gap, has room | 12")
    #expect(
      words(.missed("b.top == a.bottom + 8", by: 59), -39, priority: 500)
        == "gap @500, off by 59 | −39")
    #expect(words(.broken("gap"), 3) == "gap, broken | 3")
    #expect(words(.open, 3) == "unconstrained | 3")
  }

  @Test("views that have an object id alone are counted")
  func names() {
    let frame = LayoutTree.Frame(x: 0, y: 0, width: 10, height: 10)
    let ids = ["contentView", "view aB3-xY-1Zq", "view cD4-xY-2Zq", "label eF5-xY-3Zq", "title"]
    let scene = LayoutTree.Scene(
      id: "0.0", height: 10, contentHeight: 10,
      views: ids.map {
        .init(id: $0, parent: nil, className: "UIView", frame: frame, unrounded: .init(frame))
      })
    #expect(
      ids.map(scene.shownName) == ["contentView", "view 1", "view 2", "label", "title"])
  }

  @Test("a margin of another view names it")
  func margins() {
    #expect(
      words(.margin, from: .init("box", .top), to: .init("box", .topMargin))
        == "box top margin | 8")
    #expect(
      words(.margin, from: .init("contentView", .bottomMargin), to: .init("contentView", .bottom))
        == "bottom margin | 8")
  }
}
