import Diagnostics
import UIKit

extension Property {
  /// The keys of a label.
  static let label: [Property] = [
    .text("text") { (label: UILabel, text) in label.text = text },
    .constant("font", as: .font) { (label: UILabel, font) in label.font = font.font() },
    .constant("textColor", "color", as: .color) { (label: UILabel, color) in
      label.textColor = color
    },
    .constant("numberOfLines", "lines", as: .integer(in: 0...10_000)) { (label: UILabel, count) in
      label.numberOfLines = count
    },
    .constant("lineBreakMode", as: .lineBreakMode) { (label: UILabel, mode) in
      label.lineBreakMode = mode
    },
    .constant("textAlignment", as: .textAlignment) { (label: UILabel, alignment) in
      label.textAlignment = alignment
    },
    .constant("adjustsFontSizeToFitWidth", as: .flag) { (label: UILabel, value) in
      label.adjustsFontSizeToFitWidth = value
    },
    .constant("minimumScaleFactor", as: .fraction) { (label: UILabel, value) in
      label.minimumScaleFactor = value
    },
    preferredMaxLayoutWidth, attributedText,
  ]

  /// `automatic`, a number, or a width that follows the cell's: `cell.width - 40`.
  private static let preferredMaxLayoutWidth = Property(
    names: ["preferredMaxLayoutWidth"], schema: ValueReader<CellWidthExpression>.cellWidth.schema
  ) { node, context in
    let reader = ValueReader<CellWidthExpression>.cellWidth
    guard let width = reader.value(of: node, key: "preferredMaxLayoutWidth", context) else {
      return nil
    }
    let apply: @Sendable (UIView, CGFloat) -> Void = { view, cellWidth in
      (view as? UILabel)?.preferredMaxLayoutWidth = width.value(cellWidth: cellWidth)
    }
    return width.share == 0 ? .setUp { apply($0, 0) } : .layOut(apply)
  }
}

/// `share · cell.width + constant`, never negative.
struct CellWidthExpression: Sendable {
  let share: Double
  let constant: Double

  func value(cellWidth: CGFloat) -> CGFloat { max(0, share * cellWidth + constant) }
}

extension ValueReader<CellWidthExpression> {
  static let cellWidth = ValueReader(
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
