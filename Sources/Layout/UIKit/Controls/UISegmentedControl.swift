/// A row of titles or pictures of which one is chosen.
open class UISegmentedControl: UIControl {
  /// `selectedSegmentIndex` when nothing is chosen.
  public static let noSegment = -1

  /// What a segment shows.
  enum Content {
    case title(String)
    case image(UIImage)
  }

  final var segments: [Segment] = []

  /// One segment: what it shows, the view that shows it, and a width of its own if it has one.
  struct Segment {
    var content: Content
    var view: UIView
    /// The width of the content by itself, in the font of a segment that is not chosen.
    var contentWidth: CGFloat
    /// 0: an equal share.
    var width: CGFloat = 0
  }

  /// The chosen segment; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { styleSegments() } }
  }
  /// Whether each segment is as wide as its content asks.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// Colour of the chosen segment; nil: as the appearance has it.
  open var selectedSegmentTintColor: UIColor?

  /// A row without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities = .fixedHeight
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities = .fixedHeight
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// A row of titles (`String`) and pictures (`UIImage`); anything else is left out.
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
