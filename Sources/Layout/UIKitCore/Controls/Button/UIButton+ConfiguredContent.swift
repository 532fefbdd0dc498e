extension UIButton {
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration and an action, whose title and image are the default.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    self.configuration = configuration
    showState()
  }

  /// Requests `updateConfiguration()`; here it is called at once.
  public final func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// The title of a configured button: the configuration's, else the one set for the state.
  private func title(of configuration: Configuration) -> NSAttributedString? {
    if let title = configuration.richTitle { return title }
    if let title = configuration.title { return NSAttributedString(string: title) }
    return currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
  }

  /// Updates label and image views from the configuration.
  final func show(_ configuration: Configuration) {
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    let size = configuration.buttonSize
    label.font = configuration.titleFont ?? .preferredFont(forTextStyle: size.titleStyle)
    let breaking = configuration.titleBreak ?? .byWordWrapping
    label.numberOfLines = [.byWordWrapping, .byCharWrapping].contains(breaking) ? 0 : 1
    label.lineBreakMode = configuration.titleBreak ?? .byTruncatingTail
    label.attributedText = title(of: configuration)
    label.textColor = color
    configuration.titleTextAttributesTransformer?.change(label)
    showSubtitle(configuration, color)
    picture.image = symbol(of: configuration)
    picture.tintColor = configuration.imageColorTransformer.map { $0(color) } ?? color
    let isFaint = isHighlighted
    label.alpha = isFaint ? 0.75 : 1
    picture.alpha = label.alpha
    let alignment = textAlignment(of: configuration)
    label.textAlignment = alignment
    secondLabel?.textAlignment = alignment
  }

  private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
    let text =
      configuration.richSubtitle
      ?? configuration.subtitle.map { NSAttributedString(string: $0) }
    guard text != nil || secondLabel != nil else { return }
    let label = secondLabel ?? UIButtonLabel()
    secondLabel = label
    label.font =
      configuration.subtitleFont
      ?? .preferredFont(forTextStyle: configuration.buttonSize.subtitleStyle)
    label.numberOfLines = 0
    label.attributedText = text
    label.textColor = color
    configuration.subtitleTextAttributesTransformer?.change(label)
  }

  /// The symbol; without a size of its own it is as large as the title's text.
  private func symbol(of configuration: Configuration) -> UIImage? {
    guard let image = configuration.image ?? currentImage, let symbol = image.symbol else {
      return configuration.image ?? currentImage
    }
    if let preferred = configuration.preferredSymbolConfigurationForImage {
      return image.withConfiguration(preferred)
    }
    guard symbol.configuration.isDefault else { return image }
    return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: label.font.pointSize))
  }

  private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleShare(isMirrored: isMirrored) {
    case 0: return .left
    case 1: return .right
    default: return .center
    }
  }
}

extension UIButton.Configuration {
  /// The alignment of title and subtitle in their block: 0 at the left, 1 at the right.
  func titleShare(isMirrored: Bool) -> CGFloat {
    let share: CGFloat =
      switch titleAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      case .automatic: automaticTitleShare
      }
    return isMirrored ? 1 - share : share
  }

  private var automaticTitleShare: CGFloat {
    if imagePlacement.contains(.top) || imagePlacement.contains(.bottom) { return 0.5 }
    return imagePlacement.contains(.trailing) ? 1 : 0
  }
}

extension UIConfigurationTextAttributesTransformer {
  func change(_ label: UILabel) {
    guard let text = label.attributedText, text.length > 0 else { return }
    var present = AttributeContainer()
    present.font = label.font
    present.foregroundColor = label.textColor
    let changed = self(present)
    if let font = changed.font { label.font = font }
    if let color = changed.foregroundColor { label.textColor = color }
    let merged = NSMutableAttributedString(string: text.string, attributes: changed.keyed)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      merged.addAttributes(attributes, range: range)
    }
    label.attributedText = merged
  }
}
