/// The common part of both sources, which UIKit does not have: the shown snapshot.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject
{
  fileprivate final var present = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()

  /// Loads the view again that shows the items.
  func reload() {}

  /// Shows a snapshot at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    present = snapshot
    reload()
    completion?()
  }

  /// Shows a snapshot at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    present
  }

  /// As of the snapshot applied last; nil for a path that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    present.item(at: indexPath)
  }

  /// As of the snapshot applied last; nil for an item that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    present.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = present.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }
}

/// Supplies a table with the items of a snapshot. What changes is loaded again at once.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Dequeues and fills the cell for an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  /// How rows come and go; without effect here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Keeps the provider, and sets `dataSource` of the table at once.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override func reload() { tableView?.reloadData() }

  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.count(in: section)
  }

  /// The cell that the provider gives; an empty one where it gives none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = present.item(at: indexPath)
    return item.flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No: a source of its own class says which rows can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// No: a source of its own class says which rows can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Supplies a collection view with the items of a snapshot. What changes is loaded again at once.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Dequeues and fills the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// Sections that were shown as trees.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// No effect.
  open var sectionSnapshotHandlers =
    NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
  /// No effect.
  open var reorderingHandlers = NSDiffableDataSourceReorderingHandlers<ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Keeps the provider, and sets `dataSource` of the collection view at once.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func reload() { collectionView?.reloadData() }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    present.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { present.count(in: section) }

  /// The cell that the provider gives; an empty one where it gives none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = present.item(at: indexPath)
    return item.flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// An empty view where the provider gives none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
