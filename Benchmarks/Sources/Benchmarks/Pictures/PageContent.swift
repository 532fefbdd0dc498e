import Scene
import Typesetting

/// One table as a picture: 375 × 2,000 points, 60 rows of a disc, a title, a time and a separator.
struct PageContent {
  static let rows = 60
  static let size = Scene.Size(375, 2000)

  /// A line of text, set and placed.
  struct Line {
    let run: GlyphRun
    let size: Double
    let x: Double
    let y: Double
    let gray: UInt8
    let text: String
  }

  let lines: [Line]

  private static let titles = [
    "Wi-Fi and mobile data", "Notifications for messages", "Sounds & haptics", "Screen time",
    "General settings", "Display & brightness", "Weekend schedule", "Office budget report",
    "Photos from Lyon", "Delivery tomorrow",
  ]

  /// The title of a row.
  static func title(_ row: Int) -> String { "\(titles[row % titles.count]) \(row)" }

  /// The time at the end of a row.
  static func time(_ row: Int) -> String { "\(row % 12 + 1):\(10 + row * 7 % 50) PM" }

  /// All rows; one of them, where `changed` says so, with another title.
  init(text typesetter: Typesetter, changed: Int? = nil) {
    let height = Self.size.height / Double(Self.rows)
    lines = (0..<Self.rows).flatMap { row -> [Line] in
      let middle = (Double(row) + 0.5) * height
      let title = Self.title(row) + (row == changed ? ", changed" : "")
      return Self.set(title, 15, typesetter, y: middle + 5, gray: 0) { _ in 52 }
        + Self.set(Self.time(row), 12, typesetter, y: middle + 4, gray: 140) { 359 - $0 }
    }
  }

  private static func set(
    _ text: String, _ size: Double, _ typesetter: Typesetter, y: Double, gray: UInt8,
    x: (Double) -> Double
  ) -> [Line] {
    let paragraph = Paragraph(text, font: FontDescriptor(pointSize: size))
    guard
      let line = typesetter.layout(paragraph, width: .infinity, maximumLines: 1).lines.first
    else { return [] }
    let start = x(line.width)
    return line.runs.map {
      Line(run: $0, size: size, x: start, y: y, gray: gray, text: text)
    }
  }
}
