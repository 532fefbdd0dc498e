/// Shows a picture; its intrinsic size is the picture's.
open class UIImageView: UIView {
  /// The picture; none has no intrinsic size.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// Whether a picture in `automatic` mode is drawn in the tint, as in a system button.
  package final var rendersAsTemplate = false

  /// A view of the picture's size that shows it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }
}
