import CellSources
import Testing

@Suite("Heights that an app's code gives rows")
struct RowHeightSourcesTests {
  @Test(
    "one number for all rows, however it is written",
    arguments: [
      ("class L { let c = FeedCell(); func x() { table.rowHeight = 80 } }", 80.0),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {\n    80\n}; FeedCell()",
        80
      ),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { return 80.5 }\nFeedCell()",
        80.5
      ),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { return i.row == 0 ? 80 : 40 }; FeedCell()",
        nil
      ),
      ("func x() { a.rowHeight = 80; b.rowHeight = 60; FeedCell() }", nil),
      ("func x() { a.rowHeight = UITableView.automaticDimension; FeedCell() }", nil),
      ("func x() { a.rowHeight = 80 }", nil),
      ("func x() { a.rowHeight = UIDevice.isIpad ? 80 : 68\nFeedCell() }", 68),
      ("func x() { a.rowHeight = isOpen ? 80 : 68\nFeedCell() }", nil),
      ("func x() { a.rowHeight = view.frame.width * 0.4\nFeedCell() }", 150),
      ("func x() { a.rowHeight = 80; FeedCell() }  // a.rowHeight = 60", 80),
      ("let a = \"http://b\"; func x() { c.rowHeight = 80; FeedCell() /* rowHeight = 6 */ }", 80),
      (
        "class FeedCell { static let rowHeight: CGFloat = 112 }; func x() { a.rowHeight = FeedCell.rowHeight\n}",
        112
      ),
      (
        "func x() { a.rowHeight = UITableView.automaticDimension; FeedCell() }\nfunc t(heightForRowAt i: IndexPath) -> CGFloat { return 100 }",
        100
      ),
    ])
  func numbers(code: String, height: Double?) {
    #expect(RowHeightSources([code]).height(on: "FeedCell") == height)
  }

  @Test("a constant is that of its type, also where many types and constants share a file")
  func constants() {
    let use = { (type: String) in "func x() { FeedCell(); a.rowHeight = \(type).height\n}" }
    let one = "enum Row { static let height = 70\n}"
    #expect(RowHeightSources([use("Row"), one]).height(on: "FeedCell") == 70)
    #expect(RowHeightSources([use("Cell"), one]).height(on: "FeedCell") == nil)
    let other = "extension Row { static let height = 80\n}"
    #expect(RowHeightSources([use("Row"), one, other]).height(on: "FeedCell") == nil)
    let types = (0..<30_000).map { "class A\($0) {}\n" }.joined()
    let values = (0..<20_000).map { "static let b\($0) = 5\n" }.joined()
    #expect(
      RowHeightSources([use("A7"), types + values + "static let height = 90"]).height(
        on: "FeedCell") == 90)
  }

  @Test("the last of several, where nothing else says a height")
  func several() {
    let code =
      "func t(heightForRowAt i: IndexPath) -> CGFloat { if i.row == 0 { return 150 } else { return 120 } }; FeedCell()"
    #expect(RowHeightSources([code]).height(on: "FeedCell") == nil)
    let sources = RowHeightSources([code])
    #expect(sources.otherHeight(on: "FeedCell", inListOfWidth: 375, near: nil) == 120)
    #expect(sources.otherHeight(on: "FeedCell", inListOfWidth: 375, near: 148) == 150)
    #expect(RowHeightSources([code]).asksDelegate(for: "FeedCell"))
    #expect(!RowHeightSources(["a.rowHeight = 80; FeedCell()"]).asksDelegate(for: "FeedCell"))
  }

  @Test("none where files differ")
  func files() {
    let code = { (height: Int) in "func x() { FeedCell(); a.rowHeight = \(height)\n }" }
    #expect(RowHeightSources([code(80), code(80)]).height(on: "FeedCell") == 80)
    #expect(RowHeightSources([code(80), code(60)]).height(on: "FeedCell") == nil)
  }

  @Test(
    "one size for all items, with the width that is a number",
    arguments: [
      (
        "func c(_ c: UICollectionView, sizeForItemAt i: IndexPath) -> CGSize {\n    CGSize(width: 90, height: 60)\n}\nFeedCell()",
        RowHeightSources.ItemSize(width: 90, height: 60)
      ),
      (
        "layout.itemSize = CGSize(width: view.frame.width, height: 60)\nFeedCell()",
        .init(width: 375, height: 60)
      ),
      (
        "let gap: CGFloat = 10\nfunc c(sizeForItemAt i: Int) -> CGSize {\n  let side = (c.bounds.width - 2 * gap) / 3\n  return .init(width: floor(side), height: side * 1.2)\n}; FeedCell()",
        .init(width: 355.0 / 3, height: 142)
      ),
      (
        "layout.itemSize = CGSize(width: view.frame.width, height: view.frame.height)\nFeedCell()",
        nil
      ),
      (
        "let insets = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)\nfunc sizeForItem(at index: Int) -> CGSize {\n  let side = (context?.containerSize.width ?? 0.0) - insets.left * CGFloat(2 + 1)\n  return CGSize(width: side / 2, height: 180)\n}; FeedCell()",
        .init(width: 165, height: 180)
      ),
      (
        "func other() { let w = 8 }\nfunc setUp() {\n  let w = view.layoutFrame.size.width\n  l.itemSize = CGSize(width: w/2 - 15, height: w)\n}; FeedCell()",
        .init(width: 172.5, height: 375)
      ),
      (
        "func c(sizeForItemAt i: Int) { if i == 0 { return CGSize(width: 9, height: 6) }; return .init(width: 90, height: x) }; layout.itemSize = CGSize(width: 9, height: w); FeedCell()",
        .init(width: 9, height: 6, isOneOfSeveral: true)
      ),
      (
        "layout.itemSize = CGSize(width: 90, height: 60)\nlayout.itemSize = CGSize(width: 80, height: 60)\nFeedCell()",
        .init(height: 60)
      ),
      ("l.itemSize = CGSize(width: 90, height: 60)\nl.estimatedItemSize = x; FeedCell()", nil),
      ("l.itemSize = CGSize(width: 90, height: 60)", nil),
    ])
  func items(code: String, size: RowHeightSources.ItemSize?) {
    #expect(RowHeightSources([code]).size(ofItem: "FeedCell", isHeader: false) == size)
    #expect(RowHeightSources([code]).size(ofItem: "FeedCell", isHeader: true) == nil)
  }

  @Test("one height for headers")
  func headers() {
    let code =
      "func c(_ c: UICollectionView, referenceSizeForHeaderInSection s: Int) -> CGSize { return CGSize(width: w, height: 170) }; Head()"
    #expect(RowHeightSources([code]).size(ofItem: "Head", isHeader: true) == .init(height: 170))
    #expect(RowHeightSources([code]).size(ofItem: "Head", isHeader: false) == nil)
  }

  @Test(
    "the size that an item has in its group",
    arguments: [
      (
        "widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)",
        "widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(150)",
        "horizontal(layoutSize: size, subitem: item, count: 2)\n group.interItemSpacing = .fixed(10)",
        RowHeightSources.ItemSize(width: 84.75, height: 150)
      ),
      (
        "widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)",
        "widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)",
        "horizontal(layoutSize: size, subitems: [item])\n item.contentInsets = .init(top: 2, leading: 3, bottom: 2, trailing: 3)",
        .init(width: 359.0 / 3 - 6, height: 175.5)
      ),
      (
        "widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)",
        "widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)",
        "vertical(layoutSize: size, subitems: [item])", nil
      ),
    ])
  func compositional(
    item: String, group: String, call: String, size: RowHeightSources.ItemSize?
  ) {
    let code = """
      func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(\(item)))
        let size = NSCollectionLayoutSize(\(group))
        let group = NSCollectionLayoutGroup.\(call)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        return section
      }; FeedCell()
      """
    #expect(RowHeightSources([code]).size(ofItem: "FeedCell", isHeader: false) == size)
  }

  private static let maker = """
    func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      switch path.section {
      case 0:
        guard let cell = t.dequeue("head", for: path) as? HeadCell else { return UITableViewCell() }
        return cell
      case 2: return t.dequeue("badge") as! BadgeCell
      default:
        let cell = t.dequeue("feed", for: path) as! FeedCell
        return cell
      }
    }
    """

  @Test(
    "that of the branch in which a cell is made",
    arguments: [
      (
        "if path.section == 0 { return 88 } else if (path.section == 2) { return 140 }\n else { return 60 }",
        [88, 140, 60]
      ),
      (
        "switch path.section {\n case 0: return 88\n default: return UITableView.automaticDimension\n }",
        [88, nil, nil]
      ),
      (
        "if path.section == 0\n{\n return 88\n}\nelse if path.section == 2\n{\n return 140\n}\nelse\n{\n return 60\n}",
        [88, 140, 60]
      ),
      ("return path.section == 2 ? 140 : 60", [60, 140, 60]),
      ("path.section == 0 ? 88.0 : UITableView.automaticDimension", [88, nil, nil]),
      ("return 60", [nil, nil, nil]),
      ("if isOpen { return 60 }\n return 44", [nil, nil, nil]),
    ] as [(String, [Double?])])
  func branches(body: String, heights: [Double?]) {
    let code =
      Self.maker
      + "\nfunc tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {\n\(body)\n}"
    let sources = RowHeightSources([code])
    let found = ["HeadCell", "BadgeCell", "FeedCell"].map {
      sources.heightOfBranch(on: $0, inListOfWidth: 375)
    }
    #expect(found == heights)
  }

  @Test("that of the items of its list, of several in a file")
  func lists() {
    let sources = RowHeightSources([
      """
      func c(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        if list == top { return list.dequeue("top", for: path) as! TopCell }
        return list.dequeue("feed", for: path) as! FeedCell
      }
      func c(_ list: UICollectionView, sizeForItemAt path: IndexPath) -> CGSize {
        if list == top {
          let side = view.bounds.width / 3
          return CGSize(width: side, height: side)
        }
        return CGSize(width: 90, height: list.frame.height)
      }
      """
    ])
    #expect(sources.size(ofItem: "TopCell", isHeader: false) == .init(width: 125, height: 125))
    #expect(sources.size(ofItem: "FeedCell", isHeader: false) == nil)
  }

  @Test("that of the header of a section, and lines that code hides")
  func sections() {
    let sources = RowHeightSources([
      """
      func c(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
        let cell = t.dequeueReusableCell(withIdentifier: "head") as! HeadCell
        return cell
      }
      func c(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { return 300 }
      """, "list.separatorStyle = .none\nlist.register(FeedCell.self)",
    ])
    #expect(sources.heightOfBranch(on: "HeadCell", inListOfWidth: 375) == 300)
    #expect(sources.hidesSeparators(of: "FeedCell") && !sources.hidesSeparators(of: "HeadCell"))
  }
}
