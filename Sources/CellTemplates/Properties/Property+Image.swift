import Reading
import UIKit

extension Property {
  /// The keys of an image view.
  static let imageView: [Property] = [
    image { (view: UIImageView, image) in view.image = image }
  ]

  /// A picture: a file, a symbol, or only its size; a row that tells none has no image.
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
      guard case .file(let pattern, let folder) = image.source else {
        return image.isConstant ? .setUp { show($0, DataRecord()) } : .bind(show, fields: [])
      }
      let use = ImageUse(
        pattern: pattern, folder: folder, location: context.location(node.mark))
      guard image.isConstant else { return .bind(show, fields: [], images: [use]) }
      use.check(DataRecord(), log: context.log)
      return .setUp { show($0, DataRecord()) }
    }
  }
}
