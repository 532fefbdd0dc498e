extension UITableViewCell {
  /// Runs `body` while the cell is laid out with a change, then takes the change back and restores
  /// the layout.
  ///
  /// - Parameters:
  ///   - fitsHeight: whether the table leaves the row's height to its content.
  ///   - change: makes the change, and takes it back where its argument is false.
  package final func whileChanged<Result>(
    fitsHeight: Bool, _ change: (Bool) -> Void, _ body: () -> Result
  ) -> Result {
    let (frame, height) = (frame, decidedHeight)
    defer {
      change(false)
      take(frame: frame, height: height)
    }
    change(true)
    var (changed, decided) = (self.frame, height)
    if fitsHeight {
      decided = fittedHeight(atWidth: frame.width)
      if decided != height { changed.size.height = environment.pixelGrid.roundedUp(decided) }
    } else if changed.height != frame.height {
      decided = changed.height
    }
    take(frame: changed, height: decided)
    return body()
  }

  /// Runs `body` while the cell is laid out with one more line in a label, then restores the
  /// layout.
  ///
  /// - Parameters:
  ///   - label: a label that can show another line (`mayHaveMoreLines`).
  ///   - fitsHeight: whether the table leaves the row's height to its content.
  package final func withOneMoreLine<Result>(
    in label: UILabel, fitsHeight: Bool, _ body: () -> Result
  ) -> Result {
    let content = label.content
    return whileChanged(fitsHeight: fitsHeight) { isLonger in
      if isLonger { label.content.appendLine() } else { label.content = content }
      label.textDidChange()
    } _: {
      body()
    }
  }

  /// The row height, in points, that a table requests of the cell; the default if the content asks
  /// for none.
  private func fittedHeight(atWidth width: CGFloat) -> CGFloat {
    let fitted = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : profile.defaultRowHeight
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
