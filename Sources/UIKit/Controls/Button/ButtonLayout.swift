/// Where the title and the picture of a button stand, from sizes and insets alone.
///
/// The picture comes first and the title follows without a gap. Each is moved by its own insets, which do not count in the
/// button's size: half the difference of two opposite insets when centred, the whole inset at an edge.
struct ButtonLayout {
  var title = CGSize.zero
  var image = CGSize.zero
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// The picture's frame within the rectangle for content.
  func imageRect(in content: CGRect) -> CGRect {
    let size = imageSize(in: content)
    let offset = direction == .leftToRight ? 0 : titleSize(in: content).width
    return place(size, insets: imageInsets, after: offset, in: content)
  }

  /// The title's frame within the rectangle for content; the picture takes its width first.
  func titleRect(in content: CGRect) -> CGRect {
    let offset = direction == .leftToRight ? imageSize(in: content).width : 0
    return place(titleSize(in: content), insets: titleInsets, after: offset, in: content)
  }

  // MARK: Sizes

  private func imageSize(in content: CGRect) -> CGSize {
    let room = content.inset(by: imageInsets).size
    return CGSize(
      width: min(image.width, max(0, room.width)),
      height: vertical == .fill ? max(0, room.height) : min(image.height, max(0, room.height)))
  }

  private func titleSize(in content: CGRect) -> CGSize {
    let room = content.inset(by: titleInsets).size
    let width = max(0, room.width - imageSize(in: content).width)
    return CGSize(
      width: horizontal == .fill ? width : min(title.width, width),
      height: min(title.height, max(0, room.height)))
  }

  // MARK: Places

  /// The frame of the picture or title that begins `offset` after the beginning of both.
  private func place(
    _ size: CGSize, insets: UIEdgeInsets, after offset: CGFloat, in content: CGRect
  ) -> CGRect {
    let total = imageSize(in: content).width + titleSize(in: content).width
    return CGRect(
      x: start(of: total, insets: insets, in: content) + offset,
      y: top(of: size.height, insets: insets, in: content), width: size.width,
      height: size.height)
  }

  private func start(of total: CGFloat, insets: UIEdgeInsets, in content: CGRect) -> CGFloat {
    switch horizontal.resolved(in: direction) {
    case .left, .fill, .leading: content.minX + insets.left
    case .right, .trailing: content.maxX - total - insets.right
    case .center: content.midX - total / 2 + (insets.left - insets.right) / 2
    }
  }

  private func top(of height: CGFloat, insets: UIEdgeInsets, in content: CGRect) -> CGFloat {
    switch vertical {
    case .top: content.minY + insets.top
    case .bottom: content.maxY - height - insets.bottom
    case .center, .fill: content.midY - height / 2 + (insets.top - insets.bottom) / 2
    }
  }
}
