/// The views of a bar's items, side by side.
struct BarRow {
  /// An item and what shows it; nil for room.
  struct Entry {
    let item: UIBarButtonItem
    let view: UIView?
    let width: CGFloat
    var isFlexible: Bool { item.systemItem == .flexibleSpace }
  }

  private(set) var entries: [Entry]
  /// Between two items that are no room.
  private static let spacing: CGFloat = 16

  init(_ items: [UIBarButtonItem], environment: LayoutEnvironment) {
    entries = items.map { item in
      let view = environment.perform { Self.view(of: item) }
      let natural = view.map { Self.size(of: $0).width } ?? 0
      return Entry(item: item, view: view, width: item.width > 0 ? item.width : natural)
    }
  }

  /// Everything side by side, flexible room at nothing.
  var width: CGFloat {
    gaps.reduce(entries.reduce(0) { $0 + $1.width }, +)
  }

  /// What lies before each entry.
  private var gaps: [CGFloat] {
    entries.indices.map { index in
      index > 0 && entries[index].view != nil && entries[index - 1].view != nil ? Self.spacing : 0
    }
  }

  /// Gives every view its frame in `room`; flexible room shares what is left over.
  func place(in room: CGRect, mirroredIn bounds: CGRect?) {
    let flexible = entries.count { $0.isFlexible }
    let share = flexible > 0 ? max(0, room.width - width) / CGFloat(flexible) : 0
    var x = room.minX
    for (entry, gap) in zip(entries, gaps) {
      x += gap
      if let view = entry.view {
        let height = min(Self.size(of: view).height, room.height)
        let frame = CGRect(
          x: x, y: room.midY - height / 2, width: entry.width, height: height)
        view.frame = view.environment.pixelGrid.rounded(frame.mirrored(in: bounds))
      }
      x += entry.width + (entry.isFlexible ? share : 0)
    }
  }

  // MARK: Views

  private static func view(of item: UIBarButtonItem) -> UIView? {
    if let view = item.customView { return view }
    let image = item.shownImage
    guard image != nil || item.shownTitle != nil else { return nil }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    if let image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(item.shownTitle, for: .normal)
    }
    if let tint = item.tintColor { button.tintColor = tint }
    button.isEnabled = item.isEnabled
    return button
  }

  /// Intrinsic where the view has such a size, else the one it has.
  private static func size(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : view.frame.width,
      height: intrinsic.height >= 0 ? intrinsic.height : view.frame.height)
  }
}

extension CGRect {
  /// The rectangle seen in a mirror in the middle of `bounds`; itself without.
  func mirrored(in bounds: CGRect?) -> CGRect {
    guard let bounds else { return self }
    return CGRect(
      x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
