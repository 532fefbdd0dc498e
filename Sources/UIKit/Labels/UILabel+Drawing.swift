import Typesetting

extension UILabel {
  /// The text as it is drawn in the present bounds: set smaller where it is too wide and the label
  /// may do so.
  ///
  /// The size is the largest that fits, down to `minimumScaleFactor`; found by proportion first,
  /// since widths grow almost in proportion to the size, and then in steps of a hundredth.
  public final var drawnParagraph: Paragraph {
    let full = paragraph
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, least < 1, bounds.width > 0 else {
      return full
    }
    let natural = environment.text.measure(full, width: .infinity, maximumLines: 1).width
    guard natural > bounds.width else { return full }
    var scale = bounds.width / natural
    while scale > least {
      let scaled = full.scaled(by: scale)
      let width = environment.text.measure(scaled, width: .infinity, maximumLines: 1).width
      if width <= bounds.width { return scaled }
      scale -= 0.01
    }
    return full.scaled(by: least)
  }
}

extension Paragraph {
  /// The same text with every font at `scale` times its size.
  func scaled(by scale: CGFloat) -> Paragraph {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font.pointSize *= scale
      copy.runs[index].tracking *= scale
    }
    return copy
  }
}
