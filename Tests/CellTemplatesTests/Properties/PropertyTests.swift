import Foundation
import TestSupport
import Testing
import UIKitIdentifiers

@testable import CellTemplates
@testable import UIKitCore

@Suite("Properties of views")
struct PropertyTests {
  /// The view `a` of a cell whose row has the field `n`.
  func view(_ yaml: String, row: String = "{n: 3, t: text}") throws -> UIView {
    let template = try Template.parse(
      "cells: {C: {views: {a: \(yaml)}}}\ndata: [\(row)]\n", file: "t")
    let environment = template.environment(text: FixedAdvanceMeasurer())
    let table = template.makeTable(width: 320, environment: environment)
    let views = table.tableView.withRow(at: IndexPath(row: 0, section: 0)) {
      $0.contentView.subviews
    }
    return try #require(views?.first)
  }

  @Test("Diagrams and logs know the name of every control")
  func controlNames() throws {
    let others = ["UIView", "UILabel", "UIImageView", "UIStackView", "UITextView", "UIScrollView"]
    for name in TemplateClass.all.map(\.name) where !others.contains(name) {
      #expect(UIKitClass.controls.contains(name), "\(name): add it to UIKitClass.controls")
    }
  }

  @Test("A label has UIKit's properties by UIKit's names")
  func label() throws {
    let view = try view(
      """
      {class: UILabel, text: "{t} {n}", font: {size: 20, weight: bold, italic: true}, lines: 2,
       lineBreakMode: byTruncatingHead, textAlignment: center, textColor: systemRed,
       preferredMaxLayoutWidth: cell.width / 2 - 10}
      """)
    let label = try #require(view as? UILabel)
    #expect(label.text == "text 3")
    #expect(label.font.pointSize == 20 && label.font.descriptor.isItalic)
    #expect(label.numberOfLines == 2 && label.lineBreakMode == .byTruncatingHead)
    #expect(label.textAlignment == .center && label.textColor == .systemRed)
    #expect(label.preferredMaxLayoutWidth == 150)
  }

  @Test("A text style may have another weight, italics and digits of equal width")
  func styledFont() throws {
    let font = "{style: title1, weight: heavy, italic: true, monospacedDigits: true}"
    let label = try #require(try view("{class: UILabel, font: \(font)}") as? UILabel)
    #expect(label.font.pointSize == 28)
    #expect(label.font.descriptor.isItalic && label.font.descriptor.hasMonospacedDigits)
    let digits = "{style: headline, monospacedDigits: true}"
    let headline = try #require(try view("{class: UILabel, font: \(digits)}") as? UILabel)
    #expect(
      headline.font.descriptor.weight
        == UIFont.preferredFont(forTextStyle: .headline).descriptor.weight)
  }

  @Test("Attributed text is a list of runs with fields")
  func attributedText() throws {
    let view = try view(
      #"{class: UILabel, attributedText: ["Von ", {text: "{t}", font: 24, textColor: red, kern: 2}]}"#
    )
    let text = try #require((view as? UILabel)?.attributedText)
    #expect(text.string == "Von text")
    #expect((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 24)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
  }

  @Test("Attributed text takes runs that are alike, and runs that differ in any attribute")
  func attributedRuns() throws {
    let runs = [
      "font: headline", "font: headline", "textColor: red", "textColor: red", "kern: 1", "kern: 1",
      "{}", "baselineOffset: 2, kern: 1", "backgroundColor: blue", "font: headline",
    ].map { $0 == "{}" ? "plain" : "{text: ab, \($0)}" }.joined(separator: ", ")
    let view = try view("{class: UILabel, attributedText: [\(runs)]}")
    let text = try #require((view as? UILabel)?.attributedText)
    #expect(text.string == "abababababab" + "plain" + "ababab")
    #expect(text.attribute(.kern, at: 9, effectiveRange: nil) as? CGFloat == 1)
    #expect(text.attribute(.kern, at: 13, effectiveRange: nil) == nil)
    let last = text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont
    #expect(last == UIFont.preferredFont(forTextStyle: .headline))
  }

  @Test("Looks, priorities and margins are those of every view")
  func plainView() throws {
    let view = try view(
      """
      {class: UIView, background: "#FF000080", cornerRadius: 4, borderWidth: 1, borderColor: black,
       alpha: 0.5, hugging: {horizontal: high - 1}, compressionResistance: required,
       layoutMargins: {top: 1, left: 2, bottom: 3, right: 4}}
      """)
    #expect(view.backgroundColor?.light.alpha == 128.0 / 255)
    #expect(view.layer.cornerRadius == 4 && view.layer.borderWidth == 1)
    #expect(view.layer.opacity == 0.5)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(749))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("What depends on the row is a condition", arguments: [("n > 2", true), ("n > 3", false)])
  func conditions(condition: String, holds: Bool) throws {
    let view = try view("{class: UISwitch, isOn: \"\(condition)\", hidden: \"not (\(condition))\"}")
    #expect((view as? UISwitch)?.isOn == holds)
    #expect(view.isHidden == !holds)
  }

  @Test("A stack view arranges what is nested in it")
  func stack() throws {
    let view = try view(
      """
      {class: UIStackView, axis: vertical, spacing: 8, distribution: equalSpacing,
       arrangedSubviews: {x: {class: UILabel, text: x, spacingAfter: 20}, y: UIView}}
      """)
    let stack = try #require(view as? UIStackView)
    #expect(stack.arrangedSubviews.map(\.name) == ["x", "y"])
    #expect(stack.axis == .vertical && stack.spacing == 8 && stack.distribution == .equalSpacing)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
  }

  @Test("Every class can be made", arguments: TemplateClass.all.map(\.name))
  func classes(name: String) throws {
    let type = String(describing: Swift.type(of: try view(name)))
    #expect(type == name)
  }

  @Test("A colour may differ between light and dark")
  func colours() throws {
    let view = try view("{class: UIView, background: {light: white, dark: \"#000\"}}")
    #expect(view.backgroundColor?.light == UIColor.white.light)
    #expect(view.backgroundColor?.dark.red == 0)
  }
}
