import Foundation
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Names for the addresses of a console log")
struct ExplainNamesTests {
  /// A message as Xcode's console has it, with the time and the app in front.
  private static let log = """
    2024-11-03 10:21:33.420185+0100 Mail[4711:102938] [LayoutConstraints] Unable to simultaneously \
    satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    (
        "<NSLayoutConstraint:0x600002136f30 UIView:0x105b0b7f0.height == 40   (active)>",
        "<NSLayoutConstraint:0x600002137020 V:|-(11)-[UILabel:0x105b0b000'Lunch?']   (active, \
    names: '|':UITableViewCellContentView:0x105b0aa50 )>",
        "<NSLayoutConstraint:0x600002137070 V:[UILabel:0x105b0b000'Lunch?']-(4)-\
    [UIView:0x105b0b7f0]   (active)>",
        "<NSLayoutConstraint:0x6000021370c0 UIView:0x105b0b7f0.bottom == \
    UITableViewCellContentView:0x105b0aa50.bottom - 11   (active)>",
        "<NSLayoutConstraint:0x600002137160 'UIView-Encapsulated-Layout-Height' \
    UITableViewCellContentView:0x105b0aa50.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x600002136f30 UIView:0x105b0b7f0.height == 40   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  private static let recursiveDescription = """
    <Mail.MailCell: 0x105b0a600; baseClass = UITableViewCell; frame = (0 0; 390 44); autoresize = W; \
    layer = <CALayer: 0x600000236b20>>
       | <UITableViewCellContentView: 0x105b0aa50; frame = (0 0; 390 44); \
    gestureRecognizers = <NSArray: 0x600000c0a1f0>; layer = <CALayer: 0x600000236c00>>
       |    | <UILabel: 0x105b0b000; frame = (20 11; 350 0); text = 'Lunch?'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002136530>>
       |    | <UIView: 0x105b0b7f0; frame = (20 15; 40 18); layer = <CALayer: 0x600000237080>>
       |    | <UIView: 0x105b0b9f0; frame = (70 15; 40 18); layer = <CALayer: 0x6000002370a0>>
       | <_UITableViewCellSeparatorView: 0x105b0be10; frame = (20 43.6667; 370 0.333333); \
    layer = <CALayer: 0x600000237420>>
    """

  private static let trace = """

    •UIWindow:0x10480aa50
    |   •UITableView:0x10480f200
    |   |   •Mail.MailCell:0x105b0a600
    |   |   |   •UITableViewCellContentView:0x105b0aa50
    |   |   |   |   *UILabel:0x105b0b000'Lunch?'
    |   |   |   |   *UIView:0x105b0b7f0- AMBIGUOUS LAYOUT for UIView:0x105b0b7f0.minX{id: 51}
    |   |   |   |   *UIView:0x105b0b9f0

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  /// What `po cell.contentView.constraints` prints of a Swift array.
  private static let constraints = """
    ▿ 5 elements
      - 0 : <NSLayoutConstraint:0x600002137020 V:|-(11)-[UILabel:0x105b0b000'Lunch?']   (active, \
    names: '|':UITableViewCellContentView:0x105b0aa50 )>
      - 1 : <NSLayoutConstraint:0x600002137070 V:[UILabel:0x105b0b000'Lunch?']-(4)-\
    [UIView:0x105b0b7f0]   (active)>
      - 2 : <NSLayoutConstraint:0x6000021370c0 UIView:0x105b0b7f0.bottom == \
    UITableViewCellContentView:0x105b0aa50.bottom - 11   (active)>
      - 3 : <NSLayoutConstraint:0x600002137200 H:|-(20)-[UILabel:0x105b0b000'Lunch?']   (active, \
    names: '|':UITableViewCellContentView:0x105b0aa50 )>
      - 4 : <NSLayoutConstraint:0x600002137250 UIView:0x105b0b7f0.leading == \
    UILabel:0x105b0b000'Lunch?'.leading   (active)>
    """

  private func explained(
    _ log: String, hierarchy: String? = nil, interface: String? = nil
  ) throws -> LogExplanation {
    let folder = try TestFolder([
      "views.txt": hierarchy ?? "", "Cells.xib": interface ?? "",
    ])
    let names = try LogNames(
      hierarchy: hierarchy == nil ? nil : folder.file("views.txt"),
      interface: interface == nil ? nil : folder.file("Cells.xib"))
    return try LogExplanation(readable: Array(log.utf8), file: "a.log", names: names)
  }

  @Test(
    "a hierarchy says which of two views without a text it is, and keeps the content view's name",
    arguments: [recursiveDescription, trace])
  func hierarchy(paste: String) throws {
    let text = try explained(Self.log, hierarchy: paste).text
    #expect(text.contains("a.log:1: conflict: these 5 constraints cannot hold together"), "\(text)")
    #expect(text.contains("UIView 1 of 2 in MailCell.height == 40"))
    #expect(text.contains("UIView 1 of 2 in MailCell.bottom == contentView.bottom - 11"))
    #expect(text.contains("UILabel 'Lunch?'.top == contentView.top + 11"))
  }

  @Test("po view.constraints names what lies in what, and hinders nothing")
  func list() throws {
    let text = try explained(Self.log, hierarchy: Self.constraints).text
    #expect(text.contains("UILabel 'Lunch?'.top == contentView.top + 11"), "\(text)")
    #expect(text.contains("UIView.height == 40"))
  }

  @Test("a list of constraints without a conflict is answered with what it leaves open")
  func open() throws {
    let explanation = try explained(Self.constraints, hierarchy: Self.recursiveDescription)
    #expect(!explanation.hasConflicts && !explanation.isUncertain)
    #expect(
      explanation.text == """
        a.log:2: the 5 constraints of this message can hold together.

          They leave open, as long as no other constraint decides it:
            UIView 1 of 2 in MailCell (0x105b0b7f0): width
              has      UIView 1 of 2 in MailCell.top == UILabel 'Lunch?'.bottom + 4    0x600002137070
              has      UIView 1 of 2 in MailCell.bottom == contentView.bottom - 11     0x6000021370c0
              has      UIView 1 of 2 in MailCell.leading == UILabel 'Lunch?'.leading   0x600002137250
              missing  one of trailing, centerX, width, for width

          Contents decide the rest, as long as nothing else does:
            UILabel 'Lunch?': width, height follow from its text
            UIView 1 of 2 in MailCell: y, height follow from the text of UILabel 'Lunch?'

          In code `accessibilityIdentifier = "…"` gives a view a name, which the next log prints.

          Do this:
            - add `UIView 1 of 2 in MailCell.width == 40` for UIView 1 of 2 in MailCell, unless another
              constraint decides it: with that nothing is left open. 40 is its width in the view
              hierarchy.

        """)
  }

  @Test("a file gives views their outlets and labels, by classes and constants")
  func interface() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 V:|-(11)-[UILabel:0xa'Lunch?']   (active, names: \
      '|':UITableViewCellContentView:0xc )>",
          "<NSLayoutConstraint:0x2 V:[UILabel:0xa'Lunch?']-(4)-[UILabel:0xb'Me']   (active)>",
          "<NSLayoutConstraint:0x3 V:[UILabel:0xb'Me']-(4)-[UILabel:0xd'Now']   (active)>",
          "<NSLayoutConstraint:0x4 UILabel:0xb'Me'.top == \
      UITableViewCellContentView:0xc.top + 2   (active)>",
          "<NSLayoutConstraint:0x5 UILabel:0xa'Lunch?'.height == 20   (active)>"
      )
      """
    let text = try explained(log, interface: InterfaceNamesTests.xml).text
    #expect(text.contains("subjectLabel.top == contentView.top + 11"), "\(text)")
    #expect(text.contains("Sender Line.top == subjectLabel.bottom + 4"))
  }

  @Test("a hierarchy in place of a log is refused with what to do")
  func swapped() {
    do {
      _ = try explained(Self.recursiveDescription)
      Issue.record("explained")
    } catch let error as PlumbError {
      #expect(error.diagnostics.first?.hint?.contains("--hierarchy FILE") == true)
    } catch {
      Issue.record("\(error)")
    }
  }
}
