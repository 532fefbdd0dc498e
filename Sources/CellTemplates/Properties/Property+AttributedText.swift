import Reading
import UIKit

extension Property {
  /// Text in several fonts and colours: a list of runs, each text or a mapping.
  static let attributedText = Property(
    names: ["attributedText"], schema: ValueReader<[RunPlan]>.runs.schema
  ) { node, context in
    let reader = ValueReader<[RunPlan]>.runs
    guard let runs = reader.value(of: node, key: "attributedText", context) else { return nil }
    let fields = runs.flatMap(\.fields)
    return .bind(
      { view, row in (view as? UILabel)?.attributedText = runs.attributedString(for: row) },
      fields: fields)
  }
}

/// A run of attributed text as a template describes it.
struct RunPlan: Sendable {
  let text: TextPattern
  let font: FontPlan?
  let color: UIColor?
  let backgroundColor: UIColor?
  let kern: Double?
  let baselineOffset: Double?
  let fields: [FieldUse]

  /// The run for a row, in the environment that is current; fonts are made there.
  fileprivate func attributedString(for row: DataRecord) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font?.font()
    attributes[.foregroundColor] = color
    attributes[.backgroundColor] = backgroundColor
    attributes[.kern] = kern.map { CGFloat($0) }
    attributes[.baselineOffset] = baselineOffset.map { CGFloat($0) }
    return NSAttributedString(string: text.text(for: row) ?? "", attributes: attributes)
  }
}

extension [RunPlan] {
  fileprivate func attributedString(for row: DataRecord) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in self { result.append(run.attributedString(for: row)) }
    return result
  }
}

extension ValueReader<[RunPlan]> {
  /// `["Von ", {text: "{name}", font: headline, textColor: systemBlue}]`.
  static let runs = ValueReader(
    "a list of texts and {text: …, font: …}",
    schema: .localizable(
      .list(.either([ValueReader<TextPattern>.pattern.schema, .mapping(keys)])))
  ) { node, context throws(ValueFailure) in
    guard let items = node.localized(context).items else { throw .mismatch() }
    var runs: [RunPlan] = []
    for item in items { runs.append(try run(item, context)) }
    return runs
  }

  private static let keys = KeyTable(
    [
      Key("text", ValueReader<TextPattern>.pattern.schema, "Text with fields in braces."),
      Key("font", ValueReader<FontPlan>.font.schema, "Font of the run; else the label's."),
      Key("textColor", ValueReader<UIColor>.color.schema, "Colour of the letters."),
      Key("backgroundColor", ValueReader<UIColor>.color.schema, "Colour behind the letters."),
      Key("kern", ValueReader<Double>.points.schema, "Points added after each character."),
      Key(
        "baselineOffset", ValueReader<Double>.points.schema,
        "Points by which the run stands above the baseline."),
    ], required: ["text"])

  private static func run(
    _ node: YAMLNode, _ context: ReadingContext
  ) throws(ValueFailure) -> RunPlan {
    let node = node.localized(context)
    guard node.entries != nil else {
      let text = try ValueReader<TextPattern>.pattern.read(node, context)
      return RunPlan(
        text: text, font: nil, color: nil, backgroundColor: nil, kern: nil, baselineOffset: nil,
        fields: context.uses(of: text, in: node))
    }
    guard let fields = Fields(node, of: "a run of text", keys: keys, context) else {
      throw .reported
    }
    guard let written = fields["text"], let text = fields.value("text", .pattern) else {
      throw fields["text"] == nil ? .mismatch(hint: "a run needs a text") : .reported
    }
    return RunPlan(
      text: text, font: fields.value("font", .font), color: fields.value("textColor", .color),
      backgroundColor: fields.value("backgroundColor", .color),
      kern: fields.value("kern", .points),
      baselineOffset: fields.value("baselineOffset", .points),
      fields: context.uses(of: text, in: written))
  }
}
