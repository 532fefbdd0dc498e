import TestSupport
import Testing

@testable import PlumbKit

@Suite("What would change a value")
struct WhyTrialTests {
  private func answer(_ question: String, _ cell: String) throws -> WhyAnswer {
    let folder = try TestFolder([
      "cell.yaml": "profile: ios18\ncells:\n  C:\n\(cell)\ndata: [{}]\n"
    ])
    let answers = try WhyFinder(try PlumbSession { _ in }).answers(
      to: #require(WhyQuestion(question)), in: folder.file("cell.yaml"), .init(widths: [320]))
    return try #require(answers.first)
  }

  private func bubble(_ text: String) throws -> WhyAnswer {
    try answer(
      "bubble.width",
      """
          views:
            bubble:
              class: UIView
              subviews: { text: { class: UILabel, numberOfLines: 0, text: \(text) } }
          constraints:
            - bubble.leading == contentView.leading
            - bubble.width <= contentView.width * 0.5
            - "H:|-12-[text]-12-|"
            - "V:|-8-[text]-8-|"
            - "V:|[bubble]|"
      """)
  }

  @Test("a picture that stretches its row is given its shape")
  func picture() throws {
    let answer = try answer(
      "contentView.height",
      """
          views:
            photo: { class: UIImageView, contentMode: scaleAspectFit, image: { width: 900, height: 171 } }
          constraints: ["H:|-[photo]-|", "V:|-[photo]-|"]
      """)
    let change = try #require(answer.change)
    #expect(change.change == "add `photo.height == 0.19 * photo.width`, the picture's shape")
    #expect(change.value < answer.value && change.value == answer.value + change.difference)
  }

  private static let long = "several words that need more than one line of a narrow bubble"

  @Test("a wrapped text names the constraint that limits it, and more room is tried")
  func limit() throws {
    let answer = try bubble(Self.long)
    let limit = try #require(answer.limits?.first)
    #expect(
      limit.hasPrefix(
        "text wraps at 136, the longest of its 4 lines is 130.5: `bubble.width <= 0.5 *"
          + " contentView.width` limits bubble.width to 160 (in one line text would be 473.5 wide)")
    )
    let change = try #require(answer.change)
    #expect(
      change.change.hasPrefix("the constant of `bubble.width <= 0.5 * contentView.width` from 0 to")
    )
    #expect(change.value != answer.value)
    #expect(change.value == answer.value + change.difference)
    let reason = try #require(change.reason)
    #expect(reason.hasPrefix("bubble.width may be "), "\(reason)")
    #expect(reason.contains("(160 + ") && reason.contains("text wraps at"), "\(reason)")
    #expect(try bubble(Self.long).text == answer.text)
  }

  @Test("a text of one line has no limit, and what adds most is changed")
  func oneLine() throws {
    let answer = try bubble("Yes!")
    #expect(answer.limits == nil)
    #expect(answer.change?.change.contains("from 12 to 20") == true)
    #expect(answer.change.map { abs($0.value - answer.value - 8) < 0.001 } == true)
  }

  @Test("a length that counts twice is explained by what repeats it")
  func factor() throws {
    let answer = try answer(
      "cell.height",
      """
          views: { photo: { class: UIView } }
          constraints:
            - "H:|-[photo]-|"
            - photo.height == 40
            - photo.centerY == contentView.centerY
            - photo.top >= contentView.top + 10
      """)
    #expect(answer.value == 60)
    #expect(
      answer.factors == [
        "`photo.centerY == contentView.centerY` centres photo in contentView: a length on one side"
          + " of it counts on the other side too"
      ])
  }

  @Test("a conflict and something open in the row are warnings")
  func warnings() throws {
    let answer = try answer(
      "photo.x",
      """
          views: { photo: { class: UIView }, dot: { class: UIView } }
          constraints:
            - photo.leading == contentView.leading + 4
            - photo.width == 40
            - photo.width == 50
            - "V:|-[photo(20)]-|"
            - "V:|-[dot(20)]"
            - dot.width == 4
      """)
    #expect(
      answer.warnings == [
        "this row is broken: its constraints contradict each other, and `photo.width == 50` is given"
          + " up (see plumb trace)", "constraints leave something open of dot (see plumb trace)",
      ])
    #expect(
      answer.text.hasSuffix("    laid out with that too: photo.x is 12 (+ 8)"), "\(answer.text)")
  }

  @Test("the value of a broken row is followed by what mends the row and the value then")
  func mending() throws {
    let answer = try answer(
      "title.y",
      """
          views: { photo: { class: UIView }, title: { class: UILabel, text: Hi } }
          constraints:
            - "H:|-[photo(40)]-[title]"
            - "V:|-10-[photo(80)]-10-|"
            - photo.height == 40
            - title.centerY == contentView.centerY
      """)
    let mending = try #require(answer.mending)
    #expect(mending.conflicts == 0)
    #expect(mending.changes.count == 1)
    let change = try #require(answer.change)
    #expect(abs(mending.value + change.difference - change.value) < 0.001)
    #expect(answer.text.contains("  to mend that first: \(mending.changes[0])\n"))
    #expect(answer.text.contains("    laid out with it: nothing conflicts, and title.y is "))
    #expect(answer.text.contains("  to change it after that, for example: "))
  }

  @Test("a set in a report has no member that sizes which are not negative make needless")
  func minimal() throws {
    let folder = try TestFolder([
      "cell.yaml": """
      profile: ios18
      table: { rowHeight: 44 }
      cells:
        C:
          views: { a: { class: UIView }, b: { class: UIView } }
          constraints:
            - "H:|-[a]-|"
            - "H:|-[b]-|"
            - "V:|-30-[a(20)]-30-[b(30)]-|"
      data: [{}]
      """
    ])
    var text = ""
    try FramesPrinter(try PlumbSession { _ in }, as: .text) {
      text += String(decoding: $0, as: UTF8.self)
    }.print(folder.file("cell.yaml"), .init(widths: [320]))
    #expect(
      text.contains(
        "Even without `a.height == 20` and `b.height == 30` the others contradict each other"),
      "\(text)")
    #expect(text.contains("the others make it at least 30 + 30 + 11 = 71: 27 points apart."))
  }
}
