import LayoutTree

extension HierarchyVerification {
  /// A table for each row: the frame here, the frame in the app, and why they differ.
  ///
  /// ```
  /// row 0.0 mail at 390 pt, line 3 of dump.txt: 1 of 3 views differs by more than half a point
  ///   ✓ contentView    0   0  390  43.5
  ///   ✗ title         16  11  358  20.5   in the app   16  11  358    24   height + 3.5
  ///       the same text, 24 high in the app …
  /// ```
  public var text: String {
    (rows.flatMap { $0.lines(hierarchy) } + unknownLines + remedyLines + [verdict])
      .joined(separator: "\n") + "\n"
  }

  private var unknownLines: [String] {
    unknownCells.isEmpty
      ? []
      : [
        "not compared: \(agreeing(unknownCells.count, "the cell of line", "the cells of lines"))"
          + " \(unknownCells.map(String.init).joined(separator: ", ")); no row of \(file) has"
          + " such views"
      ]
  }

  private var remedyLines: [String] {
    guard let remedy else { return [] }
    let rest =
      remedy.differing == 0
      ? "everything agrees" : "\(remedy.differing) in place of \(remedy.before) differ"
    return ["with \(remedy.option) \(rest)"]
  }

  private var verdict: String {
    let views = rows.reduce(0) { $0 + $1.views.count }
    if agrees {
      return
        "\(views) views in \(counted(rows.count, "row")) agree within half a point"
    }
    let moved = rows.reduce(0) { $0 + $1.views.count { $0.differs } }
    let unreadable = rows.reduce(0) { $0 + $1.unreadable }
    let missing = differing - moved - unreadable
    return "\(moved) of \(views) views differ by more than half a point"
      + (missing > 0 ? "; \(missing) \(agreeing(missing, "is", "are")) only on one side" : "")
      + (unreadable > 0
        ? "; \(unreadable) \(agreeing(unreadable, "has a frame", "have frames")) without numbers"
        : "")
  }

  /// The comparison for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] { StableJSON.answer(self) }
}

extension HierarchyVerification.Row {
  fileprivate func lines(_ hierarchy: String) -> [String] {
    let name = RowName(path: row, cell: cell).text
    let place = "\(name) at \(readable(width)) pt, line \(line) of \(hierarchy)"
    var table = TextTable([.left, .right, .right, .right, .right, .left, .left])
    for view in views { table.append(view.cells) }
    let rows = table.lines(indentation: "  ")
    let causes = zip(rows, views).flatMap { row, view in
      [row] + (view.cause.map { ["      \($0.text)"] } ?? [])
    }
    let missing = onlyInSource.map { "  ✗ \($0) is not in the app's hierarchy" }
    let more = onlyInHierarchy.map { "  ✗ \($0) is only in the app" }
    let skipped = (notCompared ?? []).map { "  ? \($0), and was not compared" }
    return [place] + causes + missing + more + skipped
  }
}

extension HierarchyVerification.View {
  fileprivate var cells: [String] {
    let frame = [plumb.x, plumb.y, plumb.width, plumb.height].map(readable)
    guard differs else { return ["✓ \(view)"] + frame }
    let there = [printed.x, printed.y, printed.width, printed.height].map(readable)
    return ["✗ \(view)"] + frame + ["in the app \(there.joined(separator: " "))", differences]
  }

  private var differences: String {
    let names = ["x", "y", "width", "height"]
    let offsets = [
      printed.x - plumb.x, printed.y - plumb.y, printed.width - plumb.width,
      printed.height - plumb.height,
    ]
    return zip(names, offsets).filter { abs($0.1) > HierarchyVerification.tolerance }
      .map { "\($0) \($1 < 0 ? "-" : "+") \(readable(abs($1)))" }.joined(separator: ", ")
  }
}
