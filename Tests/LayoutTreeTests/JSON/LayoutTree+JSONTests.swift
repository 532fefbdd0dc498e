import Foundation
import LayoutChanges
import LayoutTree
import TestSupport
import Testing

@Suite("A layout tree as JSON")
struct LayoutTreeJSONTests {
  @Test("the keys and their order are the documented ones")
  func keys() {
    var tree = SampleTree.tree
    tree.scenes[0].constraints = [SampleTree.top, SampleTree.height]
    tree.scenes[0].conflicts = []
    #expect(
      tree.json() == """
        {"file":"Templates/mail.yaml","width":320,"scale":2,"profile":"ios18","scenes":[\
        {"id":"0.0","reuseIdentifier":"subject","height":61,"contentHeight":60.5,"views":[\
        {"id":"contentView","parent":null,"class":"UITableViewCellContentView",\
        "frame":[0,0,320,60.5],"unrounded":[0,0,320,60.5]},\
        {"id":"title","parent":"contentView","class":"UILabel",\
        "frame":[20,20,280,20.5],"unrounded":[20,20,280,20.5]}],"constraints":[\
        {"id":"title.top","first":"title.top","relation":"==","second":"contentView.top",\
        "multiplier":1,"constant":20,"priority":1000,"violation":0,"broken":false},\
        {"id":"tall","first":"title.height","relation":"==","second":null,\
        "multiplier":1,"constant":90,"priority":1000,"violation":69.5,"broken":true}]}]}

        """)
  }

  @Test("a reference leaves out what constraints have by default")
  func defaults() {
    var tree = SampleTree.tree
    tree.scenes[0].constraints = [SampleTree.top, SampleTree.bottom, SampleTree.height]
    let json = tree.json(.linePerNode)
    let expected: [String] = [
      #""relation":"==","second":"contentView.top","constant":20}"#,
      #""relation":"<=","second":"contentView.bottom","constant":-20,"priority":750}"#,
      #""first":"title.height","relation":"==","constant":90,"violation":69.5,"broken":true}"#,
    ]
    for line in expected { #expect(json.contains(line)) }
  }

  @Test("a reference that was recorded with every key is read as the same tree")
  func everyKey() throws {
    let old = try JSONDecoder().decode(LayoutTree.self, from: Data(SampleTree.tree.json().utf8))
    let new = try JSONDecoder().decode(
      LayoutTree.self, from: Data(SampleTree.tree.json(.linePerNode).utf8))
    #expect(old == new && old.changes(to: new).isEmpty)
  }

  @Test("what is ambiguous, in conflict or fingerprinted says so")
  func extraKeys() {
    var tree = SampleTree.tree
    tree.fingerprint = ["Inter 4.1"]
    tree.scenes[0].views[1].isAmbiguous = true
    let json = tree.json()
    #expect(json.contains(#""fingerprint":["Inter 4.1"],"scenes""#))
    #expect(json.contains(#""unrounded":[20,20,280,20.5],"ambiguous":true}"#))
    #expect(
      json.contains(#""conflicts":[{"constraints":["title.top","tall"],"broken":"tall"}]"#))
  }

  @Test(
    "reading gives back what was written, in both layouts",
    arguments: [LayoutTree.JSONLayout.oneLine, .linePerNode])
  func roundTrip(layout: LayoutTree.JSONLayout) throws {
    var tree = SampleTree.tree
    tree.fingerprint = ["Inter 4.1", "FreeType 2.12.1"]
    tree.scenes[0].views[0].isAmbiguous = true
    tree.scenes.append(.init(id: "0.1", height: 44, contentHeight: 44, views: []))
    let read = try JSONDecoder().decode(LayoutTree.self, from: Data(tree.json(layout).utf8))
    #expect(read == tree)
  }

  @Test("Foundation's encoder writes what our reader reads")
  func foundationEncoder() throws {
    let data = try JSONEncoder().encode(SampleTree.tree)
    #expect(try JSONDecoder().decode(LayoutTree.self, from: data) == SampleTree.tree)
  }

  @Test("one view or constraint a line where people review it")
  func linePerNode() {
    let lines = SampleTree.tree.json(.linePerNode).split(separator: "\n")
    #expect(lines.count == 1 + 1 + 2 + 3 + 1)
    #expect(lines[2].hasPrefix(#"    {"id":"contentView""#))
  }

  @Test("a stream hands over pieces that add up to the whole")
  func stream() {
    var tree = SampleTree.tree
    tree.scenes = (0..<500).map {
      var scene = SampleTree.scene
      scene.id = "0.\($0)"
      return scene
    }
    var pieces: [[UInt8]] = []
    var stream = LayoutTreeStream(of: tree) { pieces.append($0) }
    for scene in tree.scenes { stream.write(scene) }
    stream.finish()
    #expect(pieces.count > 3)
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == tree.json())
  }
}
