/// Frames of which some may still be moved, so that none hides another.
struct Arrangement {
  private(set) var frames: [LogLayout.Frame]
  private let nesting: Nesting
  private let freedom: [(horizontal: Bool, vertical: Bool)]

  private static let gap = 8.0
  /// Between an item and the end of what is around it.
  private static let margin = 16.0
  /// Items that are spread out; a picture of more shows nothing.
  private static let most = 200

  init(
    _ frames: [LogLayout.Frame], _ nesting: Nesting, _ freedom: [(horizontal: Bool, vertical: Bool)]
  ) {
    self.frames = frames
    self.nesting = nesting
    self.freedom = freedom
  }

  /// Items in the order in which they are painted: the largest first, then those of the log.
  var outermostFirst: [Int] {
    frames.indices.sorted { left, right in
      let areas = (area(left), area(right))
      return areas.0 != areas.1 ? areas.0 > areas.1 : left < right
    }
  }

  private func area(_ index: Int) -> Double { frames[index].width * frames[index].height }

  /// Moves items past those that they would cover, and everything right of and below 0.
  mutating func spreadOut() {
    var placed: [Int] = []
    for index in frames.indices.prefix(Self.most) where !isContainer(index) {
      if freedom[index].horizontal {
        move(index, past: placed, \.x, \.width)
      } else if freedom[index].vertical {
        move(index, past: placed, \.y, \.height)
      }
      placed.append(index)
    }
    for index in frames.indices where isContainer(index) { grow(index) }
    let left = frames.map(\.x).min() ?? 0, top = frames.map(\.y).min() ?? 0
    for index in frames.indices {
      frames[index].x -= left
      frames[index].y -= top
    }
  }

  private func isContainer(_ index: Int) -> Bool { nesting.parents.contains(index) }

  private mutating func move(
    _ index: Int, past placed: [Int], _ origin: WritableKeyPath<LogLayout.Frame, Double>,
    _ extent: KeyPath<LogLayout.Frame, Double>
  ) {
    for _ in placed {
      let hit = placed.first { overlaps(frames[$0], frames[index]) }
      guard let hit else { return }
      frames[index][keyPath: origin] =
        frames[hit][keyPath: origin] + frames[hit][keyPath: extent] + Self.gap
    }
  }

  /// A container that nothing holds on an axis is as large as what has been moved in it needs.
  private mutating func grow(_ index: Int) {
    for child in frames.indices where nesting.parents[child] == index {
      let frame = frames[child], own = frames[index]
      if freedom[index].horizontal {
        frames[index].width = max(own.width, frame.x + frame.width + Self.margin - own.x)
      }
      if freedom[index].vertical {
        frames[index].height = max(own.height, frame.y + frame.height + Self.margin - own.y)
      }
    }
  }

  private func overlaps(_ a: LogLayout.Frame, _ b: LogLayout.Frame) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }
}
