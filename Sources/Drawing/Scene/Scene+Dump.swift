import Numbers

extension Scene {
  /// The scene as text, one node per line, children indented; tests compare it before pixels.
  ///
  ///     scene 20 10.5 "Rows"
  ///     group title "top == top + 20" matrix 1 0 0 1 3 4 opacity 0.5 clip M0 0H9V9H0Z
  ///      glyphs "Wi-Fi" #000000ff size 17 at 1 8 width 41.5: 3@0,0 7@15.25,0
  ///     fill #ff0000ff M0 0H20V10H0Z
  ///     stroke #0000ff80 width 0.5 dash 2 1.5 cap round join bevel M0 0L3 4
  ///     image 0 1 2 3 4
  public var dump: String {
    var text = SceneText()
    text.line("scene", [size.width, size.height], title.isEmpty ? "" : SceneText.quoted(title))
    for node in nodes { text.append(node, depth: 0) }
    return text.text
  }
}

/// The lines of a dump.
private struct SceneText {
  private(set) var text = ""

  /// A quoted text with quotes and line breaks escaped.
  static func quoted(_ text: String) -> String { text.debugDescription }

  mutating func line(_ name: String, _ numbers: [Double] = [], _ rest: String = "", depth: Int = 0)
  {
    let words = [name, SceneText.list(numbers), rest].filter { !$0.isEmpty }
    text += String(repeating: " ", count: depth) + words.joined(separator: " ") + "\n"
  }

  mutating func append(_ node: Scene.Node, depth: Int) {
    switch node {
    case .group(let group):
      line("group", [], SceneText.words(for: group), depth: depth)
      for child in group.children { append(child, depth: depth + 1) }
    case .fill(let path, let color):
      line("fill " + color.longHex, [], SceneText.data(path), depth: depth)
    case .stroke(let path, let color, let style):
      let words = [color.longHex, SceneText.words(for: style), SceneText.data(path)]
      line("stroke", [], words.joined(separator: " "), depth: depth)
    case .glyphs(let run): line("glyphs", [], SceneText.words(for: run), depth: depth)
    case .image(let index, let rect):
      line("image \(index)", [rect.x, rect.y, rect.width, rect.height], depth: depth)
    }
  }

  private static func words(for group: Scene.Group) -> String {
    var words = [group.id, group.title.map(quoted)].compactMap { $0 }
    let map = group.transform
    if map != .identity {
      words.append("matrix " + list([map.a, map.b, map.c, map.d, map.tx, map.ty]))
    }
    if group.opacity != 1 { words.append("opacity " + list([group.opacity])) }
    if let clip = group.clip { words.append("clip " + data(clip)) }
    return words.joined(separator: " ")
  }

  private static func words(for style: Scene.StrokeStyle) -> String {
    var words = ["width " + list([style.width])]
    if !style.dash.isEmpty { words.append("dash " + list(style.dash)) }
    if style.cap != .butt { words.append("cap \(style.cap)") }
    if style.join != .miter { words.append("join \(style.join)") }
    return words.joined(separator: " ")
  }

  private static func words(for run: Scene.Glyphs) -> String {
    let glyphs = run.glyphs.map { "\($0.outline)@\(list([$0.x])),\(list([$0.y]))" }
    let direction = run.direction == .rightToLeft ? " right-to-left" : ""
    return quoted(run.text) + direction + " " + run.color.longHex + " size " + list([run.size])
      + " at " + list([run.origin.x, run.origin.y]) + " width " + list([run.width]) + ": "
      + glyphs.joined(separator: " ")
  }

  private static func list(_ numbers: [Double]) -> String {
    var bytes: [UInt8] = []
    for number in numbers {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      ShortNumber.append(number, decimals: Decimals.printed, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func data(_ path: Scene.Path) -> String {
    String(decoding: PathData(path).bytes, as: UTF8.self)
  }
}

extension Scene.Color {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque: CSS Color 4, 5.2.
  package var hex: String { String(decoding: hexBytes(showsAlpha: alpha != 255), as: UTF8.self) }

  /// `#rrggbb`, whatever the opacity, in ASCII.
  package var opaqueHexBytes: [UInt8] { hexBytes(showsAlpha: false) }

  /// `#rrggbbaa`.
  fileprivate var longHex: String { String(decoding: hexBytes(showsAlpha: true), as: UTF8.self) }

  private func hexBytes(showsAlpha: Bool) -> [UInt8] {
    var bytes = [UInt8(ascii: "#")]
    for channel in [red, green, blue] { Hexadecimal.append(channel, to: &bytes) }
    if showsAlpha { Hexadecimal.append(alpha, to: &bytes) }
    return bytes
  }
}
