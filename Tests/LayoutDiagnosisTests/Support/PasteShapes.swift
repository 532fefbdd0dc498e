/// One conflict in every way that people come by its text.
extension LogShape {
  private static let list = "(\n    \"<\(two[0])>\",\n    \"<\(two[1])>\"\n)\n"
  private static let recovery =
    "Will attempt to recover by breaking constraint \n<\(two[0])>\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
  private static let whole = header + list + "\n" + recovery
  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(
      separator: " ")
  }
  private static func json(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t").replacing("/", with: "\\/")
  }

  static let pastes = [
    LogShape("Xcode's console", both, whole),
    LogShape(
      "iOS 8's console", both,
      "2015-01-02 03:04:05.678 Demo[123:456] Unable to simultaneously satisfy constraints.\n" + list
        + "\nWill attempt to recover by breaking constraint \n<\(two[0])>\n\nBreak on objc_exception_throw to catch this in the debugger.\n"
    ),
    LogShape("carriage returns", both, whole.replacing("\n", with: "\r\n")),
    LogShape("the list without a header", both, list),
    LogShape("two lines without brackets around the list", both, "<\(two[0])>\n<\(two[1])>\n"),
    LogShape("constraints without angle brackets", both, two.joined(separator: "\n")),
    LogShape("a blank after the angle bracket", both, whole.replacing("<NS", with: "< NS")),
    LogShape("a blank before the address", both, whole.replacing(":0x600", with: ": 0x600")),
    LogShape("everything on one line", both, oneLine(whole)),
    LogShape("one line without the recovery", both, oneLine(header + list)),
    LogShape("one line without a header", both, oneLine(list)),
    LogShape("one line, cut off after the list", both, oneLine(header + list) + " Will attempt"),
    LogShape(
      "ndjson of the system's log", both,
      #"{"traceID":1,"eventMessage":"\#(json(whole))","eventType":"logEvent"}"# + "\n"),
    LogShape(
      "JSON of the system's log", both,
      "[{\n  \"traceID\" : 1,\n  \"eventMessage\" : \"\(json(whole))\",\n  \"category\" : \"LayoutConstraints\"\n},{\n  \"eventMessage\" : \"bye\"\n}]"
    ),
    LogShape(
      "JSON with escaped characters", both,
      #"{"eventMessage":"\#(json(whole).replacing("<", with: "\\u003c").replacing("'", with: "\\u0027"))"}"#
    ),
    LogShape("a string literal", both, "\"" + json(whole).replacing("\\/", with: "/") + "\""),
    LogShape("newlines of a syslog server", both, whole.replacing("\n", with: "#012")),
    LogShape(
      "smart quotes", .conflict("0x1 0x2"),
      header
        + "(\n“<NSLayoutConstraint:0x1 ‘UIView-Encapsulated-Layout-Height’ UIView:0x7f1.height == 34   (active)>”,\n“<NSLayoutConstraint:0x2 V:[UIView:0x7f1(44)]   (active, names: ‘|’:UIView:0x7f2 )>”\n)"
    ),
    LogShape("spaces that do not break", both, whole.replacing(" ", with: "\u{A0}")),
    LogShape(
      "dashes of a word processor", .conflict("0x1 0x2"),
      "(\n\"<NSAutoresizingMaskLayoutConstraint:0x1 h=—& v=—& V:[UIView:0x7f1(50)]>\",\n\"<NSLayoutConstraint:0x2 UIView:0x7f1.height == –16   (active)>\"\n)"
    ).expecting(.conflict("0x2"), of: "a dash for a minus", changing: ("", "")),
    LogShape(
      "entities of a web page", both,
      whole.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
        "\"", with: "&quot;")),
    LogShape(
      "backslashes of Markdown", both,
      whole.replacing("<", with: "\\<").replacing(">", with: "\\>")),
    LogShape(
      "AppKit's sentence without the word constraint", both,
      "Conflicting constraints detected: (\n    \"<\(two[0])>\",\n    \"<\(two[1])>\"\n).\nWill attempt to recover by breaking <\(two[0])>.\n"
    ),
    LogShape(
      "marks of a quoted mail", both,
      whole.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")),
    LogShape("colours of a terminal", both, whole.replacing("<NS", with: "<\u{1B}[31mNS\u{1B}[0m")),
    LogShape("a byte order mark", both, "\u{FEFF}<\(two[0])>\n<\(two[1])>"),
    LogShape(
      "lists of the debugger", both, "<__NSArrayI 0x6000>(\n<\(two[0])>,\n<\(two[1])>\n)\n"),
    LogShape("arrays of Swift", both, "[<\(two[0])>, <\(two[1])>]\n"),
    LogShape(
      "elements of Swift's debugger", both,
      "▿ 2 elements\n  - 0 : <\(two[0])>\n  - 1 : <\(two[1])>\n"),
    LogShape(
      "hard wraps between words", both,
      whole.replacing("UIView:0x7f1", with: "\nUIView:0x7f1").replacing("==", with: "==\n")),
    LogShape("hard wraps within a number", both, whole.replacing("34", with: "3\n4")),
    LogShape("hard wraps within a class", both, whole.replacing("UIView:", with: "UIV\niew:")),
    LogShape("hard wraps within an address", both, whole.replacing("0x7f1", with: "0x7\nf1")),
    LogShape(
      "hard wraps within the constraint's class", both,
      whole.replacing("<NSLayoutConstraint:0x600000a2", with: "<NSLayoutCon\nstraint:0x600000a2")),
    LogShape("hard wraps within the state", both, whole.replacing("(active)", with: "(act\nive)")),
    LogShape(
      "several wraps of one constraint", both,
      whole.replacing(
        "0x600000a2 UIView:0x7f1.height == 44", with: "0x600000a2\nUIView:0x7\nf1.hei\nght ==\n44")),
    LogShape(
      "a wrapped header and recovery", both,
      whole.replacing("satisfy constraints", with: "satisfy\nconstraints").replacing(
        "recover by breaking", with: "recover by\nbreaking")),
    LogShape("the same message twice", both, whole + whole),
    LogShape(
      "a line of another program within the list", both,
      whole.replacing("\",\n", with: "\",\n2024-03-04 wifid[45] <Notice>: scanning\n")),
    LogShape(
      "a process's prefix on each line", both,
      whole.split(separator: "\n").map { "flutter: \($0)" }.joined(separator: "\n")),
    LogShape(
      "the times of a verbose tool before each line, brackets of the list among them", both,
      whole.split(separator: "\n").map { "[        ] \($0)" }.joined(separator: "\n")),
    LogShape(
      "the times of a verbose tool and the name of the device's log", both,
      whole.split(separator: "\n").map { "[  +13 ms] [DEVICE LOG] \($0)" }.joined(separator: "\n")),
    LogShape(
      "bold lines in Markdown, in which Jira took spacings for strikethrough",
      .conflict("0x1 0x2 0x3"),
      [
        header, "(",
        "\"<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x7f1]   (active, names: '|':UIView:0x7f2 )>\",",
        "\"<NSLayoutConstraint:0x2 V:[UIView:0x7f1]-(8)-|   (active, names: '|':UIView:0x7f2 )>\",",
        "\"<NSLayoutConstraint:0x3 UIView:0x7f2.height == 12   (active)>\"", ")",
      ].joined(separator: "\n").split(separator: "\n").map {
        "**\($0.trimmingPrefix("\t").replacing("-", with: "~~"))**"
      }.joined(separator: "\n\n")),
  ]

  static let incomplete = [
    LogShape(
      "cut off within the first constraint", .unknown(1), String(whole.prefix(header.count + 60))),
    LogShape(
      "cut off after the first constraint", .unknown(0),
      header + "(\n    \"<\(two[0])>\",\n"),
    LogShape(
      "a number that is cut off", .unknown(1),
      header
        + "(\n    \"<\(two[0])>\",\n    \"<NSLayoutConstraint:0x600000a2 UIView:0x7f1.height == 3"),
    LogShape(
      "an attribute that nobody knows", .unknown(1),
      header + list.replacing("UIView:0x7f1.height == 44", with: "UIView:0x7f1.girth == 44")),
    LogShape(
      "a line without a constraint", .unknown(1),
      header + "(\n    \"<\(two[0])>\",\n    ...\n)\n"),
    LogShape(
      "a line that lost its beginning", .unknown(1),
      "<\(two[0])>\nLayoutConstraint 0x600000a2 UIView:0x7f1.height == 44   (active)>\n"),
    LogShape(
      "a redacted message", .unknown(2),
      "\(header)<private>\nWill attempt to recover by breaking constraint\n<private>\n".replacing(
        "recover by breaking constraint\n", with: "fail\n")),
    LogShape(
      "a conflict beside a line that was not read", both,
      header
        + list.replacing(
          ")\n", with: ",\n    \"<NSLayoutConstraint:0x3 UIView:0x7f1.girth == 3>\"\n)\n")),
    LogShape("only what was given up", .unknown(0), recovery),
    LogShape(
      "the end of a list, without what was given up", .unknown(0),
      "    \"<NSLayoutConstraint:0x3 UIView:0x7f1.width == 5   (active)>\"\n)\n" + recovery),
    LogShape(
      "a list whose beginning was not copied, and that can hold without it", .unknown(0),
      "    \"<\(two[0])>\"\n)\n" + recovery),
    LogShape(
      "a list that does not end after a header", .unknown(0), header + "\n\n<\(two[0])>\n"),
    message(
      "nothing contradicts", .holds, two[0],
      "NSLayoutConstraint:0x2 UIView:0x7f2.height == 55   (active)"),
  ]
}
