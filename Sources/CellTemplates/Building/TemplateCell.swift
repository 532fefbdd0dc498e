import Diagnostics
import Reading
import UIKit

/// A cell made of a plan. Its views and constraints are made once; showing another row changes only what is
/// bound to data.
final class TemplateCell: UITableViewCell {
  let plan: CellPlan
  /// The views of the plan, in its order.
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The constraints of the plan, each with its place.
  private(set) var constraintsMade: [(constraint: NSLayoutConstraint, location: FileLocation)] = []
  /// Constraints that could not be made, with the reason. None in a plan that was checked.
  private(set) var problems: [(constraint: ConstraintPlan, problem: String)] = []

  /// A cell in the environment that is current.
  init(plan: CellPlan) {
    self.plan = plan
    super.init(style: plan.style, reuseIdentifier: plan.reuseIdentifier)
    makeViews()
    makeConstraints()
    setUp()
  }

  /// A cell without a plan shows nothing; tables make cells by `init(plan:)`.
  override init(style: CellStyle, reuseIdentifier: String?) {
    plan = .empty
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// There is no archive to read from here.
  required init?(coder: NSCoder) {
    plan = .empty
    super.init(coder: coder)
  }

  /// Shows a row.
  func configure(with row: DataRecord) {
    for bind in plan.cell.bind { bind(self, row) }
    for bind in plan.content.bind { bind(contentView, row) }
    for (view, plan) in zip(views, plan.views) {
      for bind in plan.assignments.bind { bind(view, row) }
    }
  }

  /// Lays out after labels have been given the layout widths that depend on the cell's width, as cells do
  /// for iOS 7.
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
      } catch {
        problems.append((constraint, error.message))
      }
    }
  }
}
