import Foundation
import Testing

@Suite("Swift cells", .enabled(if: SwiftCells.isAvailable))
struct SwiftCellTests {
  @Test("are drawn from their own source, a picture for each preview")
  func previews() throws {
    let previews = """
      #Preview("Short text") {
        let cell = BoxCell(style: .default, reuseIdentifier: nil)
        cell.show("Hello")
        return cell
      }
      #Preview("A/B") { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)) }
      """
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell + previews])
    let run = try cells.run(["render", "BoxCell.swift", "-w", "320", "-w", "375", "-o", "out"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n").map(String.init) == [
        "out/BoxCell-Short-text-320.png", "out/BoxCell-Short-text-375.png",
        "out/BoxCell-A-B-320.png", "out/BoxCell-A-B-375.png",
      ])
    #expect(run.errors.contains("preview 'A/B' shows nothing: it has no view with content"))
    let one = try cells.run(["render", "BoxCell.swift", "--preview", "Short text", "-o", "one.png"])
    #expect(one.output == "one.png\n", "\(one.errors)")
    let both = try cells.run(["render", "BoxCell.swift", "-o", "both.png"])
    #expect(both.code == 2)
    #expect(both.errors.contains("has 2 previews, and --output both.png names one picture"))
  }

  @Test("have the texts, files and formatters of their app")
  func resources() throws {
    let source = """
      import Foundation
      import UIKit
      import os
      private let log = Logger(subsystem: "app", category: "cell")
      final class NoteCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          log.info("made \\(reuseIdentifier ?? "", privacy: .public)")
          let url = Bundle.main.url(forResource: "notes", withExtension: "txt")
          let notes = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
          let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
          let duration = DateComponentsFormatter()
          duration.unitsStyle = .abbreviated
          print(
            NSLocalizedString("title", comment: ""), String(localized: "\\(2) notes"),
            Bundle.main.localizedString(forKey: "title", value: nil, table: nil), notes,
            version ?? "-", duration.string(from: 90) ?? "-")
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells([
      "App/Cells/NoteCell.swift": source, "App/Info.plist": Self.info, "App/data/notes.txt": "Milk",
      "App/de.lproj/Localizable.strings": "title = \"Notizen\"; \"%lld notes\" = \"%lld Notizen\";",
      "App/en.lproj/Localizable.strings": "title = \"Notes\";",
      "plumb.yaml": "sources: [App/Cells]",
    ])
    for (options, line) in [
      ([], "Notes 2 notes Notes Milk 1.2 1m 30s"),
      (["--language", "de"], "Notizen 2 Notizen Notizen Milk 1.2 1m 30s"),
    ] {
      let run = try cells.run(
        ["render", "App/Cells/NoteCell.swift", "-o", "out"] + options)
      #expect(run.code == 0 && run.errors.contains(line), "\(run.errors)")
    }
  }

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>1.2</string></dict></plist>
    """

  @Test("have the frames that their constraints ask for")
  func frames() throws {
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell])
    let run = try cells.run(["frames", "BoxCell.swift", "--width", "320", "--profile", "ios18"])
    // 10 + 20 + 6 + 30 + 14 = 80; 320 - 2 * 16 = 288.
    #expect(
      run.output == """
        BoxCell.swift at 320 pt, 2x, ios18
        0.0  BoxCell  height 80, content 80
          contentView  UITableViewCellContentView   0   0  320  80
            title      UILabel                     16  10  288  20
            box        UIView                      16  36  144  30

        """, "\(run.errors)")
    #expect(run.code == 0)
  }

  @Test(
    "of a collection view are drawn, and so are the views of controllers, as high as the screen")
  func otherContent() throws {
    let source = """
      import UIKit
      final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "Tile"
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let controllers = """
      import UIKit
      final class Planets: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
          tableView.rowHeight = 50
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "planet", for: path)
          cell.textLabel?.text = "Planet \\(path.row)"
          return cell
        }
      }
      final class Card: UIViewController {
        let box = UIView()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalToConstant: 60),
          ])
        }
      }
      #Preview("Table") { Planets() }
      #Preview("Card") { Card() }
      """
    let cells = try SwiftCells(["Tile.swift": source, "Screens.swift": controllers])
    let tile = try cells.run(["frames", "Tile.swift", "--width", "320", "--profile", "ios18"])
    #expect(tile.output.contains("8  12"), "\(tile.output) \(tile.errors)")
    let run = try cells.run(["render", "Screens.swift", "-w", "320", "-o", "out"])
    #expect(run.output == "out/Screens-Table-320.png\nout/Screens-Card-320.png\n", "\(run.errors)")
    let why = try cells.run([
      "why", "Screens.swift", "box.width", "--scene", "Card", "--width", "320",
    ])
    #expect(why.output.contains("box.width = 160"), "\(why.output) \(why.errors)")
  }

  @Test("are explained, traced and linted like other cells")
  func questions() throws {
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell])
    let why = try cells.run(["why", "BoxCell.swift", "box.width", "--width", "320"])
    #expect(why.output.contains("144"), "\(why.errors)")
    let trace = try cells.run(["trace", "BoxCell.swift", "--width", "320"])
    #expect(trace.output.contains("box"), "\(trace.errors)")
    #expect(try cells.run(["lint", "BoxCell.swift"]).code == 0)
  }

  @Test("are linted at the lines of their constraints and properties")
  func lintedLines() throws {
    let source = """
      import UIKit
      final class CutCell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.text = "Coffee beans from Guatemala, washed and roasted by hand"
          title.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(title)
          NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.topAnchor.constraint(equalTo: contentView.topAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            title.heightAnchor.constraint(equalToConstant: 20),
            title.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.5),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let run = try SwiftCells(["CutCell.swift": source]).run([
      "lint", "CutCell.swift", "--width", "320", "--only", "conflicting-constraints",
      "--only", "truncated-text",
    ])
    #expect(run.output.contains("CutCell.swift:3:1: warning: title shows less"), "\(run.output)")
    #expect(run.output.contains("CutCell.swift:15:1: "), "\(run.output)")
    #expect(run.output.contains("CutCell.swift:14:1: `title.height == 20`"), "\(run.output)")
  }

  @Test("that do not compile are reported at their own lines and columns, and nothing is written")
  func compilerErrors() throws {
    let source = """
      import UIKit
      class First: UITableViewCell {
        @objc dynamic var wrong = missing
      }
      """
    let cells = try SwiftCells(["First.swift": source])
    let run = try cells.run(["render", "First.swift", "-o", "out"])
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        First.swift:3:29: error: cannot find 'missing' in scope
          3 |   @objc dynamic var wrong = missing
            |                             ^

        """)
    #expect(!cells.place.contents.contains("out"))
    _ = try cells.place.write("import UIKit\nlet text = misspelt\n", to: "First.swift")
    #expect(
      try cells.run(["render", "First.swift"]).errors == """
        First.swift:2:12: error: cannot find 'misspelt' in scope
          2 | let text = misspelt
            |            ^

        """)
  }

  @Test("that crash or never end leave the other previews alone")
  func isolation() throws {
    let source = """
      import UIKit
      #Preview("First") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      #Preview("Trap") {
        let none: [UIView] = []
        return none[3]
      }
      #Preview("Loop") {
        while true { usleep(1000) }
        return UIView()
      }
      #Preview("Last") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      """
    let cells = try SwiftCells(["Four.swift": source])
    let run = try cells.run(["render", "Four.swift", "--timeout", "5"])
    #expect(run.code == 2)
    #expect(run.output == "Four-First-320.png\nFour-Last-320.png\n")
    #expect(run.errors.contains("Four.swift:5:14: error: preview 'Trap' has crashed (SIG"))
    #expect(run.errors.contains("): Index out of range\n  5 |   return none[3]\n"))
    #expect(run.errors.contains("Four.swift:7:1: error: preview 'Loop' took longer than 5 s"))
    // Of the backtrace only the app's own functions are left.
    #expect(run.errors.contains("Four.swift:5:14: note: in #Preview\n"))
    #expect(!run.errors.contains("libPlumb") && !run.errors.contains("Backtrac"))
  }

  @Test("of two versions are compared preview by preview")
  func versions() throws {
    let preview = """
      #Preview("Short") { let cell = BoxCell(); cell.show("one"); return cell }
      #Preview("Long") { let cell = BoxCell(); cell.show("two"); return cell }

      """
    let later = SwiftCells.boxCell.replacing("constant: 6)", with: "constant: 9)")
    let added = "#Preview(\"New\") { BoxCell() }\n"
    let cells = try SwiftCells([
      "old/BoxCell.swift": SwiftCells.boxCell + preview, "BoxCell.swift": later + added + preview,
    ])
    let run = try cells.run(["diff", "old/BoxCell.swift", "BoxCell.swift"])
    #expect(
      run.output == """
        BoxCell.swift: preview 'New' added, 320 × 83
        BoxCell.swift: preview 'Short'
          constraint box.top == title.bottom + 6: constant 6 -> 9
          at 320 pt
            height 80 -> 83
            box.y 36 -> 39
        BoxCell.swift: preview 'Long'
          constraint box.top == title.bottom + 6: constant 6 -> 9
          at 320 pt
            height 80 -> 83
            box.y 36 -> 39

        """, "\(run.errors)")
    #expect(run.code == 1)
    let same = try cells.run(["diff", "BoxCell.swift", "BoxCell.swift"])
    #expect(same.code == 0 && same.output == "", "\(same)")
    let removed = try cells.run(["diff", "old/BoxCell.swift", "/dev/null"])
    #expect(removed.output.hasPrefix("old/BoxCell.swift: preview 'Short' removed, 320 × 80\n"))
  }

  @Test("are held against the frames that a simulator printed")
  func hierarchy() throws {
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell])
    _ = try cells.place.write(
      """
      <BoxCell: 0x1; frame = (0 0; 320 80); autoresize = W; layer = <CALayer: 0x2>>
         | <UITableViewCellContentView: 0x3; frame = (0 0; 320 80); layer = <CALayer: 0x4>>
         |    | <UILabel: 0x5; frame = (16 10; 288 20); layer = <_UILabelLayer: 0x6>>
         |    | <UIView: 0x7; frame = (16 40; 144 30); layer = <CALayer: 0x8>>
      """, to: "dump.txt")
    let run = try cells.run(["verify", "BoxCell.swift", "--hierarchy", "dump.txt"])
    #expect(run.code == 1)
    #expect(run.output.contains("✓ title"), "\(run)")
    #expect(run.output.contains("y − 4") || run.output.contains("y + 4"), "\(run)")
  }

  @Test("do not print into the results of a command")
  func printing() throws {
    let source = """
      import UIKit
      #Preview("Talks") {
        print("from the cell")
        return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      """
    let run = try SwiftCells(["Talk.swift": source]).run(["frames", "Talk.swift", "--json"])
    #expect(run.output.hasPrefix("{"))
    #expect(!run.output.contains("from the cell"))
    #expect(run.errors.contains("from the cell"))
  }

  @Test("run on the main thread, and what they put onto its queue has run before layout")
  func mainThread() throws {
    let source = """
      import UIKit
      #Preview {
        MainActor.assumeIsolated {}
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        DispatchQueue.main.async {
          Task { @MainActor in view.frame.size.height = 70 }
        }
        return view
      }
      """
    let run = try SwiftCells(["Queue.swift": source]).run(["frames", "Queue.swift"])
    #expect(run.output.contains("height 70,"), "\(run.output) \(run.errors)")
  }

  @Test("take rows of a data file through PlumbCell")
  func data() throws {
    let conformance = """
      #if canImport(PlumbCells)
      import PlumbCells
      struct Row: Decodable { let title: String }
      extension BoxCell: PlumbCell {
        func show(row: Row) { show(row.title) }
      }
      #endif
      """
    let cells = try SwiftCells([
      "BoxCell.swift": SwiftCells.boxCell + conformance,
      "rows.json": #"[{"title": "One"}, {"title": "Two"}, {"name": "Three"}]"#,
    ])
    let run = try cells.run(["frames", "BoxCell.swift", "--data", "rows.json", "--json"])
    #expect(run.output.contains("0.2"), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("a row of the data is not what BoxCell takes: 'title'"))
  }

  @Test("need a toolchain of the version of Plumb's modules, and say so in a sentence")
  func toolchain() throws {
    let cells = try SwiftCells(["BoxCell.swift": SwiftCells.boxCell])
    let none = try cells.run(["render", "BoxCell.swift"], ["PATH": "/nowhere"])
    #expect(none.code == 2)
    #expect(none.errors.contains("needs the Swift toolchain, and there is no 'swiftc' in PATH"))
    _ = try cells.place.write("Swift version 4.2 (old)\n", to: "kit/swift-version")
    let other = try cells.run(["render", "BoxCell.swift"], ["PLUMB_SWIFT": "kit"])
    #expect(other.errors.contains("Plumb's modules are of Swift 4.2, and "))
    #expect(other.errors.split(separator: "\n").count == 1)
    _ = try cells.place.write("", to: "empty/none")
    let missing = try cells.run(["render", "BoxCell.swift"], ["PLUMB_SWIFT": "empty"])
    #expect(missing.errors.contains("there are none beside this tool"))
  }
}
