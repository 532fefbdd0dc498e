import LayoutTree
import TestSupport
import Testing

@Suite("A layout tree as text")
struct LayoutTreeDumpTests {
  @Test("views are indented by depth, numbers aligned, conflicts named below")
  func dump() {
    var tree = SampleTree.tree
    tree.scenes[0].views[1].isAmbiguous = true
    #expect(
      tree.dump == """
        Templates/mail.yaml at 320 pt, 2x, ios18
        0.0  subject  height 61, content 60.5
          contentView  UITableViewCellContentView   0   0  320  60.5
            title      UILabel                     20  20  280  20.5  ambiguous
          cannot hold together:
            title.top: title.top == contentView.top + 20
            tall: title.height == 90   <- given up

        """)
  }

  @Test("a view whose superview is not in the scene stands at the left")
  func orphan() {
    let view = SampleTree.view("lost", in: "nowhere", 1, 2, 3, 4)
    let scene = LayoutTree.Scene(id: "0.0", height: 1, contentHeight: 1, views: [view])
    #expect(scene.dump == "0.0  height 1, content 1\n  lost  UILabel  1  2  3  4")
  }
}
