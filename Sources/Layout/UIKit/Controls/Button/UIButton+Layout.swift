extension UIButton {
  /// Sizes, insets and alignment as they are now.
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
  /// of 158 heights; the others are stretched). Without a title it is a line high all the same, so
  /// that a low picture does not make a low button (19 of 19 stored ones, none of 42 below the
  /// line).
  private var titleSize: CGSize {
    guard label.text?.isEmpty == false else {
      return CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
    }
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Places title and picture. The title's colour may come from an ancestor that was not there when
  /// the title was set.
  final func placeContent() {
    label.textColor = currentTitleColor
    let content = contentRect(forBounds: bounds)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// The title's baselines for any height of the button; those that it would have where there is
  /// only a picture.
  final var titleBaselines: ContentBaselines? {
    guard label.text?.isEmpty == false || currentImage != nil else { return nil }
    let height = titleSize.height
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    let insets = contentEdgeInsets + titleEdgeInsets
    let top = insets.top * (1 - share) - insets.bottom * share - height * share
    let baseline = top + environment.pixelGrid.rounded(label.font.ascender)
    return ContentBaselines(first: baseline, last: baseline, heightShare: share)
  }
}
