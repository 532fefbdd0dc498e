/// Who decides the height of a row that is laid out with a change.
package enum TrialHeight {
  /// The content: the cell is fitted again, as a table does that leaves heights to its rows.
  case fitted
  case given
}

extension UITableViewCell {
  /// Runs `body` while the cell is laid out with a change, then takes the change back and restores
  /// the layout.
  ///
  /// - Parameters:
  ///   - height: who decides the row's height meanwhile.
  ///   - isLast: whether the layout is restored at once; else `endChanges()` restores it after
  ///     further changes.
  ///   - change: makes the change, and takes it back where its argument is false.
  package final func whileChanged<Result>(
    height: TrialHeight, isLast: Bool = true, _ change: (Bool) -> Void, _ body: () -> Result
  ) -> Result {
    let frame = frame
    // A height that was set since the cell was fitted is a given one.
    let isDecided = environment.pixelGrid.roundedUp(decidedHeight) == frame.height
    let before = isDecided ? decidedHeight : frame.height
    defer {
      change(false)
      if isLast {
        take(frame: frame, height: before)
      } else {
        assignFrame(frame)
        decidedHeight = before
      }
    }
    change(true)
    var (changed, decided) = (self.frame, before)
    if height == .fitted {
      decided = fittedHeight(atWidth: frame.width)
      if decided != before { changed.size.height = environment.pixelGrid.roundedUp(decided) }
    } else if changed.height != frame.height {
      decided = changed.height
    }
    take(frame: changed, height: decided)
    return body()
  }

  /// Restores the layout after changes of which none was the last.
  package final func endChanges() { take(frame: frame, height: decidedHeight) }

  /// Runs `body` while the cell is laid out with one more line in a label, then restores the
  /// layout.
  ///
  /// - Parameters:
  ///   - label: a label that can show another line (`mayHaveMoreLines`).
  ///   - height: who decides the row's height meanwhile.
  package final func withOneMoreLine<Result>(
    in label: UILabel, height: TrialHeight, _ body: () -> Result
  ) -> Result {
    let content = label.content
    return whileChanged(height: height) { isLonger in
      if isLonger { label.content.appendLine() } else { label.content = content }
      label.textDidChange()
    } _: {
      body()
    }
  }

  /// The row height in points that a table requests; the default if the content has none.
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
