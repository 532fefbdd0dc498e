import ImageCoding

/// A view that is in another place, and in another colour.
///
/// All pixels of what moved differ. So what is compared are the colours that stand out, of the
/// reference in the old place, and of the picture in the new one.
struct Recoloring {
  /// `row 0 badge: colour #FF3B30 → #007AFF`.
  let text: String

  /// - Parameters:
  ///   - name: of the view.
  ///   - old: its place in the reference, of the same size as `new`, its place in the picture.
  init?(
    _ name: String, _ reference: PixelBuffer, at old: PictureRegion, _ picture: PixelBuffer,
    at new: PictureRegion
  ) {
    let (before, now) = (ColorCounts(reference, in: old), ColorCounts(picture, in: new))
    guard let change = Self.difference(before, now) else { return nil }
    text = "\(name): colour \(Self.hex(change.from)) → \(Self.hex(change.to))"
  }

  /// The ground where that differs, else what is in front of it.
  private static func difference(
    _ before: ColorCounts, _ now: ColorCounts
  ) -> (from: UInt32, to: UInt32)? {
    guard let ground = before.ground, let newGround = now.ground else { return nil }
    if ColorCounts.differ(ground, newGround) {
      let isSure = before.isMostly(ground) && now.isMostly(newGround)
      return isSure ? (ground, newGround) : nil
    }
    guard let front = before.front, let newFront = now.front,
      ColorCounts.differ(front, newFront), !now.has(front), !before.has(newFront)
    else { return nil }
    return (front, newFront)
  }

  private static func hex(_ word: UInt32) -> String {
    let digits = String(word & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// How many pixels of a region have each colour.
private struct ColorCounts {
  private var counts: [UInt32: Int] = [:]
  private var total = 0

  init(_ picture: PixelBuffer, in region: PictureRegion) {
    for y in max(0, region.y)..<max(0, region.y, min(picture.height, region.y + region.height)) {
      for x in max(0, region.x)..<max(0, region.x, min(picture.width, region.x + region.width)) {
        counts[picture[x, y], default: 0] += 1
        total += 1
      }
    }
  }

  /// The colour of most pixels.
  var ground: UInt32? { mostFrequent { _ in true } }

  /// What most pixels have that stand out from the ground, as letters do.
  var front: UInt32? {
    guard let ground else { return nil }
    return mostFrequent { Self.distance($0, ground) > Self.contrast && has($0) }
  }

  func isMostly(_ color: UInt32) -> Bool { counts[color, default: 0] * 2 > total }

  /// Whether so many pixels have a colour that it is no edge between two others.
  func has(_ color: UInt32) -> Bool { counts[color, default: 0] * 100 > total }

  private func mostFrequent(where isMeant: (UInt32) -> Bool) -> UInt32? {
    counts.filter { isMeant($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Levels of 255 that a letter differs from its ground by, and that a reader sees.
  private static let (contrast, visible) = (64, 16)

  static func differ(_ one: UInt32, _ other: UInt32) -> Bool { distance(one, other) > visible }

  /// The largest difference of a channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { (shift: UInt32) in
      abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }.max() ?? 0
  }
}
