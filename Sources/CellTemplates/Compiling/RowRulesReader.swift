import Diagnostics
import Reading

/// Reads `rows:`, how a row finds its cell and its height.
struct RowRulesReader {
  let context: ReadingContext
  /// The cells of the template, in the order of the file.
  let cells: [String]

  /// The rules of `node`, with those of `base` for what it does not say.
  func read(_ node: YAMLNode?, base: RowRules?) -> RowRules {
    var rules =
      base
      ?? RowRules(
        cell: .always(cells.first ?? ""), height: .always(.automatic),
        estimatedHeight: .always(.automatic))
    guard let node else { return rules }
    guard let fields = Fields(node, of: "rows", keys: .rows, context) else { return rules }
    if let cell = fields["cell"].flatMap(cellReader.read) { rules.cell = cell }
    if let height = fields["height"].flatMap(heightReader("height").read) { rules.height = height }
    if let estimate = fields["estimatedHeight"].flatMap(heightReader("estimatedHeight").read) {
      rules.estimatedHeight = estimate
    }
    return rules
  }

  private var cellReader: ChoiceReader<String> {
    let cells = cells
    return ChoiceReader(
      context: context, key: "cell", parse: { cells.contains($0) ? $0 : nil },
      expected: cells.isEmpty ? "a cell under 'cells'" : Diagnostic.choices(cells),
      suggestions: cells)
  }

  private func heightReader(_ key: String) -> ChoiceReader<RowHeight> {
    let metrics = context.metrics
    return ChoiceReader(
      context: context, key: key,
      parse: { text in
        if text == "automatic" { return .automatic }
        guard let height = metrics[text] ?? Double(text) else { return nil }
        return TemplateLimits.height.contains(height) ? .points(height) : nil
      }, expected: "automatic or a height from 0 to 100000 points")
  }
}
