extension UISegmentedControl {
  /// The widths that the segments ask for.
  ///
  /// Unless they are apportioned by content, segments without a width of their own are all as wide
  /// as the widest.
  final var segmentWidths: [CGFloat] {
    let padding = environment.profile.controls.segmentPadding
    let natural = segments.map { segment in
      segment.width > 0
        ? segment.width : segment.contentWidth.rounded(.up) + padding
    }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let widest = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, natural).map { $0.0.width > 0 ? $0.1 : widest }
  }

  /// The frames of the segments in `bounds`, in reading order: what is left over, or lacking, is
  /// shared alike by the segments without a width of their own. A gap lies between two segments.
  final var segmentFrames: [CGRect] {
    let size = alignmentRect(forFrame: bounds).size
    let widths = segmentWidths
    let gaps = self.gaps
    let gap = environment.profile.controls.segmentGap
    let flexible = segments.count { $0.width == 0 }
    let surplus = size.width - gaps - widths.reduce(0, +)
    let share = flexible > 0 ? surplus / CGFloat(flexible) : 0
    var x: CGFloat = 0
    return zip(segments, widths).map { segment, width in
      let fitted = max(0, width + (segment.width == 0 ? share : 0))
      defer { x += fitted + gap }
      return frame(x: x, width: fitted, in: size)
    }
  }

  /// What lies between the segments, together.
  final var gaps: CGFloat {
    CGFloat(max(0, segments.count - 1)) * environment.profile.controls.segmentGap
  }

  private func frame(x: CGFloat, width: CGFloat, in size: CGSize) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? size.width - x - width : x
    return environment.pixelGrid.rounded(
      CGRect(x: left, y: 0, width: width, height: size.height))
  }

  /// The chosen title is semibold since iOS 13 (medium since iOS 26, measured by
  /// iamcgn/swiftui-web), and white on the tint before.
  final func styleSegments() {
    let isModern = environment.profile.version >= 13
    let chosen: UIFont.Weight = environment.profile.version >= 26 ? .medium : .semibold
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let ink: UIColor =
        isModern ? (isEnabled ? .label : .tertiaryLabel) : isChosen ? .white : tintColor
      if let label = segment.view as? UILabel {
        label.font = .systemFont(ofSize: 13, weight: isModern && isChosen ? chosen : .regular)
        label.textColor = ink
      } else {
        segment.view.tintColor = ink
      }
    }
  }

  final func placeSegments() {
    for (segment, frame) in zip(segments, segmentFrames) { segment.view.frame = frame }
  }
}

extension UISegmentedControl {
  /// The least width at which every title and picture is whole, without the space around them, in
  /// points.
  package final var contentWidth: CGFloat {
    let padding = environment.profile.controls.segmentPadding
    return segmentWidths.reduce(0) { $0 + max(0, $1 - padding) }
      + CGFloat(max(0, segments.count - 1))
  }
}
