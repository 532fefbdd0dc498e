import Diagnostics
import UIKit

extension Property {
  /// The keys of an image view.
  static let imageView: [Property] = [image]

  /// `{width: 60, height: 60}`: an image of that size in points. Either may be text with a field, because a
  /// feed tells the size of its pictures; a row without one has no image.
  private static let image = Property(names: ["image"]) { node, context in
    guard let fields = Fields(node, of: "an image", keys: ["width", "height", "name"], context)
    else { return nil }
    let errors = context.log.errorCount
    for key in ["width", "height"] where fields[key] == nil {
      context.error(node, "an image without a \(key)", expected: "{width: …, height: …}")
    }
    let width = fields.value("width", .imageLength)
    let height = fields.value("height", .imageLength)
    let name = fields.value("name", ValueReader<String>.text)
    guard let width, let height, context.log.errorCount == errors else { return nil }
    let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
      let size = width.value(for: row).flatMap { width in
        height.value(for: row).map { CGSize(width: width, height: $0) }
      }
      (view as? UIImageView)?.image = size.map { UIImage(name: name, size: $0) }
    }
    if width.isConstant, height.isConstant { return .setUp { show($0, DataRecord()) } }
    let uses = [("width", width), ("height", height)].flatMap { key, length in
      fields[key].map { context.uses(length.pattern.fields, in: $0) } ?? []
    }
    return .bind(show, fields: uses)
  }
}

/// A length that may come from the row.
struct BoundLength: Sendable {
  let pattern: TextPattern

  var isConstant: Bool { pattern.isConstant }

  /// The row's length in points; nil when it has none or one that no image can have.
  func value(for row: DataRecord) -> Double? {
    pattern.text(for: row).flatMap { Double($0) }.flatMap { Self.range.contains($0) ? $0 : nil }
  }

  static let range: ClosedRange<Double> = 1...10_000
}

extension ValueReader<BoundLength> {
  static let imageLength = ValueReader(
    "a length from 1 to 10000 points"
  ) { node, context throws(ValueFailure) in
    let pattern = try ValueReader<TextPattern>.pattern.read(node, context)
    let length = BoundLength(pattern: pattern)
    guard !length.isConstant || length.value(for: DataRecord()) != nil else { throw .mismatch() }
    return length
  }
}
