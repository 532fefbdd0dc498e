/// A row of views for a bar's items, side by side. Lengths are points.
struct BarRow {
  /// An item and the view that shows it; `view` is nil for a space.
  struct Entry {
    let item: UIBarButtonItem
    let view: UIView?
    let width: CGFloat
    var isFlexible: Bool { item.systemItem == .flexibleSpace }
  }

  private(set) var entries: [Entry]
  /// The distance in points between two neighbouring items that are not spaces.
  private static let spacing: CGFloat = 16

  init(_ items: [UIBarButtonItem], environment: LayoutEnvironment) {
    entries = items.map { item in
      let view = environment.perform { Self.view(of: item) }
      let natural = view.map { Self.size(of: $0).width } ?? 0
      return Entry(item: item, view: view, width: item.width > 0 ? item.width : natural)
    }
  }

  /// The width of all views and gaps in points, with flexible spaces at 0.
  var width: CGFloat {
    gaps.reduce(entries.reduce(0) { $0 + $1.width }, +)
  }

  /// The gap before each entry, in points.
  private var gaps: [CGFloat] {
    entries.indices.map { index in
      index > 0 && entries[index].view != nil && entries[index - 1].view != nil ? Self.spacing : 0
    }
  }

  /// Sets frames within `room`, in the bar's coordinates; flexible spaces share the rest.
  func place(in room: CGRect, mirroredIn bounds: CGRect?) {
    let flexible = entries.count { $0.isFlexible }
    let share = flexible > 0 ? max(0, room.width - width) / CGFloat(flexible) : 0
    var x = room.minX
    for (entry, gap) in zip(entries, gaps) {
      x += gap
      if let view = entry.view {
        let height =
          Self.given(.height, of: view) ?? min(Self.size(of: view).height, room.height)
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

  /// The size that constraints of its own give a view, else its intrinsic size, else its present one,
  /// in points.
  private static func size(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: given(.width, of: view)
        ?? (intrinsic.width >= 0 ? intrinsic.width : view.frame.width),
      height: given(.height, of: view)
        ?? (intrinsic.height >= 0 ? intrinsic.height : view.frame.height))
  }

  private static func given(
    _ dimension: NSLayoutConstraint.Attribute, of view: UIView
  ) -> CGFloat? {
    view.constraints.first {
      $0.isActive && $0.firstItem === view && $0.firstAttribute == dimension
        && $0.secondItem == nil && $0.relation == .equal && $0.priority == .required
    }?.constant
  }
}
