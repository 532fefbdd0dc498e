/// Shows a picture; its intrinsic size is the picture's.
open class UIImageView: UIView {
  /// The picture; none has no intrinsic size.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// Whether a picture in `automatic` mode is drawn in the tint, as in a system button.
  package final var rendersAsTemplate = false

  /// A view of the picture's size that shows it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// How large and how heavy a symbol is shown that says nothing about it itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard let configuration = preferredSymbolConfiguration, image?.isSymbolImage == true else {
        return
      }
      image = image?.withConfiguration(configuration)
    }
  }

  /// A symbol takes part in layout as a line of its text does.
  open override var alignmentRectInsets: UIEdgeInsets {
    image?.alignmentInsets(in: environment) ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// Of a symbol: the baseline of its text, beside the middle of the view.
  package override var contentBaselines: ContentBaselines? {
    guard let image, let symbol = image.symbol else { return nil }
    let insets = alignmentRectInsets
    let baseline = image.size.height - symbol.descent(in: environment) - insets.top
    let offset = baseline - intrinsicContentSize.height / 2
    return ContentBaselines(first: offset, last: offset, heightShare: 0.5)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// A frame that the mask holds is stated to the engine as an alignment rectangle, which another
  /// symbol may change.
  private func imageDidChange(from old: UIImage?) {
    let alignment = old?.alignmentInsets(in: environment) ?? .zero
    let isMoved = alignment != alignmentRectInsets
    if isMoved, translatesAutoresizingMaskIntoConstraints { engine?.structureDidChange() }
    if isMoved || image?.size != old?.size { invalidateIntrinsicContentSize() }
  }
}
