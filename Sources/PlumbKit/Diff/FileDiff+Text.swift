import LayoutTree

extension FileDiff {
  /// The differences as lines of text: a heading for each cell, what happens in every variant, then what
  /// happens at each width. Empty where nothing differs.
  ///
  /// ```
  /// PhotoCell.xib: photo (KGk-i7-Jjw)
  ///   title.text "Title" -> "A longer title"
  ///   at 320 pt
  ///     height 44 -> 64.5
  ///     title.height 20.5 -> 41
  /// ```
  public var text: String {
    cells.flatMap { lines($0) }.map { $0 + "\n" }.joined()
  }

  private func lines(_ cell: Cell) -> [String] {
    let heading = "\(title): \(cell.headingOfAll)"
    switch cell.fate {
    case .added, .removed:
      return ["\(heading) \(cell.fate.rawValue)\(cell.size)"]
    case .changed:
      let common = cell.common
      let known = Set(common)
      return [heading] + SceneChange.lines(common).map { "  \($0)" }
        + cell.variants.flatMap { variant, diff -> [String] in
          let own = diff.changes.filter { !known.contains($0) }
          return own.isEmpty
            ? []
            : ["  at \(variant.spoken)"] + SceneChange.lines(own).map { "    \($0)" }
        }
    }
  }
}

extension FileDiff.Cell {
  /// The heading, and the rows to which the same happens.
  var headingOfAll: String { heading + alike }

  /// The same without an object id.
  var shortHeading: String {
    (variants.first?.diff.cell?.title(withID: false) ?? heading) + alike
  }

  /// ` and 3 more rows alike`.
  private var alike: String {
    guard let first = others.first else { return "" }
    return others.count > 1 ? " and \(others.count) more rows alike" : " and \(first)"
  }

  /// `, 320 × 87`.
  fileprivate var size: String {
    guard let entry = variants.first, let layout = entry.diff.cell?.compared.layout else {
      return ""
    }
    return ", \(readable(entry.variant.width)) × \(readable(layout.height))"
  }
}

extension LayoutVariant {
  /// `320 pt`, `iPhone 15, dark`.
  fileprivate var spoken: String {
    ([caption] + remarks.filter { $0 != caption }).joined(separator: ", ")
  }
}
