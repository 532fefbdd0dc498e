import UIKit

/// At what size a symbol is shown.
struct SymbolConfiguration {
  /// Points of the font that the symbol goes with.
  private var pointSize: CGFloat = 17
  /// Small, medium or large beside that font.
  private var scale: CGFloat = 1

  /// What an image view's or a button state's `<preferredSymbolConfiguration>` says.
  init(_ owner: Element) {
    guard
      let element = owner.children.first(where: { $0.name == "preferredSymbolConfiguration" })
    else { return }
    if let font = element.font("fontDescription", .application) { pointSize = font.pointSize }
    if let size = element.number("pointSize"), InterfaceLimits.fontSize.contains(size) {
      pointSize = size
    }
    scale = element["scale"].flatMap { Self.scales[$0] } ?? 1
  }

  /// The size of a symbol whose size in `<resources>` is `stored`: the document keeps only the symbol's
  /// proportions, its longer side at 128.
  func size(of name: String, stored: CGSize) -> CGSize {
    let longer = max(stored.width, stored.height, 1)
    let extent = pointSize * scale * (name.hasPrefix("chevron") ? 0.97 : Self.extent)
    return CGSize(
      width: Self.rounded(stored.width / longer * extent),
      height: Self.rounded(stored.height / longer * extent))
  }

  /// The longer side of most symbols, in the size of the font; chevrons are as high as capitals and tails
  /// (stored frames of 12, 17 and 22 points).
  private static let extent: CGFloat = 1.17
  private static let scales: [String: CGFloat] = ["small": 0.8, "large": 1.28]

  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
}
