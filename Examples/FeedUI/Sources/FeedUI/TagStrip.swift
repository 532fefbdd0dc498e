import Pins
import UIKit

/// A strip of tags: a collection view with cells that size themselves.
public final class TagStrip: UIView, UICollectionViewDataSource {
  private let tags: [String]
  private(set) lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 6
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = self
    return collection
  }()

  public init(_ tags: [String]) {
    self.tags = tags
    super.init(frame: .zero)
    addSubview(collection)
    collection.topAnchor == topAnchor + 4
    collection.bottomAnchor == bottomAnchor - 4
    collection.leadingAnchor == leadingAnchor + 12
    collection.trailingAnchor == trailingAnchor - 12
    collection.heightAnchor == 66
  }

  required init?(coder: NSCoder) { fatalError("made by code") }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tags.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item]
    return cell
  }
}

final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 6
    contentView.addSubview(label)
    label.pin.make { $0.edges.equalToSuperview().inset(4) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
