open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  /// The content of a segment.
  enum Content {
    case title(String)
    case image(UIImage)
  }

  final var segments: [Segment] = []

  /// One segment: its content, the view that shows it, and an optional width of its own.
  struct Segment {
    var content: Content
    var view: UIView
    /// The content's own width in points, in the font of an unselected segment.
    var contentWidth: CGFloat
    /// The segment's own width in points; 0 means an equal share.
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Whether a chosen segment goes back at once; no effect.
  open var isMomentary = false

  /// The index of the selected segment; `noSegment` if none is.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { styleSegments() } }
  }
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// The colour of the selected segment; nil uses that of the appearance.
  open var selectedSegmentTintColor: UIColor?

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)]
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentPriorities = .fixedHeight
  }

  /// Creates a control from titles (`String`) and images (`UIImage`); other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insert(.title(title), at: segments.count)
      } else if let image = item as? UIImage {
        insert(.image(image), at: segments.count)
      }
    }
    sizeToFit()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    environment.profile.controls.segmentedInsets
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: segmentWidths.reduce(0, +) + gaps,
      height: environment.profile.controls.segmentedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }

  override func stateDidChange() {
    styleSegments()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
    styleSegments()
  }
}

extension UISegmentedControl.Content {
  /// A label in 13 points, or an image view.
  func makeView() -> UIView {
    switch self {
    case .title(let title):
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.text = title
      return label
    case .image(let image):
      let view = UIImageView(image: image)
      view.contentMode = .center
      view.automaticRendering = .template
      return view
    }
  }
}

extension UISegmentedControl {
  /// The widths that the segments request, in points.
  ///
  /// Unless widths are apportioned by content, segments without a width of their own are all as
  /// wide as the widest of them.
  final var segmentWidths: [CGFloat] {
    let padding = environment.profile.controls.segmentPadding
    let natural = segments.map { segment in
      segment.width > 0
        ? segment.width : PixelGrid.wholePoints(segment.contentWidth) + padding
    }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let isOpen = segments.map { $0.width == 0 }
    let widest = zip(isOpen, natural).map { $0 ? $1 : 0 }.max() ?? 0
    return zip(isOpen, natural).map { $0 ? widest : $1 }
  }

  /// The frames of the segments in the control's coordinates, in reading order. Segments without a
  /// width of their own share surplus and deficit equally. There is a gap between two segments.
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

  /// The sum of the gaps between the segments, in points.
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
  /// iamcgn/swiftui-web), and white on the tint before. Attributes that were set for the state come
  /// before that.
  final func styleSegments() {
    let isModern = environment.profile.version >= 13
    let chosen: UIFont.Weight = environment.profile.version >= 26 ? .medium : .semibold
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let isActive = isEnabled && segment.isEnabled
      let ink: UIColor =
        isModern ? (isActive ? .label : .tertiaryLabel) : isChosen ? .white : tintColor
      if let label = segment.view as? UILabel {
        let own = titleAttributes.effective(
          in: isChosen ? .selected : isActive ? .normal : .disabled)
        label.font =
          own?[.font] as? UIFont
          ?? .systemFont(ofSize: 13, weight: isModern && isChosen ? chosen : .regular)
        label.textColor = own?[.foregroundColor] as? UIColor ?? ink
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
  /// Points at which every title and image is complete, without the padding around.
  package final var contentWidth: CGFloat {
    let padding = environment.profile.controls.segmentPadding
    return segmentWidths.reduce(0) { $0 + max(0, $1 - padding) }
      + CGFloat(max(0, segments.count - 1))
  }
}
