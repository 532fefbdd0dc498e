/// Shows a list content configuration: an image, a text, and a second text below or beside it.
///
/// Positions are arithmetic: everything is centred in the height; texts beside each other that find
/// no room are put below each other.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var shown: UIListContentConfiguration

  /// Setting one of another type is ignored, and an equal one changes nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  /// Shows the value at once.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondLabel] { addSubview(view) }
    label.name = "text"
    secondLabel.name = "secondaryText"
    picture.name = "image"
    show()
  }

  /// Creates a view of a cell's content; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  private func show() {
    apply(shown.textProperties, shown.text, shown.attributedText, to: label)
    apply(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      to: secondLabel)
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.image = shown.image
    let symbol = shown.imageProperties.preferredSymbolConfiguration
    if let symbol, shown.image?.isSymbolImage == true {
      picture.image = shown.image?.withConfiguration(symbol)
    }
    picture.tintColor = shown.imageProperties.tintColor
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.isHidden = shown.image == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transform.applied(to: text)
    }
    label.isHidden = label.text?.isEmpty != false
  }

  /// The frame of the text, else of the second one, in the view's coordinates; nil without text.
  package final var textFrame: CGRect? {
    label.isHidden ? secondLabel.isHidden ? nil : secondLabel.frame : label.frame
  }

  package override var wrapsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let width = wrappingState.proposedWidth
    let frames = frames(in: width.isFinite ? width : 0, height: 0)
    return CGSize(width: width.isFinite ? width : frames.width, height: frames.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: size.width, height: 0).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (picture, frames.image), (label, frames.text), (secondLabel, frames.second),
    ] {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = environment.pixelGrid.rounded(frame)
    }
  }

  /// The margins by leading and trailing: at least the superview's where those are preserved.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var second = CGRect.zero
    /// The width that texts would like, margins included.
    var width: CGFloat = 0
    /// The height that all needs, margins included.
    var height: CGFloat = 0
  }

  private var imageSize: CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let factor = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Frames in a width, leading at the left, centred in a height; width 0 leaves texts free.
  private func frames(in width: CGFloat, height: CGFloat) -> Frames {
    let margins = margins
    var frames = Frames()
    var x = margins.leading
    let image = imageSize
    if picture.image != nil {
      let reserved = shown.imageProperties.reservedLayoutSize
      let room = reserved.width > 0 ? reserved.width : image.width
      frames.image = CGRect(origin: CGPoint(x: x + (room - image.width) / 2, y: 0), size: image)
      x += room + shown.imageToTextPadding
    }
    let end = width > 0 ? max(x, width - margins.trailing) : .greatestFiniteMagnitude
    let texts = setTexts(from: x, to: end, &frames)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText && frames.second.width > 0
    let widths = (frames.text.width, frames.second.width)
    frames.width =
      x + margins.trailing
      + (isBeside
        ? widths.0 + shown.textToSecondaryTextHorizontalPadding + widths.1
        : max(widths.0, widths.1))
    let content = max(texts, image.height, shown.imageProperties.reservedLayoutSize.height)
    frames.height = content + margins.top + margins.bottom
    let middle = margins.top + (max(height, frames.height) - margins.top - margins.bottom) / 2
    frames.image.origin.y = middle - image.height / 2
    frames.text.origin.y += middle - texts / 2
    frames.second.origin.y += middle - texts / 2
    return frames
  }

  /// Positions the texts with their top at 0, and returns their height.
  private func setTexts(from x: CGFloat, to end: CGFloat, _ frames: inout Frames) -> CGFloat {
    let room = end - x
    let hasText = label.text?.isEmpty == false, hasSecond = secondLabel.text?.isEmpty == false
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    let text = hasText ? label.sizeThatFits(limit) : .zero
    let second = hasSecond ? secondLabel.sizeThatFits(limit) : .zero
    let gap = shown.textToSecondaryTextHorizontalPadding
    let isBeside = hasText && hasSecond && shown.prefersSideBySideTextAndSecondaryText
    let isUnlimited = end == .greatestFiniteMagnitude
    if isBeside, isOneLine(text, label), isOneLine(second, secondLabel),
      isUnlimited || text.width + gap + second.width <= room
    {
      let lines = max(text.height, second.height)
      let end = isUnlimited ? x + text.width + gap + second.width : end
      frames.text = CGRect(
        x: x, y: (lines - text.height) / 2, width: text.width, height: text.height)
      frames.second = CGRect(
        x: end - second.width, y: (lines - second.height) / 2, width: second.width,
        height: second.height)
      return lines
    }
    let top = text.height + (hasText && hasSecond ? shown.textToSecondaryTextVerticalPadding : 0)
    frames.text = CGRect(
      x: x, y: 0, width: width(of: text, label, in: room), height: text.height)
    frames.second = CGRect(
      x: x, y: top, width: width(of: second, secondLabel, in: room), height: second.height)
    return top + second.height
  }

  /// A text is as wide as itself, unless it is aligned within the room.
  private func width(of text: CGSize, _ label: UILabel, in room: CGFloat) -> CGFloat {
    let fills = label.textAlignment != .natural && text.width > 0
    return fills && room < .greatestFiniteMagnitude / 2 ? room : min(text.width, room)
  }

  private func isOneLine(_ size: CGSize, _ label: UILabel) -> Bool {
    size.height < 2 * (label.font?.lineHeight ?? 0)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
