extension UITableViewCell {
  /// The main label of the cell's style, made when first asked for.
  public final var textLabel: UILabel? {
    if let builtInTextLabel { return builtInTextLabel }
    let label = makeBuiltInLabel("textLabel", size: profile.styles.textSize)
    if style == .value2 { label.textAlignment = isRightToLeft ? .left : .right }
    builtInTextLabel = label
    return label
  }

  /// The second label; a default cell has none.
  public final var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let builtInDetailLabel { return builtInDetailLabel }
    let metrics = profile.styles
    let label = makeBuiltInLabel(
      "detailTextLabel", size: style == .subtitle ? metrics.subtitleSize : metrics.textSize)
    if style == .value1 { label.textColor = .secondaryLabel }
    builtInDetailLabel = label
    return label
  }

  /// The image before the labels; a value2 cell has none.
  public final var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let builtInImageView { return builtInImageView }
    let view = UIImageView(frame: .zero)
    view.name = "imageView"
    builtInImageView = view
    contentView.addSubview(view)
    return view
  }

  private func makeBuiltInLabel(_ name: String, size: CGFloat) -> UILabel {
    let label = environment.perform { UILabel(frame: .zero) }
    label.name = name
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  /// Writes the frames of the built-in labels and image, as the style has them.
  final func layOutBuiltInContent() {
    guard hasBuiltInContent else { return }
    let frames = builtInFrames(in: contentView.bounds.size)
    builtInTextLabel?.frame = frames.text
    builtInDetailLabel?.frame = frames.detail
    builtInImageView?.frame = frames.image
  }

  /// The height of a row that fits the built-in labels; nil without them.
  final func builtInHeight(width: CGFloat) -> CGFloat? {
    guard hasBuiltInContent else { return nil }
    let frames = builtInFrames(in: contentFrame(in: CGSize(width: width, height: 0)).size)
    let text = frames.contentHeight + 2 * profile.styles.fittingPadding
    return max(profile.defaultRowHeight, text + separatorAllowance)
  }

  /// Whether the cell's style decides the frame of `view`.
  final func placesBuiltIn(_ view: UIView) -> Bool {
    view === builtInTextLabel || view === builtInDetailLabel || view === builtInImageView
  }

  private var hasBuiltInContent: Bool {
    builtInTextLabel != nil || builtInDetailLabel != nil || builtInImageView != nil
  }

  private func builtInFrames(in content: CGSize) -> CellStyleFrames {
    let margins = contentView.layoutMargins
    return CellStyleFrames(
      style: style, content: content,
      start: (isRightToLeft ? margins.right : margins.left)
        + CGFloat(indentationLevel) * indentationWidth,
      end: isRightToLeft ? margins.left : margins.right,
      metrics: profile.styles, grid: environment.pixelGrid, mirrored: isRightToLeft,
      image: builtInImageView?.image?.size ?? .zero,
      text: { self.builtInTextLabel?.size(fitting: $0) ?? .zero },
      detail: { self.builtInDetailLabel?.size(fitting: $0) ?? .zero })
  }
}

extension UILabel {
  fileprivate func size(fitting width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
