import Linting
import Sweeps
import TestSupport
import Testing
import UIKitCore

@testable import PlumbKit

@Suite("Repairs over the widths of a sweep")
struct OtherWidthTests {
  private func hints(_ cell: String, _ table: String = "") throws -> [String] {
    let folder = try TestFolder(["cell.yaml": "\(table)cells:\n  C:\n\(cell)\ndata: [{}]\n"])
    return try Sweeper(PlumbSession { _ in }, Linter()).sweep(
      folder.file("cell.yaml"), SweepRequest(.init(scale: 2), widths: 280...1024)
    ).findings.map { $0.hint ?? "" }
  }

  @Test("what helps where the fault is worst and nowhere else is said to")
  func useless() throws {
    let found = try hints(
      """
          views:
            text: { class: UILabel, text: "past six in the evening, but on Saturdays until noon", numberOfLines: 0 }
            choice: { class: UISegmentedControl, items: [Post, Courier, Collect] }
          constraints:
            ["H:|-[text]-[choice]-|", "V:|-[text]-|", choice.centerY == contentView.centerY]
      """)
    #expect(found.contains { $0.contains("at 1024 points it does not help") }, "\(found)")
  }

  @Test("a repair that leaves a conflict at other widths comes after one that leaves none")
  func better() throws {
    let found = try hints(
      """
          views: { one: { class: UIView }, two: { class: UIView } }
          constraints:
            ["H:|-[one(80)]-[two(120)]-|", one.width == two.width, one.height == 30,
            two.height == 30, "V:|-[one]-|", two.top == one.top]
      """)
    #expect(!found.isEmpty)
    for hint in found where hint.hasPrefix("a priority below 1000 for `one.width == 80`") {
      #expect(hint.contains("1 conflict is left"), "\(hint)")
    }
  }

  @Test("a row that is too low for its content is to have an automatic height, as an edit")
  func automatic() throws {
    let folder = try TestFolder([
      "cell.yaml": """
      table: { rowHeight: 30 }
      cells:
        C:
          views: { text: { class: UILabel, text: "six in the evening, but on Saturdays", numberOfLines: 0 } }
          constraints: ["H:|-[text(120)]", "V:|-4-[text]-4-|"]
      data: [{}]

      """
    ])
    let path = folder.file("cell.yaml")
    let findings = try LintReader(PlumbSession { _ in }, Linter()).findings(in: path)
    let repair = try #require(findings.lazy.compactMap(\.repair).first { !$0.edits.isEmpty })
    #expect(repair.edits.map(\.text) == ["automatic"])
    #expect(repair.change.contains("UITableView.automaticDimension"))
  }
}
