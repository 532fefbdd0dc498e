import Testing

@testable import UIKit

@Suite("The tree of a section")
struct SectionSnapshotTests {
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("has parents before what is in them, and shows what is in open ones")
  func visible() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == tree.items)
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(tree.isVisible("a1") == false && tree.contains("a1"))
  }

  @Test("knows levels and parents, and loses branches as a whole")
  func changes() {
    var tree = tree
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1")
    #expect(tree.parent(of: "b") == nil && tree.rootItems == ["a", "b"])
    #expect(tree.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    #expect(tree.snapshot(of: "a").rootItems == ["a1", "a2"])
    tree.insert(["c"], after: "a")
    #expect(tree.rootItems == ["a", "c", "b"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a2", "c", "b"])
    tree.append(["b", "d"])
    #expect(tree.rootItems == ["a", "c", "b", "d"])
  }

  @Test("is shown by a data source with what is open")
  func source() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var tree = tree
    tree.expand(["a"])
    source.apply(tree, to: 7)
    #expect(source.snapshot().sectionIdentifiers == [7])
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 7).items == tree.items)
    #expect(view.numberOfItems(inSection: 0) == 4)
  }
}
