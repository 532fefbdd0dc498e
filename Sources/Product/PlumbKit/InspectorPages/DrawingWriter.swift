/// Writes the drawings of rows as SVG, as `drawing.js` makes them: the same paths with the same
/// numbers, without what only a selection needs.
struct DrawingWriter {
  /// A rounded frame in the superview's coordinates, in points.
  struct Frame {
    var x, y, width, height: Double
  }

  private let pool: InspectorModel.Pool
  private var frames: [Frame] = []
  private var clips = 0
  /// The elements since `begin`.
  private(set) var bytes: [UInt8] = []

  init(_ pool: InspectorModel.Pool) { self.pool = pool }

  /// Begins another row. `frames`: by the index of the item.
  mutating func begin(_ frames: [Frame]) {
    self.frames = frames
    bytes = []
  }

  /// Writes nodes that are drawn in a view of a size, in points.
  mutating func write(_ nodes: [DrawingNode], _ width: Double, _ height: Double) {
    for node in nodes { write(node, width, height) }
  }

  private mutating func write(_ node: DrawingNode, _ width: Double, _ height: Double) {
    switch node {
    case .view(let item, let drawing, let opacity):
      let nodes = pool.drawings[drawing]
      guard !nodes.isEmpty else { return }
      let frame = frames[item]
      group(x: frame.x, y: frame.y, opacity: opacity) { writer in
        writer.write(nodes, frame.width, frame.height)
      }
    case .group(let x, let y, let opacity, let clip, let nodes):
      let shape = clip.map { clipPath($0, width, height) }
      group(
        x: x.value(width), y: y.value(height), opacity: opacity, clip: shape
      ) { writer in writer.write(nodes, width, height) }
    case .fill(let path, let color):
      write("<path fill=\"\(color)\"")
      end(path, width, height)
    case .stroke(let path, let color, let lineWidth, let cap, let join, let dash):
      write("<path fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(lineWidth.plain)\"")
      write(" stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\"")
      if !dash.isEmpty {
        write(" stroke-dasharray=\"\(dash.map(\.plain).joined(separator: " "))\"")
      }
      end(path, width, height)
    case .text(let run, let color, let x, let y):
      write("<path fill=\"\(color)\" transform=\"translate(")
      write(x.value(width), Decimals.printed, " ")
      write(y.value(height), Decimals.printed, ")\" d=\"")
      write(pool.runs[run])
      write("\"/>")
    case .image(let image, let numbers):
      write("<image href=\"\(pool.images[image])\" preserveAspectRatio=\"none\"")
      let sizes = [width, height, width, height]
      for (name, (number, size)) in zip(["x", "y", "width", "height"], zip(numbers, sizes)) {
        write(" \(name)=\"\(Self.rounded(max(0, number.value(size)), Decimals.printed).plain)\"")
      }
      write("/>")
    }
  }

  /// Writes a group around what a closure writes. `clip`: the name of a shape that was written
  /// before.
  mutating func group(
    x: Double, y: Double, opacity: Double, clip: String? = nil,
    _ content: (inout DrawingWriter) -> Void
  ) {
    write("<g")
    if x != 0 || y != 0 { write(" transform=\"translate(\(x.plain) \(y.plain))\"") }
    if opacity < 1 { write(" opacity=\"\(opacity.plain)\"") }
    if let clip { write(" clip-path=\"url(#\(clip))\"") }
    write(">")
    content(&self)
    write("</g>")
  }

  private mutating func clipPath(_ path: DrawingPath, _ width: Double, _ height: Double) -> String {
    clips += 1
    write("<clipPath id=\"first-\(clips)\"><path")
    end(path, width, height)
    write("</clipPath>")
    return "first-\(clips)"
  }

  // MARK: Paths

  private mutating func end(_ path: DrawingPath, _ width: Double, _ height: Double) {
    write(" d=\"")
    var numbers = path.numbers[...]
    for command in path.commands {
      write(String(command))
      for _ in 0..<Self.points(of: command) {
        write(numbers.removeFirst().value(width), Decimals.printed, " ")
        write(numbers.removeFirst().value(height), Decimals.printed, " ")
      }
    }
    write("\"/>")
  }

  private static func points(of command: Character) -> Int {
    switch command {
    case "M", "L": 1
    case "Q": 2
    case "C": 3
    default: 0
    }
  }

  /// The outlines of a run's glyphs as one path, from the run's origin on the baseline.
  private mutating func write(_ run: InspectorModel.Run) {
    for entry in run.entries {
      for glyph in pool.words[entry.word].glyphs {
        let words = pool.outlines[glyph.outline].split(separator: " ", maxSplits: 2)
        guard words.count == 3, let x = Double(words[0]), let y = Double(words[1]) else { continue }
        write("M")
        write(entry.x + glyph.x + x, Self.glyphDecimals, " ")
        write(glyph.y + y, Self.glyphDecimals, "")
        write(String(words[2]))
      }
    }
  }

  /// Those of the places of words and glyphs in the model.
  private static let glyphDecimals = 2

  // MARK: Text

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ value: Double, _ decimals: Int, _ separator: String) {
    ShortNumber.append(Self.rounded(value, decimals), decimals: decimals, to: &bytes)
    write(separator)
  }

  /// The nearest number with so many decimals, halves up, as `Math.round` has it.
  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (value * scale + 0.5).rounded(.down) / scale
  }

}

extension DrawingNumber {
  /// The number in a view of a width, or of a height, in points.
  fileprivate func value(_ size: Double) -> Double { constant + share * size }
}
