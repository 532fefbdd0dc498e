import TestSupport
import Testing

@testable import UIKit

/// Random layouts of groups in groups, with lengths that fit nothing.
@Suite("Soak: compositional layouts", .estimatedText)
struct CompositionalSoakTests {
  @Test("give every item a finite frame in a bounded number of steps, whatever their lengths are")
  func layouts() {
    var random = SeededRandom(seed: 40)
    for index in 0..<soaked(150) {
      var maker = LayoutMaker(random: random)
      let layout = maker.layout()
      random = maker.random
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: [0, 1, 320, 5000][index % 4], height: 600),
        collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var next = 0
      for section in 0..<(1 + index % 3) {
        snapshot.appendSections([section])
        let count = [0, 1, 7, 40][(index + section) % 4]
        snapshot.appendItems(Array(next..<(next + count)))
        next += count
      }
      source.apply(snapshot)
      view.layoutIfNeeded()
      let frames = (0..<view.numberOfSections).flatMap { section in
        (0..<view.numberOfItems(inSection: section)).compactMap {
          view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
      }
      for frame in frames {
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite, "\(index): \(frame)")
      }
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite, "\(index)")
    }
  }
}

private struct LayoutMaker {
  var random: SeededRandom

  mutating func layout() -> UICollectionViewCompositionalLayout {
    if pick(6) == 0 {
      let styles: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar,
      ]
      var list = UICollectionLayoutListConfiguration(appearance: styles[pick(4)])
      list.headerMode = pick(2) == 0 ? .firstItemInSection : .none
      return .list(using: list)
    }
    let section = NSCollectionLayoutSection(group: group(depth: 0))
    section.contentInsets = insets()
    section.interGroupSpacing = length()
    if pick(3) == 0 { section.orthogonalScrollingBehavior = .continuous }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let configuration = layout.configuration
    configuration.interSectionSpacing = length()
    if pick(3) == 0 { configuration.scrollDirection = .horizontal }
    layout.configuration = configuration
    return layout
  }

  private mutating func group(depth: Int) -> NSCollectionLayoutGroup {
    let made: NSCollectionLayoutGroup
    let size = size()
    switch pick(5) {
    case 0:
      let frame = CGRect(x: length(), y: length(), width: length(), height: length())
      let items = (0..<pick(4)).map { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: $0) }
      made = .custom(layoutSize: size) { _ in items }
    case 1: made = .horizontal(layoutSize: size, subitem: item(depth), count: pick(9))
    case 2: made = .vertical(layoutSize: size, repeatingSubitem: item(depth), count: pick(9))
    case 3: made = .vertical(layoutSize: size, subitems: (0...pick(3)).map { _ in item(depth) })
    default: made = .horizontal(layoutSize: size, subitems: (0...pick(3)).map { _ in item(depth) })
    }
    if pick(2) == 0 { made.interItemSpacing = spacing() }
    made.contentInsets = insets()
    return made
  }

  private mutating func item(_ depth: Int) -> NSCollectionLayoutItem {
    guard depth > 2 || pick(3) > 0 else { return group(depth: depth + 1) }
    let item = NSCollectionLayoutItem(layoutSize: size())
    item.contentInsets = insets()
    if pick(3) == 0 {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing(), top: nil, trailing: spacing(), bottom: spacing())
    }
    return item
  }

  private mutating func size() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func dimension() -> NSCollectionLayoutDimension {
    switch pick(4) {
    case 0: .absolute(length())
    case 1: .estimated(length())
    case 2: .fractionalWidth([0, 0.01, 1 / 3, 0.5, 1, 7, -1][pick(7)])
    default: .fractionalHeight([0, 0.01, 1 / 3, 0.5, 1, 7, -1][pick(7)])
    }
  }

  private mutating func spacing() -> NSCollectionLayoutSpacing {
    pick(2) == 0 ? .fixed(length()) : .flexible(length())
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    guard pick(3) == 0 else { return .zero }
    return NSDirectionalEdgeInsets(
      top: length(), leading: length(), bottom: length(), trailing: length())
  }

  private mutating func length() -> CGFloat {
    [0, 1, 8, 44, 44, 100, 333.3, 1e6, -20, 1e-6, .infinity, .nan][pick(12)]
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
