import ConstraintLog
import Testing

@Suite("Constraints of a console log")
struct ConflictLogTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let expected: String
    var testDescription: String { line }

    init(_ line: String, _ expected: String) {
      self.line = line
      self.expected = expected
    }
  }

  static let cases = [
    Case("<NSLayoutConstraint:0x1 UIView:0xa.height == 34   (active)>", "0xa.height == 34"),
    Case("<NSLayoutConstraint:0x1 V:[UIView:0xa(343)]>", "0xa.height == 343"),
    Case("<NSLayoutConstraint:0x1 H:[UIView:0xa(>=10@999)]>", "0xa.width >= 10 @999"),
    Case("<NSLayoutConstraint:0x1 H:[UIView:0xa(UIView:0xb)]>", "0xa.width == 1 * 0xb.width"),
    Case(
      "<NSLayoutConstraint:0x1 V:|-(10)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "0xa.top == 1 * 0xb.top + 10"),
    Case(
      "<NSLayoutConstraint:0x1 H:[UIView:0xa]-(10)-|   (Names: '|':UIView:0xb )>",
      "0xb.trailing == 1 * 0xa.trailing + 10"),
    Case(
      "<NSLayoutConstraint:0x1 H:|[UIView:0xa](LTR) (Names: '|':UIView:0xb )>",
      "0xa.left == 1 * 0xb.left"),
    Case(
      "<NSLayoutConstraint:0x1 H:[UIView:0xa]-(8)-[UIView:0xb](RTL)>",
      "0xa.left == 1 * 0xb.right + 8"),
    Case(
      "<NSLayoutConstraint:0x1 H:[UIView:0xa]-[UIView:0xb]>",
      "0xb.leading == 1 * 0xa.trailing + 8"),
    Case(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 0.5*UIView:0xb.width - 4>",
      "0xa.width == 0.5 * 0xb.width + -4"),
    Case(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == UIView:0xb.width / 4>",
      "0xa.width == 0.25 * 0xb.width"),
    Case(
      "<NSLayoutConstraint:0x1 -2*UIView:0xa.width <= UIView:0xb.width + 4>",
      "0xa.width >= -0.5 * 0xb.width + -2"),
    Case(
      "<NSLayoutConstraint:0x1 UILabel:0xa'a == b'.top >= UILabel:0xb'it's (x)'.bottom + 4 @750>",
      "0xa.top >= 1 * 0xb.bottom + 4 @750"),
    Case(
      "<NSLayoutConstraint:0x1 title.top == content.view.topMargin (active, names: title:UILabel:0xa,"
        + " content.view:UIView:0xb )>",
      "0xa.top == 1 * 0xb.topMargin"),
    Case(
      "<NSLayoutConstraint:0x1 title.top == other.top (active)>", "title.top == 1 * other.top"),
    Case(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& UIView:0xa.minY == 2.22507e-308>",
      "0xa.top == 2.22507e-308"),
    Case(
      "<NSContentSizeLayoutConstraint:0x1 V:[UILabel:0xa'x'(20.5)] Hug:1000 CompressionResistance:750>",
      "0xa.height <= 20.5"),
  ]

  @Test("each form becomes an equation", arguments: cases)
  func equations(_ example: Case) throws {
    let messages = ConflictLog.read(Array(example.line.utf8))
    let constraint = try #require(messages.first?.constraints.first)
    #expect(dump(constraint.equation) == example.expected)
  }

  static let unread = [
    Case("<NSLayoutConstraint:0x1 >", "it ends before saying anything"),
    Case("<NSLayoutConstraint:0x1 UIView:0xa.height ~ 3>", "it holds no ==, <= or >="),
    Case("<NSLayoutConstraint:0x1 UIView:0xa.girth == 3>", "it has an unknown attribute 'girth'"),
    Case("<NSLayoutConstraint:0x1 (null).height == 3>", "one of its items is gone"),
    Case("<NSLayoutConstraint:0x1 V:[UIView:0xa", "its visual format breaks off"),
    Case(
      "<NSLayoutConstraint:0x1 V:[UIView:0xa]-(x)-[UIView:0xb]>", "its distance 'x' is no number"),
    Case("<NSLayoutConstraint:0x1 0*UIView:0xa.width == 3>", "it has a factor of 0 on its left"),
  ]

  @Test("what cannot be read is kept, with a reason", arguments: unread)
  func unreadable(_ example: Case) throws {
    let messages = ConflictLog.read(Array(example.line.utf8))
    let line = try #require(messages.first?.unread.first)
    #expect(line.reason == example.expected)
    #expect(line.line == 1)
  }

  @Test("identifier, mask, class and the line that made a constraint are kept apart from its body")
  func parts() throws {
    let line =
      "<SnapKit.LayoutConstraint:0x1@Cell.swift#43 h=--& v=--& 'my 'odd' id' UIView:0xa.height == 3>"
    let constraint = try #require(ConflictLog.read(Array(line.utf8)).first?.constraints.first)
    #expect(constraint.className == "SnapKit.LayoutConstraint")
    #expect(constraint.address == "0x1")
    #expect(constraint.origin == "Cell.swift#43")
    #expect(constraint.mask == "h=--& v=--&")
    #expect(constraint.identifier == "my 'odd' id")
  }

  @Test("a constraint longer than the limit is not read, and says why")
  func limit() throws {
    let text = String(repeating: "x", count: 9000)
    let line = "<NSLayoutConstraint:0x1 UILabel:0xa'\(text)'.height == 3>"
    let message = try #require(ConflictLog.read(Array(line.utf8)).first)
    #expect(message.unread.first?.reason == "it is longer than 8192 bytes")
  }

  private func dump(_ equation: LoggedEquation) -> String {
    var text = "\(dump(equation.first)) \(equation.relation.rawValue) "
    if let second = equation.second {
      text += "\(number(equation.multiplier)) * \(dump(second))"
      if equation.constant != 0 { text += " + \(number(equation.constant))" }
    } else {
      text += number(equation.constant)
    }
    return equation.priority == 1000 ? text : text + " @\(number(equation.priority))"
  }

  private func dump(_ anchor: LoggedAnchor) -> String {
    "\(anchor.item.key).\(anchor.attribute.rawValue)"
  }

  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
