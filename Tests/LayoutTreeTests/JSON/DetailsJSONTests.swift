import Foundation
import LayoutTree
import Testing

@Suite("Details in a layout tree as JSON")
struct DetailsJSONTests {
  private static let title = LayoutTree.View.Details(
    margins: .init(top: 8, left: 8, bottom: 8, right: 8),
    alignment: .init(top: 0, left: 2, bottom: 0, right: 0),
    content: .init(
      width: nil, height: 20.5, hugging: .init(horizontal: 251, vertical: 250),
      compression: .init(horizontal: 750, vertical: 1000)),
    baselines: .init(first: 16, last: 16),
    guides: [.init(id: "title.box", frame: .init(x: 1, y: 2, width: 3, height: 4))])

  private static var tree: LayoutTree {
    var tree = Sample.tree
    tree.scrolling = .init(
      viewport: 568, estimatedHeight: 440, contentHeight: 812.5,
      steps: [.init(offset: 0, contentHeight: 500), .init(offset: 244.5, contentHeight: 812.5)])
    tree.scenes[0].sizing = .init(rule: .automatic, estimate: 44, separator: 0.5)
    tree.scenes[0].views[1].details = title
    return tree
  }

  @Test("what is zero or none is left out")
  func keys() {
    let json = Self.tree.json()
    #expect(
      json.contains(
        #""details":{"margins":[8,8,8,8],"alignment":[0,2,0,0],"#
          + #""content":{"height":20.5,"hugging":[251,250],"compression":[750,1000]},"#
          + #""baselines":{"first":16,"last":16},"#
          + #""guides":[{"id":"title.box","kind":"custom","frame":[1,2,3,4]}]}}"#))
    #expect(json.contains(#""sizing":{"rule":"automatic","estimate":44,"separator":0.5},"views""#))
    #expect(
      json.contains(
        #""scrolling":{"viewport":568,"estimatedHeight":440,"contentHeight":812.5,"#
          + #""steps":[{"offset":0,"contentHeight":500},{"offset":244.5,"contentHeight":812.5}]}"#))
  }

  @Test("reading gives back what was written, ours and Foundation's")
  func roundTrip() throws {
    let tree = Self.tree
    let ours = try JSONDecoder().decode(LayoutTree.self, from: Data(tree.json().utf8))
    #expect(ours == tree)
    #expect(
      try JSONDecoder().decode(LayoutTree.self, from: JSONEncoder().encode(tree)) == tree)
  }

  @Test("details are no difference between two layouts")
  func changes() {
    #expect(Self.tree.changes(to: Sample.tree) == [])
  }
}
