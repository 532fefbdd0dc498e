import Diagnostics
import UIKit

/// Resolves the names in a solved equation, and rejects what UIKit would reject, before there are
/// any views.
struct EquationResolver {
  let scope: CellScope

  func plan(_ equation: SolvedEquation) throws(ExpressionError) -> EquationPlan {
    let first = try resolve(equation.first, beside: equation.second)
    let second: (item: ItemPlan, attribute: NSLayoutConstraint.Attribute)?
    if let operand = equation.second {
      second = try resolve(operand, beside: equation.first)
    } else {
      second = nil
    }
    let plan = EquationPlan(
      first: first.item, firstAttribute: first.attribute, relation: .init(equation.relation),
      second: second?.item, secondAttribute: second?.attribute ?? .notAnAttribute,
      multiplier: second == nil ? 1 : equation.multiplier, constant: equation.constant,
      spacing: equation.spacing)
    try check(plan, equation)
    return plan
  }

  // MARK: Names

  private func resolve(
    _ operand: EquationOperand, beside other: EquationOperand?
  ) throws(ExpressionError) -> (item: ItemPlan, attribute: NSLayoutConstraint.Attribute) {
    let item = try item(operand, beside: other)
    let name = operand.attribute
    guard let attribute = AttributeNames.attributes[name] else {
      throw ExpressionError(
        offset: operand.offsets[operand.offsets.count - 1],
        message: "unknown attribute \(Diagnostic.quoted(name))",
        expected: "top, bottom, leading, trailing, width, height, centerX or another of UIKit's",
        hint: Diagnostic.didYouMean(name, in: AttributeNames.attributes.names))
    }
    if item.isGuide, attribute.needsView {
      throw ExpressionError(
        offset: operand.offsets[operand.offsets.count - 1],
        message: "a guide has no \(name)", expected: "an edge, a size or a center")
    }
    return (item, attribute)
  }

  private func item(
    _ operand: EquationOperand, beside other: EquationOperand?
  ) throws(ExpressionError) -> ItemPlan {
    let name = operand.item[0]
    guard let view = scope.item(name, beside: other?.item[0]) else {
      throw ExpressionError(
        offset: operand.offsets[0], message: "unknown view \(Diagnostic.quoted(name))",
        expected: "a view of this cell or contentView", hint: hint(for: name))
    }
    guard operand.item.count > 1 else { return view }
    let guide = operand.item[1]
    guard operand.item.count == 2, let kind = AttributeNames.guides[guide], !view.isGuide else {
      throw ExpressionError(
        offset: operand.offsets[1], message: "unknown guide \(Diagnostic.quoted(guide))",
        expected: "layoutMarginsGuide, safeAreaLayoutGuide, or a scroll view's contentLayoutGuide",
        hint: Diagnostic.didYouMean(guide, in: AttributeNames.guides.names))
    }
    if kind == .scrollContent || kind == .scrollFrame, !scope.scrolls(view) {
      throw ExpressionError(
        offset: operand.offsets[1], message: "\(Diagnostic.quoted(name)) has no \(guide)",
        expected: "a UIScrollView before it")
    }
    return switch kind {
    case .layoutMargins: .layoutMargins(of: view)
    case .safeArea: .safeArea(of: view)
    case .scrollContent: .scrollContent(of: view)
    case .scrollFrame: .scrollFrame(of: view)
    }
  }

  private func hint(for name: String) -> String? {
    if name == "cell" || name == "self" {
      return "constraints go to the contentView, never to the cell"
    }
    return Diagnostic.didYouMean(name, in: scope.suggestions)
  }

  // MARK: UIKit's checks

  /// Runs UIKit's own check of attributes on placeholders for the views.
  private func check(_ plan: EquationPlan, _ equation: SolvedEquation) throws(ExpressionError) {
    let offset = equation.first.offsets[0]
    do throws(ConstraintProblem) {
      _ = try NSLayoutConstraint.checked(
        item: UIView(), attribute: plan.firstAttribute, relatedBy: plan.relation,
        toItem: plan.second == nil ? nil : UIView(), attribute: plan.secondAttribute,
        multiplier: plan.multiplier, constant: plan.constant)
    } catch {
      throw ExpressionError(
        offset: offset, message: error.words(for: equation), expected: error.expectation,
        hint: nil)
    }
    guard plan.spacing != 0 else { return }
    let isPlain = plan.multiplier == 1 && plan.constant == 0
    guard plan.firstAttribute.isPosition, plan.second != nil, isPlain else {
      throw ExpressionError(
        offset: offset, message: "system spacing in this equation",
        expected: "two positions and nothing else, as in b.top == a.bottom + systemSpacing")
    }
  }
}

extension ConstraintProblem {
  fileprivate func words(for equation: SolvedEquation) -> String {
    let first = equation.first.description
    let second = equation.second?.description ?? "a constant"
    return switch self {
    case .locationWithoutPair: "the position \(first) against \(second)"
    case .invalidPairing: "\(first) against \(second)"
    case .mixedDirections: "\(first) against \(second)"
    default: description
    }
  }

  fileprivate var expectation: String? {
    switch self {
    case .locationWithoutPair: "another position to relate it to, as in contentView.top + 20"
    case .invalidPairing:
      "both horizontal positions, both vertical positions, or both sizes"
    case .mixedDirections: "leading and trailing on both sides, or left and right on both"
    default: nil
    }
  }
}
