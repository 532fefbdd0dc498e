/// The positions of texts and image in a configured button, computed from sizes alone. In points.
///
/// Title above subtitle form one block; the image is at an edge of it, and both together are
/// centred in the area inside the insets.
struct ConfiguredLayout {
  /// The edge of the texts at which the image is.
  enum Edge {
    case left, right, top, bottom
  }

  var title = CGSize.zero
  var subtitle = CGSize.zero
  var image = CGSize.zero
  var edge = Edge.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var insets = UIEdgeInsets.zero
  /// The alignment of title and subtitle in their block: 0 at the left, 1 at the right.
  var titleShare: CGFloat = 0.5
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center

  /// The frames of texts and image in the button's coordinates.
  struct Frames: Equatable {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
  }

  private var texts: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat {
    texts.height > 0 && image.height > 0 ? imagePadding : 0
  }

  private var isBeside: Bool { edge == .left || edge == .right }

  /// The size of texts and image together.
  var content: CGSize {
    isBeside
      ? CGSize(width: texts.width + gap + image.width, height: max(texts.height, image.height))
      : CGSize(width: max(texts.width, image.width), height: texts.height + gap + image.height)
  }

  /// The intrinsic size of the button.
  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// The width left for the texts in a button of a given width.
  func textWidth(within width: CGFloat) -> CGFloat {
    let room = width - insets.left - insets.right
    return max(0, isBeside ? room - image.width - (image.width > 0 ? imagePadding : 0) : room)
  }

  // MARK: Positions

  func frames(in bounds: CGRect) -> Frames {
    let room = bounds.inset(by: insets)
    let block = CGRect(
      x: start(in: room), y: top(in: room),
      width: horizontal == .fill ? max(0, room.width) : content.width, height: content.height)
    let texts = textRect(in: block)
    var frames = Frames()
    frames.image = imageRect(in: block)
    frames.title = line(title, top: texts.minY, in: texts)
    frames.subtitle = line(subtitle, top: texts.maxY - subtitle.height, in: texts)
    return frames
  }

  private func start(in room: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - content.width
    case .center: room.midX - content.width / 2
    }
  }

  private func top(in room: CGRect) -> CGFloat {
    switch vertical {
    case .top: room.minY
    case .bottom: room.maxY - content.height
    case .center, .fill: room.midY - content.height / 2
    }
  }

  private func textRect(in block: CGRect) -> CGRect {
    let size = texts
    let width = horizontal == .fill && isBeside ? block.width - gap - image.width : size.width
    let x =
      switch edge {
      case .left: block.maxX - width
      case .right: block.minX
      case .top, .bottom: block.midX - width / 2
      }
    let y =
      switch edge {
      case .left, .right: block.midY - size.height / 2
      case .top: block.maxY - size.height
      case .bottom: block.minY
      }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  private func imageRect(in block: CGRect) -> CGRect {
    let x =
      switch edge {
      case .left: block.minX
      case .right: block.maxX - image.width
      case .top, .bottom: block.midX - image.width / 2
      }
    let y =
      switch edge {
      case .left, .right: block.midY - image.height / 2
      case .top: block.minY
      case .bottom: block.maxY - image.height
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: image)
  }

  private func line(_ size: CGSize, top: CGFloat, in texts: CGRect) -> CGRect {
    let width = min(size.width, texts.width)
    return CGRect(
      x: texts.minX + (texts.width - width) * titleShare, y: top, width: width,
      height: size.height)
  }
}

extension UIButton {
  /// The background of a configured button.
  package struct Ground {
    /// The background's rectangle in the button's coordinates, in points.
    package let rect: CGRect
    package let color: UIColor?
    package let radius: CGFloat
    package let strokeColor: UIColor
    package let strokeWidth: CGFloat
  }

  /// The background; nil for a button without configuration.
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

  /// The sizes and distances of the content, with texts wrapped in a width in points.
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
    if let secondLabel { layout.subtitle = textSize(secondLabel, room) }
    return layout
  }

  private func textSize(_ label: UILabel, _ room: CGSize) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    var size = label.sizeThatFits(room)
    if room.width > 0 { size.width = min(size.width, room.width) }
    return size
  }

  private var indicatorSize: CGSize { environment.profile.controls.activityIndicator }

  /// The intrinsic size in points, with the texts wrapped at the width that the engine proposes.
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
    secondLabel?.textColor = color
    secondLabel?.frame = grid.rounded(frames.subtitle)
    picture.tintColor = color
    picture.frame = grid.rounded(frames.image)
    indicator?.color = color
    indicator?.frame = picture.frame
  }

  /// The baselines of title and last text, for any height of the button.
  final func configuredBaselines(_ configuration: Configuration) -> ContentBaselines? {
    guard label.text?.isEmpty == false else { return nil }
    let layout = configuredLayout(configuration, width: wrappingState.proposedWidth)
    let size = layout.size
    let frames = layout.frames(in: CGRect(origin: .zero, size: size))
    let share = contentVerticalAlignment.shareAbove
    let first = frames.title.minY + environment.pixelGrid.baseline(of: label.font)
    let last = secondLabel.flatMap { subtitle in
      subtitle.text?.isEmpty == false
        ? frames.subtitle.maxY + environment.pixelGrid.rounded(subtitle.font.descender) : nil
    }
    let offset = -share * size.height
    return ContentBaselines(
      first: first + offset, last: (last ?? first) + offset, heightShare: share)
  }
}

extension UIButton.Configuration {
  func imageEdge(in direction: UIUserInterfaceLayoutDirection) -> ConfiguredLayout.Edge {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    let isLeading = imagePlacement.contains(.leading) || !imagePlacement.contains(.trailing)
    return isLeading == (direction == .leftToRight) ? .left : .right
  }
}
