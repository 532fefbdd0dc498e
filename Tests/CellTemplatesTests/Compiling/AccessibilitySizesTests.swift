import Foundation
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Keys for accessibility sizes")
struct AccessibilitySizesTests {
  /// The stack view of the first row at a text size.
  func stack(at size: String) throws -> UIStackView {
    let template = try Template.parse(
      """
      contentSizeCategory: \(size)
      cells:
        C:
          views:
            row:
              class: UIStackView
              spacing: 8
              hidden: "false"
              accessibilitySizes: {axis: vertical, spacing: 2, hidden: n}
              arrangedSubviews: {a: {class: UILabel, text: x}, b: {class: UILabel, text: y}}
          constraints: ["H:|-[row]-|", "V:|-[row]-|"]
      data: [{n: 1}]
      """, file: "t")
    let environment = template.environment(text: FixedAdvanceMeasurer())
    let table = template.makeTable(width: 320, environment: environment)
    let views = table.tableView.withRow(at: IndexPath(row: 0, section: 0)) {
      $0.contentView.subviews
    }
    return try #require(views?.first as? UIStackView)
  }

  @Test("They count at the five accessibility sizes, what the row decides included")
  func large() throws {
    let stack = try stack(at: "accessibilityMedium")
    #expect(stack.axis == .vertical && stack.spacing == 2 && stack.isHidden)
  }

  @Test("They do not count at the seven others")
  func small() throws {
    let stack = try stack(at: "extraExtraExtraLarge")
    #expect(stack.axis == .horizontal && stack.spacing == 8 && !stack.isHidden)
  }
}
