import Foundation
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("What one more line would change")
struct LineChangeTests {
  /// A promise of an answer: by how much `question` grows with a line more in `label`.
  private struct Promise {
    let question: WhyQuestion
    let label: String
    let line: Double
    let before: CGFloat
  }

  @Test(
    "is what a row with one more line differs by, in rows of the templates",
    arguments: TemplateSnapshotTests.templates)
  func truth(template: String) throws {
    let session = try PlumbSession { _ in }
    try session.forEachTable(
      of: TemplateSnapshotTests.path(template), scene: nil, .init(widths: [320], scale: 2)
    ) { table, _ in
      table.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell,
          path.row < soaked(1)
        else { return }
        let isSelfSizing = table.heightRule(at: path) == .automatic
        let before = cell.frameLines
        let promises = promises(of: cell, at: path, in: table)
        #expect(before == cell.frameLines, "asking has left traces")
        for promise in promises { check(promise, cell, isSelfSizing) }
      }
    }
  }

  @Test("is said with the line in the sum, as rounded in the row")
  func sentence() throws {
    let session = try PlumbSession { _ in }
    let folder = try TestFolder([
      "cell.yaml": """
      cells:
        Cell:
          views:
            body: { class: UILabel, text: "One line", font: body, numberOfLines: 0 }
          constraints: ["H:|-[body]-|", "V:|-[body]-|"]
      data: [{}]
      """
    ])
    let answers = try WhyFinder(session).answers(
      to: #require(WhyQuestion("cell.height")), in: folder.file("cell.yaml"), .init(widths: [320]))
    #expect(answers.first?.parts.compactMap(\.line) == [22])
  }

  private func promises(
    of cell: UITableViewCell, at path: IndexPath, in table: UITableView
  ) -> [Promise] {
    let reader = WhyReader(
      LaidOutRow(
        cell, at: path, number: 0, in: table, width: Double(cell.frame.width), silencing: []))
    let attributes: [WhyQuestion.Attribute] = [.height, .y, .width]
    return ViewNames(cell.contentView, named: "contentView").entries.flatMap { entry in
      attributes.flatMap { attribute -> [Promise] in
        let question = WhyQuestion(view: entry.id, attribute: attribute)
        let parts = reader.answer(question)?.parts ?? []
        return parts.compactMap { part in
          guard let line = part.line, let end = part.name.range(of: ".height") else {
            return nil
          }
          return Promise(
            question: question, label: String(part.name[..<end.lowerBound]), line: line,
            before: value(of: question, in: cell))
        }
      }
    }
  }

  /// Lays the row out with the line, by the means of any application.
  private func check(_ promise: Promise, _ cell: UITableViewCell, _ isSelfSizing: Bool) {
    let names = ViewNames(cell.contentView, named: "contentView")
    guard let label = names[promise.label] as? UILabel else {
      Issue.record("\(promise.label) is no label")
      return
    }
    let (text, frame) = (label.attributedText, cell.frame)
    label.text = (label.text ?? "").isEmpty ? "x" : (label.text ?? "") + "\nx"
    if isSelfSizing {
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame.size.height = cell.environment.pixelGrid.roundedUp(height)
    }
    cell.layoutIfNeeded()
    let change = Double(value(of: promise.question, in: cell) - promise.before)
    #expect(abs(change - promise.line) < 1e-6, "\(promise): really \(change)")
    label.attributedText = text
    cell.frame = frame
    cell.layoutIfNeeded()
  }

  private func value(of question: WhyQuestion, in cell: UITableViewCell) -> CGFloat {
    let frame = ViewNames(cell.contentView, named: "contentView")[question.view]?.frame ?? .zero
    return switch question.attribute {
    case .height: frame.height
    case .width: frame.width
    default: frame.minY
    }
  }
}
