import ConstraintLog
import LayoutDiagnosis
import TestSupport
import Testing

@Suite("Logs in the shapes that consoles, editors and libraries give them")
struct LogShapeTests {
  @Test("there are at least eighty shapes, no two of one name")
  func count() {
    #expect(LogShape.all.count >= 80)
    #expect(Set(LogShape.all.map(\.name)).count == LogShape.all.count)
  }

  @Test("each shape has the expected answer", arguments: LogShape.all)
  func answer(_ shape: LogShape) {
    #expect(LogShape.answer(to: Array(shape.log.utf8)) == shape.answer)
  }

  /// 10⁵ in the soak.
  static let mutations = soaked(1) > 1 ? 1_000 : 12

  @Test(
    "a damaged shape is read without harm, and never holds where a line was not read",
    arguments: LogShape.all)
  func mutations(_ shape: LogShape) {
    var random = SeededRandom(seed: UInt64(shape.log.utf8.count))
    for _ in 0..<Self.mutations {
      let mutant = LogMutation.mutate(Array(shape.log.utf8), &random)
      for message in ConflictLog.read(mutant) {
        let diagnosis = LogDiagnosis(message)
        let text = diagnosis.text(file: "x.log").replacing("\n", with: " ")
        #expect(!text.isEmpty)
        if !message.unread.isEmpty || message.isCutOff {
          #expect(!text.contains("can hold"))
        }
      }
    }
  }

  @Test("constraints without a conflict are answered with what they leave open")
  func openEnds() throws {
    let text = try self.text(
      """
      <__NSArrayI 0x600003>(
      <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa'Title']   (active, names: '|':App.FeedCell:0xf )>,
      <NSLayoutConstraint:0x2 V:|-(16)-[UILabel:0xa'Title']   (active, names: '|':App.FeedCell:0xf )>,
      <NSLayoutConstraint:0x3 UIView:0xb.height == 3   (active)>
      )
      """)
    #expect(text.contains("the 3 constraints of this message can hold together."))
    #expect(text.contains("UIView (0xb): x, y, width"))
    #expect(text.contains("UILabel 'Title': width, height follow from its text"))
  }

  @Test("a conflict among the system's own views names whose they are, and offers no repair")
  func system() throws {
    for (name, owner) in [
      ("a blank after the minus of a width", "UIAlertController"),
      ("the keyboard's own bar of suggestions", "the system keyboard"),
      ("the navigation bar's back button, with a plain view in a private one", "UINavigationBar"),
      ("the height that the share sheet gives its row", "a menu or share sheet of the system"),
      ("an item of a window's toolbar that is laid out before it has its height", "AppKit"),
    ] {
      let shape = try #require(LogShape.all.first { $0.name == name })
      let text = try text(shape.log).replacing("\n  ", with: " ")
      #expect(text.contains("to \(owner); nothing in your code."))
      #expect(!text.contains("What would help"))
    }
  }

  @Test("a view that an app ties to a view controller's layout guide is not the system's")
  func layoutGuide() throws {
    let lines = """
      <_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0xa(0)]>
      <_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xa]   (Names: '|':UIView:0xb )>
      <NSLayoutConstraint:0x3 UIView:0xc.top == _UILayoutGuide:0xa.bottom>
      <NSLayoutConstraint:0x4 V:|-(34)-[UIView:0xc]   (Names: '|':UIView:0xb )>
      """
    #expect(!(try text(lines)).contains("nothing in your code"))
    let library = lines.replacing("NSLayoutConstraint:0x3", with: "SnapKit.LayoutConstraint:0x3")
    #expect(try text(library).contains("What would help"))
    let own = try #require(LogShape.all.first { $0.name == "a keyboard extension's own height" })
    #expect(try text(own.log).contains("What would help"))
  }

  @Test("where the other constraint says 0, the sum does not speak of a sign")
  func zero() throws {
    let text = try text(
      """
      <NSLayoutConstraint:0x1 App.Menu:0xa.height == 44>
      <NSLayoutConstraint:0x2 App.Menu:0xa.height == 0>
      """)
    #expect(text.contains("`Menu.height == 44` asks for 44, but the other makes it 0: 44 points"))
  }

  @Test("the width of a row is no size that its table replaces: 999 is not what helps")
  func rowWidth() throws {
    let text = try text(
      """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xa.width == 320   (active)>
      <NSLayoutConstraint:0x2 UIView:0xb.width == 400   (active)>
      <NSLayoutConstraint:0x3 H:|-(0)-[UIView:0xb]   (active, names: '|':UITableViewCellContentView:0xa )>
      <NSLayoutConstraint:0x4 H:[UIView:0xb]-(0)-|   (active, names: '|':UITableViewCellContentView:0xa )>
      """)
    #expect(!text.contains("priority 999 for"), "\(text)")
    #expect(text.contains("a priority below 1000 for"))
  }

  @Test("a row's fixed height, its estimate, and fixed heights of labels are told apart")
  func action() throws {
    let text = try text(
      """
      <NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0xa'Title']   (active, names: '|':UITableViewCellContentView:0xb )>
      <NSLayoutConstraint:0x4 V:[UILabel:0xa'Title']-(12)-|   (active, names: '|':UITableViewCellContentView:0xb )>
      <NSLayoutConstraint:0x2 UILabel:0xa'Title'.height == 30   (active)>
      <NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)>
      """
    ).replacing("\n      ", with: " ")
    #expect(text.contains("1. a row height of 54 in place of 44"))
    #expect(text.contains("`UITableView.automaticDimension` in its place gives 54, too"))
    #expect(text.contains("no constraint changes"))
    #expect(text.contains("2. priority 999 for"))
    #expect(text.contains("3. remove `UILabel 'Title'.height == 30`"))
    #expect(text.contains("- 1, if the row is fixed: `tableView.rowHeight` is set to a number"))
    #expect(text.contains("- 2, if the row sizes itself: `rowHeight`, or what `heightForRowAt`"))
    #expect(text.contains("- 3, if the texts may decide"))
  }

  @Test("the height of a row is known as its table's beside Masonry, which prints no identifiers")
  func masonryRow() throws {
    let lines = """
      <%:0x1 UIView:0xa.top == UITableViewCellContentView:0xb.top>
      <%:0x2 UIView:0xa.bottom == UITableViewCellContentView:0xb.bottom>
      <%:0x3 UIView:0xa.height == 80>
      <NSLayoutConstraint:0x4 UITableViewCellContentView:0xb.height == 50>
      """
    let masonry = try text(lines.replacing("%", with: "MASLayoutConstraint"))
    #expect(masonry.contains("1. a row height of 80 in place of 50"))
    #expect(!masonry.contains("`contentView.height == 50`\n"))
    let plain = try text(lines.replacing("%", with: "NSLayoutConstraint"))
    #expect(!plain.contains("a row height of 80"))
  }

  @Test("margins, which no log prints, are named where the rest can hold")
  func margins() throws {
    let text = try text(
      LogShape.header
        + """
        (
          "<NSLayoutConstraint:0x1 H:[UIImageView:0xa(320)]>",
          "<NSLayoutConstraint:0x2 UIView:0xb.trailingMargin == UIImageView:0xa.trailing>",
          "<NSLayoutConstraint:0x3 UIImageView:0xa.leading == UIView:0xb.leadingMargin>",
          "<NSLayoutConstraint:0x4 H:[UIView:0xb(375)]>"
        )
        """
    ).replacing("\n", with: " ")
    #expect(text.contains("they speak of margins or baselines, which a log does not print"))
  }

  @Test("a width that a collection view gave is called a width, and its cell a cell")
  func sizes() throws {
    let text = try text(
      """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' App.PhotoCell:0xa.width == 50   (active)>
      <NSLayoutConstraint:0x2 H:|-(60)-[UIView:0xb]   (active, names: '|':App.PhotoCell:0xa )>
      <NSLayoutConstraint:0x3 H:[UIView:0xb]-(0)-|   (active, names: '|':App.PhotoCell:0xa )>
      """)
    #expect(text.contains("best first (PhotoCell is 50 wide now; at 60 or more all 3 hold):"))
    #expect(text.contains("is the width that the collection view's layout gave the cell"))
    #expect(text.contains("a likely candidate"))
    #expect(!text.contains("given up"))
  }

  @Test("a repair does not turn a spacing negative, nor leave the conflict")
  func repairs() throws {
    let message = try message(
      """
      <NSLayoutConstraint:0x1 V:|-(30)-[UIView:0xb]   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x2 V:[UIView:0xb]-(4)-|   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 UIView:0xb.height == 20   (active)>
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 24   (active)>
      """)
    let conflict = try #require(LogDiagnosis(message).conflicts.first)
    let constants = conflict.repairs.compactMap { repair -> Double? in
      guard case .setConstant(_, let constant) = repair.action else { return nil }
      return constant
    }
    // With the height at 20, 24 points leave room for 4 in all: 30 above becomes 0, 4 below would
    // be -26.
    #expect(constants == [0])
    #expect(conflict.repairs.map(\.movement) == [30, 30, 30])
  }

  @Test("a constraint that is given up may hold in the end, and the answer says so")
  func holdsInTheEnd() throws {
    let message = try message(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.height == UIView:0xb.height   (active)>
      <NSLayoutConstraint:0x2 UIView:0xb.height >= 20   (active)>
      <NSLayoutConstraint:0x3 UIView:0xa.height == 10   (active)>
      <NSLayoutConstraint:0x4 UIView:0xa.height == 20   (active)>
      """)
    let diagnosis = LogDiagnosis(message)
    #expect(diagnosis.conflicts.map(\.broken) == [.constraint(3), .constraint(2)])
    #expect(diagnosis.conflicts.map(\.holdsInTheEnd) == [true, false])
    let text = diagnosis.text(file: "x.log").replacing("\n ", with: "")
    #expect(text.contains("but holds in the final layout"))
  }

  private func message(_ log: String) throws -> ConflictMessage {
    try #require(ConflictLog.read(Array(log.utf8)).last)
  }

  private func text(_ log: String) throws -> String {
    LogDiagnosis(try message(log)).text(file: "x.log")
  }
}
