import UIKit

/// The sizes that views of an application's `@IBDesignable` classes asked for in Xcode.
///
/// Xcode ran the class and wrote its `intrinsicContentSize` into the document's `<designables>`, by
/// the id of the view. The class's own code is not here, so this is the only trace of a size, or
/// of a font, that it chose. It is the size that the view asks for without a limit on its width:
/// 93 of 130 labels that do not wrap, and 20 of 27 buttons, of one application are stored at
/// exactly that height, the others stretched; so are two badges of a second one and a view of a
/// third.
struct DesignableSizes {
  /// By object id, in points; a side below zero asks for no size.
  private let sizes: [String: CGSize]

  init(_ document: Element) {
    var sizes: [String: CGSize] = [:]
    for element in document.elements(in: "designables") {
      guard let id = element["name"],
        let size = element.child("size", key: "intrinsicContentSize")
      else { continue }
      sizes[id] = CGSize(width: size.number("width") ?? -1, height: size.number("height") ?? -1)
    }
    self.sizes = sizes
  }

  func size(of id: String) -> CGSize? { sizes[id] }

  /// Lets a view, with its content, ask for the size that Xcode recorded.
  ///
  /// A label takes a font in which its text has that size, so that it also wraps as in Xcode. The
  /// sizes of views with texts hold for the canvas only: a program may be at another text size.
  func apply(to view: UIView, _ element: Element, onCanvas: Bool) {
    guard let size = element.id.flatMap(size), onCanvas || !view.showsText else { return }
    if let label = view as? UILabel, label.takeFont(of: size) { return }
    if size.width >= 0, element["placeholderIntrinsicWidth"] == nil {
      view.askForSize(size.width, along: .horizontal)
    }
    if size.height >= 0, element["placeholderIntrinsicHeight"] == nil {
      view.askForSize(size.height, along: .vertical)
    }
  }
}

extension UIView {
  fileprivate var showsText: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView
  }
}

extension UILabel {
  /// Takes the font in which the text is as high as `size` and nearest to it in width: the label's
  /// own at any size, else the system's in a usual weight. False if the size is not that of the
  /// text in any of them.
  ///
  /// Cost: the text is shaped once per candidate, of which there are at most thirty.
  fileprivate func takeFont(of size: CGSize) -> Bool {
    guard let own = font, let text, !text.isEmpty, size.height > 0 else { return false }
    if let difference = difference(from: size), difference <= Tolerance.visible { return true }
    var best: (font: UIFont, difference: CGFloat)?
    for font in candidates(own, height: size.height) {
      self.font = font
      guard let difference = difference(from: size) else { continue }
      if difference < best?.difference ?? CGFloat(Tolerance.otherFont) { best = (font, difference) }
    }
    font = best?.font ?? own
    return best != nil
  }

  /// How much wider or narrower the text is than `size`, as a share of that; nil if its height is
  /// another one by more than rounding.
  private func difference(from size: CGSize) -> CGFloat? {
    let content = intrinsicContentSize
    guard abs(content.height - size.height) < Tolerance.lineHeight else { return nil }
    return abs(content.width - size.width) / max(size.width, 1)
  }

  /// Fonts whose lines may add up to a height, the label's own family first.
  private func candidates(_ own: UIFont, height: CGFloat) -> [UIFont] {
    let lines = max(1, (intrinsicContentSize.height / max(own.lineHeight, 1)).rounded(.down))
    let size = (height / lines / (own.lineHeight / max(own.pointSize, 1))).rounded()
    guard InterfaceLimits.fontSize.contains(size) else { return [] }
    let sizes = (-2...2).map { max(1, size + CGFloat($0)) }
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    return sizes.map(own.withSize)
      + weights.flatMap { weight in sizes.map { .systemFont(ofSize: $0, weight: weight) } }
  }
}
