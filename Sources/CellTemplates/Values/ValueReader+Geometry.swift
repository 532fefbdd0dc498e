import Reading
import UIKit

extension ValueReader<UIEdgeInsets> {
  /// Insets: one number for all sides, or `{top: 8, left: 16}` with 0 for what is left out.
  static let insets = ValueReader(
    "a number of points or {top: …, left: …, bottom: …, right: …}",
    schema: .defined("insets", .either([ValueReader<Double>.points.schema, .mapping(sides)]))
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else {
      let all = try ValueReader<Double>.points.read(node, context)
      return UIEdgeInsets(top: all, left: all, bottom: all, right: all)
    }
    let side = try lengths(sides, of: node, context)
    return UIEdgeInsets(
      top: side["top"] ?? 0, left: side["left"] ?? 0, bottom: side["bottom"] ?? 0,
      right: side["right"] ?? 0)
  }

  private static let sides = KeyTable(sides: ["top", "left", "bottom", "right"])
}

extension ValueReader<NSDirectionalEdgeInsets> {
  /// Insets that follow the reading direction.
  static let directionalInsets = ValueReader(
    "a number of points or {top: …, leading: …, bottom: …, trailing: …}",
    schema: .defined(
      "directionalInsets", .either([ValueReader<Double>.points.schema, .mapping(sides)]))
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else {
      let all = try ValueReader<Double>.points.read(node, context)
      return NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    let side = try lengths(sides, of: node, context)
    return NSDirectionalEdgeInsets(
      top: side["top"] ?? 0, leading: side["leading"] ?? 0, bottom: side["bottom"] ?? 0,
      trailing: side["trailing"] ?? 0)
  }

  private static let sides = KeyTable(sides: ["top", "leading", "bottom", "trailing"])
}

extension KeyTable {
  fileprivate init(sides: [String]) {
    self.init(
      sides.map {
        Key($0, ValueReader<Double>.points.schema, "Points at the \($0).", standard: "0")
      })
  }
}

private func lengths(
  _ table: KeyTable, of node: YAMLNode, _ context: ReadingContext
) throws(ValueFailure) -> [String: Double] {
  let errors = context.log.errorCount
  guard let fields = Fields(node, of: "insets", keys: table, context) else { throw .reported }
  var sides: [String: Double] = [:]
  for name in table.names { sides[name] = fields.value(name, .points) }
  guard context.log.errorCount == errors else { throw .reported }
  return sides
}
