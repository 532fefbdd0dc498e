import Diagnostics
import Reading
import UIKit

/// Reads `table:`, the properties of the table itself.
struct TableCompiler {
  let context: ReadingContext

  func table(_ node: YAMLNode?) -> TablePlan {
    var plan = TablePlan()
    guard let node, let fields = Fields(node, of: "the table", keys: .table, context) else {
      return plan
    }
    plan.style = fields.value("style", .tableStyle) ?? plan.style
    plan.rowHeight = fields.value("rowHeight", .rowHeight) ?? plan.rowHeight
    plan.estimatedRowHeight =
      fields.value("estimatedRowHeight", .rowHeight) ?? plan.estimatedRowHeight
    plan.separatorStyle = fields.value("separatorStyle", .separatorStyle) ?? plan.separatorStyle
    plan.separatorInset = fields.value("separatorInset", .insets)
    plan.separatorColor = fields.value("separatorColor", .color)
    plan.backgroundColor = fields.value("backgroundColor", .color)
    plan.isEditing = fields.value("isEditing", .flag) ?? false
    plan.allowsMultipleSelectionDuringEditing =
      fields.value("allowsMultipleSelectionDuringEditing", .flag) ?? false
    plan.sectionIndexTitles = fields.value("sectionIndexTitles", .texts)
    return plan
  }
}

extension ValueReader<RowHeight> {
  /// `automatic` or points.
  static let rowHeight = ValueReader(
    "automatic or a height from 0 to 100000 points",
    schema: .either([.choice(["automatic"]), ValueReader<Double>.height.schema])
  ) { node, context throws(ValueFailure) in
    if node.scalar?.text == "automatic" { return .automatic }
    do throws(ValueFailure) {
      return .points(try ValueReader<Double>.height.read(node, context))
    } catch .mismatch(nil) {
      throw .mismatch(hint: Diagnostic.didYouMean(node.scalar?.text ?? "", in: ["automatic"]))
    }
  }
}

extension ValueReader<[String]> {
  /// A list of texts.
  static let texts = ValueReader(
    "a list of texts", schema: .localizable(.list(.localizable(ValueReader<String>.text.schema)))
  ) { node, context throws(ValueFailure) in
    guard let items = node.localized(context).items else { throw .mismatch() }
    var texts: [String] = []
    for item in items {
      texts.append(try ValueReader<String>.text.read(item.localized(context), context))
    }
    return texts
  }
}
