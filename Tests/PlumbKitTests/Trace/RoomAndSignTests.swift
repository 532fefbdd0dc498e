import Foundation
import TestSupport
import Testing

@testable import Linting
@testable import PlumbKit

@Suite("Advice by kind: room, signs, what stays wrong")
struct RoomAndSignTests {
  private func traces(
    _ cell: String, _ table: String = "", width: Double = 320, height: Double? = nil
  ) throws -> String {
    let folder = try TestFolder(["cell.yaml": "\(table)cells:\n  C:\n\(cell)\ndata: [{}]\n"])
    var text = ""
    try Tracer(try PlumbSession { _ in }).trace(
      folder.file("cell.yaml"), height: height, .init(widths: [width])
    ) { text += $0.text }
    return text
  }

  private static let image = "{ class: UIImageView, image: { width: 24, height: 24, name: icon } }"

  /// A cell, its table, and what is said of it.
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let cell: String
    var table = ""
    let said: [String]
    var unsaid: [String] = []
  }

  static let kinds = [
    Kind(
      testDescription: "a row that its table makes too low is to be higher",
      cell: """
            views:
              title: { class: UILabel, text: Title }
              body: { class: UILabel, text: Body }
            constraints: ["H:|-[title]-|", "H:|-[body]-|", "V:|-8-[title]-4-[body]-8-|"]
        """, table: "table: { rowHeight: 40 }\n",
      said: [
        "1. a row height of 61 in place of 40, or UITableView.automaticDimension",
        "do this: a row height of 61",
      ]),
    Kind(
      testDescription: "of two heights none is offered that needs a higher row than there is",
      cell: """
            views:
              card: { class: UIView }
              title: { class: UILabel, text: Title }
            constraints:
              - "H:|-[card]-|"
              - card.height == 40
              - card.height == 70
              - "V:|-8-[card]"
              - contentView.bottom == card.bottom + 8 @ high
              - "H:|-[title]"
              - title.top == card.top
        """, table: "table: { rowHeight: 80, separatorStyle: none }\n",
      said: ["do this: a priority below 1000 for `card.height == 70`"],
      unsaid: ["1000 for `card.height == 40`"]),
    Kind(
      testDescription: "a stack view of a fixed height is to grow",
      cell: """
            views:
              texts:
                class: UIStackView
                axis: vertical
                arrangedSubviews:
                  title: { class: UILabel, text: Title }
                  body: { class: UILabel, text: Body }
            constraints: ["H:|-[texts]-|", "V:|-8-[texts]-8-|", texts.height == 30]
        """, said: ["do this: `texts.height >= 30` in place of `==`"]),
    Kind(
      testDescription: "of two columns the shorter one's pin is to be a bound",
      cell: """
            views:
              photo: \(image)
              text: { class: UILabel, numberOfLines: 0, text: "Words that need several lines here" }
            constraints:
              - "H:|-[photo]-[text(120)]"
              - "V:|-8-[photo(24)]"
              - contentView.bottom == photo.bottom + 8
              - "V:|-8-[text]"
              - contentView.bottom >= text.bottom + 8
        """,
      said: ["`contentView.bottom >= photo.bottom + 8` in place of `==` gives it room"]),
    Kind(
      testDescription: "the sign of a constant",
      cell: """
            views: { chevron: \(image) }
            constraints:
              - chevron.trailing == contentView.trailing + 16
              - "V:|-8-[chevron]-8-|"
        """,
      said: [
        "chevron ends 16 points right of the content view",
        "with a constant of -16 in `chevron.trailing == contentView.trailing + 16` it is inside",
      ]),
    Kind(
      testDescription: "a view that is only centred is tied to the top",
      cell: """
            views: { photo: \(image) }
            constraints:
              - "H:|-[photo]"
              - photo.height == 60
              - photo.centerY == contentView.centerY
        """, said: ["do this: add `photo.top >= contentView.top`"]),
    Kind(
      testDescription: "a constraint that may give way is a note where it does",
      cell: """
            views: { title: { class: UILabel, text: Title } }
            constraints: ["H:|-[title]-|", "V:|-[title]-|", title.height == 60 @500,
              title.height == 30]
        """, said: ["note: title.height == 60 @500 could not be met"]),
    Kind(
      testDescription: "a control that is squeezed stays so however its width is written",
      cell: """
            views: { delete: { class: UIButton, title: Delete everything } }
            constraints:
              - delete.leading == contentView.leading + 16
              - delete.width == 120 @999
              - delete.trailing == contentView.trailing - 260
              - "V:|-[delete]-|"
        """, said: ["delete is 44 points wide, its content needs"]),
    Kind(
      testDescription: "of two wishes below required ones alone the one that fails gets weaker",
      cell: """
            views: { bar: { class: UIView } }
            constraints: ["V:|-[bar]-|", bar.leading == contentView.leading, bar.height == 30,
              bar.width == 100 @999, bar.width == 60 @999]
        """,
      said: ["do this: priority 998 for `bar.width == 60`", "nothing is left open"]),
    Kind(
      testDescription: "what is tied to a scroll view of no content width is not tied again",
      cell: """
            views: { page: { class: UIScrollView, subviews: { title: { class: UILabel, text: A } } } }
            constraints: ["H:|-[page]-|", "V:|-[page]-|", page.height == 80,
              title.trailing == page.trailing, title.top == page.top]
        """,
      said: ["scrollable content size is ambiguous"], unsaid: ["add `title.top"]),
    Kind(
      testDescription: "a text in a stack view without height",
      cell: """
            views:
              texts:
                class: UIStackView
                axis: vertical
                arrangedSubviews:
                  title: { class: UILabel, text: Title, compressionResistance: { vertical: 751 } }
                  prices:
                    class: UIStackView
                    arrangedSubviews: { price: { class: UILabel, text: Price } }
            constraints: ["H:|-[texts]-|", "V:|-8-[texts]-8-|", texts.height == 20]
        """, said: ["price shows nothing of its text"]),
    Kind(
      testDescription: "a repair that leaves a view at nothing is not the first",
      cell: """
            views:
              icon: \(image)
              title: { class: UILabel, text: Title }
            constraints:
              - icon.leading == contentView.leading + 16
              - title.leading == contentView.leading + 16
              - title.leading == icon.trailing + 12
              - title.trailing == contentView.trailing - 16
              - icon.centerY == title.centerY
              - "V:|-12-[title]-12-|"
        """,
      said: [
        "1. leave out `title.leading == contentView.leading + 16`",
        "and still icon is 0 points wide, its content needs 24",
      ]),
    Kind(
      testDescription: "views that a repair lays on each other are named",
      cell: """
            views: { payee: { class: UIView }, amount: { class: UIView } }
            constraints:
              - payee.leading == contentView.leading + 16
              - payee.width >= 180
              - amount.leading == payee.trailing + 8
              - amount.width == 120
              - contentView.trailing == amount.trailing + 16
              - "V:|-[payee(20)]-|"
              - "V:|-[amount(20)]-|"
        """, said: ["1. ", "amount.width"], unsaid: ["1. a priority below 1000 for `amount.leading"]
    ),
    Kind(
      testDescription: "letters end at the bounds of their label",
      cell: """
            views:
              a: { class: UILabel, text: Some text }
              b: { class: UILabel, text: More text }
            constraints: ["H:|-[a]-|", "H:|-[b]-|", "V:|-8-[a(14)][b(14)]-8-|"]
        """, said: [], unsaid: ["overlap by"]),
  ]

  @Test("of very many texts that are cut few are laid out with more room")
  func many() throws {
    let names = (0..<40).map { "l\($0)" }
    let views = names.map {
      "      \($0): { class: UILabel, numberOfLines: 0, text: Some words to wrap }"
    }
    let constraints = names.enumerated().flatMap { number, name in
      [
        "      - \(name).leading == contentView.leading", "      - \(name).width == 60",
        "      - \(name).top == contentView.top + \(80 * number)", "      - \(name).height == 16",
      ]
    }
    let text = try traces(
      (["    views:"] + views + ["    constraints:"] + constraints).joined(separator: "\n"),
      "table: { rowHeight: 3300 }\n")
    #expect(text.components(separatedBy: "shows 1 of the").count == 41, "\(text)")
    #expect((2...9).contains(text.components(separatedBy: "gives it room").count), "\(text)")
  }

  @Test("each kind is said, and cured by what is offered", arguments: kinds)
  func said(_ kind: Kind) throws {
    let text = try traces(kind.cell, kind.table)
    for words in kind.said { #expect(text.contains(words), "\(words)\n\(text)") }
    for words in kind.unsaid { #expect(!text.contains(words), "\(words)\n\(text)") }
  }

  private static let columns = """
        views: { tall: { class: UIView }, short: { class: UIView } }
        constraints:
          - tall.leading == contentView.leading
          - tall.width == 40
          - short.leading == tall.trailing
          - short.width == 40
          - tall.top == contentView.top + 8
          - contentView.bottom == tall.bottom + 8
          - tall.height == 120
          - short.top == contentView.top + 8
          - contentView.bottom == short.bottom + 8
          - short.height == 40
    """

  @Test("a greater height of the row is for conflicts that ask for one")
  func smallerRow() throws {
    let text = try traces(Self.columns, "table: { rowHeight: 80 }\n")
    #expect(text.contains("at 136 all 4 hold") && text.contains("at 56 all 4 hold"), "\(text)")
    #expect(text.components(separatedBy: ". a row height of 136 in place of 80").count == 2)
  }

  @Test("at a height that was asked for repairs are tried at that height")
  func givenHeight() throws {
    let text = try traces(Self.columns, height: 80)
    #expect(text.contains("80 pt high") && text.contains("at 136 all 4 hold"), "\(text)")
    #expect(!text.contains("contentView: height"), "\(text)")
  }

  @Test("of two heights of a row the one that settles more is in the plan")
  func oneHeight() throws {
    let folder = try TestFolder([
      "cell.yaml": "table: { rowHeight: 80 }\ncells:\n  C:\n\(Self.columns)\ndata: [{}]\n"
    ])
    let session = try PlumbSession { _ in }
    var texts: [String] = []
    try session.forEachRow(of: folder.file("cell.yaml"), scene: nil, .init(widths: [320])) { row in
      let actions = [100, 136].map { height in
        RowAction(
          text: "\(height)", change: .rowHeight(row.host, CGFloat(height), isOfContent: false))
      }
      texts = RowPlan(actions, RowTrial(row: row, views: row.views))?.steps.map(\.text) ?? []
    }
    #expect(texts == ["136"])
  }
}
