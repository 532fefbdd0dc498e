import Reading
import UIKitCore

/// Finds invalid names and numbers in a cell's visual format, and suggests corrections.
struct VisualFormatChecker {
  let scope: CellScope
  let metrics: [String: Double]

  /// The first problem from left to right; nil if there is none.
  func problem(in format: VisualFormat) -> ExpressionError? {
    var problems = format.views.flatMap { view in
      [unknownView(view.name)] + view.size.map { size($0.object) }
    }
    let connections =
      [format.opening, format.closing].compactMap { $0 } + format.rest.map(\.connection)
    for case .predicates(let predicates) in connections.map(\.distance) {
      problems += predicates.map { distance($0.object) }
    }
    let offset: (VisualFormat.Name) -> Int = { scalars(before: $0.offset, in: format.text) }
    return problems.compactMap { $0?.error(offset) }.min { $0.offset < $1.offset }
  }

  private enum Problem {
    case view(VisualFormat.Name, hint: String?)
    case metric(VisualFormat.Name, hint: String?)
    case magnitude(Int)

    func error(_ offset: (VisualFormat.Name) -> Int) -> ExpressionError {
      switch self {
      case .view(let name, let hint):
        ExpressionError(
          offset: offset(name), message: "unknown view \(Diagnostic.quoted(name.text))",
          expected: "a view of this cell", hint: hint)
      case .metric(let name, let hint):
        ExpressionError(
          offset: offset(name), message: "unknown metric \(Diagnostic.quoted(name.text))",
          hint: hint)
      case .magnitude(let position):
        ExpressionError(
          offset: position, message: "a number that is too large",
          expected: "numbers up to \(TemplateLimits.magnitude.plain)")
      }
    }
  }

  private func unknownView(_ name: VisualFormat.Name) -> Problem? {
    guard !scope.has(name.text) else { return nil }
    return .view(name, hint: Diagnostic.didYouMean(name.text, in: scope.names))
  }

  /// Checks the right-hand side of a size: a number, a metric or another view.
  private func size(_ value: VisualFormat.Value) -> Problem? {
    if case .name(let name) = value, scope.has(name.text) { return nil }
    return distance(value)
  }

  private func distance(_ value: VisualFormat.Value) -> Problem? {
    switch value {
    case .number(let number, let offset):
      return abs(number) <= TemplateLimits.magnitude ? nil : .magnitude(offset)
    case .name(let name):
      guard metrics[name.text] == nil else { return nil }
      let known = metrics.keys.sorted() + scope.names
      return .metric(name, hint: Diagnostic.didYouMean(name.text, in: known))
    }
  }

  private func scalars(before offset: Int, in text: String) -> Int {
    let units = text.utf16
    let end = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
    return text[..<(end ?? units.endIndex)].unicodeScalars.count
  }
}

/// Reads `metrics: {margin: 20}`: named numbers for equations, formats and lengths.
struct MetricsReader {
  let context: TemplateReading

  func read(_ node: YAMLNode) -> [String: Double] {
    guard let entries = node.entries else {
      context.error(node, "metrics cannot be \(node.kind)", expected: "names with their numbers")
      return [:]
    }
    var metrics: [String: Double] = [:]
    for entry in entries {
      if ValueReader<String>.isIdentifier(entry.key) {
        metrics[entry.key] = ValueReader<Double>.points.value(
          of: entry.value, key: entry.key, context)
      } else {
        context.log.error(
          at: context.location(entry.keyMark),
          "\(Diagnostic.quoted(entry.key)) as the name of a metric",
          expected: "letters, digits and _, no digit first")
      }
    }
    return metrics
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
