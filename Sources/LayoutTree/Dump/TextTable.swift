/// Rows of cells, padded so that each column lines up. Nothing follows a row's last cell.
package struct TextTable {
  /// Where the text of a column sits in its width.
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  package init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row with a cell for each column, or fewer.
  package mutating func append(_ row: [String]) { rows.append(row) }

  /// The rows as lines, each starting with `indentation` and ending without spaces.
  package func lines(indentation: String) -> [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        pad(cell, to: widths[column], alignments[column])
      }
      return trimmed(indentation + cells.joined(separator: "  "))
    }
  }

  private func pad(_ cell: String, to width: Int, _ alignment: Alignment) -> String {
    let padding = String(repeating: " ", count: width - cell.count)
    return alignment == .left ? cell + padding : padding + cell
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
