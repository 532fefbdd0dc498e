/// Templates of one cell and logs of one conflict, of any size.
enum ScaledCell {
  /// A column of views of fixed height, each as wide as the cell.
  static func chain(_ count: Int) -> String {
    template(plain(count), column(count) + (0..<count).map { "V:[v\($0)(10)]" })
  }

  /// The same, in a cell that is too low for it.
  static func conflict(_ count: Int) -> String {
    template(
      plain(count),
      column(count) + (0..<count).map { "V:[v\($0)(10)]" } + ["contentView.height == 100"])
  }

  /// A column of labels, whose heights are those of their texts.
  static func labels(_ count: Int) -> String {
    let views = (0..<count).map {
      "      v\($0): { class: UILabel, font: body, lines: 0, text: 'Row \($0) text' }"
    }
    return template(views, column(count))
  }

  /// Labels of one line, each somewhere below the one before.
  static func bounds(_ count: Int) -> String {
    let views = (0..<count).map { "      v\($0): { class: UILabel, text: 'Row \($0)' }" }
    let constraints = (0..<count).flatMap { index in
      let above = index == 0 ? "contentView.top" : "v\(index - 1).bottom"
      return ["v\(index).leading == contentView.leading", "v\(index).top >= \(above) + 4"]
    }
    return template(views, constraints + ["v\(count - 1).bottom <= contentView.bottom"])
  }

  /// Rows of 40 views of equal width.
  static func grid(_ count: Int) -> String {
    let columns = 40
    var constraints: [String] = []
    for index in 0..<count {
      let (row, column) = (index / columns, index % columns)
      if column == 0 {
        constraints.append("v\(index).leading == contentView.leading")
        let above = row == 0 ? "contentView.top" : "v\(index - columns).bottom + 2"
        constraints.append("v\(index).top == \(above)")
      } else {
        constraints.append("v\(index).leading == v\(index - 1).trailing + 2")
        constraints.append("v\(index).width == v\(index - 1).width")
        constraints.append("v\(index).top == v\(index - 1).top")
      }
      if column == columns - 1 || index == count - 1 {
        constraints.append("v\(index).trailing == contentView.trailing @999")
      }
      constraints.append("v\(index).height == 8")
    }
    constraints.append("v\((count - 1) / columns * columns).bottom == contentView.bottom @999")
    return template(plain(count), constraints)
  }

  /// Stacks in stacks, nine deep, each with a label beside the next.
  static func stacks(_ count: Int) -> String {
    let head = [
      "      root:", "        class: UIStackView", "        axis: vertical",
      "        arrangedSubviews:",
    ]
    var lines: [String] = []
    for index in 0..<count / 2 {
      let indent = String(repeating: " ", count: 10 + 4 * (index % 9))
      lines += [
        "\(indent)s\(index):", "\(indent)  class: UIStackView",
        "\(indent)  axis: \(index % 9 % 2 == 0 ? "vertical" : "horizontal")",
        "\(indent)  arrangedSubviews:",
        "\(indent)    l\(index): { class: UILabel, font: body, text: 'Row \(index)' }",
      ]
    }
    return template(head + lines, ["H:|-[root]-|", "V:|-[root]-|"])
  }

  /// A tree of stacks with three views each, its levels vertical and horizontal in turn, labels as
  /// its leaves.
  static func tree(_ count: Int) -> String {
    var next = 0
    func node(_ depth: Int, _ budget: Int) -> String {
      let name = "v\(next)"
      next += 1
      guard budget > 1 else { return label(name) }
      let parts = (0..<3).map { (budget - 1) / 3 + ($0 < (budget - 1) % 3 ? 1 : 0) }
      let views = parts.filter { $0 > 0 }.map { node(depth + 1, $0) }.joined(separator: ", ")
      let axis = depth % 2 == 0 ? "vertical" : "horizontal"
      return stack(name, "axis: \(axis), spacing: 2", views)
    }
    let root = stack("root", "axis: vertical", node(0, count))
    return template(["      \(root)"], ["H:|-[root]-|", "V:|-[root]-|"])
  }

  /// A column of rows of three labels, of every distribution and alignment in turn.
  static func distributions(_ count: Int) -> String {
    let distributions = [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    let alignments = ["fill", "center", "top", "bottom"]
    let rows = (0..<count / 5).map { row in
      let labels = (0..<3).map { label("v\(3 * row + $0)") }.joined(separator: ", ")
      let settings =
        "distribution: \(distributions[row % 5]), alignment: \(alignments[row % 4]), spacing: 4"
      return "        "
        + stack("r\(row)", "axis: vertical", stack("q\(row)", settings, labels))
    }
    let head = "      root: { class: UIStackView, axis: vertical, spacing: 2, arrangedSubviews: {"
    return template(
      [head, rows.joined(separator: ",\n"), "      } }"], ["H:|-[root]-|", "V:|-[root]-|"])
  }

  private static func label(_ name: String) -> String {
    "\(name): { class: UILabel, font: body, text: 'Row \(name.dropFirst())' }"
  }

  private static func stack(_ name: String, _ settings: String, _ views: String) -> String {
    "\(name): { class: UIStackView, \(settings), arrangedSubviews: { \(views) } }"
  }

  /// Labels side by side in one stack, far too many for its width.
  static func wide(_ count: Int) -> String {
    let head = [
      "      root:", "        class: UIStackView", "        spacing: 2", "        arrangedSubviews:",
    ]
    let labels = (0..<count).map {
      "          l\($0): { class: UILabel, font: body, text: 'Row \($0)' }"
    }
    return template(head + labels, ["H:|-[root]-|", "V:|-[root]-|"])
  }

  /// Every view below every other, by a random amount at a random priority.
  static func ranks(_ count: Int) -> String {
    var state: UInt64 = 1
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    var constraints: [String] = []
    for index in 0..<count {
      constraints += [
        "v\(index).leading == contentView.leading", "v\(index).top >= contentView.top",
        "v\(index).bottom <= contentView.bottom", "v\(index).height == 10",
        "v\(index).width == 10",
      ]
    }
    for (first, second) in (0..<count).flatMap({ first in (0..<count).map { (first, $0) } })
    where first != second {
      constraints.append(
        "v\(first).top >= v\(second).top + \(random(60)) @\(1 + random(999))")
    }
    return template(plain(count), constraints)
  }

  /// A message about as many constraints, which all contradict each other.
  static func log(_ constraints: Int) -> String {
    String(decoding: ConflictingLog.chain(constraints: constraints), as: UTF8.self)
  }

  // MARK: Parts

  private static func plain(_ count: Int) -> [String] {
    (0..<count).map { "      v\($0): { class: UIView }" }
  }

  private static func column(_ count: Int) -> [String] {
    (0..<count).map { "H:|-[v\($0)]-|" } + (1..<count).map { "V:[v\($0 - 1)]-2-[v\($0)]" }
      + ["V:|-[v0]", "V:[v\(count - 1)]-|"]
  }

  private static func template(_ views: [String], _ constraints: [String]) -> String {
    let lines =
      ["widths: [320]", "cells:", "  C:", "    views:"] + views + ["    constraints:"]
      + constraints.map { "      - \"\($0)\"" } + ["data:", "  - {}"]
    return lines.joined(separator: "\n") + "\n"
  }
}
