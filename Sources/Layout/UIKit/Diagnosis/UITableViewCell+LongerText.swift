extension UITableViewCell {
  /// Runs `body` while the cell is laid out with one more line in a label, then restores the
  /// layout.
  ///
  /// - Parameters:
  ///   - label: a label that can show another line (`mayHaveMoreLines`).
  ///   - fitsHeight: whether the table leaves the row's height to its content.
  package final func withOneMoreLine<Result>(
    in label: UILabel, fitsHeight: Bool, _ body: () -> Result
  ) -> Result {
    let (content, frame, height) = (label.content, frame, decidedHeight)
    defer {
      label.content = content
      label.textDidChange()
      take(frame: frame, height: height)
    }
    label.content.appendLine()
    label.textDidChange()
    let fitted = fitsHeight ? fittedHeight(atWidth: frame.width) : height
    var longer = frame
    if fitted != height { longer.size.height = environment.pixelGrid.roundedUp(fitted) }
    take(frame: longer, height: fitted)
    return body()
  }

  /// The row height, in points, that a table requests of the cell; the present one if the content
  /// asks for none.
  private func fittedHeight(atWidth width: CGFloat) -> CGFloat {
    let fitted = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : decidedHeight
  }
}

extension UILabel {
  /// Whether the label would show another line: it has no limit, or has not reached it.
  package final var mayHaveMoreLines: Bool { numberOfLines == 0 || lineCount < numberOfLines }
}

extension LabelContent {
  /// Appends the shortest possible line, in the font of the last character.
  fileprivate mutating func appendLine() {
    let line = isEmpty ? "x" : "\nx"
    guard let attributes else {
      _ = setText((text ?? "") + line)
      return
    }
    let longer = NSMutableAttributedString(attributedString: attributes)
    longer.replaceCharacters(in: NSRange(location: longer.length, length: 0), with: line)
    attributedText = longer
  }
}
