import Reading
import UIKit

/// A template's table with its data source and delegate, which it keeps alive as a view controller
/// would on a phone.
public final class TemplateTable {
  /// The table, which asks this object for its rows.
  public let tableView: UITableView
  private(set) var plan: TemplatePlan
  let environment: LayoutEnvironment
  private let cells: [String: CellPlan]
  /// One off-screen cell per reuse identifier with off-screen measuring; created on first use and
  /// never shown.
  private var sizingCells: [String: TemplateCell] = [:]

  init(plan: TemplatePlan, target: TemplateVariant.Target, environment: LayoutEnvironment) {
    self.plan = plan
    self.environment = environment
    cells = Dictionary(
      plan.cells.map { ($0.reuseIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let frame = CGRect(origin: .zero, size: target.viewport)
    tableView = UITableView(frame: frame, style: plan.table.style)
    // The table scrolls below bars at its top and bottom; only the safe area at the sides affects
    // layout.
    let covered = target.safeArea
    tableView.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    setUp()
  }

  /// Shows other rows in the first section, with the cells that the table has made so far.
  package func show(_ rows: [DataRecord]) {
    plan.sections[0].rows = rows
    tableView.reloadData()
  }

  /// The record of a row.
  func record(at indexPath: IndexPath) -> DataRecord {
    plan.sections[indexPath.section].rows[indexPath.row]
  }

  /// The reuse identifier of a row's cell; nil if the row has none.
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

  /// The off-screen cell for measuring rows of a reuse identifier.
  private func sizingCell(_ reuseIdentifier: String) -> TemplateCell? {
    if let cell = sizingCells[reuseIdentifier] { return cell }
    guard let plan = cells[reuseIdentifier] else { return nil }
    let cell = environment.perform { TemplateCell(plan: plan) }
    sizingCells[reuseIdentifier] = cell
    return cell
  }

  /// How rows of a reuse identifier are measured. Up to iOS 7 a table does not size rows itself.
  func sizing(_ reuseIdentifier: String) -> SizingPlan {
    let written = cells[reuseIdentifier]?.sizing ?? .automatic
    let sizesItself = environment.profile.table.selfSizes
    return written == .automatic && !sizesItself ? .offscreen(width: nil) : written
  }
}

extension RowHeightRule {
  /// The height as UIKit's number, in points.
  var value: CGFloat {
    switch self {
    case .automatic: UITableView.automaticDimension
    case .points(let points): points
    }
  }
}

extension TemplateTable: UITableViewDataSource {
  /// As many as the template declares, empty ones too.
  public func numberOfSections(in tableView: UITableView) -> Int { plan.sections.count }

  /// The number of records in the section's data.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plan.sections[section].rows.count
  }

  /// Returns a reused cell for the row, configured with the row's record.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = reuseIdentifier(at: indexPath) ?? ""
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? TemplateCell
    else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
    cell.configure(with: record(at: indexPath))
    return cell
  }

  /// As the template has it; nil for a section without one.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    plan.sections[section].header
  }

  /// As the template has it; nil for a section without one.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    plan.sections[section].footer
  }

  /// The index titles of the table, or those of its sections; they narrow every row.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    if let titles = plan.table.sectionIndexTitles { return titles }
    let titles = plan.sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }
}

extension TemplateTable: UITableViewDelegate {
  /// The explicit height of a row, the measured height of an off-screen cell, or
  /// `automaticDimension`; in points.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let row = record(at: indexPath)
    let written = plan.sections[indexPath.section].rules.height.value(for: row) ?? .automatic
    if written != .automatic { return written.value }
    if plan.table.rowHeight != .automatic { return plan.table.rowHeight.value }
    let identifier = reuseIdentifier(at: indexPath) ?? ""
    guard case .offscreen(let width) = sizing(identifier), let cell = sizingCell(identifier) else {
      return UITableView.automaticDimension
    }
    let height = environment.perform {
      cell.measuredHeight(of: row, width: width ?? tableView.bounds.width)
    }
    return height + separator
  }

  /// The cell's own editing style; on iOS it is `delete` unless the delegate returns another one.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    plan.cell(reuseIdentifier(at: indexPath) ?? "")?.editingStyle ?? .delete
  }

  /// The row's own estimate, else the table's; in points.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let rules = plan.sections[indexPath.section].rules.estimatedHeight
    let written = rules.value(for: record(at: indexPath)) ?? .automatic
    return written == .automatic ? tableView.estimatedRowHeight : written.value
  }

  /// The height in points that published recipes add to a measured height for the separator: 1 on
  /// iOS 7, a pixel later, 0 without separators.
  private var separator: CGFloat {
    guard plan.table.separatorStyle != .none else { return 0 }
    return environment.profile.table.separatorAllowance.points(scale: environment.displayScale)
  }
}

extension TemplateCell {
  /// Measures a row by the recipe for iOS 7: configure the off-screen cell, set its width, lay it
  /// out so that multi-line labels get their widths, then fit the content view. In points.
  ///
  /// The content view is measured, because on iOS 7 the cell itself returns 0.
  fileprivate func measuredHeight(of row: DataRecord, width: CGFloat) -> CGFloat {
    configure(with: row)
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
