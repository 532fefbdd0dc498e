extension UIButton {
  /// What a configured button has behind its content.
  package struct Ground {
    /// Where it lies in the button.
    package let rect: CGRect
    package let color: UIColor?
    package let radius: CGFloat
    package let strokeColor: UIColor
    package let strokeWidth: CGFloat
  }

  /// The ground of a configured button; nil for one without configuration.
  package final var ground: Ground? {
    guard let configuration else { return nil }
    let background = configuration.background
    let insets = background.backgroundInsets.resolved(in: effectiveUserInterfaceLayoutDirection)
    let rect = bounds.inset(by: insets)
    return Ground(
      rect: rect, color: configuration.ground(tint: tintColor, isEnabled: isEnabled),
      radius: configuration.cornerRadius(
        height: rect.height, version: environment.profile.version),
      strokeColor: background.strokeColor ?? tintColor, strokeWidth: background.strokeWidth)
  }

  /// Sizes and distances of what the configuration shows, the texts wrapped within a width.
  final func configuredLayout(_ configuration: Configuration, width: CGFloat) -> ConfiguredLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    var layout = ConfiguredLayout()
    layout.image =
      configuration.showsActivityIndicator ? indicatorSize : picture.image?.size ?? .zero
    layout.edge = configuration.imageEdge(in: direction)
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.insets = configuration.contentInsets.resolved(in: direction)
    layout.titleShare = configuration.titleShare(isMirrored: direction == .rightToLeft)
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    let room = CGSize(
      width: width.isFinite ? max(1, layout.textWidth(within: width)) : 0, height: 0)
    layout.title = textSize(label, room)
    if let subtitleLabel { layout.subtitle = textSize(subtitleLabel, room) }
    return layout
  }

  private func textSize(_ label: UILabel, _ room: CGSize) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    var size = label.sizeThatFits(room)
    if room.width > 0 { size.width = min(size.width, room.width) }
    return size
  }

  private var indicatorSize: CGSize { environment.profile.controls.activityIndicator }

  /// The intrinsic size, the texts wrapped at the width that the engine proposes.
  final func configuredSize(_ configuration: Configuration) -> CGSize {
    configuredLayout(configuration, width: wrappingState.proposedWidth).size
  }

  final func placeConfigured(_ configuration: Configuration) {
    let layout = configuredLayout(configuration, width: bounds.width)
    let frames = layout.frames(in: bounds)
    let grid = environment.pixelGrid
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    label.textColor = color
    label.frame = grid.rounded(frames.title)
    subtitleLabel?.textColor = color
    subtitleLabel?.frame = grid.rounded(frames.subtitle)
    picture.tintColor = color
    picture.frame = grid.rounded(frames.image)
    indicator?.color = color
    indicator?.frame = picture.frame
  }

  /// The baselines of title and last text for any height of the button.
  final func configuredBaselines(_ configuration: Configuration) -> ContentBaselines? {
    guard label.text?.isEmpty == false else { return nil }
    let layout = configuredLayout(configuration, width: wrappingState.proposedWidth)
    let size = layout.size
    let frames = layout.frames(in: CGRect(origin: .zero, size: size))
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    let first = frames.title.minY + environment.pixelGrid.rounded(label.font.ascender)
    let last = subtitleLabel.flatMap { subtitle in
      subtitle.text?.isEmpty == false
        ? frames.subtitle.maxY + environment.pixelGrid.rounded(subtitle.font.descender) : nil
    }
    let offset = -share * size.height
    return ContentBaselines(
      first: first + offset, last: (last ?? first) + offset, heightShare: share)
  }
}

extension UIButton.Configuration {
  /// The placement of the picture once the direction is known.
  func imageEdge(in direction: UIUserInterfaceLayoutDirection) -> ConfiguredLayout.Edge {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    let isLeading = imagePlacement.contains(.leading) || !imagePlacement.contains(.trailing)
    return isLeading == (direction == .leftToRight) ? .left : .right
  }
}
