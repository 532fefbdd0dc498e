import Testing

@testable import UIKit

/// A cell that asks for a height, by the number in its item.
private final class HighCell: UICollectionViewCell {
  lazy var height = contentView.heightAnchor.constraint(equalToConstant: 10)
}

@Suite("A compositional layout", .estimatedText)
struct CompositionalLayoutTests {
  /// A view of a layout with sections of so many items, laid out.
  private func view(
    _ counts: [Int], size: CGSize = CGSize(width: 300, height: 600), heights: [CGFloat] = [],
    _ layout: UICollectionViewCompositionalLayout
  ) -> (view: UICollectionView, source: AnyObject) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<HighCell, Int> { cell, _, item in
      guard heights.indices.contains(item) else { return }
      cell.height.constant = heights[item]
      cell.height.isActive = true
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var next = 0
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(next..<(next + count)))
      next += count
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test("fills rows with as many items as find room, inside of the section's insets")
  func rows() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 7, trailing: 30)
    section.interGroupSpacing = 4
    let (view, _) = view([4], .init(section: section))
    #expect(
      frames(view) == [
        CGRect(x: 30, y: 5, width: 80, height: 50), CGRect(x: 110, y: 5, width: 80, height: 50),
        CGRect(x: 190, y: 5, width: 80, height: 50), CGRect(x: 30, y: 59, width: 80, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 116))
  }

  @Test("puts groups into groups, and shares a row between a number of items")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
    let (view, _) = view([3], .init(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view) == [
        CGRect(x: 2, y: 1, width: 194, height: 106), CGRect(x: 200, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 60, width: 100, height: 50),
      ])
  }

  @Test("asks cells for estimated heights, and groups of them are as high as they are")
  func estimates() {
    let whole = size(.fractionalWidth(0.5), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: whole), NSCollectionLayoutItem(layoutSize: whole),
      ])
    let section = NSCollectionLayoutSection(group: group)
    let (view, _) = view([3], heights: [20, 70, 30], .init(section: section))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 150, y: 0, width: 150, height: 70),
        CGRect(x: 0, y: 70, width: 150, height: 30),
      ])
    #expect(view.contentSize.height == 100)
  }

  @Test("puts headers before a section's insets, and keeps sections apart")
  func headers() {
    let whole = size(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
        alignment: .top)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 100
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (view, _) = view([1, 1], layout)
    let headers = view.visibleSupplementaryViews(ofKind: "header").map(\.frame)
    #expect(
      headers == [
        CGRect(x: 10, y: 0, width: 280, height: 20), CGRect(x: 10, y: 163, width: 280, height: 20),
      ])
    #expect(frames(view).map(\.minY) == [23, 186])
  }

  @Test("has sections that scroll across in one line, and shares what flexible distances leave")
  func across() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(30)), subitems: [item])
    group.interItemSpacing = .flexible(0)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let (view, _) = view([5], .init(section: section))
    #expect(frames(view).map(\.minX) == [0, 70, 140, 200])
    #expect(view.contentSize == CGSize(width: 300, height: 30))
  }

  @Test("of a list has rows in full width, as high as they ask, in blocks of inset ones")
  func list() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let (view, _) = view([2, 1], heights: [50, 60, 40], .list(using: configuration))
    #expect(
      frames(view) == [
        CGRect(x: 16, y: 18, width: 268, height: 50), CGRect(x: 16, y: 68, width: 268, height: 60),
        CGRect(x: 16, y: 164, width: 268, height: 40),
      ])
  }
}

@Suite("A collection view in a cell", .estimatedText)
struct NestedCollectionTests {
  @Test("has the height of its own constraint, whether it was there before the cell or came later")
  func height() {
    for isEarly in [true, false] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.translatesAutoresizingMaskIntoConstraints = false
      let height = view.heightAnchor.constraint(equalToConstant: 28)
      if isEarly { height.isActive = true }
      cell.contentView.addSubview(view)
      let content = cell.contentView
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8), height,
      ])
      let fit = content.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(fit == CGSize(width: 300, height: 44))
    }
  }
}

@Suite("A list's cell", .estimatedText)
struct ListCellTests {
  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  private func icon(_ width: CGFloat, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test("gives its content what accessories leave: 16 points beside them, and 8 between them")
  func accessories() {
    let cell = cell([icon(20, .leading()), icon(30, .trailing()), icon(10, .trailing())])
    // Leading 16 + 20; trailing 16 + 30 + 8 + 10, less 8.
    #expect(cell.contentView.frame == CGRect(x: 36, y: 0, width: 208, height: 44))
    let views = cell.subviews.filter { $0 !== cell.contentView && $0.frame.height == 20 }
    #expect(views.map(\.frame.minX) == [16, 236, 274])
  }

  @Test("shows accessories by whether it is edited, and steps in by its level")
  func editing() {
    let cell = cell([.delete(), icon(10, .trailing(displayed: .whenNotEditing))])
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 282)
    cell.isEditing = true
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 36 && cell.contentView.frame.maxX == 300)
  }
}

@Suite("A snapshot of items")
struct SnapshotTests {
  @Test("keeps each item once, in its section, where it was put")
  func order() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2, 2], toSection: "a")
    snapshot.appendItems([3, 1])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.moveItem(1, afterItem: 5)
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers == [4, 2, 5, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfItem(5) == 2 && snapshot.indexOfItem(9) == nil)
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [4, 2] && snapshot.numberOfSections == 2)
  }

  @Test("supplies a table with its rows")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a"], toSection: 0)
    snapshot.appendItems(["b", "c"], toSection: 1)
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == "c")
    #expect(source.indexPath(for: "b") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 7)) == nil)
  }
}
