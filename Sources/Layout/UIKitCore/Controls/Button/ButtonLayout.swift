/// The rectangles of a button's title and picture, from sizes and insets alone.
///
/// Picture and title side by side make a row, without a gap. The row is laid out twice: in the
/// content rectangle inset by `imageInsets`, of which the picture's rectangle is taken, and inset
/// by `titleInsets`, of which the title's is taken. Where room is short the picture is given its
/// width first and the title is squeezed. So opposite insets move a part by half their difference
/// in a centred button and wholly at an edge, insets of one part never move or squeeze the other,
/// and a picture whose insets leave just enough room for it stands there. Frames measured on a
/// phone agree (button 335 wide, picture 32, title 54: picture at 124.5, with a left inset of 50 at
/// 149.5; title at 156.5, with a right inset of 100 at 106.5, always 54 wide;
/// e-com-net.com/article/1745505489363419136.htm).
///
/// Insets name left and right, also where the interface is right to left. They do not count in the
/// button's own size.
struct ButtonLayout {
  var title = CGSize.zero
  var image = CGSize.zero
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// The space before the image, and between image and title; used if there are both.
  var spacing = ButtonSpacing()

  /// The image's rectangle in the coordinates of `content`, in points.
  ///
  /// With horizontal fill it takes the width that the title leaves (a lone image is stretched to
  /// the edges), with vertical fill the whole height.
  func imageRect(in content: CGRect) -> CGRect {
    let area = area(content, imageInsets)
    let row = row(in: area)
    let height = vertical == .fill ? area.height : min(image.height, area.height)
    let lead = min(lead, row.image)
    let room = horizontal == .fill && image.width > 0 ? area.width - row.title : row.image
    let width = max(0, min(room - lead, horizontal == .fill ? .infinity : image.width))
    let x = direction == .leftToRight ? row.start + lead : row.end - lead - width
    return CGRect(x: x, y: top(of: height, in: area), width: width, height: height)
  }

  /// The title's rectangle in the coordinates of `content`, in points. With horizontal fill it
  /// takes all that the image's own width leaves; the text still begins at the edge.
  func titleRect(in content: CGRect) -> CGRect {
    let area = area(content, titleInsets)
    let row = row(in: area)
    let height = min(title.height, area.height)
    let width = horizontal == .fill ? area.width - row.image : row.title
    let x = direction == .leftToRight ? row.end - width : row.start
    return CGRect(x: x, y: top(of: height, in: area), width: width, height: height)
  }

  // MARK: The row

  /// Positions and widths of image and title side by side, with the space around the image.
  private struct Row {
    var start: CGFloat
    var end: CGFloat
    var image: CGFloat
    var title: CGFloat
  }

  private var isSpaced: Bool { image.width > 0 && title.width > 0 }
  private var lead: CGFloat { isSpaced ? spacing.lead : 0 }
  /// The width of the image with the space around it, in points.
  fileprivate var spacedImageWidth: CGFloat {
    image.width + (isSpaced ? spacing.lead + spacing.gap : 0)
  }

  private func row(in area: CGRect) -> Row {
    let image = min(spacedImageWidth, area.width)
    let title = min(title.width, area.width - image)
    let width = horizontal == .fill ? area.width : image + title
    let start =
      switch horizontal.resolved(in: direction) {
      case .left, .fill, .leading: area.minX
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
      }
    return Row(start: start, end: start + width, image: image, title: title)
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch vertical {
    case .top: area.minY
    case .bottom: area.maxY - height
    case .center, .fill: area.midY - height / 2
    }
  }

  /// The content rectangle less insets. If they leave nothing, it is empty: its x is at the left
  /// inset, or midway between the insets if the content is centred.
  private func area(_ content: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let horizontal = horizontal.resolved(in: direction)
    let across = Self.span(
      content.minX + insets.left, content.maxX - insets.right,
      share: horizontal == .center ? 0.5 : horizontal == .right ? 1 : 0)
    let down = Self.span(
      content.minY + insets.top, content.maxY - insets.bottom,
      share: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func span(
    _ start: CGFloat, _ end: CGFloat, share: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    end >= start ? (start, end - start) : (start + (end - start) * share, 0)
  }
}

extension ButtonLayout {
  /// The intrinsic size of a button, in points.
  ///
  /// Image and title side by side plus the content insets. A button without image and without
  /// insets gets the padding and the least width of the version of iOS instead (stored frames: 15
  /// pt gives 30, 17 pt 33, "OK" 30 × 30; with insets or an image nothing is added).
  func intrinsicSize(background: CGSize, metrics: ControlMetrics) -> CGSize {
    let isPadded = contentInsets == .zero && image == .zero
    let width = spacedImageWidth + title.width + contentInsets.left + contentInsets.right
    let height = max(image.height, title.height) + contentInsets.top + contentInsets.bottom
    return CGSize(
      width: max(isPadded ? metrics.buttonMinimumWidth : 0, width, background.width),
      height: max(height + (isPadded ? metrics.buttonPadding : 0), background.height))
  }
}

extension UIButton {
  /// The layout for the button's present sizes, insets and alignment.
  final var layout: ButtonLayout {
    ButtonLayout(
      title: titleSize, image: currentImage?.size ?? .zero, contentInsets: contentEdgeInsets,
      titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      direction: effectiveUserInterfaceLayoutDirection,
      spacing: buttonType == .system && currentImage?.isSymbolImage == true
        ? environment.profile.controls.symbolButtonSpacing : ButtonSpacing())
  }

  /// The title's size, rounded up to whole points in both directions (162 of 168 stored widths, 158
  /// of 158 heights; the others are stretched). An empty title still has the height of a line, so
  /// that a low image does not make a low button (19 of 19 stored ones, none of 42 below the line).
  private var titleSize: CGSize {
    guard label.text?.isEmpty == false else {
      return CGSize(width: 0, height: PixelGrid.wholePoints(label.font.lineHeight))
    }
    return PixelGrid.wholePoints(label.intrinsicContentSize)
  }

  /// Sets the frames of title and image. Updates the title's colour as well, because it may come
  /// from an ancestor that was added after the title was set.
  final func placeContent() {
    label.textColor = currentTitleColor
    let content = contentRect(forBounds: bounds)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    if !holdsTitle() { label.frame = titleRect(forContentRect: content) }
  }

  /// Leaves the place of a title to the engine where constraints of others hold to it: as large as its
  /// text, in the middle of the rectangle that insets leave, even where that is smaller (four recordings
  /// of one project). Only for a centred title without an image.
  private func holdsTitle() -> Bool {
    guard titleHold != nil || label.own.isUsed, label.superview === self, currentImage == nil,
      contentHorizontalAlignment == .center, contentVerticalAlignment == .center
    else { return false }
    if titleHold == nil {
      label.translatesAutoresizingMaskIntoConstraints = false
      let hold = (
        x: label.centerXAnchor.constraint(equalTo: centerXAnchor),
        y: label.centerYAnchor.constraint(equalTo: centerYAnchor)
      )
      NSLayoutConstraint.activate([hold.x, hold.y])
      titleHold = hold
    }
    let insets = contentEdgeInsets + titleEdgeInsets
    titleHold?.x.constant = (insets.left - insets.right) / 2
    titleHold?.y.constant = (insets.top - insets.bottom) / 2
    return true
  }

  /// The title's baselines for any height; a button with only an image has them too.
  final var titleBaselines: ContentBaselines? {
    guard label.text?.isEmpty == false || currentImage != nil else { return nil }
    let height = titleSize.height
    let share = contentVerticalAlignment.shareAbove
    let insets = contentEdgeInsets + titleEdgeInsets
    let top = insets.top * (1 - share) - insets.bottom * share - height * share
    let baseline = top + environment.pixelGrid.baseline(of: label.font)
    return ContentBaselines(first: baseline, last: baseline, heightShare: share)
  }
}
