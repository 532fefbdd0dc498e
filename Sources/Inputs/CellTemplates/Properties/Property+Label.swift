import Reading
import UIKitCore

extension Property {
  static let label: [Property] = [
    .text("text", apply: set(\UILabel.text)),
    .constant("font", as: .font) { (label: UILabel, font) in label.font = font.font() },
    .color("textColor", "color", missing: .label, set(\UILabel.textColor)),
    .count("numberOfLines", "lines", in: 0...10_000, missing: 1, set(\UILabel.numberOfLines)),
    .constant("lineBreakMode", as: .lineBreakMode, set(\UILabel.lineBreakMode)),
    .constant("textAlignment", as: .textAlignment, set(\UILabel.textAlignment)),
    .constant("adjustsFontSizeToFitWidth", as: .flag, set(\UILabel.adjustsFontSizeToFitWidth)),
    .constant("minimumScaleFactor", as: .fraction, set(\UILabel.minimumScaleFactor)),
    preferredMaxLayoutWidth, attributedText,
  ]

  /// `automatic`, a number in points, or a width that depends on the cell's: `cell.width - 40`.
  private static let preferredMaxLayoutWidth = Property(
    names: ["preferredMaxLayoutWidth"], schema: ValueReader<CellWidthExpression>.cellWidth.schema
  ) { node, key, context in
    let reader = ValueReader<CellWidthExpression>.cellWidth
    guard let width = reader.value(of: node, key: key, context) else {
      return nil
    }
    let apply: @Sendable (UIView, CGFloat) -> Void = { view, cellWidth in
      (view as? UILabel)?.preferredMaxLayoutWidth = width.value(cellWidth: cellWidth)
    }
    return width.share == 0 ? .setUp { apply($0, 0) } : .layOut(apply)
  }
}

/// `share · cell.width + constant` in points, never negative.
struct CellWidthExpression: Sendable {
  let share: Double
  let constant: Double

  func value(cellWidth: CGFloat) -> CGFloat { max(0, share * cellWidth + constant) }
}

extension ValueReader<CellWidthExpression> {
  fileprivate static let cellWidth = ValueReader(
    "automatic, a number of points or an expression such as \"cell.width - 40\"",
    schema: .either([.choice(["automatic"]), .text])
  ) { node, context throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    if text == "automatic" { return CellWidthExpression(share: 0, constant: 0) }
    do throws(ExpressionError) {
      return try width(of: EquationParser.parseSum(text, metrics: context.metrics))
    } catch {
      throw .expression(error)
    }
  }

  private static func width(
    of sum: LinearExpression
  ) throws(ExpressionError) -> CellWidthExpression {
    for term in sum.terms where term.operand.description != "cell.width" {
      throw ExpressionError(
        offset: term.operand.offsets[0],
        message: "\(Diagnostic.quoted(term.operand.description)) in a layout width",
        expected: "numbers and cell.width")
    }
    let share = sum.terms.first?.coefficient ?? 0
    let limit = TemplateLimits.magnitude
    guard abs(share) <= limit, abs(sum.constant) <= limit, sum.spacing == 0 else {
      throw ExpressionError(
        offset: 0, message: "a layout width out of range", expected: "numbers up to \(limit.plain)")
    }
    return CellWidthExpression(share: share, constant: sum.constant)
  }
}

extension Property {
  /// Text in several fonts and colours: a list of runs, each a text or a mapping.
  static let attributedText = Property(
    names: ["attributedText"], schema: ValueReader<[RunPlan]>.runs.schema
  ) { node, key, context in
    let reader = ValueReader<[RunPlan]>.runs
    guard let runs = reader.value(of: node, key: key, context) else { return nil }
    let fields = runs.flatMap(\.fields)
    return .bind(
      { view, row in (view as? UILabel)?.attributedText = runs.attributedString(for: row) },
      fields: fields, values: runs.flatMap(\.values))
  }
}

/// A run of attributed text as a template describes it.
struct RunPlan: Sendable {
  let text: TextPattern
  let font: FontPlan?
  let color: RowColor?
  let backgroundColor: RowColor?
  let kern: Double?
  let baselineOffset: Double?
  /// Whether a line is below the text, or through it; nil for never.
  var underline: Condition?
  var strikethrough: Condition?
  let fields: [FieldUse]
  var values: [RowValueUse] { [color, backgroundColor].compactMap { $0?.use } }

  /// The run for a row, with fonts for the current environment.
  fileprivate func attributedString(for row: DataRecord) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font?.font()
    attributes[.foregroundColor] = color?.color(for: row)
    attributes[.backgroundColor] = backgroundColor?.color(for: row)
    attributes[.kern] = kern.map { CGFloat($0) }
    attributes[.baselineOffset] = baselineOffset.map { CGFloat($0) }
    let line = NSUnderlineStyle.single.rawValue
    if underline?.holds(for: row) == true { attributes[.underlineStyle] = line }
    if strikethrough?.holds(for: row) == true { attributes[.strikethroughStyle] = line }
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
      Key("text", as: .pattern, "Text with fields in braces."),
      Key("font", as: .font, "Font of the run; else the label's."),
      Key("textColor", as: .rowColor, "Colour of the letters."),
      Key("backgroundColor", as: .rowColor, "Colour behind the letters."),
      Key("kern", as: .points, "Points added after each character."),
      Key("baselineOffset", as: .points, "Points by which the run stands above the baseline."),
      Key("underline", as: .condition, "Whether a line is below it."),
      Key("strikethrough", as: .condition, "Whether a line goes through it."),
    ], required: ["text"])

  private static func run(
    _ node: YAMLNode, _ context: TemplateReading
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
    let color = fields.value("textColor", ValueReader<RowColor>.rowColor)
    let background = fields.value("backgroundColor", ValueReader<RowColor>.rowColor)
    return RunPlan(
      text: text, font: fields.value("font", .font), color: color, backgroundColor: background,
      kern: fields.value("kern", .points),
      baselineOffset: fields.value("baselineOffset", .points),
      underline: fields.value("underline", ValueReader<Condition>.condition),
      strikethrough: fields.value("strikethrough", ValueReader<Condition>.condition),
      fields: context.uses(of: text, in: written)
        + (color?.fields ?? []) + (background?.fields ?? []))
  }
}

extension Property {
  static let textField: [Property] = [
    .text("text", apply: set(\UITextField.text)),
    .text("placeholder", apply: set(\UITextField.placeholder)),
    .constant("font", as: .font) { (field: UITextField, font) in field.font = font.font() },
    .constant("textColor", "color", as: .color, set(\UITextField.textColor)),
    .constant("textAlignment", as: .textAlignment, set(\UITextField.textAlignment)),
    .constant("borderStyle", as: .borderStyle, set(\UITextField.borderStyle)),
    .constant("clearButtonMode", as: .viewMode, set(\UITextField.clearButtonMode)),
    .constant("isSecureTextEntry", as: .flag, set(\UITextField.isSecureTextEntry)),
    isEnabled,
  ]

  static let textView: [Property] = [
    .text("text") { (view: UITextView, text) in view.text = text ?? "" },
    .constant("font", as: .font) { (view: UITextView, font) in view.font = font.font() },
    .constant("textColor", "color", as: .color, set(\UITextView.textColor)),
    .constant("textAlignment", as: .textAlignment, set(\UITextView.textAlignment)),
    .constant("isScrollEnabled", as: .flag, set(\UITextView.isScrollEnabled)),
    .constant("textContainerInset", as: .insets, set(\UITextView.textContainerInset)),
  ]
}

extension ValueReader<UITextField.ViewMode> {
  fileprivate static let viewMode = choice([
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ])
}

extension ValueReader<UITextField.BorderStyle> {
  static let borderStyle = choice([
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ])
}
