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
    switch self {
    case .view(let item, let drawing, let opacity):
      try values.encode("v")
      try values.encode(item)
      try values.encode(drawing)
      try values.encode(opacity)
    case .group(let x, let y, let opacity, let clip, let children):
      try values.encode("g")
      try values.encode(x)
      try values.encode(y)
      try values.encode(opacity)
      try values.encode(clip)
      try values.encode(children)
    case .fill(let path, let color):
      try values.encode("f")
      try values.encode(path)
      try values.encode(color)
    case .stroke(let path, let color, let width, let cap, let join, let dash):
      try values.encode("s")
      try values.encode(path)
      try values.encode(color)
      try values.encode(width)
      try values.encode(cap)
      try values.encode(join)
      try values.encode(dash)
    case .text(let run, let color, let x, let y):
      try values.encode("t")
      try values.encode(run)
      try values.encode(color)
      try values.encode(x)
      try values.encode(y)
    case .image(let index, let numbers):
      try values.encode("i")
      try values.encode(index)
      try values.encode(numbers)
    }
  }
}
