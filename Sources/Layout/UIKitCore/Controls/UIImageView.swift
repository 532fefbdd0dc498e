open class UIImageView: UIView {
  /// The image; without one there is no intrinsic size.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// The image of a highlighted view; nil uses `image`.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// Whether an effect has taken the symbol away; its place stays.
  package final var hidesSymbol = false
  /// The image that is drawn: the highlighted one, or the first one of an animation that was
  /// started; nil where an effect has taken it away.
  package final var shownImage: UIImage? {
    if hidesSymbol { return nil }
    if isHighlighted, let highlightedImage { return highlightedImage }
    if isStarted, let first = animationImages?.first { return first }
    return image
  }
  private var isStarted = false
  /// Whether symbols move; they never do here.
  open var isSymbolAnimationEnabled = false
  /// Whether the image grows with the text at accessibility sizes; no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// How bright the image may be; no effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Images of an animation; the first one is drawn while it runs.
  open var animationImages: [UIImage]?
  /// Images of an animation while the view is highlighted; no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often it runs; 0 is for ever.
  open var animationRepeatCount = 0
  /// Whether it was started; nothing moves here.
  open var isAnimating: Bool { isStarted }
  /// Starts the animation: shows its first image.
  open func startAnimating() { isStarted = animationImages?.isEmpty == false }
  /// `image` is drawn again in place of the animation's first image.
  open func stopAnimating() { isStarted = false }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    imageDidChange(from: nil)
  }

  /// How an image in `automatic` mode is drawn: in the tint in a system button, for one.
  package final var automaticRendering = UIImage.AutomaticRendering.original

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange(from: nil)
  }

  /// The size and weight of a symbol that has no configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard let configuration = preferredSymbolConfiguration, image?.isSymbolImage == true else {
        return
      }
      image = image?.withConfiguration(configuration)
    }
  }

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

  /// For a symbol: the baseline of its text, relative to the centre of the view.
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

  /// Called when the image has changed. Updates a frame held by the autoresizing mask: the engine
  /// holds it as an alignment rectangle, which differs from symbol to symbol.
  private func imageDidChange(from old: UIImage?) {
    let alignment = old?.alignmentInsets(in: environment) ?? .zero
    let isMoved = alignment != alignmentRectInsets
    if isMoved, translatesAutoresizingMaskIntoConstraints { engine?.structureDidChange() }
    if isMoved || image?.size != old?.size { invalidateIntrinsicContentSize() }
  }
}

extension UIImage {
  /// The colour in which the shape is drawn; nil for the image's own colours. `plain`: what
  /// `automatic` means in the view for images that are no symbols.
  package func tint(in view: UIView, automatic plain: AutomaticRendering) -> UIColor? {
    switch renderingMode {
    case .alwaysTemplate: view.tintColor
    case .alwaysOriginal: ownTint ?? (isSymbolImage ? .label : nil)
    case .automatic: ownTint ?? (isSymbolImage || plain == .template ? view.tintColor : nil)
    }
  }
}
