import Diagnostics
import Reading

/// Reads `metrics: {margin: 20}`: names for numbers, for equations, visual formats and every other length.
struct MetricsReader {
  let context: ReadingContext

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
