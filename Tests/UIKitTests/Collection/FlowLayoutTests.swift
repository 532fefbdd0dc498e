import Testing

@testable import UIKit

/// Supplies items whose cells have a label with constraints, or a fixed size.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var counts = [5]
  var texts: [String] = []
  var sizes: [CGSize]?

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? TextItem, texts.indices.contains(indexPath.item) {
      cell.label.text = texts[indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?[indexPath.item] ?? CGSize(width: 30, height: 20) }
}

/// A cell whose label has 4 points around it.
private final class TextItem: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("A flow layout", .estimatedText)
struct FlowLayoutTests {
  private func view(
    _ items: Items, width: CGFloat = 100, _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    setUp(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
    view.register(TextItem.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test("puts as many items into a line as fit, and spreads them over a full one")
  func lines() {
    let items = Items()
    // 3 × 30 + 2 × 10 is 110, so two fit in 100: 40 are left between them.
    let view = view(items)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 30, width: 30, height: 20), CGRect(x: 70, y: 30, width: 30, height: 20),
        CGRect(x: 0, y: 60, width: 30, height: 20),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 80))
  }

  @Test("keeps margins, spacings and headers of sections")
  func sections() {
    let items = Items()
    items.counts = [1, 2]
    let view = view(items, width: 80) {
      $0.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 5)
      $0.minimumLineSpacing = 4
      $0.minimumInteritemSpacing = 50
      $0.headerReferenceSize = CGSize(width: 0, height: 10)
    }
    // The spacing of 50 leaves room for one item in a line of 70. A line's only item is centred,
    // unless the line is the last.
    #expect(
      frames(view) == [
        CGRect(x: 5, y: 13, width: 30, height: 20), CGRect(x: 25, y: 53, width: 30, height: 20),
        CGRect(x: 5, y: 77, width: 30, height: 20),
      ])
    let headers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(
      headers.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 80, height: 10), CGRect(x: 0, y: 40, width: 80, height: 10),
      ])
  }

  @Test("centres items in a line that a thicker one makes higher")
  func thickness() {
    let items = Items()
    items.counts = [2]
    items.sizes = [CGSize(width: 40, height: 20), CGSize(width: 40, height: 50)]
    #expect(
      frames(view(items)) == [
        CGRect(x: 0, y: 15, width: 40, height: 20), CGRect(x: 60, y: 0, width: 40, height: 50),
      ])
  }

  @Test("runs down its columns where it scrolls across")
  func horizontal() {
    let items = Items()
    items.counts = [3]
    let view = view(items) {
      $0.scrollDirection = .horizontal
      $0.sectionInset.left = 8
    }
    #expect(view.visibleCells.map(\.frame.minX) == [8, 8, 8])
    #expect(view.contentSize == CGSize(width: 38, height: 300))
  }

  @Test("asks cells for their sizes where it has an estimate")
  func selfSizing() {
    let items = Items()
    items.counts = [2]
    items.texts = ["ab", "abcdef"]
    let view = view(items) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    // Characters of 10 points are 5 wide; 8 points are around the label.
    #expect(view.visibleCells.map(\.frame.width) == [18, 38])
    let line = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(view.visibleCells.allSatisfy { abs($0.frame.height - line - 8) <= 0.5 })
  }

  @Test("shows only what is in the viewport, and uses cells again")
  func reuse() {
    let items = Items()
    items.counts = [100]
    let view = view(items)
    let shown = view.visibleCells.count
    #expect(shown == 20)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 20, section: 0))
    #expect(view.visibleCells.contains { $0 === first })
  }

  @Test("a selected cell shows its selection behind its content")
  func selection() throws {
    let items = Items()
    let view = view(items)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    let ground = UIView()
    cell.selectedBackgroundView = ground
    #expect(ground.superview == nil)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(cell.isSelected)
    #expect(cell.subviews.first === ground)
    #expect(ground.frame == cell.bounds)
    view.deselectItem(at: path, animated: false)
    #expect(ground.superview == nil)
  }
}
