extension ButtonLayout {
  /// The size a button asks for.
  ///
  /// Picture and title side by side plus the content insets. A button without picture and without
  /// insets is given the padding and the least width of the version of iOS instead (stored frames:
  /// 15 pt gives 30, 17 pt 33, "OK" 30 × 30; with insets or a picture nothing is added).
  func intrinsicSize(background: CGSize, metrics: ControlMetrics) -> CGSize {
    let isPadded = contentInsets == .zero && image == .zero
    let width = spacedImageWidth + title.width + contentInsets.left + contentInsets.right
    let height = max(image.height, title.height) + contentInsets.top + contentInsets.bottom
    return CGSize(
      width: max(isPadded ? metrics.buttonMinimumWidth : 0, width, background.width),
      height: max(height + (isPadded ? metrics.buttonPadding : 0), background.height))
  }
}
