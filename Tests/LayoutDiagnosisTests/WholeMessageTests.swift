import ConstraintLog
import LayoutDiagnosis
import Testing

@Suite("Advice that looks at the whole message")
struct WholeMessageTests {
  /// The answer to a message with these lines.
  private func text(_ lines: [String], head: Bool = true) -> String {
    let list = lines.enumerated().map { number, line in
      "    \"<NSLayoutConstraint:0x60000\(number) \(line)   (active)>\","
    }
    let log =
      (head ? ["Unable to simultaneously satisfy constraints.", "("] : []) + list
      + (head ? [")"] : [])
    return ConflictLog.read(Array(log.joined(separator: "\n").utf8))
      .map { LogDiagnosis($0).text(file: "x.log") }.joined()
  }

  private static let content = "UITableViewCellContentView:0x7f1"
  private static let height =
    "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f1.height == 44"

  @Test("a row height counts all heights of the message, not those of one set")
  func wholeHeight() {
    let answer = text([
      "CoverView:0x7f2.top == \(Self.content).top + 16", "CoverView:0x7f2.height == 120",
      "PriceView:0x7f3.top == CoverView:0x7f2.bottom + 16", "PriceView:0x7f3.height == 40",
      "\(Self.content).bottom == PriceView:0x7f3.bottom + 16", Self.height,
    ])
    #expect(answer.contains("a row height of 208 in place of 44"))
    #expect(answer.contains("all 6 hold, at that height (16 + 120 + 16 + 40 + 16 = 208)"))
  }

  @Test("no row height is offered where the others hold at none")
  func noHeight() {
    let answer = text([
      "CoverView:0x7f2.top == \(Self.content).top + 5", "CoverView:0x7f2.height == 41",
      "PriceView:0x7f3.height >= 74", "PriceView:0x7f3.top == CoverView:0x7f2.bottom + 8",
      "\(Self.content).bottom == PriceView:0x7f3.bottom + 16", Self.height,
      "CoverView:0x7f2.height == PriceView:0x7f3.height",
    ])
    #expect(answer.contains("conflict 1 of 2"))
    #expect(!answer.contains("a row height of 111") && !answer.contains("at 111"))
  }

  @Test("heights that a log does not print come on top, and nothing leaves a text without height")
  func openHeight() {
    let answer = text([
      "UILabel:0x7f2'Opening hours'.top == \(Self.content).top + 24",
      "\(Self.content).bottom == UILabel:0x7f2'Opening hours'.bottom + 24", Self.height,
    ])
    #expect(
      answer.contains(
        "a row height of at least 48 and the height of UILabel 'Opening hours' in place of 44"))
    #expect(!answer.contains("a constant of"))
  }

  @Test("no height of the row is offered where two columns ask for different ones")
  func twoColumns() {
    let column = { (view: String, top: Int, height: Int) in
      [
        "\(view).top == \(Self.content).top + \(top)", "\(view).height == \(height)",
        "\(Self.content).bottom == \(view).bottom",
      ]
    }
    let answer = text(
      column("BarView:0x7a1", 20, 61) + column("TagView:0x7a2", 8, 20) + [Self.height])
    #expect(answer.contains("conflict 2 of 2") && answer.contains("priority 999 for"), "\(answer)")
    #expect(!answer.contains("a row height of") && !answer.contains("all 6 hold"), "\(answer)")
  }

  @Test("guides of margins that the message prints tie the margins")
  func marginGuides() {
    let answer = text([
      "'UIView-topMargin-guide-constraint' UILayoutGuide:0x6a'UIViewLayoutMarginsGuide'.top"
        + " == \(Self.content).top + 8",
      "'UIView-bottomMargin-guide-constraint' \(Self.content).bottom"
        + " == UILayoutGuide:0x6a'UIViewLayoutMarginsGuide'.bottom + 8",
      "BadgeView:0x7f2.top == \(Self.content).topMargin",
      "\(Self.content).bottomMargin == BadgeView:0x7f2.bottom",
      "BadgeView:0x7f2.height == 50", Self.height,
    ])
    #expect(answer.contains("8 + 8 + 50 = 66"))
  }

  @Test("spacings without a sign are read in equations")
  func spacings() {
    let answer = text([
      "BarView:0x7f1.bottom <= HostView:0x7f2.top NSLayoutAnchorConstraintSpace(8)",
      "BarView:0x7f1.bottom == HostView:0x7f2.top NSSpace(20)",
    ])
    #expect(answer.contains("12 points apart"))
  }

  @Test("a part of a list without its head is refused, unless it contradicts itself")
  func fragments() {
    let part = ["CardView:0x7f1.height == 44", "PriceView:0x7f2.height == 30"]
    #expect(text(part, head: false).contains("cannot tell: it is a part of a message"))
    #expect(
      text(part + ["CardView:0x7f1.height == 50"], head: false).contains("cannot hold together"))
  }

  @Test("a constraint that is printed twice is said to be")
  func twice() {
    let answer = text(Array(repeating: "CardView:0x7f1.height == 44", count: 2))
    #expect(answer.contains("0x600000 and 0x600001 say the same"))
  }

  @Test("what Apple's own composer does is nothing in the app's code")
  func composer() {
    let answer = text([
      "CKMessageEntryView:0x7f1.width == UIInputSetHostView:0x7f2.width + 375",
      "CKMessageEntryView:0x7f1.width == UIInputSetHostView:0x7f2.width",
    ])
    #expect(answer.contains("nothing\n  in your code") || answer.contains("nothing in your code"))
    #expect(!answer.contains("Do this"))
  }
}
