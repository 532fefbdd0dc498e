import TestSupport

/// Templates of one cell with stack views in each other, layout guides, attributed texts, and
/// constraints that often contradict each other.
///
/// Nearly every one is a template that the reader accepts: names are those of the cell, attributes
/// that meet are of one kind, and guides have neither margins nor baselines. Their rows are small,
/// so that most of the time goes to layout and not to pixels.
struct RandomTemplate {
  private var random: SeededRandom
  /// Views in the content view, which visual formats may pin to it.
  private var roots: [String] = []
  private var views: [String] = []
  private var guides: [String] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next template.
  mutating func next() -> String {
    (roots, views) = ([], [])
    let lines = (0...pick(3)).map { _ in
      roots.append("v\(views.count)")
      return "      " + view(depth: 0)
    }
    guides = (0..<pick(3)).map { "g\($0)" }
    let constraints = (pins() + (0..<pick(12)).map { _ in equation() }).map { "      - \"\($0)\"" }
    let parts =
      [
        "widths: [\(width())]", "profile: \(word("ios9", "ios15", "ios18", "ios26"))", "cells:",
        "  Cell:",
      ] + (guides.isEmpty ? [] : ["    guides: [\(guides.joined(separator: ", "))]"])
      + ["    views:"] + lines + (constraints.isEmpty ? [] : ["    constraints:"] + constraints)
      + ["data: [{ t: Title }, { t: \"\(text())\" }]", ""]
    return parts.joined(separator: "\n")
  }

  private mutating func width() -> String { word("120", "320", "414") }

  // MARK: Views

  private mutating func view(depth: Int) -> String {
    let name = "v\(views.count)"
    views.append(name)
    let more = shared()
    switch pick(depth < 3 ? 10 : 7) {
    case 0: return "\(name): { class: UIView\(more) }"
    case 1: return "\(name): { class: UIButton, title: \"\(text())\"\(more) }"
    case 2: return "\(name): { class: UISwitch\(more) }"
    case 3: return "\(name): { class: UILabel, text: \"{t} \(text())\", lines: 0\(more) }"
    case 4, 5: return "\(name): { class: UILabel, attributedText: [\(runs())]\(more) }"
    case 6: return "\(name): { class: UIImageView, image: { width: 20, height: 30 }\(more) }"
    default: return stack(name, more, depth)
    }
  }

  private mutating func stack(_ name: String, _ more: String, _ depth: Int) -> String {
    let isVertical = pick(2) == 0
    let distribution = word(
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
    let alignment =
      isVertical
      ? word("fill", "leading", "center", "trailing")
      : word("fill", "top", "center", "bottom", "firstBaseline", "lastBaseline")
    let children = (0..<pick(4)).map { _ in view(depth: depth + 1) }.joined(separator: ", ")
    return "\(name): { class: UIStackView, axis: \(isVertical ? "vertical" : "horizontal")"
      + ", distribution: \(distribution), alignment: \(alignment), spacing: \(number())\(more)"
      + ", arrangedSubviews: { \(children) } }"
  }

  private mutating func shared() -> String {
    var text = ""
    if pick(6) == 0 { text += ", isHidden: \"t == \\\"Title\\\"\"" }
    if pick(5) == 0 { text += ", hugging: \(word("required", "high", "low", "251"))" }
    if pick(5) == 0 { text += ", compressionResistance: \(word("required", "high", "low"))" }
    if pick(8) == 0 { text += ", layoutMargins: \(word("0", "3", "40"))" }
    return text
  }

  private mutating func runs() -> String {
    (0...pick(4)).map { _ in
      let attributes = word(
        ", font: headline", ", font: 24", ", textColor: red", ", kern: 2", ", kern: 2, font: 24",
        ", baselineOffset: 3", ", backgroundColor: blue", "")
      return attributes.isEmpty ? "\"\(text())\"" : "{ text: \"\(text())\"\(attributes) }"
    }.joined(separator: ", ")
  }

  private mutating func text() -> String {
    word(
      "a", "", "Two words", "A line that is so long that it has to wrap", "أهلا", "👍🏽 e\u{301}",
      "{t}")
  }

  // MARK: Constraints

  private mutating func pins() -> [String] {
    roots.flatMap { name in
      (pick(4) > 0 ? ["H:|-\(number())-[\(name)]-\(number())-|"] : [])
        + (pick(4) > 0 ? ["V:|-[\(name)]-|"] : [])
    }
  }

  private mutating func equation() -> String {
    let items = views + guides
    let item = items[pick(items.count)]
    let others = (items + ["contentView", "contentView"]).filter { $0 != item }
    let other = others[pick(others.count)]
    let relation = word("==", "<=", ">=")
    let end = word("", "", "", " @999", " @750", " @1")
    if pick(3) == 0 {
      return "\(item).\(word("width", "height")) \(relation) \(number())\(end)"
    }
    let attributes = attributes(areViews: guides.isDisjoint(with: [item, other]))
    let factor = pick(4) == 0 ? " * \(word("2", "0.5", "-1", "1.5"))" : ""
    return "\(item).\(attributes.first) \(relation) \(other).\(attributes.second)\(factor)"
      + " + \(number())\(end)"
  }

  /// Two attributes that one constraint may relate.
  private mutating func attributes(areViews: Bool) -> (first: String, second: String) {
    switch pick(areViews ? 6 : 4) {
    case 0: (word("leading", "trailing", "centerX"), word("leading", "trailing", "centerX"))
    case 1: (word("width", "height"), word("width", "height"))
    case 2, 3: (word("top", "bottom", "centerY"), word("top", "bottom", "centerY"))
    case 4: (word("firstBaseline", "lastBaseline"), word("firstBaseline", "bottom", "topMargin"))
    default: (word("leading", "trailing"), word("leadingMargin", "trailingMargin"))
    }
  }

  private mutating func number() -> String {
    word("0", "1", "8", "8", "20", "44", "100", "0.5", "300", "33.333")
  }

  private mutating func word(_ words: String...) -> String { words[pick(words.count)] }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}

extension [String] {
  fileprivate func isDisjoint(with others: [String]) -> Bool { !contains(where: others.contains) }
}
