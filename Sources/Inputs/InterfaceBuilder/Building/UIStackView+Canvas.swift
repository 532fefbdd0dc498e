import UIKit

extension UIStackView {
  /// Keeps the stored size, across the stack, of a view that asks for none and that the alignment
  /// does not stretch.
  ///
  /// An application gives such a view no size at all; on the canvas it keeps the one that it was
  /// dropped with (plain views stored 240 wide, as they come from Xcode's library, in the middle of
  /// columns of 240 to 414 points, and a text view as wide as its column; 5 of 5). Only what says
  /// nothing else about the size is overruled.
  func keepSize(of view: UIView, _ element: Element) {
    guard alignment != .fill, let stored = element.rect("frame")?.size else { return }
    let intrinsic = view.intrinsicContentSize
    let isRow = axis == .horizontal
    let asked = isRow ? intrinsic.height : intrinsic.width
    guard asked == UIView.noIntrinsicMetric, !(view is UIStackView) else {
      return
    }
    let anchor = isRow ? view.heightAnchor : view.widthAnchor
    let size = anchor.constraint(equalToConstant: isRow ? stored.height : stored.width)
    size.priority = Self.dropped
    size.origin = .contentSize
    size.isActive = true
  }

  /// A step above the stack's own "no size", below all that an application says.
  private static let dropped = UILayoutPriority(26)

  // MARK: Views without content

  /// Keeps arranged views that have nothing to show from vanishing: on the canvas each is at least
  /// 50 × 50, at its own resistance to compression and without any hugging.
  ///
  /// Called once everything is filled in: a view has content where it asks for a size on either
  /// axis.
  func holdOpenEmptyViews() {
    for view in arrangedSubviews where !view.isHidden && view.asksForNoSize {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        let least = anchor.constraint(greaterThanOrEqualToConstant: Self.leastEmptySize)
        least.priority = view.contentCompressionResistancePriority(for: axis)
        least.origin = .contentSize
        least.isActive = true
      }
    }
  }

  /// The side of an empty view that a stack shows on the canvas (16 of 16 free ones).
  private static let leastEmptySize: CGFloat = 50
}

extension UIView {
  /// Whether neither axis has a size of its own: no content, or no visible one in a stack view.
  fileprivate var asksForNoSize: Bool {
    if let stack = self as? UIStackView { return stack.arrangedSubviews.allSatisfy(\.isHidden) }
    let size = intrinsicContentSize
    return size.width <= 0 && size.height <= 0
  }
}
