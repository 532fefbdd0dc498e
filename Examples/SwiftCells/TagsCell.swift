import UIKit

/// A capsule with a text, in a collection view.
final class TagCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: TagCell.self)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 14
    label.font = .systemFont(ofSize: 14, weight: .medium)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.heightAnchor.constraint(equalToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ tag: String) { label.text = tag }
}

/// A collection view inside of a table's cell: a diffable source, and a layout that scrolls across.
final class TagsCell: UITableViewCell {
  private enum Section { case tags }

  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    view.backgroundColor = .clear
    view.showsHorizontalScrollIndicator = false
    return view
  }()
  private lazy var source = makeSource()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      collectionView.heightAnchor.constraint(equalToConstant: 28),
    ])
    show(["Swift", "Layout", "Compilers", "Linux"])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(60), heightDimension: .absolute(28))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let registration = UICollectionView.CellRegistration<TagCell, String> { cell, _, tag in
      cell.configure(tag)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, tag in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: tag)
    }
  }

  func show(_ tags: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.tags])
    snapshot.appendItems(tags)
    source.apply(snapshot, animatingDifferences: false)
  }
}
