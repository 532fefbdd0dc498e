import Foundation
import Testing

/// The cells of Examples/SwiftCells in the styles in which apps write them. Their frames follow
/// from the constraints by hand; texts have no part in them.
@Suite("The cells of the examples", .enabled(if: SwiftCells.isAvailable))
struct ExampleCellTests {
  static let cases: [(file: String, views: [String])] = [
    (
      "DrawnViews",
      // 12 + 22 + 6 + 22 + 8 + 1 + 8 + 64 + 12 = 155; five stars of 22 with 4 between them.
      [
        "0.0 ReviewCell height 155, content 155", "titleLabel UILabel 16 12",
        "ratingView RatingView 16 40 126 22", "ringView RingView 254 12 50 50",
        "dashedLine DashedLine 16 70 288 1", "chartView ChartView 16 79 288 64",
      ]
    ),
    (
      "GradientCell",
      // 10 + 96 + 14 = 120.
      [
        "0.0 GradientCell height 120, content 120", "card UIView 16 10 288 96",
        "bar GradientView 16 74 256 6",
      ]
    ),
    (
      "AnchoredCell",
      // 12 + 56 + 12 = 80; 320 - 16 - 84 = 220.
      [
        "0.0 Player height 80, content 80", "artwork UIImageView 16 12 56 56",
        "titleLabel UILabel 84 12 220 20",
      ]
    ),
    ("TagsCell", ["TagsCell height 44, content 44", "collectionView UICollectionView 0 8 320 28"]),
    ("SettingsCell", ["contentView UITableViewCellContentView 0 0"]),
    ("CounterCell", ["CounterCell height"]),
    ("ChatCell", ["bubble BubbleView 10 4"]),
    ("NoteCell", ["textView UITextView 16 12 288", "segments UISegmentedControl 16 10 229 32"]),
    ("AttributedCell", ["headline UILabel 0 0"]),
    // 288 * 2 / 3 - 4 = 188; a header of 44, and 2 points around each tile.
    ("ListScreen", ["FileCell 16 18 288 57", "Tile 18 46 188 156", "Tile 210 126 92 76"]),
  ]

  /// Margins of 16, and 4 between the texts; the rest hangs on lines of text.
  @Test(
    "of an app as Xcode has it are drawn with its pod, its framework and its bridging header",
    arguments: [
      (
        "Cells/ParcelCell",
        [
          "photoView UIImageView 16 16 44 44", "titleLabel UILabel 72 16",
          "noteLabel UILabel 72 40.5 232",
        ]
      ),
      (
        "Cells/DepotCell",
        ["UIStackView#0 UIStackView 16 11 288 38.5", "cityLabel UILabel 0 22.5 288 16"]
      ),
      // Its list fills it: the text is as wide as the one that is written there.
      ("Menu/MenuCell", ["iconView UIImageView 16", "titleLabel UILabel 52 12 107"]),
    ])
  func app(path: String, views: [String]) throws {
    let folder = Self.examples.appendingPathComponent("Parcels")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files = [".git/HEAD": "ref: refs/heads/main\n"]
    for name in names {
      files[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let run = try SwiftCells(files).run(["frames", "Parcels/\(path).swift", "--width", "320"])
    let cell = path.split(separator: "/")[1]
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for view in views { #expect(words.contains(view), "\(run.output) \(run.errors)") }
    // The library that loads the photo is not there: that is said, and a sample stands in.
    #expect(run.code == 0)
    #expect(run.errors.contains("setImage(") == (cell == "ParcelCell"), "\(run.errors)")
    #expect(run.errors.contains("\(cell) shows a made-up model"), "\(run.errors)")
  }

  private static let examples = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")

  @Test("have the frames that their code asks for", arguments: cases)
  func frames(file: String, views: [String]) throws {
    let path = Self.examples.appendingPathComponent("SwiftCells/\(file).swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    let cells = try SwiftCells(["\(file).swift": source])
    let run = try cells.run(["frames", "\(file).swift", "--width", "320", "--profile", "ios18"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0, "\(run.errors)")
    for view in views { #expect(words.contains(view), "\(run.output)") }
  }
}
