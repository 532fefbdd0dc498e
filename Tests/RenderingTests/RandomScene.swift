import Scene
import TestSupport

/// A scene of random nodes, for tests that no scene may break.
struct RandomScene {
  /// Which numbers it is made of.
  enum Numbers {
    /// Such as tables have.
    case usual
    /// Also huge ones, tiny ones, and ones that are no numbers.
    case hostile
  }

  let scene: Scene
  private var random: SeededRandom
  private let numbers: Numbers

  init(seed: UInt64, _ numbers: Numbers) {
    var random = SeededRandom(seed: seed)
    let width = Double(Int.random(in: 1...90, using: &random))
    let height = Double(Int.random(in: 1...400, using: &random)) / 2
    var maker = RandomScene(random: random, numbers: numbers)
    let nodes = (0..<Int.random(in: 0...9, using: &maker.random)).map { _ in maker.node(depth: 0) }
    scene = Scene(
      size: Scene.Size(width, height), nodes: nodes, outlines: (0..<4).map { _ in maker.outline() },
      images: (0..<2).compactMap { _ in maker.raster() })
    self.random = maker.random
    self.numbers = numbers
  }

  private init(random: SeededRandom, numbers: Numbers) {
    scene = Scene(size: Scene.Size(1, 1))
    self.random = random
    self.numbers = numbers
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if numbers == .hostile, Int.random(in: 0..<60, using: &random) == 0 {
      let odd = [
        Double.nan, .infinity, -.infinity, 1e300, -1e18, 1e-300, 4e9, .leastNonzeroMagnitude,
      ]
      return odd[Int.random(in: 0..<odd.count, using: &random)]
    }
    return (Double.random(in: range, using: &random) * 8).rounded() / 8
  }

  private mutating func point() -> Scene.Point { Scene.Point(number(-30...120), number(-30...220)) }

  private mutating func rect() -> Scene.Rect {
    Scene.Rect(number(-20...90), number(-20...200), number(0...60), number(0...60))
  }

  private mutating func color() -> Scene.Color {
    let word = UInt32.random(in: 0...(.max), using: &random)
    let alpha = Bool.random(using: &random) ? 255 : UInt8(word >> 24)
    return Scene.Color(
      UInt8(word & 0xff), UInt8(word >> 8 & 0xff), UInt8(word >> 16 & 0xff), alpha: alpha)
  }

  private mutating func path() -> Scene.Path {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .rectangle(rect())
    case 1: return .roundedRectangle(rect(), radius: number(0...20))
    case 2: return .ellipse(in: rect())
    case 3: return .segment(point(), point())
    default:
      let curves = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Scene.Path.Element.line(point())
        case 1: Scene.Path.Element.quadratic(point(), point())
        case 2: Scene.Path.Element.cubic(point(), point(), point())
        default: Scene.Path.Element.close
        }
      }
      return Scene.Path([.move(point())] + curves)
    }
  }

  private mutating func style() -> Scene.StrokeStyle {
    let caps: [Scene.StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [Scene.StrokeStyle.Join] = [.miter, .round, .bevel]
    let dash = (0..<Int.random(in: 0...3, using: &random)).map { _ in number(0...6) }
    return Scene.StrokeStyle(
      width: number(0...9), dash: dash, cap: caps[Int.random(in: 0..<3, using: &random)],
      join: joins[Int.random(in: 0..<3, using: &random)])
  }

  private mutating func node(depth: Int) -> Scene.Node {
    switch Int.random(in: 0..<(depth < 3 ? 6 : 4), using: &random) {
    case 0: return .fill(path(), color())
    case 1: return .stroke(path(), color(), style())
    case 2: return .image(Int.random(in: 0..<2, using: &random), rect())
    case 3:
      let glyphs = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Scene.Glyph(
          outline: Int.random(in: 0..<4, using: &random), x: number(0...80), y: number(-4...4))
      }
      return .glyphs(
        Scene.Glyphs(
          text: "run", color: color(), size: number(1...40), origin: point(), width: number(0...90),
          glyphs: glyphs))
    default: return group(depth: depth)
    }
  }

  private mutating func group(depth: Int) -> Scene.Node {
    let turned = Int.random(in: 0..<3, using: &random) == 0
    let transform =
      turned
      ? Scene.Transform(
        a: number(-2...2), b: number(-1...1), c: number(-1...1), d: number(-2...2),
        tx: number(-9...40), ty: number(-9...90)) : .translation(number(-9...40), number(-9...90))
    let clip = Bool.random(using: &random) ? path() : nil
    let opacity = Bool.random(using: &random) ? number(0...1) : 1
    return .group(
      Scene.Group(
        id: "group", transform: transform, clip: clip, opacity: opacity,
        children: (0..<Int.random(in: 0...4, using: &random)).map { _ in node(depth: depth + 1) }))
  }

  private mutating func outline() -> Scene.Outline { Scene.Outline(path()) }

  private mutating func raster() -> Scene.Raster? {
    let (width, height) = (
      Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
    )
    let rgba = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    return Scene.Raster(width: width, height: height, rgba: rgba)
  }
}
