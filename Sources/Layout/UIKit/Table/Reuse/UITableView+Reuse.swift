extension UITableView {
  /// Makes cells of a class under a name; nil forgets the name.
  /// - Precondition: the class is a `UITableViewCell`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, make: nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("register: \(cellClass) is not a UITableViewCell")
    }
    cells.register(identifier) { cellClass.init(registeredAs: identifier) }
  }

  /// Makes cells under a name as a nib would, by a closure. Not UIKit's.
  public final func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, make: make)
  }

  /// Makes headers and footers of a class under a name; nil forgets the name.
  /// - Precondition: the class is a `UITableViewHeaderFooterView`.
  public final func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return headerFooters.register(identifier, make: nil) }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("register: \(viewClass) is not a UITableViewHeaderFooterView")
    }
    headerFooters.register(identifier) { viewClass.init(registeredAs: identifier) }
  }

  /// A cell of a kind: an idle one, else a new one if the kind was registered, else nil.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = inEnvironment { cells.make(identifier) }
    if let cell { cell.frame.size.width = rowWidth }
    return cell
  }

  /// A cell of a registered kind for a row.
  /// - Precondition: the kind was registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "dequeueReusableCell: '\(identifier)' is not registered; known: \(cells.identifiers)")
    }
    return cell
  }

  /// A header or footer of a kind: an idle one, else a new one if the kind was registered, else
  /// nil.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerFooters.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return inEnvironment { headerFooters.make(identifier) }
  }
}
