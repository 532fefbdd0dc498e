/// A number of a drawing: a constant, and a share of the size of the view around it.
struct DrawingNumber: Encodable, Hashable, Sendable {
  var constant: Double
  /// The share of the view's width for a number across, of its height for one down.
  var share: Double

  init(_ constant: Double, share: Double = 0) {
    self.constant = constant
    self.share = share
  }

  /// Writes `12` or `[-10, 1]`.
  func encode(to encoder: any Encoder) throws {
    guard share != 0 else {
      var value = encoder.singleValueContainer()
      return try value.encode(constant)
    }
    var values = encoder.unkeyedContainer()
    try values.encode(constant)
    try values.encode(share)
  }
}

/// A path whose points move with the size of the view around it.
struct DrawingPath: Encodable, Hashable, Sendable {
  /// SVG's commands, one letter each, absolute: `MLLZ`.
  var commands: String
  /// Their numbers, x and y in turn.
  var numbers: [DrawingNumber]
}

/// An element of a stretching drawing: a node with numbers in proportion to the view's size.
indirect enum DrawingNode: Hashable, Sendable {
  /// A view's drawing, with its subviews, at the rounded frame of the view.
  case view(item: Int, drawing: Int, opacity: Double)
  /// Nodes with a common translation, clip and opacity.
  case group(x: DrawingNumber, y: DrawingNumber, opacity: Double, clip: DrawingPath?, [DrawingNode])
  case fill(DrawingPath, color: String)
  /// Numbers are those of `Scene.StrokeStyle`.
  case stroke(DrawingPath, color: String, width: Double, cap: String, join: String, dash: [Double])
  /// A run of text, by its index, from a point of its baseline.
  case text(run: Int, color: String, x: DrawingNumber, y: DrawingNumber)
  /// A picture, by its index, in a rectangle.
  case image(Int, [DrawingNumber])
}

extension DrawingNode: Encodable {
  /// Writes an array that begins with a letter for the kind.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for part in parts { try values.encode(part) }
  }

  private var parts: [any Encodable] {
    switch self {
    case .view(let item, let drawing, let opacity): ["v", item, drawing, opacity]
    case .group(let x, let y, let opacity, let clip, let children):
      ["g", x, y, opacity, clip, children]
    case .fill(let path, let color): ["f", path, color]
    case .stroke(let path, let color, let width, let cap, let join, let dash):
      ["s", path, color, width, cap, join, dash]
    case .text(let run, let color, let x, let y): ["t", run, color, x, y]
    case .image(let index, let numbers): ["i", index, numbers]
    }
  }
}
