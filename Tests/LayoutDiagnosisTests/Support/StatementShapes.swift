/// One constraint each way that UIKit writes it.
extension LogShape {
  static let equations = [
    message("a height twice", both, two[0], two[1]),
    message(
      "a blank after the minus of a width", .conflict("0x1"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.width == - 16   (active)"),
    message(
      "a minus without a blank", .conflict("0x1"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.width == -16   (active)"),
    message(
      "a height of nearly nothing", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f1.height == 2.22507e-308   (active)",
      "NSLayoutConstraint:0x2 UITableViewCellContentView:0x7f1.height >= 44   (active)"),
    message(
      "a multiplier in front", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UIImageView:0x7f1.width == 1.5*UIImageView:0x7f1.height   (active)",
      "NSLayoutConstraint:0x2 UIImageView:0x7f1.width == 300   (active)",
      "NSLayoutConstraint:0x3 UIImageView:0x7f1.height == 100   (active)"),
    message(
      "multiplier and constant", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.width == 0.5*UIView:0x7f2.width - 16   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.width == 160   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f2.width == 320   (active)"),
    message(
      "a third that is rounded to six digits holds", .holds,
      "NSLayoutConstraint:0x1 UIView:0x7f1.width == 0.333333*UIView:0x7f2.width   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.width == 106.667   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f2.width == 320   (active)"),
    message(
      "a width that would be negative between two pins", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UILabel:0x7f1.leading == UIView:0x7f2.leading + 200   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f2.trailing == UILabel:0x7f1.trailing + 200   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f2.width == 320   (active)"),
    message(
      "a fixed height that no set needs, for no height is negative", .conflict("0x1 0x3 0x4"),
      "NSLayoutConstraint:0x1 V:|-(30)-[UILabel:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UILabel:0x7f1.height == 20   (active)",
      "NSLayoutConstraint:0x3 V:[UILabel:0x7f1]-(30)-|   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x4 UIView:0x7f2.height == 44   (active)"),
    message(
      "a centre at half of the superview's", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.centerX == 0.5*UIView:0x7f2.centerX   (active)",
      "NSLayoutConstraint:0x2 H:|-(100)-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x3 UIView:0x7f2.width == 320   (active)"),
    message(
      "a bottom at three tenths of the superview's", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.bottom == 0.3*UIView:0x7f2.bottom   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.height == 200   (active)",
      "NSLayoutConstraint:0x3 V:|-(0)-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x4 UIView:0x7f2.height >= 700   (active)"
    ).expecting(
      .conflict("0x1 0x2 0x3 0x4"), of: "a bottom at three tenths, which needs the height, too",
      changing: ("height >= 700", "height <= 600")),
    message(
      "a centre twice as far as the superview's, with room", .holds,
      "NSLayoutConstraint:0x1 UIView:0x7f1.centerX == 2*UIView:0x7f2.centerX   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f2.width == 320   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f1.width == 100   (active)"),
    message(
      "an optional constraint does not count", .holds, two[0],
      "NSLayoutConstraint:0x600000a2 UIView:0x7f1.height == 44 @750   (active)"),
    message(
      "the engine's own numbers and arrows", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.midX ==> UIView:0x7f2.midX{id: 12}   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.centerX == UIView:0x7f2.centerX + 4   (active)"),
    message(
      "margins lie within their view", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.leading == UIView:0x7f2.leadingMargin   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f2.trailingMargin == UIView:0x7f1.trailing   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f1.width >= UIView:0x7f2.width + 1   (active)"),
    message(
      "margins may have any width", .holds,
      "NSLayoutConstraint:0x1 UIView:0x7f1.leading == UIView:0x7f2.leadingMargin   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.leading == UIView:0x7f2.leading + 37   (active)"),
    message(
      "a guide of the safe area", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.top == UILayoutGuide:0x7f2'UIViewSafeAreaLayoutGuide'.top   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.top == UILayoutGuide:0x7f2'UIViewSafeAreaLayoutGuide'.top + 8   (active)"
    ),
    message(
      "an operator, a bracket and a quote in a text", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UILabel:0x7f1'it's a == b [x](3)'.width == 40   (active)",
      "NSLayoutConstraint:0x2 H:[UILabel:0x7f1'it's a == b [x](3)'(>=90)]   (active)"),
    message(
      "a text that is cut by dots", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UILabel:0x7f1'A long title that...'.height == 20   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f1'A long title that...'.height >= 40   (active)"),
    message(
      "an identifier with quotes and blanks", both,
      "NSLayoutConstraint:0x600000a1 'the 'tall' one' UIView:0x7f1.height == 34   (active)", two[1]),
    message(
      "generic and nested types", both,
      two[0].replacing(
        "UIView:0x7f1", with: "PlatformViewHost<PlatformViewRepresentableAdaptor<App.Row>>:0x7f1"),
      two[1].replacing(
        "UIView:0x7f1", with: "PlatformViewHost<PlatformViewRepresentableAdaptor<App.Row>>:0x7f1")),
    message(
      "generic types with several arguments", both,
      two[0].replacing("UIView:0x7f1", with: "App.Cell<Swift.Int, App.(Row in _1F)>:0x7f1"),
      two[1].replacing("UIView:0x7f1", with: "App.Cell<Swift.Int, App.(Row in _1F)>:0x7f1")),
    message(
      "mangled types", both, two[0].replacing("UIView:", with: "_TtC3App3Row:"),
      two[1].replacing("UIView:", with: "_TtC3App3Row:")),
  ]

  static let formats = [
    message(
      "spacings with a name", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 H:[UILabel:0x7f1]-(NSSpace(8))-[UILabel:0x7f2]   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.leading == UILabel:0x7f1.trailing + 12   (active)"),
    message(
      "a named spacing that is added", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UILabel:0x7f2.leading == UILabel:0x7f1.trailing + NSSpace(8)   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.leading == UILabel:0x7f1.trailing + 12   (active)"),
    message(
      "a named spacing that is subtracted", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UILabel:0x7f1.trailing == UILabel:0x7f2.leading - NSLayoutAnchorConstraintSpace(8)   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.leading == UILabel:0x7f1.trailing + 12   (active)"),
    message(
      "a named spacing with a sign of its own", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UILabel:0x7f1.trailing == UILabel:0x7f2.leading + -NSLayoutAnchorConstraintSpace(8)   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.leading == UILabel:0x7f1.trailing + 12   (active)"),
    message(
      "an inequality of a named spacing", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 V:[UILabel:0x7f1]-(>=NSSpace(8))-[UILabel:0x7f2]   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.top == UILabel:0x7f1.bottom + 4   (active)"),
    message(
      "the standard spacing", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 H:[UILabel:0x7f1]-[UILabel:0x7f2]   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f2.leading == UILabel:0x7f1.trailing   (active)"),
    message(
      "flush edges", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 V:|[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 V:[UIView:0x7f1]|   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x3 UIView:0x7f1.height == UIView:0x7f2.height - 1   (active)"),
    message(
      "sizes in visual formats", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 V:[UIView:0x7f1(343)]",
      "NSLayoutConstraint:0x2 V:[UIView:0x7f1(<=300)]"),
    message(
      "equal sizes in visual formats", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 H:[UIView:0x7f1(UIView:0x7f2)]   (active)",
      "NSLayoutConstraint:0x2 H:[UIView:0x7f1(100)]   (active)",
      "NSLayoutConstraint:0x3 H:[UIView:0x7f2(101)]   (active)"),
    message(
      "left to right", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x7f1](LTR)   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UILabel:0x7f1.left == UIView:0x7f2.left + 20   (active)"),
    message(
      "right to left", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x7f1](RTL)   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UILabel:0x7f1.right == UIView:0x7f2.right - 20   (active)"),
    message(
      "the older list of names", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0x7f1]   (Names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UILabel:0x7f1.leading == UIView:0x7f2.leading"),
    message(
      "several names in one list", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 title.top == card.bottom + 8   (active, names: title:UILabel:0x7f1, card:App.Card:0x7f2 )",
      "NSLayoutConstraint:0x2 V:[App.Card:0x7f2]-(4)-[UILabel:0x7f1]   (active)"),
    message(
      "names with colons, dots and commas", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 V:|-(8)-[login:title]   (active, names: login:title:UILabel:0x7f1, '|':App.Card:0x7f2 )",
      "NSLayoutConstraint:0x2 feed.row, a.top == App.Card:0x7f2.top   (active, names: feed.row, a:UILabel:0x7f1 )"
    ),
    message(
      "a name that is cut by dots", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 ListViewImage-a....width == 20   (active, names: ListViewImage-a...:UIImageView:0x7f1 )",
      "NSLayoutConstraint:0x2 UIImageView:0x7f1.width == 24   (active)"),
    message(
      "superviews without names are taken to be one", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 V:|-(10)-[UIView:0x7f1]",
      "NSLayoutConstraint:0x2 V:|-(30)-[UIView:0x7f2]",
      "NSLayoutConstraint:0x3 V:[UIView:0x7f1]-(40)-[UIView:0x7f2]"),
    message(
      "an intrinsic size that is required", .conflict("0x1 0x2"),
      "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x7f1'Title'(120)] Hug:251 CompressionResistance:1000   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f1'Title'.width <= 80   (active)"),
    message(
      "an intrinsic size that gives way", .holds,
      "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x7f1'Title'(120)] Hug:251 CompressionResistance:750   (active)",
      "NSLayoutConstraint:0x2 UILabel:0x7f1'Title'.width <= 80   (active)"),
  ]

  /// The same log with a change, under another name and with another answer.
  func expecting(_ answer: Answer, of name: String, changing: (String, String)) -> LogShape {
    LogShape(
      name, answer, changing.0.isEmpty ? log : log.replacing(changing.0, with: changing.1))
  }
}
