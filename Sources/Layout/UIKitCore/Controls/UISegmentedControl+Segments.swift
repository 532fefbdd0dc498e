extension UISegmentedControl {
  public final var numberOfSegments: Int { segments.count }

  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }

  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image.map(Content.image) ?? .title(""), at: segment)
  }

  /// Removes a segment; has no effect if there is none at the index.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    segmentsDidChange()
  }

  /// Removes their views too, and leaves nothing selected.
  public final func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Takes the place of an image too; nil is an empty title. An index without segment is ignored.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    replace(.title(title ?? ""), at: segment)
  }

  /// The title of a segment; nil if it shows an image or does not exist.
  public final func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment].content
    else { return nil }
    return title
  }

  /// Takes the place of a title too; nil is an empty title. An index without segment is ignored.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    replace(image.map(Content.image) ?? .title(""), at: segment)
  }

  /// The image of a segment; nil if it shows a title or does not exist.
  public final func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment].content
    else { return nil }
    return image
  }

  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    styleSegments()
  }

  /// Whether a segment can be chosen; false if it does not exist.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// A segment's own width in points; 0 for an equal share.
  public final func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Moves the content of a segment; without effect here.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  public final func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }

  /// Font and colour of titles in a state; other attributes are no effect.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    for index in segments.indices {
      guard let label = segments[index].view as? UILabel else { continue }
      label.font = titleFont
      segments[index].contentWidth = label.intrinsicContentSize.width
    }
    styleSegments()
    segmentsDidChange()
  }

  /// Those set for exactly that state; nil where there are none.
  public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private var titleFont: UIFont {
    titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }

  /// Sets the image behind segments; without effect here.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Sets the image between segments; without effect here.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image.map(Content.image) ?? .title(action.title), at: segment)
    segments[min(max(segment, 0), segments.count - 1)].action = action
  }

  /// Shows its image or else its title. An index without segment is ignored.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    replace(action.image.map(Content.image) ?? .title(action.title), at: segment)
    if segments.indices.contains(segment) { segments[segment].action = action }
  }

  /// The one that was inserted or set last; nil where there was none.
  public final func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Sets a segment's own width in points; 0 restores an equal share.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(0, width)
    segmentsDidChange()
  }

  final func insert(_ content: Content, at index: Int) {
    let view = content.makeView()
    if let label = view as? UILabel { label.font = titleFont }
    let segment = Segment(
      content: content, view: view, contentWidth: view.intrinsicContentSize.width)
    addSubview(segment.view)
    segments.insert(segment, at: min(max(index, 0), segments.count))
    segmentsDidChange()
  }

  private func replace(_ content: Content, at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].view.removeFromSuperview()
    segments[index].content = content
    segments[index].view = content.makeView()
    segments[index].contentWidth = segments[index].view.intrinsicContentSize.width
    addSubview(segments[index].view)
    segmentsDidChange()
  }

  final func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
