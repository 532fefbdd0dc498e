import Typesetting

extension UILabel {
  /// The label's text as the typesetter takes it, for drawing.
  public final var paragraph: Paragraph {
    content.paragraph(direction: effectiveUserInterfaceLayoutDirection)
  }

  final func textDidChange() {
    invalidateIntrinsicContentSize()
  }

  final var labelIntrinsicSize: CGSize {
    measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  final func labelSize(fitting size: CGSize) -> CGSize {
    measure(width: size.width > 0 ? size.width : .infinity)
  }

  final func labelTextRect(_ bounds: CGRect, _ numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: measure(width: bounds.width))
  }

  private func measure(width: CGFloat) -> CGSize {
    let measure = environment.text.measure(
      paragraph, width: numberOfLines == 1 ? .infinity : width, maximumLines: numberOfLines)
    return CGSize(width: measure.width, height: measure.height)
  }
}
