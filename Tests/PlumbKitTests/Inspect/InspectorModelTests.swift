import Foundation
import LayoutTree
import Linting
import Sweeps
import TestSupport
import Testing

@testable import PlumbKit

@Suite("The data of an inspector page")
struct InspectorModelTests {
  /// What the page's script does with the data, from the data alone.
  struct Evaluator {
    let model: InspectorModel
    let scale: Double

    func length(_ line: Int, _ width: Double) -> Double {
      let line = model.pool.lines[line]
      return line.constant + line.slope * width
    }

    func piece(_ row: InspectorModel.Row, _ width: Double) -> InspectorModel.Piece? {
      row.pieces.last { $0.from <= width + 1e-9 }
    }

    func exact(_ piece: InspectorModel.Piece, _ item: Int, _ width: Double) -> [Double] {
      let rect = model.pool.rects[piece.rects[item]]
      return [rect.x, rect.y, rect.width, rect.height].map { length($0, width) }
    }

    /// x, y, width and height on pixels.
    func frame(_ piece: InspectorModel.Piece, _ item: Int, _ width: Double) -> [Double] {
      let rect = exact(piece, item, width)
      let x = rounded(rect[0]), y = rounded(rect[1])
      if let own = piece.ownSizes.first(where: { $0.item == item }) {
        return [x, y, own.width, own.height]
      }
      return [x, y, rounded(rect[0] + rect[2]) - x, rounded(rect[1] + rect[3]) - y]
    }

    func height(_ piece: InspectorModel.Piece, _ width: Double) -> Double {
      (length(piece.height, width) * scale - 1e-4).rounded(.up) / scale
    }

    private func rounded(_ points: Double) -> Double {
      let pixels = (abs(points) * scale + 0.5 + 1e-4).rounded(.down)
      return points < 0 ? 0 - pixels / scale : pixels / scale
    }
  }

  static let names = [
    "settings", "mail", "chat", "feed", "shop", "weather", "flight", "profile", "recipe",
    "languages",
  ]

  /// The model of a page with a file's first rows, and the page's bytes.
  static func model(
    of files: [String], _ widths: ClosedRange<Double>, rows: String = "0-3",
    _ session: PlumbSession
  ) throws -> (model: InspectorModel, page: [UInt8]) {
    let inspector = try inspector(of: files, widths, rows: rows, session)
    return (inspector.model, inspector.page)
  }

  @Test(
    "is the same whatever number of threads lays out its cases", arguments: ["mail", "podcasts"])
  func threads(name: String) throws {
    let session = try PlumbSession { _ in }
    func page(_ count: Int) throws -> [UInt8] {
      var layout = LayoutRequest()
      layout.contentSizeCategories = [.large, .accessibilityLarge]
      layout.appearances = [.light, .dark]
      let inspector = Inspector(
        session, Linter(LintSettings()),
        on: .init(count) { report in
          Result { () throws(PlumbError) in try PlumbSession(report: report) }
        })
      try inspector.add(
        "Templates/\(name).yaml", SweepRequest(layout, widths: 320...324))
      #expect(inspector.model.sources[0].cases.count == 4)
      return inspector.page
    }
    let one = try page(1)
    #expect(try page(2) == one)
    #expect(try page(3) == one)
  }

  /// The page of files; a large one carries its model packed.
  static func page(
    of files: [String], _ widths: ClosedRange<Double>, rows: String, _ session: PlumbSession
  ) throws -> [UInt8] {
    try inspector(of: files, widths, rows: rows, session).page
  }

  private static func inspector(
    of files: [String], _ widths: ClosedRange<Double>, rows: String, _ session: PlumbSession
  ) throws -> Inspector {
    var request = SweepRequest(widths: widths)
    request.rows = RowSelection(rows)
    let inspector = Inspector(session, Linter(LintSettings()))
    for file in files { try inspector.add(file, request) }
    return inspector
  }

  /// What `plumb frames --json` prints at a width.
  static func frames(
    of file: String, at width: Double, _ session: PlumbSession
  ) throws -> [LayoutTree] {
    var bytes: [UInt8] = []
    let printer = FramesPrinter(session, as: .details) { bytes += $0 }
    try printer.print(file, LayoutRequest(widths: [width]))
    return try bytes.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(LayoutTree.self, from: Data($0))
    }
  }

  @Test(
    "gives the frames that plumb frames prints, at every width tried",
    arguments: soaked(1) > 1 ? names : Array(names.prefix(4)))
  func frames(_ name: String) throws {
    var random = SeededRandom(seed: name.utf8.reduce(3) { $0 &* 31 &+ UInt64($1) })
    let session = try PlumbSession { _ in }
    let file = TemplateSnapshotTests.path(name)
    let start = Double(Int.random(in: 280...380, using: &random))
    let (model, _) = try Self.model(of: [file], start...(start + 16), session)
    let source = try #require(model.sources.first)
    for _ in 0..<DocumentMutator.count(5, soaked: 20) {
      let width = start + Double(Int.random(in: 0...32, using: &random)) / 2
      let trees = try Self.frames(of: file, at: width, session)
      for (index, shown) in source.cases.enumerated() where index < trees.count {
        try compare(shown, trees[index], model, width)
      }
    }
  }

  private func compare(
    _ shown: InspectorModel.Case, _ tree: LayoutTree, _ model: InspectorModel, _ width: Double
  ) throws {
    let evaluator = Evaluator(model: model, scale: shown.scale)
    for row in shown.rows {
      let place = "\(tree.file), row \(row.id) at \(width)"
      let scene = try #require(tree.scenes.first { $0.id == row.id }, "\(place)")
      let piece = try #require(evaluator.piece(row, width), "\(place)")
      #expect(evaluator.height(piece, width) == scene.height, "\(place)")
      let items = model.pool.structures[piece.structure].items.filter { $0.className != nil }
      #expect(items.count == scene.views.count, "\(place)")
      for (item, view) in scene.views.enumerated() {
        let expected = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        let frame = evaluator.frame(piece, item, width)
        let difference = zip(frame, expected).map { abs($0 - $1) }.max() ?? 0
        #expect(difference < 1e-9, "\(place): \(view.id) \(frame) \(expected)")
        let x = evaluator.exact(piece, item, width)[0]
        #expect(abs(x - view.unrounded.x) < 1e-6, "\(place): \(view.id)")
      }
    }
  }

  @Test("has sums that add up to each frame, to a pixel", arguments: ["mail", "settings", "shop"])
  func sums(_ name: String) throws {
    let session = try PlumbSession { _ in }
    let (model, _) = try Self.model(
      of: [TemplateSnapshotTests.path(name)], 330...345, session)
    let shown = try #require(model.sources.first?.cases.first)
    let evaluator = Evaluator(model: model, scale: shown.scale)
    var known = 0
    var all = 0
    for row in shown.rows {
      for width in stride(from: 330.0, through: 345, by: 2.5) {
        let piece = try #require(evaluator.piece(row, width))
        for (index, sum) in piece.sums.flatMap(\.all).enumerated() {
          all += 1
          guard let sum else { continue }
          known += 1
          let total = model.pool.sums[sum].reduce(0) {
            $0 + $1.factor * evaluator.length($1.length, width)
          }
          let value = evaluator.frame(piece, index / 4, width)[index % 4]
          #expect(abs(total - value) <= 1 / shown.scale + 1e-6, "\(row.id) at \(width): \(index)")
        }
      }
    }
    #expect(Double(known) >= 0.99 * Double(all), "\(known) of \(all)")
  }

  @Test("has a sum of a label that gives way at every width, whatever decides it")
  func yieldingLabel() throws {
    let folder = try TestFolder([
      "cell.yaml": """
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "A walnut side table with a drawer", numberOfLines: 0 }
            price:
              class: UILabel
              text: "1,299.00"
              contentCompressionResistancePriority: { horizontal: 749 }
          constraints:
            - "H:|-[title]-8-[price]-|"
            - "V:|-[title]-|"
            - price.top == title.top
      data: [{}]
      """
    ])
    let session = try PlumbSession { _ in }
    let (model, _) = try Self.model(of: [folder.file("cell.yaml")], 300...440, session)
    let row = try #require(model.sources.first?.cases.first?.rows.first)
    for piece in row.pieces {
      #expect(piece.sums.flatMap(\.all).allSatisfy { $0 != nil }, "from \(piece.from)")
    }
    let cut = row.pieces.filter { model.pool.details[$0.details[2]].isCut == true }
    #expect(!cut.isEmpty && cut.count < row.pieces.count)
  }

  @Test("draws every row at every width, and is the same each time")
  func drawings() throws {
    let session = try PlumbSession { _ in }
    let file = TemplateSnapshotTests.path("settings")
    let (model, page) = try Self.model(of: [file], 350...380, rows: "0-3", session)
    for row in model.sources.flatMap(\.cases).flatMap(\.rows) {
      for piece in row.pieces { #expect(piece.drawings.first?.from == piece.from, "\(row.id)") }
    }
    let again = try Self.model(of: [file], 350...380, rows: "0-3", session).page
    #expect(page == again)
  }

  @Test("names the lines that declare views and constraints")
  func lines() throws {
    let folder = try TestFolder([
      "cell.yaml": """
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "Departure" }
          constraints:
            - title.leading == contentView.leading + 16
            - title.top == contentView.top + 10
            - title.bottom == contentView.bottom - 10
      data: [{}]
      """
    ])
    let session = try PlumbSession { _ in }
    let (model, _) = try Self.model(of: [folder.file("cell.yaml")], 320...330, session)
    let structure = try #require(model.pool.structures.first)
    #expect(structure.items.map(\.line) == [nil, 4])
    #expect(structure.constraints.map(\.line) == [6, 7, 8])
  }

  @Test("cannot leave its element, whatever names and texts say")
  func hostileTexts() throws {
    let texts = [
      "</script><script>window.isBroken = true</script>", "<!-- <script>", "]]>\u{2028}",
      "nul\u{0}escape\u{1b}[31m", "\"><img src=x onerror=alert(1)>", "&quot;&#x3c;",
    ]
    let session = try PlumbSession { _ in }
    for text in texts {
      let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      let folder = try TestFolder([
        "cell.yaml": """
        cells:
          Cell:
            views:
              title: { class: UILabel, text: "{text}" }
            constraints:
              - title.leading == contentView.leading + 16
              - title.top == contentView.top + 10
              - title.bottom == contentView.bottom - 10
        data: []
        """,
        "rows.json": "[{\"text\": \(quoted)}]",
      ])
      var layout = LayoutRequest()
      layout.content.dataFile = folder.file("rows.json")
      let inspector = Inspector(session, Linter(LintSettings()))
      try inspector.add(folder.file("cell.yaml"), SweepRequest(layout, widths: 320...322))
      let page = String(decoding: inspector.page, as: UTF8.self)
      #expect(page.components(separatedBy: "<script").count == 4, "\(text)")
      #expect(page.components(separatedBy: "</script").count == 4, "\(text)")
      #expect(!page.contains("<img"))
      #expect(inspector.model.sources[0].cases[0].rows[0].texts.map(\.text) == [text])
    }
  }
}
