import ImageCoding
import Scene
import Typesetting
import UIKitCore

extension Scene.Color {
  /// The colour with its opacity multiplied by another one, of 255.
  func fading(_ opacity: UInt8) -> Scene.Color {
    Scene.Color(red, green, blue, alpha: ColorLevel.product(alpha, opacity))
  }
}

/// Draws a symbol: our drawing of it, or a field with its name where there is none.
struct SymbolPainter {
  private let symbol: SymbolImage
  private let isMirrored: Bool
  private let color: Scene.Color

  init(_ symbol: SymbolImage, isMirrored: Bool, color: Scene.Color) {
    self.symbol = symbol
    self.isMirrored = isMirrored
    self.color = color
  }

  /// The symbol in a rectangle; `size` is its own, from which the thickness of its lines follows.
  func nodes(in rect: Scene.Rect, _ size: Scene.Size, _ assets: SceneAssets) -> [Scene.Node] {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    guard let drawing = symbol.drawing else {
      assets.noteUndrawn(symbol: symbol.name)
      return unknown(in: rect, assets)
    }
    let opaque = Scene.Color(color.red, color.green, color.blue)
    let frame = fitted(drawing, in: rect, size)
    let parts = SymbolParts(
      scale: frame.width / drawing.size.width, boldness: symbol.boldness, color: opaque)
    let nodes = parts.nodes(
      drawing.parts,
      placement(frame, width: drawing.size.width, drawing.isDirectional && isMirrored))
    guard color.alpha < 255 else { return nodes }
    // Parts overlap: they fade together.
    return [.group(.init(opacity: color.shares.alpha, children: nodes))]
  }

  /// Symbols keep their proportions: the drawing in the middle of a rectangle of another shape,
  /// and as much smaller than it as its configuration makes it than the picture.
  private func fitted(
    _ drawing: SymbolDrawing, in rect: Scene.Rect, _ size: Scene.Size
  ) -> Scene.Rect {
    let stretch = min(rect.width / size.width, rect.height / size.height)
    let natural = Scene.Size(
      drawing.size.width * symbol.unit * stretch, drawing.size.height * symbol.unit * stretch)
    let placement = ContentPlacement(bounds: rect, size: natural)
    let fits = natural.width <= rect.width && natural.height <= rect.height
    return placement.rect(fits ? .center : .scaleAspectFit)
  }

  private func placement(
    _ frame: Scene.Rect, width: Double, _ mirrors: Bool
  ) -> Scene.Transform {
    let scale = frame.width / width
    return Scene.Transform(
      a: mirrors ? -scale : scale, b: 0, c: 0, d: scale, tx: mirrors ? frame.maxX : frame.x,
      ty: frame.y)
  }

  /// The opacity of the field of an unknown symbol: 15 %.
  private static let unknownField: UInt8 = 38

  /// A field with round corners and the name, in as large letters as fit.
  private func unknown(in rect: Scene.Rect, _ assets: SceneAssets) -> [Scene.Node] {
    let field = color.fading(Self.unknownField)
    let edge = rect.outset(by: -0.5)
    let radius = min(rect.width, rect.height) * 0.22
    var nodes: [Scene.Node] = [
      .fill(.roundedRectangle(rect, radius: radius), field),
      .stroke(
        .roundedRectangle(edge, radius: radius - 0.5), color, .init(width: 1, dash: [2, 1.5])),
    ]
    let size = min(max(rect.height * 0.36, 5), 11)
    let text = SetLine(
      symbol.name, font: FontDescriptor(pointSize: size, weight: .medium), color: color)
    nodes += text.nodes(in: rect.outset(by: -1.5), assets)
    return nodes
  }
}

/// The parts of a drawing as nodes.
private struct SymbolParts {
  /// Points to a unit of the drawing.
  let scale: Double
  let boldness: Double
  let color: Scene.Color

  func nodes(
    _ parts: [(stroke: SymbolDrawing.Stroke, path: String)], _ transform: Scene.Transform
  ) -> [Scene.Node] {
    var nodes: [Scene.Node] = []
    var solid = Scene.Path()
    for part in parts {
      let path = SymbolPath.read(part.path)
      switch part.stroke {
      case .line: nodes.append(stroke(path, SymbolDrawing.lineWidth, transform))
      case .thin: nodes.append(stroke(path, SymbolDrawing.thinWidth, transform))
      case .area:
        solid.elements += path.turning(clockwise: true).elements
        nodes.append(stroke(path, SymbolDrawing.lineWidth, transform))
      case .more: solid.elements += path.turning(clockwise: true).elements
      case .hole: solid.elements += path.turning(clockwise: false).elements
      case .cut:
        let groove = Polyline(path).stroked(width: SymbolDrawing.lineWidth * min(boldness, 1.3))
        solid.elements += groove.turning(clockwise: false).elements
      }
    }
    return (solid.isEmpty ? [] : [.fill(solid.applying(transform), color)]) + nodes
  }

  private func stroke(
    _ path: Scene.Path, _ width: Double, _ transform: Scene.Transform
  ) -> Scene.Node {
    .stroke(
      path.applying(transform), color,
      .init(width: width * scale * boldness, cap: .round, join: .round))
  }
}

extension Scene.Path {
  /// The path, turned round if need be.
  fileprivate func turning(clockwise: Bool) -> Scene.Path {
    (signedArea > 0) == clockwise ? self : reversed
  }

  /// The path with every point moved.
  func applying(_ transform: Scene.Transform) -> Scene.Path {
    Scene.Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(transform.apply(to: end))
        case .line(let end): .line(transform.apply(to: end))
        case .quadratic(let control, let end):
          .quadratic(transform.apply(to: control), transform.apply(to: end))
        case .cubic(let first, let second, let end):
          .cubic(
            transform.apply(to: first), transform.apply(to: second), transform.apply(to: end))
        case .close: .close
        }
      })
  }
}

/// Reads the paths of symbols; see `SymbolDrawing` for how they are written.
private struct SymbolPath {
  /// The elements read; a mistake ends the path.
  private(set) var path = Scene.Path()
  private var numbers: [Double] = []
  private var pen = Scene.Point.zero

  static func read(_ text: String) -> Scene.Path {
    var reader = SymbolPath()
    var command: Character = " "
    for word in reader.words(of: text) {
      if let number = Double(word) {
        reader.numbers.append(number)
      } else {
        command = word.first ?? " "
        if command == "Z" { reader.path.elements.append(.close) }
      }
      reader.take(command)
    }
    return reader.path
  }

  /// Letters and numbers: a letter also ends the number before it.
  private func words(of text: String) -> [String] {
    text.reduce(into: [""]) { words, character in
      if character.isLetter {
        words += [String(character), ""]
      } else if character.isWhitespace {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }.filter { !$0.isEmpty }
  }

  /// Draws once the command has all its numbers; it goes on with the next ones.
  private mutating func take(_ command: Character) {
    let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "O": 3, "R": 5]
    guard let count = counts[command], numbers.count == count else { return }
    defer { numbers = [] }
    switch command {
    case "M": move(to: point(0))
    case "L": line(to: point(0))
    case "H": line(to: Scene.Point(numbers[0], pen.y))
    case "V": line(to: Scene.Point(pen.x, numbers[0]))
    case "C":
      path.elements.append(.cubic(point(0), point(2), point(4)))
      pen = point(4)
    case "Q":
      path.elements.append(.quadratic(point(0), point(2)))
      pen = point(2)
    case "O":
      let middle = Scene.Rect(numbers[0], numbers[1], 0, 0)
      path.elements += Scene.Path.ellipse(in: middle.outset(by: numbers[2])).elements
    default:
      let rect = Scene.Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      path.elements += Scene.Path.roundedRectangle(rect, radius: numbers[4]).elements
    }
  }

  private func point(_ index: Int) -> Scene.Point {
    Scene.Point(numbers[index], numbers[index + 1])
  }

  private mutating func move(to end: Scene.Point) {
    path.elements.append(.move(end))
    pen = end
  }

  private mutating func line(to end: Scene.Point) {
    path.elements.append(.line(end))
    pen = end
  }
}
