import Diagnostics
import UIKit

extension Property {
  /// The keys of an image view.
  static let imageView: [Property] = [
    image { (view: UIImageView, image) in view.image = image }
  ]

  /// An image by its size in points; a row that tells none has no image.
  static func image<View: UIView>(
    _ apply: @escaping @Sendable (View, UIImage?) -> Void
  ) -> Property {
    Property(names: ["image"], schema: ValueReader<ImagePlan>.image.schema) { node, context in
      guard let image = ValueReader<ImagePlan>.image.value(of: node, key: "image", context) else {
        return nil
      }
      let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
        if let view = view as? View { apply(view, image.image(for: row)) }
      }
      return image.isConstant ? .setUp { show($0, DataRecord()) } : .bind(show, fields: [])
    }
  }
}

/// An image as a template describes it.
struct ImagePlan: Sendable {
  let width: BoundLength
  let height: BoundLength
  let name: String?

  var isConstant: Bool { width.isConstant && height.isConstant }

  func image(for row: DataRecord) -> UIImage? {
    guard let width = width.value(for: row), let height = height.value(for: row) else { return nil }
    return UIImage(name: name, size: CGSize(width: width, height: height))
  }
}

extension ValueReader<ImagePlan> {
  /// `{width: 60, height: 60, name: photo}`. The lengths may be text with a field, because a feed tells the
  /// size of its pictures.
  static let image = ValueReader(
    "{width: …, height: …}", schema: .defined("image", .mapping(keys))
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else { throw .mismatch() }
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "an image", keys: keys, context) else { throw .reported }
    let width = fields.value("width", .imageLength)
    let height = fields.value("height", .imageLength)
    let name = fields.value("name", ValueReader<String>.text)
    guard context.log.errorCount == errors else { throw .reported }
    guard let width, let height else { throw .mismatch(hint: "an image needs both lengths") }
    return ImagePlan(width: width, height: height, name: name)
  }

  private static let keys = KeyTable(
    [
      Key(
        "width", ValueReader<BoundLength>.imageLength.schema,
        "Points across, or text with a field that has them."),
      Key(
        "height", ValueReader<BoundLength>.imageLength.schema,
        "Points down, or text with a field that has them."),
      Key("name", .text, "What the placeholder says."),
    ], required: ["width", "height"])
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
    "a length from 1 to 10000 points",
    schema: .either([.number(BoundLength.range), .matching("[{0-9]")])
  ) { node, context throws(ValueFailure) in
    let pattern = try ValueReader<TextPattern>.pattern.read(node, context)
    let length = BoundLength(pattern: pattern)
    guard !length.isConstant || length.value(for: DataRecord()) != nil else { throw .mismatch() }
    return length
  }
}
