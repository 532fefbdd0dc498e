import Testing

@testable import LayoutTree

@Suite("What a chain may lead through")
struct HeightChainTiesTests {
  @Test("a centre in the content view: twice the way to it")
  func centred() {
    let row = ChainRow(
      height: 80, views: [view("photo", top: 10, height: 60, content: 60)],
      constraints: [
        constraint("photo.top", .greaterThanOrEqual, "contentView.top", plus: 10),
        constraint("photo.centerY", .equal, "contentView.centerY"),
      ])
    let chain = row.scene.heightChain
    #expect(chain.links.map(\.length) == [10, 30, 0, 40])
    #expect(chain.links.last?.reason == .mirror)
    #expect(chain.decides)
  }

  @Test("the middle of a column whose content makes its height")
  func centredColumn() {
    let row = ChainRow(
      height: 60,
      views: [
        view("column", top: 10, height: 40),
        view("label", in: "column", top: 0, height: 40, content: 40),
      ],
      constraints: [
        constraint("column.top", .greaterThanOrEqual, "contentView.top", plus: 10),
        constraint("column.centerY", .equal, "contentView.centerY"),
        constraint("column.top", .equal, "label.top"),
        constraint("column.bottom", .equal, "label.bottom"),
      ])
    let chain = row.scene.heightChain
    #expect(chain.links.map(\.length) == [10, 20, 0, 30])
    #expect(chain.links[1].reason == .size(.init(ground: .chain("column"))))
  }

  @Test("what is in a column rather than its middle, where both lead down")
  func throughColumn() {
    let row = ChainRow(
      height: 40,
      views: [
        view("column", top: 0, height: 40),
        view("label", in: "column", top: 0, height: 40, content: 40),
      ],
      constraints: [
        constraint("column.top", .equal, "contentView.top"),
        constraint("column.centerY", .equal, "contentView.centerY"),
        constraint("column.bottom", .equal, "contentView.bottom"),
        constraint("column.top", .equal, "label.top"),
        constraint("column.bottom", .equal, "label.bottom"),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [0, 0, 40, 0, 0])
  }

  @Test("a height that is a part of the content view's")
  func proportion() {
    let row = ChainRow(
      height: 75, views: [view("photo", top: 0, height: 60, content: 60)],
      constraints: [constraint("photo.height", .equal, "contentView.height", times: 0.8)])
    let links = row.scene.heightChain.links
    #expect(links.map(\.length) == [75])
    #expect(
      links.first?.reason
        == .size(
          .init(
            constraints: ["photo.height == 0.8 * contentView.height"], ground: .content("photo"))))
    #expect(links.first?.priority == 750)
  }

  @Test("a least height of the content view itself")
  func leastHeight() {
    let row = ChainRow(
      height: 60, views: [],
      constraints: [constraint("contentView.height", .greaterThanOrEqual, plus: 60)])
    #expect(row.scene.heightChain.links.map(\.length) == [60])
    #expect(row.scene.heightChain.decides)
  }

  @Test("equal heights, of which the last is known")
  func equalHeights() {
    let row = ChainRow(
      height: 40,
      views: [view("a", top: 0, height: 20), view("b", top: 20, height: 20, content: 20)],
      constraints: [
        constraint("a.top", .equal, "contentView.top"), constraint("b.top", .equal, "a.bottom"),
        constraint("b.bottom", .equal, "contentView.bottom"),
        constraint("a.height", .equal, "b.height"),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [0, 20, 0, 20, 0])
    #expect(row.scene.heightChain.decides)
  }

  @Test("a position with a multiplier")
  func multiplier() {
    let row = ChainRow(
      height: 80, views: [view("label", top: 20, height: 20, content: 20)],
      constraints: [
        constraint("label.top", .equal, "contentView.top", plus: 20),
        constraint("contentView.bottom", .equal, "label.bottom", times: 2),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [20, 20, 40])
    #expect(row.scene.heightChain.decides)
  }

  @Test("baselines, and alignment rectangles that are not frames")
  func baselines() {
    let row = ChainRow(
      height: 60,
      views: [
        view(
          "title", top: 10, height: 20, content: 20, baselines: .init(first: 16, last: 16)),
        view(
          "slider", top: 26, height: 34, content: 31,
          alignment: .init(top: 2, left: 0, bottom: 1, right: 0)),
      ],
      constraints: [
        constraint("title.top", .equal, "contentView.top", plus: 10),
        constraint("slider.top", .equal, "title.lastBaseline", plus: 2),
        constraint("contentView.bottom", .equal, "slider.bottom", plus: 1),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [10, 16, 2, 31, 1])
    #expect(row.scene.heightChain.decides)
  }

  @Test("guides: the margins', and one of a stack view")
  func guides() {
    let margins = LayoutTree.Guide(
      id: "box.UIViewLayoutMarginsGuide", kind: .margins,
      frame: .init(x: 8, y: 8, width: 84, height: 20))
    let spanner = LayoutTree.Guide(
      id: "label.spanner", frame: .init(x: 0, y: 0, width: 0, height: 20))
    let row = ChainRow(
      height: 36,
      views: [
        view("box", top: 0, height: 36, guides: [margins]),
        view("label", in: "box", top: 8, height: 20, content: 20, guides: [spanner]),
      ],
      constraints: [
        constraint("box.top", .equal, "contentView.top"),
        constraint("box.bottom", .equal, "contentView.bottom"),
        constraint("label.top", .equal, "box.UIViewLayoutMarginsGuide.top"),
        constraint("label.spanner.bottom", .greaterThanOrEqual, "label.bottom"),
        constraint("label.spanner.bottom", .equal, "box.UIViewLayoutMarginsGuide.bottom"),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [0, 8, 0, 20, 0, 0, 8, 0])
    #expect(row.scene.heightChain.decides)
  }
}
