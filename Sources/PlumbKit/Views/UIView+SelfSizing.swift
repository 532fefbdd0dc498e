import UIKit

extension UIView {
  /// Takes on a width, and the height that is given or that the content asks for at that width.
  ///
  /// What constraints and intrinsic sizes ask for goes first, then `sizeThatFits(_:)`, which by itself
  /// answers the present size: views that are placed by their frames keep their height.
  func size(toWidth width: CGFloat, height: CGFloat?) {
    frame = CGRect(x: 0, y: 0, width: width, height: height ?? frame.height)
    if height == nil { frame.size.height = contentHeight(atWidth: width) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func contentHeight(atWidth width: CGFloat) -> CGFloat {
    let fitted = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0
      ? fitted : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
