extension UICollectionView {
  // MARK: Reuse

  /// Registers a class for cells with a reuse identifier; nil removes the registration.
  /// - Precondition: the class is a `UICollectionViewCell`.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { registerClass(cellClass, nil, identifier) }

  /// Registers a class for headers and footers of a kind.
  /// - Precondition: the class is a `UICollectionReusableView`.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerClass(viewClass, elementKind, identifier) }

  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, nil, identifier)
  }

  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registerNib(nib, kind, identifier) }

  /// Has a file's prototype made for each new item, header or footer.
  package final func register(
    ofKind kind: String?, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) {
    cells.register(Self.queue(kind, identifier)) {
      let view = make()
      view.givenReuseIdentifier = identifier
      return view
    }
  }

  private func registerClass(_ viewClass: AnyClass?, _ kind: String?, _ identifier: String) {
    let queue = Self.queue(kind, identifier)
    guard let viewClass else { return cells.register(queue, make: nil) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      endProgram("register: \(viewClass) is not a UICollectionReusableView")
    }
    cells.register(queue) { viewClass.init(registeredAs: identifier) }
  }

  private func registerNib(_ nib: UINib?, _ kind: String?, _ identifier: String) {
    guard let nib else { return cells.register(Self.queue(kind, identifier), make: nil) }
    cells.register(Self.queue(kind, identifier)) {
      let view =
        nib.instantiate(withOwner: nil).first { $0 is UICollectionReusableView }
        as? UICollectionReusableView ?? UICollectionViewCell(frame: .zero)
      view.givenReuseIdentifier = identifier
      return view
    }
  }

  /// Returns an unused or new cell with a reuse identifier.
  /// - Precondition: the identifier was registered for a cell.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(nil, identifier, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      endProgram("dequeueReusableCell: '\(identifier)' is not a UICollectionViewCell")
    }
    return cell
  }

  /// Returns an unused or new header or footer.
  /// - Precondition: the identifier was registered for the kind.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind, identifier, for: indexPath) }

  private func dequeue(
    _ kind: String?, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let queue = Self.queue(kind, identifier)
    let view: UICollectionReusableView
    if let unused = cells.dequeue(queue) {
      unused.prepareForReuse()
      view = unused
    } else {
      guard let made = environment.perform({ cells.make(queue) }) else {
        endProgram(
          "dequeue: '\(identifier)' is not registered; known: \(cells.identifiers)")
      }
      view = made
    }
    let attributes =
      kind.map {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: indexPath)
      } ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
    if let attributes { view.frame = attributes.frame }
    return view
  }

  // MARK: Shown elements

  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  public final var indexPathsForVisibleItems: [IndexPath] {
    shownElements.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  /// The cell of an item; nil if it is not shown.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownElements[ElementKey(indexPath)] as? UICollectionViewCell
  }

  /// A header or footer; nil if it is not shown.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownElements.first { $0.key.kind == elementKind && $0.key.indexPath == indexPath }?.value
  }

  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownElements.filter { $0.key.kind == elementKind }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownElements.first { $0.value === cell }?.key.indexPath
  }

  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: area)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Lays out first if that is due; nil where the layout has no such item.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Selection and scrolling

  /// The selected items, in order; nil where nothing is selected.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects an item and scrolls to it; nil deselects all.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected.sorted() { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
  }

  /// Without asking or telling the delegate; `animated` is ignored.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item at once.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    let size = contentSize
    offset.x = min(max(0, size.width - bounds.width), max(0, offset.x))
    offset.y = min(max(0, size.height - bounds.height), max(0, offset.y))
    setContentOffset(offset, animated: animated)
  }

  // MARK: Changes

  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  public final func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public final func reloadSections(_ sections: IndexSet) { reloadData() }
  public final func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  public final func insertSections(_ sections: IndexSet) { reloadData() }
  public final func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Replaces the layout at once.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}

extension UICollectionView: KeyedView {
  package static let keyedProperties: [String: KeyedProperty] = [
    "dataSource": .of(\UICollectionView.dataSource) {
      ($0 as? any UICollectionViewDataSource).map { .some($0) }
    },
    "delegate": .of(\UICollectionView.delegate) {
      ($0 as? any UICollectionViewDelegate).map { .some($0) }
    },
  ]
}
