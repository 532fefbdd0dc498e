import UIKit

/// A cell of a list in a collection view, with accessories.
final class FileCell: UICollectionViewListCell {
  func show(_ file: ListScreen.File) {
    var content = defaultContentConfiguration()
    content.text = file.name
    content.secondaryText = file.detail
    content.image = UIImage(systemName: file.isFolder ? "folder" : "doc.text")
    contentConfiguration = content
    accessories =
      file.isFolder
      ? [.label(text: "4"), .disclosureIndicator()]
      : [.checkmark(options: .init(tintColor: .systemGreen))]
  }
}

/// An inset grouped list of a compositional layout.
final class ListScreen: UIViewController {
  struct File: Hashable {
    var name: String
    var detail: String
    var isFolder = false
  }

  private lazy var collectionView: UICollectionView = {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .systemGroupedBackground
    return view
  }()
  private var source: UICollectionViewDiffableDataSource<Int, File>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<FileCell, File> { cell, _, file in
      cell.show(file)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, file in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: file)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, File>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(
      [
        File(name: "Invoices", detail: "Folder", isFolder: true),
        File(name: "Travel", detail: "Folder", isFolder: true),
      ], toSection: 0)
    snapshot.appendItems([File(name: "Letter", detail: "12 KB")], toSection: 1)
    source.apply(snapshot)
  }
}

#Preview("Files") { ListScreen() }

/// A grid: a large tile beside two small ones, and a header.
final class GridScreen: UICollectionViewController {
  private final class Tile: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Header: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .title2)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in GridScreen.makeSection() })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private static func makeSection() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
    large.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let small = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = large.contentInsets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
      subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let colors: [UIColor] = [.systemTeal, .systemPink, .systemOrange]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? Header)?.label.text = "Photos"
    return view
  }
}

#Preview("Grid") { GridScreen() }
