import CellTemplates
import Diagnostics
import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// Why an attribute of a view in a row has its value, in each variant of the request.
  ///
  /// - Parameter scene: which cell of an Interface Builder file, by id or reuse identifier; each is
  ///   a row.
  /// - Throws: `PlumbError` for a row, view or attribute that is not there.
  public func why(
    _ question: WhyQuestion, in file: String, scene: String? = nil, _ request: LayoutRequest
  ) throws(PlumbError) -> [WhyAnswer] {
    var answers: [WhyAnswer] = []
    try forEachTable(of: file, scene: scene, request) { table, _ throws(PlumbError) in
      answers.append(try answer(question, table, file))
    }
    return answers
  }

  private func answer(
    _ question: WhyQuestion, _ table: UITableView, _ file: String
  ) throws(PlumbError) -> WhyAnswer {
    var rows = 0
    var readers: [WhyReader] = []
    var answer: WhyAnswer?
    table.forEachElement { element, view in
      guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
      defer { rows += 1 }
      let id = "\(path.section).\(path.row)"
      guard readers.isEmpty, question.row.map({ $0 == id || $0 == "\(rows)" }) ?? true else {
        return
      }
      let reader = WhyReader(
        cell: cell, in: table, row: id, isSelfSizing: table.heightRule(at: path) == .automatic,
        silencing: silencedRules)
      readers.append(reader)
      answer = reader.answer(question)
    }
    guard let reader = readers.first else { throw noRow(question, of: rows, file) }
    guard let answer else { throw noView(question, reader, file) }
    return answer
  }

  private func noRow(_ question: WhyQuestion, of rows: Int, _ file: String) -> PlumbError {
    PlumbError(
      file, "there is no row \(Diagnostic.quoted(question.row ?? "0"))",
      hint: rows == 0 ? "the table is empty" : "rows are 0 to \(rows - 1), or section.row")
  }

  private func noView(_ question: WhyQuestion, _ reader: WhyReader, _ file: String) -> PlumbError {
    let ids = reader.viewIDs
    return PlumbError(
      file, "row \(reader.row) has no view \(Diagnostic.quoted(question.view))",
      hint: Diagnostic.didYouMean(question.view, in: ids) ?? "it has \(Diagnostic.choices(ids))")
  }
}
