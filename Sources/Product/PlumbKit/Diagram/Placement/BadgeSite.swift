import Scene

/// A place where a badge might stand, and what speaks against it.
struct BadgeSite {
  let rect: Scene.Rect
  /// What the badge says here.
  let text: String
  /// From the anchor to the badge; `nil` where it stands close by.
  var leader: Segment?
  /// The lower the better; the unit is a step down a badge's list of spots.
  let cost: Double

  /// Between two badges, and between a badge and text, in points.
  static let clearance = 0.75

  /// The room of badge and leader line.
  var bounds: Scene.Rect { leader.map { rect.union($0.bounds) } ?? rect }

  /// Whether two badges cannot both be where these sites are: one would cover the other or its
  /// leader line, or the leader lines would cross.
  func excludes(_ other: BadgeSite) -> Bool {
    if rect.outset(by: Self.clearance).overlaps(other.rect) { return true }
    if let leader, leader.part(within: other.rect) != nil { return true }
    guard let line = other.leader else { return false }
    return line.part(within: rect) != nil || leader?.crosses(line) == true
  }
}
