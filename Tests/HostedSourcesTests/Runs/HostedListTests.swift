import Testing

@Suite("Lists in previews")
struct HostedListTests {
  /// A cell whose text comes by a way that ends on the main queue after the cell was laid out.
  private static let cell = """
    import UIKit
    final class LateCell: UITableViewCell {
      let caption = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        caption.numberOfLines = 0
        caption.text = "short"
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
          caption.topAnchor.constraint(equalTo: contentView.topAnchor),
          caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
      func load() { DispatchQueue.main.async { self.caption.text = "one\\ntwo\\nthree" } }
    }
    final class LateScreen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LateCell.self, forCellReuseIdentifier: "late")
      }
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "late", for: path) as! LateCell
        cell.load()
        return cell
      }
    }

    """

  @Test(
    "have rows as high as what arrives after they are laid out",
    arguments: [
      "LateScreen()", "UINavigationController(rootViewController: LateScreen())",
    ])
  func late(preview: String) throws {
    let cells = try SwiftCells(["List.swift": Self.cell + "#Preview { \(preview) }\n"])
    let run = try cells.run(["frames", "List.swift"])
    let captions = run.output.split(separator: "\n").filter { $0.contains(" UILabel ") }
      .map { $0.split(separator: " ") }.filter { $0.first == "caption" }
    #expect(captions.map(\.last) == ["61", "61"], "\(run.output) \(run.errors)")
  }

  /// A cell of a collection view that a text and two distances size, and a list of two.
  private static let tiles = """
    import UIKit
    final class Tile: UICollectionViewCell {
      let caption = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        caption.numberOfLines = 0
        caption.text = "one\\ntwo"
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
          caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
          caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tiles: UICollectionViewController {
      init() {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)))
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) }
    }
    #Preview("tile") { Tile() }
    #Preview("tiles") { Tiles() }

    """

  @Test(
    "explain the heights of cells that size themselves, alone and in their list",
    arguments: [
      ("tile", "cell.height", true), ("tiles", "Tile#0.0.height", false),
    ])
  func why(scene: String, question: String, canGrow: Bool) throws {
    let cells = try SwiftCells(["Tiles.swift": Self.tiles])
    let run = try cells.run(["why", "Tiles.swift", question, "--scene", scene])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // 7 + 41 + 9
    for part in ["caption's text, 2 lines: 41", "+ 9 caption.bottom ==", "= 57"] {
      #expect(words.contains(part), "\(run.output) \(run.errors)")
    }
    #expect(words.contains("one more line in caption: +") == canGrow, "\(run.output)")
  }

  @Test("name the views of their cells by the cells' properties, and children of their screens")
  func names() throws {
    let source = """
      final class Tile: UICollectionViewCell {
        lazy var badge: UILabel = {
          let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          contentView.addSubview(label)
          return label
        }()
      }
      final class Grid: UICollectionViewController {
        let hint = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        init() {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 50, height: 50)
          super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(hint)
          collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell
        {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! Tile
          cell.badge.text = "\\(path.item)"
          return cell
        }
      }
      #Preview { UINavigationController(rootViewController: Grid()) }
      """
    let cells = try SwiftCells(["Grid.swift": Self.cell + source])
    let run = try cells.run(["frames", "Grid.swift"])
    let names = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(names.contains("hint"), "\(run.output) \(run.errors)")
    #expect(names.filter { $0 == "badge" }.count == 2, "\(run.output)")
  }
}
