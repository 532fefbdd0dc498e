import ImageCoding
import Scene
import UIKit

extension ViewPainter {
  /// What an image view shows: pixels, a symbol, or the place where a picture would be.
  func picture(of imageView: UIImageView) -> [Scene.Node] {
    guard let image = imageView.image else { return [] }
    let bounds = Scene.Rect(imageView.bounds)
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let size = Scene.Size(image.size.width, image.size.height)
    let place = ContentPlacement(bounds: bounds, size: size)
    let tint = image.tint(in: imageView, isTemplate: imageView.rendersAsTemplate).map(color)
    switch image.content {
    case .placeholder, .missing: return placeholder(for: image, in: bounds)
    case .file(let file):
      let rect = place.rect(imageView.contentMode)
      let index = assets.pictures.index(
        of: file, named: image.name, in: Scene.Size(rect.width, rect.height), tint: tint, assets)
      return index.map { [.image($0, rect)] } ?? placeholder(for: image, in: bounds)
    case .symbol(let symbol):
      let ink = SymbolInk(
        symbol, isMirrored: imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        color: tint ?? color(.label))
      return ink.nodes(in: place.rect(imageView.contentMode), size, assets)
    }
  }

  private func placeholder(for image: UIImage, in bounds: Scene.Rect) -> [Scene.Node] {
    PicturePlaceholder(
      bounds: bounds, name: image.name,
      size: image.isMissing ? nil : Scene.Size(image.size.width, image.size.height),
      field: color(.systemGray5), ink: color(.systemGray2), text: color(.secondaryLabel)
    ).nodes(assets)
  }
}
