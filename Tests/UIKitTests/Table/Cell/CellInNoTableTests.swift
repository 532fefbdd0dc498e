import TestSupport
import Testing

@testable import UIKitCore

/// Cells that apps make only to know how high a row would be, and that nibs hold outside of tables.
@Suite("A cell in no table")
struct CellInNoTableTests {
  @Test(
    "fits a pixel higher than its content, and has the margins of any view",
    arguments: ["ios10", "ios11", "ios18", "ios26"])
  func fitting(profile: String) {
    let environment = LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: FixedAdvanceMeasurer(), displayScale: 2)
    environment.perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1000)).height == 50.5)
      let narrow = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(narrow == CGSize(width: 320, height: 50.5))
      #expect(cell.contentView.systemLayoutSizeFitting(.zero).height == 50)
      cell.layoutIfNeeded()
      #expect(box.frame.minX == 8)
      #expect(cell.separatorFrame == nil)
    }
  }

  @Test("loses both in a table") func inTable() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let source = OneCell(cell)
    source.table.layoutAllRows()
    #expect(cell.frame.height == 50)
    #expect(box.frame == CGRect(x: 16, y: 0, width: 288, height: 50))
  }
}
