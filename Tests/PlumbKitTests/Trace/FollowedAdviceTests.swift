import Foundation
import Linting
import TestSupport
import Testing

@testable import PlumbKit

/// Advice of `plumb trace` is followed by a program, and the file is laid out again.
@Suite("Advice that is followed")
struct FollowedAdviceTests {
  /// A template with one constraint a line, so that advice can be followed by its words.
  struct Cell {
    var views: [String]
    var constraints: [String]
    var rowHeight = "automatic"

    var yaml: String {
      let lines = constraints.map { "      - \($0)" }
      return """
        widths: [375]
        table: { rowHeight: \(rowHeight), estimatedRowHeight: 60 }
        cells:
          C:
            views:
        \(views.map { "      \($0)" }.joined(separator: "\n"))
            constraints:
        \(lines.joined(separator: "\n"))
        data:
          - { }
        """
    }

    /// The template with a change in the words of the advice; nil for words that it cannot follow.
    func following(_ advice: String) -> Cell? {
      let quoted = advice.split(separator: "`").map(String.init)
      var cell = self
      if advice.contains("in place of `==`"), let bound = quoted.first {
        let equation = bound.replacing(" >= ", with: " == ").replacing(" <= ", with: " == ")
        return cell.replace(equation, by: bound) ? cell : nil
      }
      if advice.hasPrefix("a constant of "), let equation = quoted.last(where: { $0.contains("=") })
      {
        let number = advice.dropFirst(14).prefix { $0 != " " }
        let words = equation.split(separator: " ").map(String.init)
        guard words.count >= 3 else { return nil }
        let other =
          words.count == 3
          ? "\(words[0]) \(words[1]) \(number)"
          : (words.prefix(4) + [String(number)]).joined(separator: " ")
        return cell.replace(equation, by: other) ? cell : nil
      }
      if advice.hasPrefix("priority 999 for") || advice.hasPrefix("a priority below 1000 for"),
        let equation = quoted.last(where: { $0.contains("=") })
      {
        return cell.replace(equation, by: "{ equation: \(equation), priority: 999 }") ? cell : nil
      }
      if advice.hasPrefix("a row height of ") {
        cell.rowHeight = String(advice.dropFirst(16).prefix { $0 != " " })
        return cell
      }
      if advice.hasPrefix("leave out `") {
        let equation = advice.dropFirst(11).dropLast()
        guard let place = cell.constraints.firstIndex(of: String(equation)) else { return nil }
        cell.constraints.remove(at: place)
        return cell
      }
      if advice.hasPrefix("a vertical compression resistance of 999 for "),
        let name = advice.split(separator: " ").last
      {
        let start = "\(name): { compressionResistance: { vertical: "
        guard let place = cell.views.firstIndex(where: { $0.contains("\(start)1000 }") }) else {
          return nil
        }
        cell.views[place] = cell.views[place].replacing("\(start)1000 }", with: "\(start)999 }")
        return cell
      }
      return nil
    }

    private mutating func replace(_ equation: String, by other: String) -> Bool {
      guard let place = constraints.firstIndex(of: equation) else { return false }
      constraints[place] = other
      return true
    }
  }

  /// Conflicts, other findings by rule and view, and the first advice.
  private struct Outcome {
    var conflicts = 0
    var findings: Set<String> = []
    var advice: String?
    var text = ""

    /// Findings that are new with an advice, and of whose views none is named in what is printed
    /// below it.
    func unsaid(_ after: Outcome, of advice: String) -> [String] {
      let new = after.findings.subtracting(findings)
      guard let start = text.range(of: "1. \(advice)\n") else { return new.sorted() }
      let said = text[start.upperBound...].split(separator: "\n")
        .prefix { $0.hasPrefix("         ") }.filter { $0.hasPrefix("         but ") }
      return new.filter { finding in
        let names = finding.split(whereSeparator: { !($0.isLetter || $0.isNumber) })
        return !said.contains { line in
          names.contains { name in line.split(separator: " ").contains(name) }
        }
      }.sorted()
    }
  }

  private func outcome(_ cell: Cell, in folder: TestFolder) throws -> Outcome {
    let path = folder.file("cell.yaml")
    try Data(cell.yaml.utf8).write(to: URL(fileURLWithPath: path))
    var outcome = Outcome()
    try Tracer(try PlumbSession { _ in }).trace(path, .init()) { trace in
      outcome.text = trace.text
      let problems = trace.problems
      outcome.conflicts = problems.count { $0.kind == .conflict }
      outcome.findings = Set(
        problems.filter { $0.kind == .appearance || $0.kind == .ambiguous }.flatMap { problem in
          problem.views.map { "\(problem.rule ?? "ambiguous") \($0)" }
        })
      outcome.advice = problems.first { $0.kind == .conflict }?.action
    }
    return outcome
  }

  /// Whether `plumb lint` names a conflict, or the height that the row lacks.
  private func isNamed(_ cell: Cell, in folder: TestFolder) throws -> Bool {
    let path = folder.file("cell.yaml")
    try Data(cell.yaml.utf8).write(to: URL(fileURLWithPath: path))
    return try LintReader(try PlumbSession { _ in }, Linter()).findings(in: path).contains {
      ["conflicting-constraints", "row-height-cuts-content"].contains($0.rule)
    }
  }

  /// Follows the first advice on a conflict; nil where there is none.
  private func follow(_ cell: Cell, in folder: TestFolder) throws -> (
    before: Outcome, after: Outcome
  )? {
    let before = try outcome(cell, in: folder)
    guard let advice = before.advice else { return nil }
    let changed = try #require(cell.following(advice), "\(advice)\n\(cell.yaml)")
    return (before, try outcome(changed, in: folder))
  }

  @Test("of two columns the shorter one's pin becomes a bound")
  func columns() throws {
    let folder = try TestFolder()
    let cell = Cell(
      views: ["avatar: { class: UIView }", "badge: { class: UIView }"],
      constraints: [
        "avatar.leading == contentView.leading + 16", "avatar.width == 40",
        "badge.leading == avatar.trailing + 8", "badge.width == 60",
        "avatar.top == contentView.top + 8", "contentView.bottom == avatar.bottom + 8",
        "avatar.height == 40", "badge.top == contentView.top + 8",
        "contentView.bottom == badge.bottom + 8", "badge.height == 60",
      ])
    let (before, after) = try #require(try follow(cell, in: folder))
    #expect(before.advice == "`contentView.bottom >= avatar.bottom + 8` in place of `==`")
    #expect(after.conflicts == 0 && after.findings.isEmpty, "\(after.text)")
  }

  @Test("the height that a table takes from a row is in none of its conflicts")
  func ownHeight() throws {
    let folder = try TestFolder()
    let cell = Cell(
      views: ["photo: { class: UIImageView }"],
      constraints: [
        "photo.leading == contentView.leading + 16", "contentView.trailing == photo.trailing + 16",
        "photo.top == contentView.top + 8", "contentView.bottom == photo.bottom + 8",
        "photo.height == 0.5625 * photo.width", "photo.height <= 180",
      ])
    let before = try outcome(cell, in: folder)
    #expect(before.text.contains("these 5 constraints cannot hold together"))
    #expect(!before.text.contains("Encapsulated-Layout-Height"))
    let path = folder.file("cell.yaml")
    let findings = try LintReader(try PlumbSession { _ in }, Linter()).findings(in: path)
    #expect(findings.map(\.rule) == ["conflicting-constraints"])
  }

  @Test("advice on random rows ends a conflict and does nothing else that it does not say")
  func random() throws {
    let folder = try TestFolder()
    var random = SeededRandom(seed: 37)
    var followed = 0
    var (conflicting, advised) = (0, 0)
    let wanted = DocumentMutator.count(60, soaked: 300)
    for number in 0..<(wanted * 4) where followed < wanted {
      let cell = Self.cell(&random)
      let before = try outcome(cell, in: folder)
      #expect(try isNamed(cell, in: folder) == (before.conflicts > 0), "\(number):\n\(cell.yaml)")
      guard before.conflicts > 0 else { continue }
      conflicting += 1
      guard let advice = before.advice else { continue }
      advised += 1
      guard let changed = cell.following(advice) else {
        Issue.record("\(number): cannot follow \(advice)\n\(cell.yaml)")
        continue
      }
      followed += 1
      let after = try outcome(changed, in: folder)
      #expect(after.conflicts < before.conflicts, "\(number): \(advice)\n\(cell.yaml)")
      let unsaid = before.unsaid(after, of: advice)
      #expect(unsaid.isEmpty, "\(number): \(advice) adds \(unsaid)\n\(cell.yaml)\n\(before.text)")
    }
    #expect(advised >= conflicting * 95 / 100, "\(advised) of \(conflicting)")
    #expect(followed >= wanted / 2)
  }

  private static func cell(_ random: inout SeededRandom) -> Cell {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: texts(&random)
    case 1: stack(&random)
    default: boxes(&random)
    }
  }

  private static func length(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Int {
    Int.random(in: range, using: &random)
  }

  private static func rowHeight(_ random: inout SeededRandom) -> String {
    Bool.random(using: &random) ? "automatic" : "\(length(30...90, &random))"
  }

  /// Texts below each other that keep their heights, beside a box.
  private static func texts(_ random: inout SeededRandom) -> Cell {
    let names = (0..<length(1...3, &random)).map { "t\($0)" }
    var constraints = [
      "box.leading == contentView.leading + \(length(8...20, &random))",
      "box.width == \(length(30...90, &random))", "box.height == \(length(30...90, &random))",
      "box.top == contentView.top + \(length(4...16, &random))",
      "contentView.bottom == box.bottom + \(length(4...16, &random))",
    ]
    for (index, name) in names.enumerated() {
      constraints += [
        "\(name).leading == box.trailing + 8",
        "contentView.trailing == \(name).trailing + \(length(8...160, &random))",
        index > 0
          ? "\(name).top == \(names[index - 1]).bottom + \(length(2...8, &random))"
          : "\(name).top == contentView.top + \(length(4...16, &random))",
      ]
      if Bool.random(using: &random) {
        constraints.append("\(name).height == \(length(12...50, &random))")
      }
    }
    constraints.append("contentView.bottom == \(names.last ?? "box").bottom + 8")
    let words = (0..<length(1...14, &random)).map { _ in "words" }.joined(separator: " ")
    return Cell(
      views: ["box: { class: UIView }"]
        + names.map {
          "\($0): { compressionResistance: { vertical: 1000 }, class: UILabel, numberOfLines: 0,"
            + " text: \(words) }"
        }, constraints: constraints, rowHeight: rowHeight(&random))
  }

  /// A stack of boxes with sizes of their own, between fixed edges.
  private static func stack(_ random: inout SeededRandom) -> Cell {
    let names = (0..<length(2...4, &random)).map { "v\($0)" }
    let isColumn = Bool.random(using: &random)
    let views = names.map { "\($0): { class: UIView }" }.joined(separator: ", ")
    let distribution = ["fill", "fillEqually", "equalSpacing"].randomElement(using: &random) ?? ""
    let size = isColumn ? "height" : "width"
    return Cell(
      views: [
        "stack: { class: UIStackView, axis: \(isColumn ? "vertical" : "horizontal"), spacing: 4,"
          + " distribution: \(distribution), arrangedSubviews: { \(views) } }"
      ],
      constraints: [
        "stack.leading == contentView.leading + \(length(8...20, &random))",
        "contentView.trailing == stack.trailing + \(length(8...20, &random))",
        "stack.top == contentView.top + 8", "contentView.bottom == stack.bottom + 8",
      ]
        + names.map { name in
          "\(name).\(size) == \(length(isColumn ? 10...40 : 60...160, &random))"
        } + (isColumn ? [] : ["\(names[0]).height == \(length(20...60, &random))"]),
      rowHeight: rowHeight(&random))
  }

  /// Two or three boxes, one below or beside the other, with lengths that seldom agree.
  private static func boxes(_ random: inout SeededRandom) -> Cell {
    let count = Int.random(in: 2...3, using: &random)
    let names = (0..<count).map { "v\($0)" }
    var constraints: [String] = []
    let isColumn = Bool.random(using: &random)
    for (index, name) in names.enumerated() {
      let previous = index > 0 ? names[index - 1] : nil
      if isColumn {
        constraints += [
          "\(name).leading == contentView.leading + \(length(8...20, &random))",
          "\(name).width == \(length(40...200, &random))",
          previous.map { "\(name).top == \($0).bottom + \(length(4...12, &random))" }
            ?? "\(name).top == contentView.top + \(length(4...16, &random))",
        ]
      } else {
        constraints += [
          previous.map { "\(name).leading == \($0).trailing + \(length(4...12, &random))" }
            ?? "\(name).leading == contentView.leading + \(length(8...20, &random))",
          "\(name).width == \(length(30...90, &random))",
          "\(name).top == contentView.top + \(length(4...16, &random))",
          "contentView.bottom == \(name).bottom + \(length(4...16, &random))",
        ]
      }
      constraints.append("\(name).height == \(length(20...80, &random))")
    }
    if isColumn {
      constraints.append("contentView.bottom == \(names[count - 1]).bottom + 8")
      if Bool.random(using: &random) {
        constraints.append("contentView.height == \(length(30...90, &random))")
      } else {
        constraints.append("\(names[0]).height >= \(length(81...120, &random))")
      }
    }
    let isFixed = isColumn && Bool.random(using: &random)
    return Cell(
      views: names.map { "\($0): { class: UIView }" }, constraints: constraints,
      rowHeight: isFixed ? "\(length(30...90, &random))" : "automatic")
  }
}
