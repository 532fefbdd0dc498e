import Testing

@Suite("Swift cells in commands of their own kind", .enabled(if: SwiftCells.isAvailable))
struct SwiftCellCommandTests {
  @Test("have the heights of rows of a stream, each in its place")
  func stream() throws {
    let source = """
      #if canImport(PlumbCells)
      import PlumbCells
      struct Row: Decodable { let space: Double }
      extension BoxCell: PlumbCell {
        func show(row: Row) { contentView.constraints.first?.constant = row.space }
      }
      #endif

      """
    let rows = #"""
      {"space": 10}
      {"space": 30, "more": true}

      {"title": "none"}
      {"space": 20,
      """#
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell + source, "rows.jsonl": rows])
    let run = try cells.run([
      "heights", "BoxCell.swift", "--rows", "rows.jsonl", "--width", "320", "--jobs", "2",
    ])
    #expect(
      run.output == #"""
        {"index":0,"height":80}
        {"index":1,"height":100}
        {"index":2,"error":"is not what BoxCell takes: 'space': it is missing"}
        {"index":3,"error":"column 14: broken JSON: the file ends too early; expected a key in quotes"}

        """#, "\(run.errors)")
    #expect(run.code == 1)
    _ = try cells.place.write(SwiftCells.boxCell, to: "Plain.swift")
    let plain = try cells.run(["heights", "Plain.swift", "--rows", "rows.jsonl"])
    #expect(plain.code == 2)
    #expect(plain.errors.contains("has no cell class that takes rows of a stream; conform one"))
  }

  @Test("of two versions are one page of inspect, and so are files that have nothing in common")
  func inspect() throws {
    let later = SwiftCells.boxCell.replacing("constant: 6)", with: "constant: 9)")
    let cells = try SwiftCells([
      "old/BoxCell.swift": SwiftCells.boxCell, "BoxCell.swift": later,
      "Other.swift": "import UIKit\nfinal class OtherCell: UITableViewCell {}\n",
    ])
    for (files, isPair) in [
      (["old/BoxCell.swift", "BoxCell.swift"], true), (["BoxCell.swift", "Other.swift"], false),
      (["BoxCell.swift"], false),
    ] {
      let run = try cells.run(["inspect"] + files + ["--widths", "320-330", "-o", "page.html"])
      #expect(run.code == 0 && run.output == "page.html\n", "\(run)")
      let page = cells.place.text("page.html")
      #expect(page?.contains(#""compares":true"#) == isPair)
    }
  }

  @Test("are compared as Git calls, in place of the file of the project, and never end its run")
  func git() throws {
    let preview = "#Preview(\"Box\") { BoxCell() }\n"
    let later = SwiftCells.boxCell.replacing("constant: 6)", with: "constant: Theme.gap)")
    let cells = try SwiftCells([
      "plumb.yaml": "swift: { sources: [App] }\n", "App/BoxCell.swift": later + preview + "//\n",
      "App/Theme.swift": "import UIKit\nenum Theme { static let gap: CGFloat = 9 }\n",
      "blob1/BoxCell.swift": SwiftCells.boxCell + preview, "blob2/BoxCell.swift": later + preview,
      "blob3/BoxCell.swift": later + "let text: Missing\n",
    ])
    let rest = ["App/BoxCell.swift", "blob1/BoxCell.swift", "1", "100644"]
    let run = try cells.run(
      ["diff", "--git", "--swift"] + rest + ["blob2/BoxCell.swift", "2", "100644"])
    #expect(run.code == 0 && run.output.contains("    height 80 -> 83\n"), "\(run)")
    #expect(run.output.hasPrefix("App/BoxCell.swift: preview 'Box'\n"))
    let broken = try cells.run(
      ["diff", "--git", "--swift"] + rest + ["blob3/BoxCell.swift", "3", "100644"])
    #expect(broken.code == 0 && broken.output == "")
    #expect(broken.errors.contains("error: cannot find type 'Missing' in scope"))
  }

  @Test("have views made of type parameters, and lists that begin below a bar")
  func genericViews() throws {
    let source = """
      import UIKit
      final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
      }
      final class HostCell<Content: UIView>: UITableViewCell {
        let content = Content()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          content.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(content)
          content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5).isActive = true
          contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5)
            .isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      final class List: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        }
        override func collectionView(
          _ view: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 40 }
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
          cell.backgroundColor = .systemTeal
          return cell
        }
      }
      #Preview("Box") { HostCell<Box>() }
      #Preview("List") {
        UINavigationController(rootViewController: List(
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain))))
      }

      """
    let cells = try SwiftCells(["Host.swift": source])
    let run = try cells.run(["frames", "Host.swift", "--width", "320"])
    #expect(run.output.contains("0.0  Box  height 40, content 40\n"), "\(run)")
    let why = try cells.run(["render", "Host.swift", "--width", "320"])
    #expect(why.code == 0 && why.errors == "", "\(why)")
  }
}
