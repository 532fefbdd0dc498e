import Foundation
import Linting
import PlumbKit
import Testing

/// Templates with one mistake each that a person sees at once, beside the same template without it.
@Suite("Mistakes that are seen in a picture")
struct SeededMistakeTests {
  /// A cell that differs in one place.
  struct Seed: CustomTestStringConvertible, Sendable {
    let rule: String
    let object: String
    /// The views, a line each; `{wrong}` and `{right}` differ.
    let views: String
    let constraints: String
    /// What stands at `#` in views and constraints, with the mistake and without it.
    let wrong: String
    let right: String
    var table = ""
    var cell = ""

    var testDescription: String { "\(rule) of \(object): \(wrong)" }

    func text(_ part: String) -> String {
      let lines = { (text: String, indent: String) in
        text.replacingOccurrences(of: "#", with: part).split(separator: "\n")
          .filter { !$0.isEmpty }.map { "\(indent)\($0)\n" }.joined()
      }
      return """
        widths: [320]
        \(table.replacingOccurrences(of: "#", with: part))
        cells:
          Row:
            \(cell)
            views:
        \(lines(views, "      "))    constraints:
        \(lines(constraints, "      - "))data: [{}]

        """
    }
  }

  @Test("Each of twenty is found, at the view that it is about", arguments: Self.seeds)
  func found(_ seed: Seed) throws {
    let findings = try Self.findings(seed.text(seed.wrong))
    #expect(findings.contains { $0.rule == seed.rule && $0.object == seed.object }, "\(findings)")
  }

  @Test("None of the four rules finds anything without the mistake", arguments: Self.seeds)
  func clean(_ seed: Seed) throws {
    let found = try Self.findings(seed.text(seed.right))
    // A text that offered to give way is noted.
    #expect(found.filter { $0.severity != .note }.map(\.message) == [])
  }

  @Test("Several rows and variants make one finding: the worst, and every variant that shows it")
  func variants() throws {
    let text = """
      widths: [320, 375, 1024]
      cells:
        Row:
          views:
            title: { class: UILabel, text: "{title}" }
          constraints: ["H:|-[title]-|", "V:|-[title]-|"]
      data:
        - { title: Short }
        - { title: A title that does not fit in any phone that is held upright }
        - { title: A title that does not fit in any phone that is held upright and is longer }

      """
    let findings = try Self.findings(text)
    #expect(findings.map(\.variants) == [["320 pt", "375 pt"]])
    #expect(findings.first?.message.hasSuffix(", in row 0.2 at 320 pt; also at 375 pt") == true)
  }

  static func findings(_ text: String, type: String = "yaml") throws -> [Finding] {
    let file = NSTemporaryDirectory() + "plumb-seed-\(UUID().uuidString).\(type)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    var settings = LintSettings()
    settings.only = [
      "content-outside-row", "truncated-text", "squeezed-control", "overlapping-siblings",
    ]
    return try LintReader(try PlumbSession { _ in }, Linter(settings)).findings(in: file)
  }

  private static let long =
    "A text that is far too long for the room beside everything else in the row, and goes on for a line or two more, until it ends"
  private static let photo =
    "photo: { class: UIImageView, image: { width: 60, height: 60 }, backgroundColor: systemOrange }\n"

  private static func label(_ name: String, _ text: String, _ more: String = "") -> String {
    "\(name): { class: UILabel, text: \"\(text)\"\(more.isEmpty ? "" : ", " + more) }\n"
  }

  static let seeds: [Seed] = [
    // Outside the row
    Seed(
      rule: "content-outside-row", object: "photo", views: photo + label("title", "Toast"),
      constraints: """
        "H:|-[photo(60)]-12-[title]-|"
        "V:|-[title]-|"
        photo.top == title.top
        photo.height == 60
        #
        """, wrong: "title.height >= 10", right: "photo.bottom <= contentView.bottomMargin"),
    Seed(
      rule: "content-outside-row", object: "title",
      views: photo + label("title", long, "lines: 0"),
      constraints: """
        "H:|-[photo(60)]-12-[title]#"
        "V:|-[title]-(>=11)-|"
        "V:|-[photo(60)]-(>=11)-|"
        """, wrong: "", right: "-|"),
    Seed(
      rule: "content-outside-row", object: "price", views: label("price", "12.50 EUR"),
      constraints: """
        price.trailing == contentView.trailing # 16
        "V:|-[price]-|"
        """, wrong: "+", right: "-"),
    Seed(
      rule: "content-outside-row", object: "detail",
      views: label("title", "Title") + label("detail", "Detail"),
      constraints: """
        "H:|-[title]-|"
        "H:|-[detail]-|"
        title.top == contentView.top + 8
        detail.top == title.bottom + 4
        """, wrong: "44", right: "60", table: "table: { rowHeight: # }"),
    Seed(
      rule: "content-outside-row", object: "price",
      views: label("price", "12.50 EUR", "textAlignment: right"),
      constraints: """
        price.leading == contentView.leading + 16
        price.width == #
        "V:|-[price]-|"
        """, wrong: "290", right: "240",
      cell: "accessoryType: disclosureIndicator"),
    Seed(
      rule: "content-outside-row", object: "photo", views: photo,
      constraints: """
        "H:|-[photo(60)]"
        photo.height == 60
        photo.centerY == contentView.centerY
        """, wrong: "44", right: "80", table: "table: { rowHeight: # }"),
    // Text that is cut
    Seed(
      rule: "truncated-text", object: "body", views: label("body", long, "lines: 0"),
      constraints: """
        "H:|-[body]-|"
        "V:|-8-[body]-8-|"
        """, wrong: "44", right: "automatic", table: "table: { rowHeight: # }"),
    Seed(
      rule: "truncated-text", object: "title", views: label("title", long, "lines: #"),
      constraints: """
        "H:|-[title]-|"
        "V:|-[title]-|"
        """, wrong: "1", right: "0"),
    Seed(
      rule: "truncated-text", object: "body", views: label("body", long, "lines: 0"),
      constraints: """
        "H:|-[body]-|"
        "V:|-[body]-|"
        body.height # 21
        """, wrong: "==", right: ">="),
    Seed(
      rule: "truncated-text", object: "title", views: label("title", long, "lines: 2#"),
      constraints: """
        "H:|-[title]-|"
        "V:|-[title]-|"
        """, wrong: "", right: ", lineBreakMode: byTruncatingTail"),
    Seed(
      rule: "truncated-text", object: "name",
      views: label("name", "Somebody with a rather long name", "lines: #")
        + label("time", "yesterday evening", "compressionResistance: { horizontal: 760 }"),
      constraints: """
        "H:|-[name]-8-[time]-|"
        "V:|-[name]-|"
        time.top == name.top
        """, wrong: "1", right: "0"),
    // Controls that are squeezed
    Seed(
      rule: "squeezed-control", object: "toggle",
      views: label(
        "title", "Send me a message about everything", "compressionResistance: { horizontal: # }")
        + "toggle: { class: UISwitch }\n",
      constraints: """
        "H:|-16-[title]-12-[toggle]-|"
        "V:|-[title]-(>=11)-|"
        "V:|-[toggle]-(>=11)-|"
        """, wrong: "760", right: "740"),
    Seed(
      rule: "squeezed-control", object: "icon",
      views:
        "icon: { class: UIImageView, image: { width: 40, height: 20 }, hugging: { horizontal: 252 } }\n"
        + label("title", long, "compressionResistance: { horizontal: # }"),
      constraints: """
        "H:|-[title]-8-[icon]-|"
        "V:|-[title]-(>=11)-|"
        icon.top == title.top
        """, wrong: "755", right: "745"),
    Seed(
      rule: "squeezed-control", object: "follow",
      views: label("name", long, "lines: 0, compressionResistance: { horizontal: # }")
        + "follow: { class: UIButton, title: Follow this person, hugging: { horizontal: 252 } }\n",
      constraints: """
        "H:|-[name]-8-[follow]-|"
        "V:|-[name]-(>=11)-|"
        "V:|-[follow]-(>=11)-|"
        """, wrong: "760", right: "740"),
    Seed(
      rule: "squeezed-control", object: "icon",
      views:
        "icon: { class: UIImageView, image: { width: 30, height: 30 }, contentMode: center, hugging: { horizontal: 252 } }\n"
        + label("title", "Title", "compressionResistance: { vertical: 760 }"),
      constraints: """
        "H:|-[icon]-12-[title]-|"
        "V:|-4-[icon]-2-[title]-4-|"
        """, wrong: "44", right: "automatic", table: "table: { rowHeight: # }"),
    // Views on top of each other
    Seed(
      rule: "overlapping-siblings", object: "price",
      views: label("title", "A title of some length, and then some", "lines: 0")
        + label("price", "12.50 EUR", "compressionResistance: { horizontal: 760 }"),
      constraints: """
        "H:|-[title]#"
        title.trailing <= contentView.trailingMargin
        price.trailing == contentView.trailingMargin
        "V:|-[title]-|"
        price.top == title.top
        """, wrong: "", right: "-8-[price]"),
    Seed(
      rule: "overlapping-siblings", object: "body",
      views: label("title", long, "lines: 0") + label("body", "And what follows", "lines: 0"),
      constraints: """
        "H:|-[title]-|"
        "H:|-[body]-|"
        title.top == contentView.topMargin
        body.top == title.# + 24
        body.bottom == contentView.bottomMargin
        """, wrong: "top", right: "bottom"),
    Seed(
      rule: "overlapping-siblings", object: "title", views: photo + label("title", "Toast"),
      constraints: """
        "H:|-[photo(60)]"
        title.leading == #
        "V:|-[photo(60)]-|"
        title.top == contentView.topMargin
        """, wrong: "contentView.leadingMargin", right: "photo.trailing + 12"),
    Seed(
      rule: "overlapping-siblings", object: "toggle",
      views: label(
        "title", "Send me a message about all of it",
        "lines: 0, compressionResistance: { horizontal: 740 }")
        + "toggle: { class: UISwitch }\n",
      constraints: """
        title.leading == contentView.leadingMargin
        title.trailing <= #
        toggle.trailing == contentView.trailingMargin
        "V:|-[title]-(>=11)-|"
        "V:|-[toggle]-(>=11)-|"
        """, wrong: "contentView.trailingMargin", right: "toggle.leading - 8"),
    Seed(
      rule: "overlapping-siblings", object: "icon",
      views: label("title", "Title") + label("note", long, "lines: 0")
        + "icon: { class: UIImageView, image: { width: 24, height: 24 } }\n",
      constraints: """
        "H:|-[title]"
        "H:|-[note]#"
        note.trailing <= contentView.trailingMargin
        icon.trailing == contentView.trailingMargin
        "V:|-[title]-4-[note]-|"
        icon.top == title.top + 16
        """, wrong: "", right: "-8-[icon(24)]"),
  ]
}
