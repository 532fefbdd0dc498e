import UIKit

/// Makes constraints of their plans, between the views of one cell.
struct ConstraintBuilder {
  let contentView: UIView
  let views: [UIView]
  let guides: [UILayoutGuide]
  let plan: CellPlan

  /// UIKit's reason why a constraint cannot be.
  struct Problem: Error {
    let message: String
  }

  /// Makes the constraints of a plan, active unless it says otherwise.
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
      constraint.isActive = plan.isActive
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
    }
  }

  private func view(_ plan: ItemPlan) -> UIView {
    if case .view(let index) = plan { views[index] } else { contentView }
  }

  // MARK: Visual formats

  private func constraints(_ plan: VisualFormatPlan) throws(Problem) -> [NSLayoutConstraint] {
    var items: [String: Any] = [:]
    for (view, viewPlan) in zip(views, self.plan.views) { items[viewPlan.name] = view }
    for (guide, guidePlan) in zip(guides, self.plan.guides) { items[guidePlan.name] = guide }
    do throws(VisualFormatError) {
      return try plan.format.constraints(
        options: plan.options, metrics: plan.metrics, views: items)
    } catch {
      throw Problem(message: "visual format: \(error.message)")
    }
  }
}
