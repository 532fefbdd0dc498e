import Testing

@testable import LayoutTree

@Suite("Where a chain is not the reason for the height")
struct HeightChainYieldingTests {
  private func row(
    height: Double, label: Double, pin violation: Double = 0, priority: Double = 1000
  ) -> ChainRow {
    ChainRow(
      height: height, views: [view("label", top: 20, height: label, content: 41)],
      constraints: [
        constraint("label.top", .equal, "contentView.top", plus: 20),
        constraint(
          "label.bottom", .equal, "contentView.bottom", plus: -20, at: priority,
          missing: violation),
      ], rule: .fixed)
  }

  @Test("a label is stretched to the height that the table gave")
  func stretched() {
    let chain = row(height: 120, label: 80).scene.heightChain
    #expect(chain.links.map(\.length) == [20, 80, 20])
    #expect(chain.links[1].reason == .yielding(content: 41))
    #expect(!chain.isFirm && !chain.decides && chain.height == 120)
  }

  @Test("an optional pin gives way")
  func missed() {
    let chain = row(height: 70, label: 41, pin: 11, priority: 500).scene.heightChain
    #expect(chain.links.map(\.length) == [20, 41, 9])
    #expect(
      chain.links.last?.reason == .missed("label.bottom == contentView.bottom - 20 @500", by: 11))
  }

  @Test("the table gave just what the content wants: firm, but it does not decide")
  func coincidence() {
    let chain = row(height: 81, label: 41).scene.heightChain
    #expect(chain.isFirm && !chain.decides)
  }

  @Test("an inequality has room, another pulls the other way")
  func loose() {
    let scene = ChainRow(
      height: 100, views: [view("label", top: 20, height: 41, content: 41)],
      constraints: [
        constraint("label.top", .equal, "contentView.top", plus: 20),
        constraint("label.bottom", .lessThanOrEqual, "contentView.bottom", plus: -8),
      ], rule: .fixed
    ).scene
    #expect(
      scene.heightChain.links.last?.reason
        == .loose("label.bottom <= contentView.bottom - 8"))
  }

  @Test("a constraint was broken")
  func broken() {
    let scene = ChainRow(
      height: 50, views: [view("label", top: 20, height: 41, content: 41)],
      constraints: [
        constraint("label.top", .equal, "contentView.top", plus: 20),
        constraint(
          "contentView.bottom", .equal, "label.bottom", plus: 20, missing: 31, isBroken: true),
      ]
    ).scene
    #expect(
      scene.heightChain.links.last?.reason
        == .broken("contentView.bottom == label.bottom + 20"))
    #expect(scene.heightChain.links.last?.length == -11)
  }

  @Test("nothing reaches the bottom: a gap between what hangs and what stands")
  func open() {
    let scene = ChainRow(
      height: 44,
      views: [
        view("label", top: 11, height: 20, content: 20),
        view("note", top: 36, height: 4, content: 4),
      ],
      constraints: [
        constraint("label.top", .equal, "contentView.topMargin"),
        constraint("note.bottom", .equal, "contentView.bottom", plus: -4),
      ]
    ).scene
    #expect(scene.heightChain.links.map(\.length) == [11, 0, 20, 5, 4, 4])
    #expect(scene.heightChain.links[3].reason == .open)
    #expect(scene.heightChain.height == 44)
  }

  @Test("a view in which something is stretched is not itself what gave")
  func innermost() {
    let scene = ChainRow(
      height: 60,
      views: [
        view("column", top: 0, height: 60),
        view("label", in: "column", top: 0, height: 60, content: 20),
      ],
      constraints: [
        constraint("column.top", .equal, "contentView.top"),
        constraint("column.bottom", .equal, "contentView.bottom"),
        constraint("column.top", .equal, "label.top"),
        constraint("column.bottom", .equal, "label.bottom"),
      ], rule: .fixed
    ).scene
    #expect(scene.heightChain.links.contains { $0.reason == .yielding(content: 20) })
    #expect(!scene.heightChain.links.contains { $0.reason == .unfixed })
  }
}
