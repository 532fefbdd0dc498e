extension LayoutTree {
  /// What the frames were laid out at, in one line.
  ///
  /// ```
  /// Templates/mail.yaml at 320 pt, 2x, ios18
  /// ```
  public var title: String { title(naming: file) }

  /// The same line with another name for what was laid out.
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
    let name = reuseIdentifier.map { "  \($0)" } ?? ""
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
    conflicts.flatMap { conflict in
      ["  cannot hold together:"]
        + conflict.constraints.map { id in
          "    \(describe(id))" + (id == conflict.broken ? "   <- broken" : "")
        } + (conflict.reason.map { ["    \($0)"] } ?? [])
    }
  }

  /// The constraint's equation, with its identifier in front where that is something else.
  private func describe(_ id: String) -> String {
    guard let constraint = constraints.first(where: { $0.id == id }) else { return id }
    let equation = constraint.equation
    return id == equation ? id : "\(id): \(equation)"
  }
}

extension LayoutTree.View {
  /// What is wrong with it, and to what extent.
  fileprivate var remark: String {
    guard isAmbiguous else { return "" }
    return
      (["ambiguous"] + (ranges.isEmpty ? [] : [ranges.map(\.description).joined(separator: ", ")]))
      .joined(separator: ": ")
  }
}
