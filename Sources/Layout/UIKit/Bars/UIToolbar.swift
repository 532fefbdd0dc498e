open class UIToolbar: UIBar {
  private var row: BarRow?

  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }

  /// Sets the items; `animated` has no effect here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, standardHeight)
    let room = CGRect(
      x: bounds.minX + sideMargin, y: bounds.minY, width: max(0, bounds.width - 2 * sideMargin),
      height: height)
    row?.place(in: room, mirroredIn: mirror)
  }
}

extension UIToolbar: BarItemHost {
  final func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    let old = row?.entries.compactMap(\.view) ?? []
    let row = BarRow(items ?? [], environment: environment)
    self.row = row
    exchange(old, for: row.entries.compactMap(\.view))
  }
}
