import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The articles' cells with rows of their own, in two recipes.
private struct System: CustomTestStringConvertible, Sendable {
  var name: String
  var cells: @Sendable () -> [String: () -> UITableViewCell]
  var rows: @Sendable () -> [ArticleRow]

  var testDescription: String { name }

  func table(_ recipe: ArticleTable.Recipe, _ profile: String, width: CGFloat) -> ArticleTable {
    ArticleTable(
      recipe, profile: profile, width: width, cells: cells(), rows: rows(),
      text: FixedAdvanceMeasurer())
  }
}

@Suite("The iOS 7 and the iOS 8 recipe give the same content heights")
struct RecipesTests {
  private static let systems = [titleBody, mail, booking, feed, flexible]

  @Test(arguments: systems, [CGFloat(320), 568])
  private func sameHeights(system: System, width: CGFloat) {
    let byHand = system.table(.offscreenCells, "ios7", width: width)
    let automatic = system.table(.automaticDimension, "ios8", width: width)
    let heights = automatic.contentHeights
    #expect(byHand.contentHeights == heights)
    #expect(heights.count == byHand.rows.count)
    #expect(Set(heights).count > 1)
    #expect(byHand.rowHeights == heights.map { $0 + 1 })
    #expect(automatic.rowHeights == heights.map { $0 + 0.5 })
  }

  @Test("on iOS 7 fitting the cell gives nothing, and an automatic row is 44", arguments: systems)
  private func fittingTheCell(system: System) {
    let table = system.table(.automaticDimension, "ios7", width: 320)
    #expect(Set(table.rowHeights) == [44])
    table.table.layoutIfNeeded()
    let cell = table.table.visibleCells[0]
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("each kind of row is measured with one cell of its own", arguments: systems)
  private func onePerKind(system: System) {
    let table = system.table(.automaticDimension, "ios18", width: 320)
    table.table.layoutAllRows()
    let kinds = Set(table.rows.map(\.identifier))
    #expect(table.cellsMade.keys.sorted() == kinds.sorted())
    #expect(table.cellsMade.values.allSatisfy { $0 == 1 })
  }

  @Test("rows laid out in any order have the same frames", arguments: systems)
  private func anyOrder(system: System) {
    var random = SeededRandom(seed: 7)
    let orderly = system.table(.automaticDimension, "ios18", width: 375)
    let paths = rows(0..<orderly.rows.count)
    orderly.table.layoutAllRows()
    let expected = paths.map { frames(of: orderly, at: $0) }
    for _ in 0..<5 {
      let shuffled = system.table(.automaticDimension, "ios18", width: 375)
      for path in paths.shuffled(using: &random) { _ = frames(of: shuffled, at: path) }
      var found = paths.map { _ in [CGRect]() }
      for path in paths.shuffled(using: &random) {
        found[path.row] = frames(of: shuffled, at: path)
      }
      #expect(found == expected)
    }
  }

  private func frames(of table: ArticleTable, at path: IndexPath) -> [CGRect] {
    table.table.withRow(at: path) { cell in
      [cell.frame, cell.contentView.frame] + cell.contentView.subviews.map(\.frame)
    } ?? []
  }
}

private let sentence = "The plumb line runs from the top of the content view to its bottom. "

private let titleBody = System(
  name: "title and body",
  cells: { ["cell": { TitleBodyCell(style: .default, reuseIdentifier: "cell") }] },
  rows: {
    (0..<7).map { index in
      ArticleRow(identifier: "cell") { cell in
        guard let cell = cell as? TitleBodyCell else { return }
        cell.titleLabel.text = "Title \(index)"
        cell.bodyLabel.text = String(repeating: sentence, count: index % 4 + 1)
      }
    }
  })

private let mail = System(
  name: "e-mail in four layouts",
  cells: {
    var cells: [String: () -> UITableViewCell] = [:]
    for (name, hasBody, hasPhoto) in [
      ("subject", false, false), ("body", true, false), ("photo", false, true), ("all", true, true),
    ] {
      cells[name] = { MailCell(hasBody: hasBody, hasPhoto: hasPhoto, reuseIdentifier: name) }
    }
    return cells
  },
  rows: {
    ["all", "subject", "body", "photo", "body", "all"].enumerated().map { index, kind in
      ArticleRow(identifier: kind) { cell in
        guard let cell = cell as? MailCell else { return }
        cell.subjectLabel.text = String(repeating: "Subject ", count: index * 3 + 1)
        cell.bodyLabel.text = String(repeating: sentence, count: 6 - index)
      }
    }
  })

private let booking = System(
  name: "booking page",
  cells: {
    [
      "details": { AppointmentCell(style: .default, reuseIdentifier: "details") },
      "coupon": { CouponCell(style: .default, reuseIdentifier: "coupon") },
    ]
  },
  rows: {
    let values = [
      "Li Wei", "010 5555 0147", "Cut, colour and a long list of other services", "East",
    ]
    let details = ArticleRow(identifier: "details") { cell in
      guard let cell = cell as? AppointmentCell else { return }
      for (label, text) in zip(cell.valueLabels, values + [sentence, "booked"]) {
        label.text = text
      }
    }
    let coupon = ArticleRow(identifier: "coupon") { _ in }
    return [details, coupon, coupon]
  })

private let feed = System(
  name: "feed",
  cells: { ["cell": { BasicCell(storedWidth: 280, reuseIdentifier: "cell") }] },
  rows: {
    (0..<6).map { index in
      ArticleRow(identifier: "cell") { cell in
        guard let cell = cell as? BasicCell else { return }
        cell.titleLabel.text = index == 2 ? "" : String(repeating: "Headline ", count: index + 1)
        cell.subtitleLabel.text = String(repeating: sentence, count: index)
      }
    }
  })

private let flexible = System(
  name: "flexible cell",
  cells: {
    ["cell": { FlexibleCell(bottomPriority: UILayoutPriority(500), reuseIdentifier: "cell") }]
  },
  rows: {
    (0..<3).map { index in
      ArticleRow(identifier: "cell") { cell in
        guard let cell = cell as? FlexibleCell else { return }
        let digits = String(repeating: "1234567890", count: 5)
        for label in cell.labels { label.text = String(repeating: digits, count: index + 1) }
      }
    }
  })
