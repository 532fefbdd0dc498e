import Reading
import UIKitCore

/// Reads the constraints of a cell: each a string, or a mapping with an `equation` or a `format`.
struct ConstraintCompiler {
  let scope: CellScope
  let context: TemplateReading

  func constraints(_ node: YAMLNode) -> [ConstraintPlan] {
    guard let items = node.items else {
      context.error(node, "constraints cannot be \(node.kind)", expected: "a list of constraints")
      return []
    }
    guard items.count <= TemplateLimits.constraints else {
      context.error(
        node, "\(items.count) constraints in one cell",
        expected: "at most \(TemplateLimits.constraints)")
      return []
    }
    return items.compactMap(constraint)
  }

  private func constraint(_ node: YAMLNode) -> ConstraintPlan? {
    if let scalar = node.scalar, !scalar.isNull {
      return Self.isVisualFormat(scalar.text) ? format(node, in: nil) : equation(node, in: nil)
    }
    guard node.entries != nil else {
      context.error(
        node, "a constraint cannot be \(node.kind)", expected: "an equation or a visual format")
      return nil
    }
    guard let fields = Fields(node, of: "a constraint", keys: .constraintKeys, context) else {
      return nil
    }
    switch (fields["equation"], fields["format"]) {
    case (let node?, nil): return equation(node, in: fields)
    case (nil, let node?): return format(node, in: fields)
    case (nil, nil): context.error(node, "an empty constraint", expected: "'equation' or 'format'")
    default: context.error(node, "two constraints in one", expected: "'equation' or 'format'")
    }
    return nil
  }

  /// `H:`, `V:`, or a string that starts with a view in brackets or the superview's edge.
  private static func isVisualFormat(_ text: String) -> Bool {
    text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("[") || text.hasPrefix("|")
  }

  private func plan(
    _ rule: ConstraintPlan.Rule, priority: Float?, at node: YAMLNode, in fields: Fields?
  ) -> ConstraintPlan {
    ConstraintPlan(
      rule: rule, priority: fields?.value("priority", .priority) ?? priority,
      identifier: fields?.value("identifier", ValueReader<String>.text),
      activation: activation(fields), location: context.location(node.mark))
  }

  private func activation(_ fields: Fields?) -> ConstraintPlan.Activation {
    let condition = fields?.value("when", ValueReader<Condition>.condition)
    guard fields?.value("isActive", .flag) ?? true else { return .never }
    return condition.map { .when($0) } ?? .always
  }

  // MARK: Equations

  private func equation(_ node: YAMLNode, in fields: Fields?) -> ConstraintPlan? {
    guard let text = ValueReader<String>.text.value(of: node, key: "equation", context) else {
      return nil
    }
    do throws(ExpressionError) {
      let solved = try EquationParser.parse(
        text, metrics: metrics(fields), attributes: AttributeNames.attributes.names
      ).solved()
      let equation = try EquationResolver(scope: scope).plan(solved)
      return plan(.equation(equation), priority: solved.priority, at: node, in: fields)
    } catch {
      context.error(node, error)
      return nil
    }
  }

  // MARK: Visual formats

  private func format(_ node: YAMLNode, in fields: Fields?) -> ConstraintPlan? {
    guard let text = ValueReader<String>.text.value(of: node, key: "format", context),
      text.unicodeScalars.count <= TemplateLimits.expressionLength
    else {
      context.error(
        node, "a long format", expected: "at most \(TemplateLimits.expressionLength) characters")
      return nil
    }
    let metrics = metrics(fields)
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: text)
      let checker = VisualFormatChecker(scope: scope, metrics: metrics)
      if let problem = checker.problem(in: format) {
        context.error(node, problem)
        return nil
      }
      let options = fields.flatMap { $0.value("options", .formatOptions) } ?? []
      let rule = VisualFormatPlan(format: format, options: options, metrics: metrics)
      return plan(.visualFormat(rule), priority: nil, at: node, in: fields)
    } catch {
      context.error(node, ExpressionError(error))
      return nil
    }
  }

  /// The metrics of the template, overridden by those of the constraint.
  private func metrics(_ fields: Fields?) -> [String: Double] {
    guard let own = fields?["metrics"] else { return context.metrics }
    return context.metrics.merging(MetricsReader(context: context).read(own)) { $1 }
  }
}

/// Resolves names in a solved equation, and rejects what UIKit would, before any views.
private struct EquationResolver {
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

/// The names of attributes and guides in equations: UIKit's, `margins` and `safeArea`.
enum AttributeNames {
  static let attributes = Choices<NSLayoutConstraint.Attribute>([
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "left": .left,
    "right": .right, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ])

  enum Guide: Sendable {
    case layoutMargins
    case safeArea
    /// Of scroll views only.
    case scrollContent
    case scrollFrame
  }

  static let guides = Choices<Guide>([
    "layoutMarginsGuide": .layoutMargins, "margins": .layoutMargins,
    "safeAreaLayoutGuide": .safeArea, "safeArea": .safeArea,
    "contentLayoutGuide": .scrollContent, "frameLayoutGuide": .scrollFrame,
  ])
}

extension NSLayoutConstraint.Attribute {
  /// Whether only views have the attribute: guides have neither baselines nor margins.
  fileprivate var needsView: Bool { rawValue > NSLayoutConstraint.Attribute.centerY.rawValue }

  /// Whether the attribute is an edge, a centre or a baseline instead of a size.
  fileprivate var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }
}

extension ItemPlan {
  fileprivate var isGuide: Bool {
    switch self {
    case .contentView, .view: false
    case .guide, .layoutMargins, .safeArea, .scrollContent, .scrollFrame: true
    }
  }
}
