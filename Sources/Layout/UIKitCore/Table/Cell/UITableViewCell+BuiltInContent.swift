extension UITableViewCell {
  /// The main label of the cell's style, created on first use.
  final var madeTextLabel: UILabel? {
    if let builtInTextLabel { return builtInTextLabel }
    let label = makeBuiltInLabel("textLabel", size: profile.styles.textSize)
    if style == .value2 { label.textAlignment = isRightToLeft ? .left : .right }
    builtInTextLabel = label
    return label
  }

  /// The second label; nil in a default cell.
  final var madeDetailLabel: UILabel? {
    if style == .default { return nil }
    if let builtInDetailLabel { return builtInDetailLabel }
    let metrics = profile.styles
    let label = makeBuiltInLabel(
      "detailTextLabel", size: style == .subtitle ? metrics.subtitleSize : metrics.textSize)
    if style == .value1 { label.textColor = .secondaryLabel }
    builtInDetailLabel = label
    return label
  }

  /// The image view before the labels; nil in a value2 cell.
  final var madeImageView: UIImageView? {
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
    label.font = .systemFont(ofSize: sizeAtTextSize(size))
    contentView.addSubview(label)
    return label
  }

  /// The font size that a size of the style has at the user's text size, in points. Since iOS 8 the
  /// built-in labels follow that, the main one as body text.
  private func sizeAtTextSize(_ size: CGFloat) -> CGFloat {
    guard environment.profile.version >= 8, environment.contentSizeCategory != .large else {
      return size
    }
    let style: UIFont.TextStyle =
      switch size {
      case ...11: .caption2
      case ...12: .caption1
      case ...15: .subheadline
      default: .body
      }
    return environment.perform { UIFont.preferredFont(forTextStyle: style).pointSize }
  }

  /// Sets the frames of the built-in labels and image, as the cell's style requires.
  final func layOutBuiltInContent() {
    guard hasBuiltInContent else { return }
    let frames = builtInFrames(in: contentView.bounds.size)
    builtInTextLabel?.frame = frames.text
    builtInDetailLabel?.frame = frames.detail
    builtInImageView?.frame = frames.image
  }

  /// The height in points of a row that fits the built-in labels; nil without them.
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

  /// Whether a `value1` cell has its value below the title, as at accessibility text sizes.
  private var stacksValue: Bool {
    style == .value1 && environment.profile.version >= 11
      && environment.contentSizeCategory.isAccessibilityCategory
  }

  private func builtInFrames(in content: CGSize) -> CellStyleFrames {
    let margins = contentView.layoutMargins
    return CellStyleFrames(
      style: stacksValue ? .subtitle : style, content: content,
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

/// The frames of a cell style's labels and image, in the content view's coordinates and points;
/// computed by arithmetic, not constraints.
///
/// From Interface Builder files: a default label starts at the side margin and takes the full
/// height (180 of 210); the labels of value1 are centred and end at the margin (44 of 53); those of
/// subtitle are stacked and centred as a pair (68); text starts 15 after an image (8).
struct CellStyleFrames {
  var text = CGRect.zero
  var detail = CGRect.zero
  var image = CGRect.zero
  /// The height in points of the labels, or of a taller image.
  private(set) var contentHeight: CGFloat = 0
  private let content: CGSize
  private let grid: PixelGrid

  /// - Parameters:
  ///   - content: the size of the content view.
  ///   - start: the distance from its leading edge to the first element.
  ///   - end: the distance from the last element to its trailing edge.
  ///   - image: zero without an image.
  ///   - text: the size of the main label in a width; `detail` likewise.
  init(
    style: UITableViewCell.CellStyle, content: CGSize, start: CGFloat, end: CGFloat,
    metrics: CellStyleMetrics, grid: PixelGrid, mirrored: Bool, image imageSize: CGSize,
    text: (CGFloat) -> CGSize, detail: (CGFloat) -> CGSize
  ) {
    self.content = content
    self.grid = grid
    var x = start
    if imageSize.width > 0 {
      image = centred(fitted(imageSize), x: x)
      x += image.width + metrics.imageSpacing
    }
    let width = max(0, content.width - end - x)
    switch style {
    case .default: placeDefault(x: x, width: width, text(width))
    case .value1: placeValue1(x: x, width: width, text(width), detail(width))
    case .value2: placeValue2(x: x, width: width, metrics, text: text, detail: detail)
    case .subtitle: placeSubtitle(x: x, width: width, metrics, text(width), detail(width))
    }
    contentHeight = max(contentHeight, imageSize.height)
    if mirrored { mirror() }
  }

  private mutating func placeDefault(x: CGFloat, width: CGFloat, _ size: CGSize) {
    text = CGRect(x: x, y: 0, width: width, height: content.height)
    contentHeight = size.height
  }

  /// Positions the labels of value1, each at the middle, rounded up to whole points. The detail
  /// keeps its width as long as there is room for the text beside it.
  private mutating func placeValue1(
    x: CGFloat, width: CGFloat, _ textSize: CGSize, _ detailSize: CGSize
  ) {
    let textWidth = min(textSize.width, width)
    let detailWidth = min(detailSize.width, max(0, width - textWidth))
    text = centred(CGSize(width: textWidth, height: textSize.height), x: x)
    detail = centred(
      CGSize(width: detailWidth, height: detailSize.height), x: x + width - detailWidth)
    text.origin.y = PixelGrid.wholePoints((content.height - text.height) / 2)
    detail.origin.y = PixelGrid.wholePoints((content.height - detail.height) / 2)
    contentHeight = max(textSize.height, detailSize.height)
  }

  private mutating func placeValue2(
    x: CGFloat, width: CGFloat, _ metrics: CellStyleMetrics, text: (CGFloat) -> CGSize,
    detail: (CGFloat) -> CGSize
  ) {
    let textWidth = min(metrics.value2LabelWidth, width)
    let detailStart = textWidth + metrics.value2Spacing
    let detailWidth = max(0, width - detailStart)
    let heights = (text(textWidth).height, detail(detailWidth).height)
    self.text = centred(CGSize(width: textWidth, height: heights.0), x: x)
    self.detail = centred(CGSize(width: detailWidth, height: heights.1), x: x + detailStart)
    contentHeight = max(heights.0, heights.1)
  }

  private mutating func placeSubtitle(
    x: CGFloat, width: CGFloat, _ metrics: CellStyleMetrics, _ textSize: CGSize,
    _ detailSize: CGSize
  ) {
    let spacing = detailSize.height > 0 ? metrics.subtitleSpacing : 0
    contentHeight = textSize.height + spacing + detailSize.height
    let top = grid.rounded((content.height - contentHeight) / 2)
    text = CGRect(
      x: x, y: top, width: min(textSize.width, width), height: textSize.height)
    detail = CGRect(
      x: x, y: text.maxY + spacing, width: min(detailSize.width, width),
      height: detailSize.height)
  }

  /// An image that is higher than the row is as high as it, in proportion and whole points wide
  /// (2 of 2).
  private func fitted(_ size: CGSize) -> CGSize {
    guard content.height > 0, size.height > content.height else { return size }
    return CGSize(
      width: PixelGrid.wholePoints(size.width * content.height / size.height),
      height: content.height)
  }

  private func centred(_ size: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: x, y: grid.rounded((content.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  private mutating func mirror() {
    for path in [\CellStyleFrames.text, \.detail, \.image] {
      self[keyPath: path].origin.x = content.width - self[keyPath: path].maxX
    }
  }
}
