extension UISegmentedControl {
  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// Adds a title; a place beyond the end means the end.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }

  /// Adds a picture; a place beyond the end means the end.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image.map(Content.image) ?? .title(""), at: segment)
  }

  /// Removes a segment; a place where there is none is left alone.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    segmentsDidChange()
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Changes a title.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    replace(.title(title ?? ""), at: segment)
  }

  /// The title of a segment; nil when it shows a picture or does not exist.
  public final func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment].content
    else { return nil }
    return title
  }

  /// Gives a segment a width of its own; 0: an equal share again.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(0, width)
    segmentsDidChange()
  }

  final func insert(_ content: Content, at index: Int) {
    let view = content.makeView()
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

extension UISegmentedControl.Content {
  /// A label of 13 points, or an image view.
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
      view.rendersAsTemplate = true
      return view
    }
  }
}
