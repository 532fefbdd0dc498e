import ConstraintLog
import LayoutDiagnosis
import Testing

@Suite("Logs of kinds that were read wrong")
struct PublicLogKindTests {
  private func text(_ lines: [String], broken: Int) -> String {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(lines[broken])
      """
    return ConflictLog.read(Array(log.utf8)).map { LogDiagnosis($0).text(file: "x.log") }.joined()
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test("a factor of six digits is the quotient that it stands for")
  func quotient() {
    let text = text(
      [
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 1.33333*UIView:0xa.width   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 30   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.height == 44   (active)>",
      ], broken: 2)
    #expect(text.contains("4/3 * UIView.width"), "\(text)")
    #expect(text.contains("4/3 × 30 = 40: 4 points apart"), "\(text)")
  }

  @Test("a view that had no frame yet is not told to switch off its mask")
  func noFrame() {
    let text = text(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Header:0xa.width == 0   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(20)-[UILabel:0xb]   (active, names: '|':Header:0xa )>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(20)-|   (active, names: '|':Header:0xa )>",
      ], broken: 2)
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints = false"), "\(text)")
    #expect(text.contains("laid out before it had a frame"), "\(text)")
  }

  @Test("a list of names may have the text of a button")
  func names() {
    let text = text(
      [
        "<NSLayoutConstraint:0x1 UIButton:0xa'Follow'.width == 60   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(0)-[UILabel:0xb]   (active, names: '|':UIButton:0xa'Follow' )>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(0)-|   (active, names: '|':UIButton:0xa'Follow' )>",
        "<NSLayoutConstraint:0x4 UILabel:0xb.width >= 74   (active)>",
      ], broken: 0)
    #expect(text.contains("these 4 constraints cannot hold together"), "\(text)")
  }

  @Test("the flexible space of a toolbar is the toolbar's own")
  func toolbar() {
    let text = text(
      [
        "<NSLayoutConstraint:0x1 H:|-(0)-[_UIButtonBarStackView:0xb]   (active, names: '|':_UIToolbarContentView:0xa )>",
        "<NSLayoutConstraint:0x2 H:[_UIButtonBarStackView:0xb]-(0)-|   (active, names: '|':_UIToolbarContentView:0xa )>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=--& _UIToolbarContentView:0xa.width == 0   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-canvas-connection' _UIButtonBarStackView:0xb.leading == _UIButtonBarButton:0xc.leading   (active)>",
        "<NSLayoutConstraint:0x5 'UISV-spacing' H:[_UIButtonBarButton:0xc]-(0)-[UIView:0xd]   (active)>",
        "<NSLayoutConstraint:0x6 'UISV-canvas-connection' _UIButtonBarStackView:0xb.trailing == UIView:0xd.trailing   (active)>",
        "<NSLayoutConstraint:0x7 _UIButtonBarButton:0xc.width >= 20   (active)>",
      ], broken: 6)
    #expect(!text.contains("What would help"), "\(text)")
    #expect(text.contains("UIToolbar"), "\(text)")
  }
}
