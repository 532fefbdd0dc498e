/// The ids of one document: each is given out once.
struct SVGNames {
  /// How often each id was asked for; only looked up, never listed.
  private var uses: [String: Int] = [:]
  private var clips = 0

  /// The id of a glyph outline.
  static func outline(_ index: Int) -> String { "glyph-\(index)" }

  /// The id of a picture.
  static func image(_ index: Int) -> String { "image-\(index)" }

  /// A new id for a clip.
  mutating func nextClip() -> String {
    defer { clips += 1 }
    return "clip-\(clips)"
  }

  /// The id for a group: its own with blanks replaced, which ids must not hold; with a number
  /// behind it when another has it already, or when it looks like one of ours.
  mutating func unique(_ id: String) -> String {
    let plain = String(id.map { $0.isWhitespace ? "_" : $0 })
    let isOurs = ["glyph-", "image-", "clip-"].contains { plain.hasPrefix($0) }
    let base = plain.isEmpty || isOurs ? "group-" + plain : plain
    let count = uses[base, default: 0] + 1
    uses[base] = count
    return count == 1 ? base : unique("\(base)-\(count)")
  }
}
