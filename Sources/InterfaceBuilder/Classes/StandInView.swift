import UIKit

/// A view of a class that the framework does not have: in layout it asks for the size that such a view asks
/// for, in pictures it is plain.
public final class StandInView: UIView {
  /// UIKit's name of the class it stands for.
  public let className: String
  /// What it asks for in its alignment rectangle; `noIntrinsicMetric` where for nothing.
  var asking: CGSize {
    didSet { if asking != oldValue { invalidateIntrinsicContentSize() } }
  }
  private let insets: UIEdgeInsets

  /// Asks for nothing.
  static let noSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  init(className: String, asking: CGSize = noSize, insets: UIEdgeInsets = .zero) {
    self.className = className
    self.asking = asking
    self.insets = insets
    super.init(frame: .zero)
  }

  /// Never read from an archive.
  public required init?(coder: NSCoder) {
    className = "UIView"
    asking = Self.noSize
    insets = .zero
    super.init(coder: coder)
  }

  /// What the class it stands for asks for.
  public override var intrinsicContentSize: CGSize { asking }
  /// What the class it stands for has beyond its alignment rectangle.
  public override var alignmentRectInsets: UIEdgeInsets { insets }
}
