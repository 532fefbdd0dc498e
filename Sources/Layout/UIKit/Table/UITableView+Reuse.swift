extension UITableView {
  /// Registers a class for cells with a reuse identifier; nil removes the registration.
  /// - Precondition: the class is a `UITableViewCell`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, make: nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("register: \(cellClass) is not a UITableViewCell")
    }
    cells.register(identifier) { cellClass.init(registeredAs: identifier) }
  }

  /// Registers a closure that creates cells with a reuse identifier, as a nib would. Not UIKit's.
  public final func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, make: make)
  }

  /// Registers a class for headers and footers with a reuse identifier; nil removes the
  /// registration.
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

  /// Returns an unused cell with a reuse identifier, else a new one; nil if the identifier is not
  /// registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = inEnvironment { cells.make(identifier) }
    if let cell { cell.frame.size.width = rowWidth }
    return cell
  }

  /// Returns an unused or new cell with a reuse identifier, for a row.
  /// - Precondition: the identifier was registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "dequeueReusableCell: '\(identifier)' is not registered; known: \(cells.identifiers)")
    }
    return cell
  }

  /// Returns an unused header or footer with a reuse identifier, else a new one; nil if the
  /// identifier is not registered.
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

/// Unused views, by reuse identifier.
struct ReuseQueue<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Registers a closure that creates views with an identifier; nil removes the registration.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Adds an unused view to the queue.
  mutating func enqueue(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// Removes and returns the unused view that was added last; nil if there is none.
  mutating func dequeue(_ identifier: String) -> View? {
    idle[identifier]?.popLast()
  }

  /// Creates a view; nil if the identifier was not registered.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// All identifiers with a registration or an unused view, sorted, for messages.
  var identifiers: [String] { Set(makers.keys).union(idle.keys).sorted() }
}
