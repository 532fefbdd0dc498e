import Diagnostics
import Reading
import UIKit

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

extension ExpressionError {
  /// Converts the error of a visual format, with its position.
  init(_ error: VisualFormatError) {
    let units = error.format.utf16
    let end = units.index(units.startIndex, offsetBy: error.offset, limitedBy: units.endIndex)
    self.init(
      offset: error.format[..<(end ?? units.endIndex)].unicodeScalars.count,
      message: "visual format: \(error.message)")
  }
}

extension ValueReader<NSLayoutConstraint.FormatOptions> {
  /// One option, or a list of them.
  static let formatOptions = ValueReader(
    "NSLayoutConstraint.FormatOptions such as alignAllTop",
    schema: .either([option.schema, .list(option.schema)])
  ) { node, context throws(ValueFailure) in
    var options: NSLayoutConstraint.FormatOptions = []
    for item in node.items ?? [node] { options.formUnion(try option.read(item, context)) }
    return options
  }

  private static let option = choice([
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
    "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ])
}
