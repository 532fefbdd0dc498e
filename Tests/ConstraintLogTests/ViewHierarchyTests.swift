import ConstraintLog
import Testing

@Suite("View hierarchies that a debugger printed")
struct ViewHierarchyTests {
  private func nodes(_ text: String) -> [ViewHierarchy.Node] {
    ViewHierarchy(Array(text.utf8)).nodes
  }

  private static let cell = """
    <App.FeedCell: 0x7f82; baseClass = UITableViewCell; frame = (0 44; 390 80.3333); \
    autoresize = W; layer = <CALayer: 0x6000>>
       | <UITableViewCellContentView: 0x7f83; frame = (0 0; 390 80); layer = <CALayer: 0x6001>>
       |    | <UILabel: 0x7f84; frame = (16 11; 288 20.5); text = 'It's; frame = (1 2; 3 4)'; \
    hidden = YES; layer = <_UILabelLayer: 0x6002>>
       |    | <UIImageView: 0x7f85; frame = (-0.5 1e+02; 40 40); transform = [0, 1, -1, 0, 0, 0]; \
    image = <UIImage:0x6004 named(main: cover) {40, 40} renderingMode=automatic>; layer = <CALayer: 0x6003>>
    """

  @Test("a line has its class, base class, address, frame and text, and nests by its bars")
  func described() {
    let nodes = nodes(Self.cell)
    #expect(
      nodes.map(\.item.className) == [
        "App.FeedCell", "UITableViewCellContentView", "UILabel", "UIImageView",
      ])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 1])
    #expect(nodes[0].baseClass == "UITableViewCell")
    #expect(nodes[2].frame == .init(x: 16, y: 11, width: 288, height: 20.5))
    #expect(nodes[2].isHidden && !nodes[3].isHidden)
    #expect(nodes[3].frame == .init(x: -0.5, y: 100, width: 40, height: 40))
    #expect(nodes.map(\.line) == [1, 2, 3, 4])
  }

  @Test("references of snapshot tests are without addresses")
  func withoutAddresses() {
    let nodes = nodes(
      """
      <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (133.667 20; 52.6667 19.3333); text = 'What's'; layer = <_UILabelLayer>>
      """)
    #expect(nodes.map(\.item.className) == ["UIView", "UILabel"])
    #expect(nodes.map(\.item.address) == [nil, nil] && nodes.map(\.parent) == [nil, 0])
    #expect(nodes.last?.frame == .init(x: 133.667, y: 20, width: 52.6667, height: 19.3333))
    #expect(nodes.last?.item.text == "What's")
  }

  @Test(
    "a prompt before it and a Swift string with its line breaks written out are no hindrance",
    arguments: [
      "$R0 = 0x00006000 @\"" + cell + "\"",
      "Optional(" + cell.replacing("\n", with: "\\n") + ")",
      cell.replacing("\n", with: "\r\n"),
    ])
  func pasted(text: String) {
    #expect(nodes(text).map(\.parent) == [nil, 0, 1, 1])
    #expect(nodes(text).first?.item.address == "0x7f82")
  }

  @Test("a trace nests too, and has no frames")
  func traced() {
    let nodes = nodes(
      """

      •UIWindow:0x7f81 - AMBIGUOUS LAYOUT
      |   •App.FeedCell:0x7f82
      |   |   *UITableViewCellContentView:0x7f83
      |   |   |   *UILabel:0x7f84'Title' - AMBIGUOUS LAYOUT for UILabel:0x7f84'Title'.minX{id: 12}
      Legend:
      \t* - is laid out with auto layout
      """)
    #expect(nodes.map(\.parent) == [nil, 0, 1, 2])
    #expect(nodes.last?.item.text == "Title")
    #expect(nodes.allSatisfy { $0.frame == nil })
  }

  @Test("damage never traps", arguments: 0..<200)
  func damage(seed: Int) {
    var bytes = Array(Self.cell.utf8)
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0..<8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % bytes.count
      if state & 1 == 0 {
        bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
      } else {
        bytes.remove(at: place)
      }
    }
    #expect(ViewHierarchy(bytes).nodes.count <= 5)
  }
}
