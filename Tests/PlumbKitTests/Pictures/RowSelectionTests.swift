import Testing

@testable import PlumbKit

@Suite("Selections of rows")
struct RowSelectionTests {
  /// Three sections of 3, 0 and 4 rows.
  private static let rows = [(0, 3), (2, 4)].flatMap { section, count in
    (0..<count).map { (section: section, row: $0) }
  }

  private func chosen(_ text: String) -> String? {
    guard let selection = RowSelection(text) else { return nil }
    return Self.rows.enumerated().filter {
      selection.contains(section: $1.section, row: $1.row, number: $0)
    }.map { "\($1.section).\($1.row)" }.joined(separator: " ")
  }

  @Test(
    "Rows are named by number or by section and row, alone, as ranges and in lists",
    arguments: [
      ("0", "0.0"), ("4", "2.1"), ("0-1", "0.0 0.1"), ("5-", "2.2 2.3"), ("-1", "0.0 0.1"),
      ("2.1", "2.1"), ("0.2-2.0", "0.2 2.0"), ("2.2-", "2.2 2.3"), ("-0.1", "0.0 0.1"),
      ("0,2.3", "0.0 2.3"), ("1-2,2", "0.1 0.2"), ("2-2.0", "0.2 2.0"), ("9", ""), ("1.0", ""),
      ("0-9", "0.0 0.1 0.2 2.0 2.1 2.2 2.3"),
    ])
  func chosen(text: String, rows: String) {
    #expect(chosen(text) == rows)
  }

  @Test(
    "What is no selection is refused",
    arguments: [
      "", "-", "a", "1.2.3", "1--2", "1-2-3", "5-2", "2.1-0.3", "1,", ",", "1.", ".1", "+1", "١",
      "99999999999999999999", " 1",
    ])
  func refused(text: String) {
    #expect(RowSelection(text) == nil)
  }
}
