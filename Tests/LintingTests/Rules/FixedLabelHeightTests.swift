import TestSupport
import Testing
import UIKitCore

@testable import Linting

@Suite("fixed-label-height")
struct FixedLabelHeightTests {
  /// What is found in a headline, 17 points and a line of 20.4 at the usual size, with a rule for
  /// its height.
  private func lines(
    _ rule: String, style: String = "Headline", text: String = "Title", attributes: String = ""
  ) throws -> [String] {
    let label = Sample.label("title", text: text, attributes: attributes).replacing(
      #"type="system" pointSize="20""#, with: #"style="UICTFontTextStyle\#(style)""#)
    return try LintProbe.lines(
      "fixed-label-height", Sample.xib(Sample.cell(label, Sample.rules(rule))))
  }

  @Test("A label that a line of its text style outgrows, at the first text size at which it does")
  func outgrown() throws {
    #expect(
      try lines("title.height == 21") == [
        "warning: `title.height == 21` is too low for a line of text at text size XL, which is 23"
          + " points high; make the height a minimum (`>=`), or leave it to the text [c0]"
      ])
  }

  @Test("A minimum in its place is a repair that was laid out")
  func repair() throws {
    let label = Sample.label("title", text: "Title").replacing(
      #"type="system" pointSize="20""#, with: #"style="UICTFontTextStyleHeadline""#)
    let xml = Sample.xib(Sample.cell(label, Sample.rules("title.height == 21")))
    let found = try LintProbe(xml, { $0.only = ["fixed-label-height"] }).findings
    let repair = try #require(found.first?.repair)
    #expect(repair.change == "`title.height >= 21` in place of `==`")
    #expect(repair.property?.to == ">=" && repair.changes.count == 1)
  }

  @Test("A limit holds it as well")
  func limited() throws {
    #expect(try lines("title.height <= 21").count == 1)
  }

  @Test("Where only accessibility sizes are too large it is a note")
  func accessibility() throws {
    #expect(try lines("title.height == 30").first?.hasPrefix("note: ") == true)
  }

  @Test(
    "A minimum and a height that gives way are fine",
    arguments: ["title.height >= 21", "title.height == 21 @999", "title.height == 200"])
  func free(rule: String) throws {
    #expect(try lines(rule) == [])
  }

  @Test("Text sizes above the largest that code allows do not count")
  func largest() throws {
    LayoutEnvironment(text: FixedAdvanceMeasurer()).perform {
      let (label, box) = (UILabel(), UIView())
      box.addSubview(label)
      label.text = "Title"
      label.font = .preferredFont(forTextStyle: .headline)
      #expect(label.firstLine(higherThan: 21)?.category == .extraLarge)
      box.maximumContentSizeCategory = .large
      #expect(label.firstLine(higherThan: 21) == nil)
    }
  }

  @Test("So are a font that does not grow, a text that shrinks, and a label without a text")
  func other() throws {
    let fixed = try LintProbe.lines(
      "fixed-label-height",
      Sample.xib(Sample.cell(Sample.label("title"), Sample.rules("title.height == 21"))))
    #expect(fixed == [])
    #expect(
      try lines(
        "title.height == 21",
        attributes: #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#) == [])
    #expect(try lines("title.height == 1", text: "") == [])
  }
}
