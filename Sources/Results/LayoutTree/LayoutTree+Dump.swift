extension LayoutTree {
  /// The settings of the layout, in one line.
  ///
  /// ```
  /// Templates/mail.yaml at 320 pt, 2x, ios18
  /// ```
  public var title: String { title(naming: file) }

  /// The first line of the dump, with `name` in place of the file for what was laid out.
  public func title(naming name: String) -> String {
    (["\(name) at \(readable(width)) pt", "\(readable(scale))x", profile] + variant)
      .joined(separator: ", ")
  }

  /// The tree as text: the title, then each scene. See ``Scene/dump`` for a scene's form.
  public var dump: String {
    ([title] + scenes.map(\.dump)).joined(separator: "\n") + "\n"
  }
}

extension LayoutTree.Scene {
  /// The views as an aligned, indented tree, with what is wrong below them.
  ///
  /// ```
  /// 0.0  subject  height 61, content 60.5
  ///   contentView   UITableViewCellContentView   0   0  320  60.5
  ///     title       UILabel                     20  20  280  20.5  ambiguous: height 20.5 … 41
  /// ```
  /// The four numbers are x, y, width, height in points, in the superview's coordinates.
  public var dump: String {
    ([heading] + viewLines + conflictLines).joined(separator: "\n")
  }

  private var heading: String {
    let name = reuseIdentifier.map { $0 == id ? "" : "  \($0)" } ?? ""
    return "\(id)\(name)  height \(readable(height)), content \(readable(contentHeight))"
  }

  private var viewLines: [String] {
    var depths: [String: Int] = [:]
    var table = TextTable([.left, .left, .right, .right, .right, .right, .left])
    for view in views {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      let frame = view.frame
      table.append(
        [String(repeating: "  ", count: depth) + view.id, view.className]
          + [frame.x, frame.y, frame.width, frame.height].map(readable)
          + [view.remark])
    }
    return table.lines(indentation: "  ")
  }

  private var conflictLines: [String] {
    guard !conflicts.isEmpty else { return [] }
    let known = Dictionary(constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    for conflict in conflicts {
      lines.append("  cannot hold together:")
      for id in conflict.constraints {
        let mark = id == conflict.broken ? "   <- given up" : ""
        lines.append("    \(known[id]?.description ?? id)\(mark)")
      }
      if let reason = conflict.reason { lines.append("    \(reason)") }
    }
    return lines
  }
}

extension LayoutTree.Constraint {
  /// The equation, with the identifier in front where that is something else.
  fileprivate var description: String { id == equation ? id : "\(id): \(equation)" }
}

extension LayoutTree.View {
  /// The fault, and its extent.
  fileprivate var remark: String {
    guard isAmbiguous else { return "" }
    return
      (["ambiguous"] + (ranges.isEmpty ? [] : [ranges.map(\.description).joined(separator: ", ")]))
      .joined(separator: ": ")
  }
}

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

extension LayoutTree.Constraint {
  /// The constraint as a template would write it: `title.top == contentView.top + 20 @750`.
  ///
  /// A multiplier of 1, a constant of 0 and the priority 1000 are left out.
  public var equation: String {
    EquationText(
      first.description, relation, second?.description, multiplier: multiplier,
      constant: constant, priority: priority
    ).description
  }
}
