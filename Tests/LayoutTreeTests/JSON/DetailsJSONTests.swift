import Foundation
import LayoutChanges
import LayoutTree
import TestSupport
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
    var tree = SampleTree.tree
    tree.scrolling = .init(
      viewport: 568, estimatedHeight: 440, contentHeight: 812.5,
      steps: [.init(offset: 0, contentHeight: 500), .init(offset: 244.5, contentHeight: 812.5)])
    tree.scenes[0].sizing = .init(rule: .automatic, estimate: 44, separator: 0.5)
    tree.scenes[0].views[1].details = title
    tree.scenes[0].conflicts[0].reason = "it asks for 90"
    tree.scenes[0].conflicts[0].sum = "20 + 41 = 61, not 90"
    tree.scenes[0].conflicts[0].repairs = ["lower it"]
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

  private static var openTree: LayoutTree {
    var tree = tree
    tree.scenes[0].views[1].isAmbiguous = true
    tree.scenes[0].views[1].ranges = [
      .init(.y, least: nil, greatest: 20), .init(.height, least: 20.5, greatest: 41),
    ]
    tree.scenes[0].views[1].text = "A title"
    tree.scenes[0].views[1].lines = 2
    tree.scenes[0].views[1].isHidden = true
    tree.tool = "plumb 1"
    tree.picture = "00ff"
    return tree
  }

  @Test("an open view has its ranges, without the ends that nothing bounds; a conflict its sum")
  func problems() {
    let json = Self.openTree.json()
    #expect(
      json.contains(
        #""text":"A title","lines":2,"hidden":true,"ambiguous":true,"ranges":[{"dimension":"y","greatest":20},"#
          + #"{"dimension":"height","least":20.5,"greatest":41}]"#))
    #expect(
      json.contains(
        #""broken":"tall","reason":"it asks for 90","sum":"20 + 41 = 61, not 90","#
          + #""repairs":["lower it"]}"#))
    #expect(json.contains(#""tool":"plumb 1","picture":"00ff","scrolling""#))
    #expect(Self.openTree.scenes[0].views[1].ranges[0].description == "y any … 20")
  }

  @Test("reading gives back what was written, ours and Foundation's")
  func roundTrip() throws {
    let tree = Self.openTree
    let ours = try JSONDecoder().decode(LayoutTree.self, from: Data(tree.json().utf8))
    #expect(ours == tree)
    #expect(
      try JSONDecoder().decode(LayoutTree.self, from: JSONEncoder().encode(tree)) == tree)
  }

  @Test("details are no difference between two layouts")
  func changes() {
    #expect(Self.tree.changes(to: SampleTree.tree) == [])
  }
}
