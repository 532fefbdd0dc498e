import UIKit

/// The images that a document names, by the sizes it keeps in `<resources>`.
struct ImageTable {
  private var sizes: [String: CGSize] = [:]
  private let assets: AssetCatalog
  private let isTablet: Bool

  init(_ document: Element, _ assets: AssetCatalog, isTablet: Bool) {
    self.assets = assets
    self.isTablet = isTablet
    for element in document.elements(in: "resources") where element.name == "image" {
      guard let name = element["name"], let width = element.number("width"),
        let height = element.number("height")
      else { continue }
      let isSystem = element["catalog"] == "system"
      sizes[Self.key(name, isSystem: isSystem)] = CGSize(
        width: max(0, width), height: max(0, height))
    }
  }

  /// The image of that name; a placeholder of its size unless the environment or a catalogue has
  /// the picture. Nil where the document does not know it.
  func image(_ name: String) -> UIImage? {
    if let known = UIImage(named: name) ?? assets.image(name, isTablet: isTablet) { return known }
    return sizes[Self.key(name, isSystem: false)].map { UIImage(name: name, size: $0) }
  }

  /// The symbol of that name. Of its size in `<resources>` only the proportions count: the longer
  /// side is always 128.
  func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> UIImage {
    UIImage(
      symbol: name, proportions: sizes[Self.key(name, isSystem: true)], configuration)
  }

  private static func key(_ name: String, isSystem: Bool) -> String {
    isSystem ? "system/\(name)" : name
  }
}
