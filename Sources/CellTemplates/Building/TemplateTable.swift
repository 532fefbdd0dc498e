import Reading
import UIKit

/// A template's table with what a view controller would be on a phone: the data source and delegate, kept
/// alive with it.
public final class TemplateTable {
  /// The table.
  public let tableView: UITableView
  let plan: TemplatePlan
  let environment: LayoutEnvironment
  private let cells: [String: CellPlan]
  /// One cell for each reuse identifier that is measured off screen, made when first needed and never shown.
  private var sizingCells: [String: TemplateCell] = [:]

  init(plan: TemplatePlan, place: TemplateVariant.Place, environment: LayoutEnvironment) {
    self.plan = plan
    self.environment = environment
    cells = Dictionary(
      plan.cells.map { ($0.reuseIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let frame = CGRect(origin: .zero, size: place.viewport)
    tableView = UITableView(frame: frame, style: plan.table.style)
    // Above and below the table scrolls under what is covered; only its sides change the layout.
    let covered = place.safeArea
    tableView.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    setUp()
  }

  /// The data a row shows.
  func record(at indexPath: IndexPath) -> DataRecord {
    plan.sections[indexPath.section].rows[indexPath.row]
  }

  /// The reuse identifier of a row's cell.
  public func reuseIdentifier(at indexPath: IndexPath) -> String? {
    plan.sections[indexPath.section].rules.cell.value(for: record(at: indexPath))
  }

  // MARK: Making

  private func setUp() {
    let table = plan.table
    tableView.rowHeight = table.rowHeight.value
    tableView.estimatedRowHeight = table.estimatedRowHeight.value
    tableView.separatorStyle = table.separatorStyle
    if let inset = table.separatorInset { tableView.separatorInset = inset }
    if let color = table.separatorColor { tableView.separatorColor = color }
    if let color = table.backgroundColor { tableView.backgroundColor = color }
    for cell in plan.cells {
      tableView.register(forCellReuseIdentifier: cell.reuseIdentifier) { TemplateCell(plan: cell) }
    }
    tableView.isEditing = table.isEditing
    tableView.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// The cell kept for measuring rows of one identifier.
  func sizingCell(_ reuseIdentifier: String) -> TemplateCell? {
    if let cell = sizingCells[reuseIdentifier] { return cell }
    guard let plan = cells[reuseIdentifier] else { return nil }
    let cell = environment.perform { TemplateCell(plan: plan) }
    sizingCells[reuseIdentifier] = cell
    return cell
  }

  /// How rows of one identifier are measured. Up to iOS 7 a table does not size rows by itself.
  func sizing(_ reuseIdentifier: String) -> SizingPlan {
    let written = cells[reuseIdentifier]?.sizing ?? .automatic
    let sizesItself = environment.profile.table.selfSizes
    return written == .automatic && !sizesItself ? .offscreen(width: nil) : written
  }
}

extension RowHeight {
  /// The number UIKit takes.
  var value: CGFloat {
    switch self {
    case .automatic: UITableView.automaticDimension
    case .points(let points): points
    }
  }
}
