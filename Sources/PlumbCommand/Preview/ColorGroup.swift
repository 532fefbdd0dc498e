/// Colours that are near each other and become one: a box of Heckbert's median cut ("Color Image
/// Quantization for Frame Buffer Display", 1982).
struct ColorGroup {
  /// Each with the number of its pixels.
  private(set) var members: [(color: SixelColor, count: Int)]

  private static var channels: [KeyPath<SixelColor, UInt8>] { [\.green, \.red, \.blue] }

  /// At most `limit` groups, in a fixed order. Always the group is halved whose pixels, times the
  /// length of its longest side, are the most: large areas keep their shades.
  static func split(_ counts: [SixelColor: Int], into limit: Int) -> [ColorGroup] {
    let members = counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) }
    if members.count <= limit { return members.map { ColorGroup(members: [$0]) } }
    var groups = [ColorGroup(members: members)]
    while groups.count < limit {
      guard let widest = groups.indices.max(by: { groups[$0].weight < groups[$1].weight }),
        groups[widest].members.count > 1
      else { break }
      let halves = groups[widest].halves()
      groups[widest] = halves.0
      groups.append(halves.1)
    }
    return groups
  }

  /// The mean of all its pixels.
  var average: SixelColor {
    let total = members.reduce(0) { $0 + $1.count }
    func mean(_ channel: KeyPath<SixelColor, UInt8>) -> UInt8 {
      let sum = members.reduce(0) { $0 + Int($1.color[keyPath: channel]) * $1.count }
      return UInt8((sum + total / 2) / max(1, total))
    }
    return SixelColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  private var weight: Int {
    members.reduce(0) { $0 + $1.count } * Self.channels.map(extent).reduce(0, max)
  }

  private func extent(_ channel: KeyPath<SixelColor, UInt8>) -> Int {
    let values = members.map { $0.color[keyPath: channel] }
    return Int((values.max() ?? 0) - (values.min() ?? 0))
  }

  /// Cut across its longest side where half of the pixels are on each; neither half is empty.
  private func halves() -> (ColorGroup, ColorGroup) {
    let longest = Self.channels.map(extent).reduce(0, max)
    let channel = Self.channels.first { extent($0) == longest } ?? \.green
    let sorted = members.sorted {
      ($0.color[keyPath: channel], $0.color) < ($1.color[keyPath: channel], $1.color)
    }
    let total = members.reduce(0) { $0 + $1.count }
    var passed = 0
    var cut = 0
    while cut < sorted.count - 1, cut == 0 || passed + sorted[cut].count <= total / 2 {
      passed += sorted[cut].count
      cut += 1
    }
    return (
      ColorGroup(members: Array(sorted[..<cut])), ColorGroup(members: Array(sorted[cut...]))
    )
  }
}
