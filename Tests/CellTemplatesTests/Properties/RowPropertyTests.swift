import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Properties that depend on the row")
struct RowPropertyTests {
  /// A table of a cell `C` with the rows of `data`.
  private func table(
    _ views: String, constraints: String = "[]", data: String
  ) throws -> (table: TemplateTable, warnings: [String]) {
    let template = try Template.parse(
      "cells: {C: {views: {\(views)}, constraints: \(constraints)}}\ndata: \(data)\n", file: "t")
    let environment = template.environment(text: FixedAdvanceMeasurer())
    return (
      template.makeTable(width: 320, environment: environment),
      template.warnings.map(\.description)
    )
  }

  /// What `read` says of the first view of each row, in one cell that is used again.
  private func values<Value>(
    _ view: String, data: String, _ read: (UIView) throws -> Value
  ) throws -> [Value] {
    let cell = TemplateCell(plan: try plan("a: \(view)", data: data).plan)
    return try plan("a: \(view)", data: data).rows.map { row in
      cell.configure(with: row)
      return try read(#require(cell.views.first))
    }
  }

  private func plan(
    _ views: String, constraints: String = "[]", data: String
  ) throws -> (plan: CellPlan, rows: [DataRecord]) {
    let template = try Template.parse(
      "cells: {C: {views: {\(views)}, constraints: \(constraints)}}\ndata: \(data)\n", file: "t")
    return (template.plan.cells[0], template.plan.sections[0].rows)
  }

  @Test("A colour comes from a field, and a row without it has none of another row's")
  func colors() throws {
    let found = try values(
      "{class: UIView, backgroundColor: \"{tint}\"}",
      data: "[{tint: systemRed}, {}, {tint: '#00FF00'}, {tint: nonsense}]"
    ) { $0.backgroundColor }
    #expect(found == [.systemRed, .clear, UIColor(rgba: 0x00FF_00FF, dark: 0x00FF_00FF), .clear])
  }

  @Test("Numbers come from fields, with alternatives")
  func numbers() throws {
    let progress = try values(
      "{class: UIProgressView, progress: \"{v | 0.25}\"}", data: "[{v: 0.5}, {}, {v: 7}]"
    ) { ($0 as? UIProgressView)?.progress }
    #expect(progress == [0.5, 0.25, 0])
    let radius = try values(
      "{class: UIView, cornerRadius: \"{r}\", alpha: \"{a}\"}", data: "[{r: 8, a: 0.5}, {}]"
    ) { [Double($0.layer.cornerRadius), Double($0.layer.opacity)] }
    #expect(radius == [[8, 0.5], [0, 1]])
    let lines = try values("{class: UILabel, lines: \"{n}\"}", data: "[{n: 3}, {}]") {
      ($0 as? UILabel)?.numberOfLines
    }
    #expect(lines == [3, 1])
  }

  @Test("A text that is none is a warning, once for each text")
  func warnings() throws {
    let warnings = try table(
      "a: {class: UIView, backgroundColor: \"{tint}\"}",
      data: "[{tint: reed}, {tint: reed}, {tint: systemRed}, {tint: ''}]"
    ).warnings
    #expect(
      warnings == [
        "t:1:57: warning: 'backgroundColor' of a row cannot be 'reed', expected a UIColor name or"
          + " '#RRGGBB'",
        "t:1:57: warning: 'backgroundColor' of a row cannot be '', expected a UIColor name or"
          + " '#RRGGBB'",
      ])
  }

  @Test("A symbol without a drawing is named in a note, once, and a picture is made all the same")
  func symbols() throws {
    let constant = try table(
      "a: {class: UIImageView, image: {systemName: lamp.ceiling.inverse}}", data: "[{}, {}]")
    #expect(constant.warnings.count == 1)
    #expect(constant.warnings.first?.contains("note: the symbol 'lamp.ceiling.inverse'") == true)
    let bound = try table(
      "a: {class: UIImageView, image: {systemName: \"{s}\"}}",
      data: "[{s: star}, {s: lamp.ceiling.inverse}, {s: lamp.ceiling.inverse}, {}]")
    #expect(bound.warnings.count == 1)
  }

  @Test("A field that has an alternative may be missing, and data may have only that")
  func alternatives() throws {
    let template = try Template.parse(
      "cells: {C: {views: {a: {class: UILabel, text: \"{title | name | html()}\"}}}}\ndata: []\n",
      file: "t")
    let shown = try template.showing([DataRecord(names: ["name"], values: [.text("<b>N</b>")])])
    let cell = TemplateCell(plan: shown.plan.cells[0])
    cell.configure(with: shown.plan.sections[0].rows[0])
    #expect((cell.views.first as? UILabel)?.text == "N")
  }

  @Test("A constraint with a condition is active for the rows of which it holds")
  func conditionalConstraints() throws {
    let (plan, rows) = try plan(
      "a: UIView",
      constraints:
        "[{equation: a.width == 10, when: small}, {equation: a.width == 90, when: not small}]",
      data: "[{small: true}, {}, {small: true}]")
    let cell = TemplateCell(plan: plan)
    let active = rows.map { row in
      cell.configure(with: row)
      return cell.constraintsMade.filter(\.constraint.isActive).map(\.constraint.constant)
    }
    #expect(active == [[10], [90], [10]])
  }

  @Test("A view that is repeated has a number behind its name, and in its texts")
  func repetition() throws {
    let (plan, rows) = try plan(
      """
      row: {class: UIStackView, arrangedSubviews: {star: {class: UILabel, repeat: 3, text: "$n.",
      hidden: rating < $n, subviews: {dot: UIView}}}}
      """, data: "[{rating: 2}, {rating: 0}]")
    #expect(plan.views.map(\.name) == ["row", "star1", "dot1", "star2", "dot2", "star3", "dot3"])
    let cell = TemplateCell(plan: plan)
    let stars = cell.views.compactMap { $0 as? UILabel }
    cell.configure(with: rows[0])
    #expect(stars.map(\.text) == ["1.", "2.", "3."])
    #expect(stars.map(\.isHidden) == [false, false, true])
    cell.configure(with: rows[1])
    #expect(stars.map(\.isHidden) == [true, true, true])
  }

  @Test("Corners, a gradient and a button's configuration are UIKit's")
  func layers() throws {
    let corners = try values("{class: UIView, maskedCorners: [topLeft, topRight]}", data: "[{}]") {
      $0.layer.maskedCorners
    }
    #expect(corners == [[.layerMinXMinYCorner, .layerMaxXMinYCorner]])
    let gradient = try values(
      "{class: UIView, gradient: {colors: [systemRed, systemBlue], endPoint: [1, 0]}}",
      data: "[{}]"
    ) { view in (view.layer as? CAGradientLayer).map { ($0.colors?.count, $0.endPoint) } }
    #expect(gradient.first??.0 == 2 && gradient.first??.1 == CGPoint(x: 1, y: 0))
    let configuration = try values(
      """
      {class: UIButton, configuration: {style: filled, title: "{t}", cornerStyle: capsule,
      buttonSize: large, baseBackgroundColor: systemGreen}}
      """, data: "[{t: Buy}, {t: Sell}]"
    ) { ($0 as? UIButton)?.configuration }
    #expect(configuration.map { $0?.title } == ["Buy", "Sell"])
    #expect(configuration.first??.baseBackgroundColor == .systemGreen)
    #expect(configuration.first??.cornerStyle == .capsule)
  }

  @Test("A run of text may be underlined or struck through, for rows of which a condition holds")
  func lines() throws {
    let found = try values(
      "{class: UILabel, attributedText: [{text: \"{p}\", strikethrough: sale, underline: true}]}",
      data: "[{p: '9', sale: true}, {p: '9'}]"
    ) { view -> [Bool] in
      let text = try #require((view as? UILabel)?.attributedText)
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      return [attributes[.strikethroughStyle] != nil, attributes[.underlineStyle] != nil]
    }
    #expect(found == [[true, true], [false, true]])
  }

  @Test(
    "What makes no sense is reported",
    arguments: [
      ("a: {class: UIView, repeat: 0}", "'repeat' cannot be '0'"),
      ("a: {class: UIView, gradient: {colors: []}}", "'gradient' cannot be"),
      ("a: {class: UIView, gradient: {colors: [red, blue], locations: [0]}}", "'gradient' cannot"),
      ("a: {class: UILabel, gradient: {colors: [red]}}", "unknown key 'gradient' in a UILabel"),
      ("a: {class: UIButton, configuration: {style: loud}}", "'style' cannot be 'loud'"),
      ("a: {class: UIView, maskedCorners: [middle]}", "'maskedCorners' cannot be"),
    ])
  func refused(_ views: String, _ message: String) {
    let error = #expect(throws: TemplateErrors.self) {
      try Template.parse("cells: {C: {views: {\(views)}}}\ndata: [{}]\n", file: "t")
    }
    #expect(error?.diagnostics.first?.description.contains(message) == true, "\(views)")
  }
}
