/// Constraints that nobody wrote, and those of layout libraries.
extension LogShape {
  static let masks = [
    message(
      "an item of a window's toolbar that is laid out before it has its height",
      .conflict("0x1 0x2 0x3 0x4"),
      "NSLayoutConstraint:0x1 NSToolbarButton:0x7f1.bottom <= NSStackView:0x7f2.top - 4   (active)",
      "NSLayoutConstraint:0x2 V:|-(>=5)-[NSToolbarButton:0x7f1]   (active, names: '|':NSToolbarItemViewer:0x7f3 )",
      "NSLayoutConstraint:0x3 NSStackView:0x7f2.bottom == NSToolbarItemViewer:0x7f3.bottom - 6   (active)",
      "NSLayoutConstraint:0x4 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0x7f3.height == 2   (active)"
    ),
    message(
      "a keyboard extension's own height", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 UIInputView:0x7f1.height == 240   (active)",
      "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIInputView:0x7f1.height == 200   (active)"
    ),
    message(
      "the height that the share sheet gives its row", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 _UIActivityActionCellTitleLabel:0x7f1.height >= 21   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f2.height >= _UIActivityActionCellTitleLabel:0x7f1.height + 24   (active)",
      "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0x7f2.height == 40   (active)"
    ),
    message(
      "the navigation bar's back button, with a plain view in a private one",
      .conflict("0x1 0x2 0x3 0x4"),
      "NSLayoutConstraint:0x1 UIView:0x7f1.trailing == _UIBackButtonMaskView:0x7f2.trailing   (active)",
      "NSLayoutConstraint:0x2 'Mask_Trailing' _UIBackButtonMaskView:0x7f2.trailing == _UINavigationBarContentView:0x7f3.trailing   (active)",
      "NSLayoutConstraint:0x3 'Mask_Leading' H:|-(8)-[UIView:0x7f1]   (active, names: '|':_UINavigationBarContentView:0x7f3 )",
      "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7f3.width == 0   (active)"
    ),
    message(
      "a file in a folder with a blank in its name", .conflict("0x1 0x2"),
      "SnapKit.LayoutConstraint:0x1@/App/My App/Cell #2.swift#43 App.Badge:0x7f1.height == 4.0",
      "SnapKit.LayoutConstraint:0x2@/App/My App/Cell #2.swift#44 App.Badge:0x7f1.height == 5.0"),
    message(
      "a mask's edge is relative to the view that the names give", .conflict("0x1 0x2"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7f1.minY == 20   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 V:|-(8)-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )"),
    message(
      "a mask's centre is relative to the view that the names give", .conflict("0x1 0x2 0x3"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=--& UIView:0x7f1.midX == 160   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UIView:0x7f1.centerX == UIView:0x7f2.centerX   (active)",
      "NSLayoutConstraint:0x3 UIView:0x7f2.width == 375   (active)"),
    message(
      "a mask's far edge is relative to the view that the names give", .conflict("0x1 0x2 0x3"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7f1.maxX == 300   (active, names: '|':UIWindow:0x7f2 )",
      "NSLayoutConstraint:0x2 UIView:0x7f1.trailing == UIWindow:0x7f2.trailing   (active)",
      "NSLayoutConstraint:0x3 UIWindow:0x7f2.width == 375   (active)"),
    message(
      "edges of masks in two superviews say nothing of each other", .holds,
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7f1.minX == 0   (active, names: '|':UIView:0x7f3 )",
      "NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x7f2.minX == 50   (active, names: '|':UIView:0x7f4 )",
      "NSLayoutConstraint:0x3 UIView:0x7f1.leading == UIView:0x7f2.leading   (active)"),
    message(
      "a mask's centre at a part of the superview's size", .conflict("0x1 0x2 0x3"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x7f1.midY == 0.5*UIView:0x7f2.height   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 V:|-(30)-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x3 UIView:0x7f2.height == 44   (active)"),
    message(
      "a mask's size", .conflict("0x1 0x2"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0x7f1(50)]",
      "NSLayoutConstraint:0x2 V:[UIView:0x7f1(343)]"),
    message(
      "a mask before a name that begins with its letters", .conflict("0x1 0x2"),
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& hv.height == 3   (active, names: hv:UIView:0x7f1 )",
      "NSLayoutConstraint:0x2 UIView:0x7f1.height == 4   (active)"),
    message(
      "a row's height", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 V:|-(20)-[UIView:0x7f1]   (active, names: '|':UITableViewCellContentView:0x7f2 )",
      "NSLayoutConstraint:0x2 V:[UIView:0x7f1]-(30)-|   (active, names: '|':UITableViewCellContentView:0x7f2 )",
      "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f2.height == 44   (active)"
    ),
    message(
      "a temporary width", .conflict("0x1 0x2"),
      "NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' UIView:0x7f1.width == 0   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.width >= 100   (active)"),
    message(
      "a hidden view in a stack", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 'UISV-hiding' UIView:0x7f1.height == 0   (active)",
      "NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0x7f2'Badge']   (active, names: '|':UIView:0x7f1 )",
      "NSLayoutConstraint:0x3 V:[UILabel:0x7f2'Badge']-(8)-|   (active, names: '|':UIView:0x7f1 )"),
    message(
      "the keyboard's own", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x7f1.bottom == _UIKBCompatInputView:0x7f2.top   (active)",
      "NSLayoutConstraint:0x2 'assistantHeight' TUISystemInputAssistantView:0x7f3.height == 45   (active)",
      "NSLayoutConstraint:0x3 'assistantView.bottom' TUISystemInputAssistantView:0x7f3.bottom == _UIKBCompatInputView:0x7f2.top   (active)",
      "NSLayoutConstraint:0x4 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x7f1]-(0)-[TUISystemInputAssistantView:0x7f3]   (active)"
    ).expecting(
      .conflict("0x1 0x2 0x3 0x4"), of: "the keyboard's own bar of suggestions", changing: ("", "")),
    message(
      "constraints of Interface Builder for a view without any", .conflict("0x1 0x2"),
      "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(16)-[UILabel:0x7f1'A'](LTR)   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 UILabel:0x7f1'A'.left == UIView:0x7f2.left   (active)"),
  ]

  static let libraries = [
    message(
      "early SnapKit, with brackets around each part", .conflict("0x1 0x2"),
      "<Demo.LayoutConstraint:0x1> <UIView:0x7f1>.top == <UIView:0x7f2>.bottom",
      "<Demo.LayoutConstraint:0x2> <UIView:0x7f1>.top == <UIView:0x7f2>.bottom + 8.0"),
    message(
      "SnapKit, with file and line", .conflict("0x1 0x2"),
      "SnapKit.LayoutConstraint:0x1@ProfileCell.swift#43 UILabel:0x7f1.height == 40.0",
      "SnapKit.LayoutConstraint:0x2@ProfileCell.swift#44 UILabel:0x7f1.height == 44.0"),
    message(
      "SnapKit, with a label and a priority", .holds,
      "SnapKit.LayoutConstraint:0x1@Cell.swift#43 UILabel:title.height == 40.0 ^UILayoutPriority(rawValue: 750.0)",
      "SnapKit.LayoutConstraint:0x2@Cell.swift#44 UILabel:title.height == 44.0"),
    message(
      "SnapKit, with a multiplier behind", .conflict("0x1 0x2 0x3"),
      "SnapKit.LayoutConstraint:0x1@Cell.swift#43 UILabel:0x7f1.width == App.Card:0x7f2.width * 0.5 + 8.0",
      "SnapKit.LayoutConstraint:0x2@Cell.swift#44 UILabel:0x7f1.width == 40.0",
      "SnapKit.LayoutConstraint:0x3@Cell.swift#45 App.Card:0x7f2.width == 40.0"),
    message(
      "Masonry, with addresses", .conflict("0x1 0x2 0x3"),
      "MASLayoutConstraint:0x1 UIView:0x7f1.left == UIView:0x7f2.left + 10",
      "MASLayoutConstraint:0x2 UIView:0x7f1.right == UIView:0x7f2.left + 50",
      "MASLayoutConstraint:0x3 UIView:0x7f1.width == 60"),
    message(
      "Masonry, with keys", .conflict("avatar.left avatar.right avatar.width"),
      "MASLayoutConstraint:avatar.left UIView:avatar.left == UIView:superview.left + 10",
      "MASLayoutConstraint:avatar.right UIView:avatar.right == UIView:superview.left + 50",
      "MASLayoutConstraint:avatar.width UIView:avatar.width == 60"),
    message(
      "Masonry, with one key for two constraints", .conflict("height height"),
      "MASLayoutConstraint:height UIView:avatar.height == 10",
      "MASLayoutConstraint:height UIView:avatar.height == 20"),
    message(
      "Masonry, with priorities", .holds,
      "MASLayoutConstraint:0x1 UIView:0x7f1.height == 10 ^750",
      "MASLayoutConstraint:0x2 UIView:0x7f1.height == UIView:0x7f2.height * 2 + 1",
      "MASLayoutConstraint:0x3 UIView:0x7f1.height == 30"),
    message(
      "PureLayout, with identifiers", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 'Pin title top' V:|-(20)-[UILabel:0x7f1]   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x2 'Pin title bottom' V:[UILabel:0x7f1]-(20)-|   (active, names: '|':UIView:0x7f2 )",
      "NSLayoutConstraint:0x3 'Card height' UIView:0x7f2.height == 39   (active)"),
    message(
      "Cartography", .conflict("0x1 0x2 0x3"),
      "NSLayoutConstraint:0x1 App.Card:0x7f1.width == 2*App.Card:0x7f1.height   (active)",
      "NSLayoutConstraint:0x2 App.Card:0x7f1.width <= 100   (active)",
      "NSLayoutConstraint:0x3 App.Card:0x7f1.height >= 51   (active)"),
    message(
      "a layout support constraint of iOS 8", .conflict("0x1 0x2"),
      "_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0x7f1(20)]",
      "NSLayoutConstraint:0x2 V:[_UILayoutGuide:0x7f1(64)]"),
    message(
      "an item that is gone", .unknown(1),
      "NSLayoutConstraint:0x1 (null).height == 0   (active)",
      "NSLayoutConstraint:0x2 UIView:0x7f1.height == 44   (active)"),
    message(
      "an expression of AppKit's grid view", .unknown(1),
      "NSLayoutConstraint:0x1 'NSGridView.row' [NSGridRow:0x7f1 bottom] + 6 - [NSGridRow:0x7f2 top]   (active)",
      "NSLayoutConstraint:0x2 NSTextField:0x7f1.height == 44   (active)"),
  ]
}
