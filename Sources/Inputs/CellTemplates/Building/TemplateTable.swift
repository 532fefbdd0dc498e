import Reading
import UIKitCore

/// A template's table with its data source and delegate, which it keeps alive.
public final class TemplateTable {
  /// The table, which asks this object for its rows.
  public let tableView: UITableView
  private(set) var plan: TemplatePlan
  let environment: LayoutEnvironment
  private let cells: [String: CellPlan]
  /// One off-screen cell per reuse identifier, made on first use and never shown.
  private var sizingCells: [String: TemplateCell] = [:]

  init(plan: TemplatePlan, target: TemplateVariant.Target, environment: LayoutEnvironment) {
    self.plan = plan
    self.environment = environment
    cells = Dictionary(
      plan.cells.map { ($0.reuseIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let frame = CGRect(origin: .zero, size: target.viewport)
    tableView = UITableView(frame: frame, style: plan.table.style)
    // The table scrolls below bars; only the safe area at the sides affects layout.
    let covered = target.safeArea
    tableView.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    setUp()
  }

  /// Shows other rows in the first section, with the cells that the table has made so far.
  package func show(_ rows: [DataRecord]) {
    plan.sections[0].rows = rows
    tableView.reloadData()
  }

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
  /// A row's explicit height, an off-screen cell's, or `automaticDimension`; in points.
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

  /// Points that published recipes add for the separator: 1 on iOS 7, a pixel later, or 0.
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

/// A cell made from a plan once; another row changes only properties bound to data.
final class TemplateCell: UITableViewCell {
  let plan: CellPlan
  /// The views of the plan, in its order.
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private(set) var constraintsMade: [(constraint: NSLayoutConstraint, location: FileLocation)] = []
  /// Those of them that are active for some rows only.
  private var conditional: [(constraint: NSLayoutConstraint, condition: Condition)] = []
  /// Constraints that could not be made, with the reason. Empty for a plan that was checked.
  private(set) var problems: [(constraint: ConstraintPlan, problem: String)] = []

  /// Creates a cell in the current environment.
  init(plan: CellPlan) {
    self.plan = plan
    super.init(style: plan.style, reuseIdentifier: plan.reuseIdentifier)
    makeViews()
    makeConstraints()
    setUp()
  }

  /// Creates an empty cell; tables create cells by `init(plan:)`.
  override init(style: CellStyle, reuseIdentifier: String?) {
    plan = .empty
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not supported: there is no archive to decode.
  required init?(coder: NSCoder) {
    plan = .empty
    super.init(coder: coder)
  }

  func configure(with row: DataRecord) {
    for bind in plan.cell.bind { bind(self, row) }
    for bind in plan.content.bind { bind(contentView, row) }
    chooseConstraints(for: row)
    for (view, plan) in zip(views, plan.views) {
      for bind in plan.assignments.bind { bind(view, row) }
    }
  }

  /// Activates the constraints whose conditions hold, after the others are inactive: two that
  /// exclude each other are never active at once.
  private func chooseConstraints(for row: DataRecord) {
    guard !conditional.isEmpty else { return }
    let chosen = conditional.map { $0.condition.holds(for: row) }
    for (entry, isChosen) in zip(conditional, chosen) where !isChosen {
      entry.constraint.isActive = false
    }
    for (entry, isChosen) in zip(conditional, chosen) where isChosen {
      entry.constraint.isActive = true
    }
  }

  /// Sets preferred widths that depend on the cell's before layout, as cells for iOS 7 do.
  override func layoutSubviews() {
    for layOut in plan.cell.layOut { layOut(self, bounds.width) }
    for (view, plan) in zip(views, plan.views) {
      for layOut in plan.assignments.layOut { layOut(view, bounds.width) }
    }
    super.layoutSubviews()
  }

  // MARK: Making

  private func makeViews() {
    for plan in plan.views {
      let view = (plan.assignments.make ?? plan.viewClass.make)()
      view.name = plan.name
      view.translatesAutoresizingMaskIntoConstraints = false
      let parent = plan.parent.map { views[$0] } ?? contentView
      if plan.isArranged, let stack = parent as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      views.append(view)
    }
    for plan in plan.guides {
      let guide = UILayoutGuide()
      guide.identifier = plan.name
      (plan.owner.map { views[$0] } ?? contentView).addLayoutGuide(guide)
      guides.append(guide)
    }
  }

  private func setUp() {
    for setUp in plan.cell.setUp { setUp(self) }
    for setUp in plan.content.setUp { setUp(contentView) }
    for (view, plan) in zip(views, plan.views) {
      for setUp in plan.assignments.setUp { setUp(view) }
    }
  }

  private func makeConstraints() {
    let builder = ConstraintBuilder(
      contentView: contentView, views: views, guides: guides, plan: plan)
    for constraint in plan.constraints {
      do throws(ConstraintBuilder.Problem) {
        let made = try builder.activate(constraint)
        constraintsMade += made.map { ($0, constraint.location) }
        let location = constraint.location
        let position = DeclaredPosition(line: location.line, column: location.column)
        for constraint in made { constraint.declaredAt = position }
        if case .when(let condition) = constraint.activation {
          conditional += made.map { ($0, condition) }
        }
      } catch {
        problems.append((constraint, error.message))
      }
    }
  }
}

/// The source of a template's cell, for diagnosis of the template.
package struct TemplateParts {
  package let location: FileLocation
  /// The views with their names, in the order of the file.
  package let views: [(view: UIView, name: String, location: FileLocation)]
  /// The active constraints; those of one visual format share a location.
  package let constraints: [(constraint: NSLayoutConstraint, location: FileLocation)]
}

extension UITableViewCell {
  /// The source of the cell; nil for a cell that was not made from a template.
  package var templateParts: TemplateParts? {
    guard let cell = self as? TemplateCell else { return nil }
    return TemplateParts(
      location: cell.plan.location,
      views: zip(cell.views, cell.plan.views).map { ($0, $1.name, $1.location) },
      constraints: cell.constraintsMade.filter(\.constraint.isActive))
  }
}

extension TemplateTable {
  /// The source of a row's height.
  package enum RowSizing: Equatable, Sendable {
    /// The table measures the cell, or an off-screen cell is measured.
    case byContent
    /// A number in the template, in points.
    case fixed(CGFloat)
  }

  /// The source of a row's height.
  package func rowSizing(at indexPath: IndexPath) -> RowSizing {
    let rules = plan.sections[indexPath.section].rules
    let written = rules.height.value(for: record(at: indexPath)) ?? .automatic
    if case .points(let points) = written { return .fixed(points) }
    if case .points(let points) = plan.table.rowHeight { return .fixed(points) }
    return .byContent
  }
}

/// Creates constraints from their plans, between the views of one cell.
private struct ConstraintBuilder {
  private let contentView: UIView
  private let views: [UIView]
  private let guides: [UILayoutGuide]
  /// Views and guides by their names in visual formats.
  private let named: [String: Any]

  init(contentView: UIView, views: [UIView], guides: [UILayoutGuide], plan: CellPlan) {
    self.contentView = contentView
    self.views = views
    self.guides = guides
    named = Dictionary(
      zip(plan.views.map(\.name) + plan.guides.map(\.name), views as [Any] + guides as [Any]),
      uniquingKeysWith: { $1 })
  }

  /// UIKit's reason why a constraint is invalid.
  struct Problem: Error {
    let message: String
  }

  /// Creates the constraints of a plan, and activates them unless the plan says otherwise.
  func activate(_ plan: ConstraintPlan) throws(Problem) -> [NSLayoutConstraint] {
    let constraints: [NSLayoutConstraint]
    switch plan.rule {
    case .equation(let equation): constraints = [try constraint(equation)]
    case .visualFormat(let format): constraints = try self.constraints(format)
    }
    for constraint in constraints {
      constraint.identifier = plan.identifier
      if let priority = plan.priority { constraint.priority = UILayoutPriority(priority) }
      if let problem = constraint.activationProblem { throw Problem(message: "\(problem)") }
      // One with a condition waits for a row.
      if case .always = plan.activation { constraint.isActive = true }
    }
    return constraints
  }

  // MARK: Equations

  private func constraint(_ plan: EquationPlan) throws(Problem) -> NSLayoutConstraint {
    do throws(ConstraintProblem) {
      return try NSLayoutConstraint.checked(
        item: item(plan.first), attribute: plan.firstAttribute, relatedBy: plan.relation,
        toItem: plan.second.map(item), attribute: plan.secondAttribute,
        multiplier: plan.multiplier, constant: plan.constant + spacing(plan))
    } catch {
      throw Problem(message: "\(error)")
    }
  }

  private func spacing(_ plan: EquationPlan) -> CGFloat {
    plan.spacing * SystemSpacing.betweenViews
  }

  private func item(_ plan: ItemPlan) -> AnyObject {
    switch plan {
    case .contentView: contentView
    case .view(let index): views[index]
    case .guide(let index): guides[index]
    case .layoutMargins(let owner): view(owner).layoutMarginsGuide
    case .safeArea(let owner): view(owner).safeAreaLayoutGuide
    case .scrollContent(let owner): scrollView(owner)?.contentLayoutGuide ?? view(owner)
    case .scrollFrame(let owner): scrollView(owner)?.frameLayoutGuide ?? view(owner)
    }
  }

  private func scrollView(_ plan: ItemPlan) -> UIScrollView? { view(plan) as? UIScrollView }

  private func view(_ plan: ItemPlan) -> UIView {
    if case .view(let index) = plan { views[index] } else { contentView }
  }

  // MARK: Visual formats

  private func constraints(_ plan: VisualFormatPlan) throws(Problem) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try plan.format.constraints(
        options: plan.options, metrics: plan.metrics, views: named)
    } catch {
      throw Problem(message: "visual format: \(error.message)")
    }
  }
}
