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

/// Views kept for another use, by the name of their kind.
struct ReuseQueue<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// How views of a kind are made when none is idle; nil makes the kind unknown.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
  }

  /// Keeps a view until its kind is asked for.
  mutating func enqueue(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// The idle view of a kind that was in use last; nil when there is none.
  mutating func dequeue(_ identifier: String) -> View? {
    idle[identifier]?.popLast()
  }

  /// A new view of a kind; nil when the kind was not registered.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// Every kind of which a view was registered or kept, for messages.
  var identifiers: [String] { Set(makers.keys).union(idle.keys).sorted() }
}
