import Scene

/// Scenes of what tables are made of, each with one kind of thing.
///
/// Upright and level lines lie where `SnappedStroke` leaves them, since SVG and PDF keep exact
/// places.
enum AgreementScenes {
  static let all: [(name: String, scene: Scene)] = [
    ("text", text()), ("right-to-left text", text(.rightToLeft)), ("shapes", shapes),
    ("lines", lines), ("clips", clips), ("opacity", opacity), ("images", images),
  ]

  /// Letters of a sort: a stem, a ring, a letter with a bar and a hole.
  static let letters: [Scene.Outline] = [
    Scene.Outline(.rectangle(Scene.Rect(1, -9, 2, 9))),
    Scene.Outline(
      Scene.Path(
        Scene.Path.ellipse(in: Scene.Rect(0.5, -7, 7, 7)).elements
          + hole(Scene.Rect(2, -5.5, 4, 4)))),
    Scene.Outline(
      Scene.Path([
        .move(Scene.Point(0, 0)), .line(Scene.Point(3.5, -9)), .line(Scene.Point(5, -9)),
        .quadratic(Scene.Point(7, -4), Scene.Point(8.5, 0)), .line(Scene.Point(6.5, 0)),
        .line(Scene.Point(5.5, -3)), .line(Scene.Point(3, -3)), .line(Scene.Point(2, 0)), .close,
      ])),
  ]

  /// A run of 18 letters on a baseline; `without` leaves one out, `moved` shifts all.
  static func run(
    _ direction: Scene.Glyphs.Direction = .leftToRight, y: Double = 14, without: Int? = nil,
    moved: Double = 0
  ) -> Scene.Node {
    let glyphs = (0..<18).filter { $0 != without }.map { index in
      Scene.Glyph(outline: index % letters.count, x: Double(index) * 9.25, y: 0)
    }
    let text = direction == .leftToRight ? "letters in a line" : "سطر من الحروف"
    return .glyphs(
      Scene.Glyphs(
        text: text, direction: direction, color: Scene.Color(20, 20, 60), size: 12,
        origin: Scene.Point(6 + moved, y), width: 166, glyphs: glyphs))
  }

  static func text(
    _ direction: Scene.Glyphs.Direction = .leftToRight, without: Int? = nil, moved: Double = 0
  ) -> Scene {
    let runs = (0..<4).map { line in
      run(
        direction, y: 14 + 15.5 * Double(line), without: line == 2 ? without : nil, moved: moved)
    }
    return Scene(size: Scene.Size(180, 72), title: "Text", nodes: runs, outlines: letters)
  }

  /// A path inside another that runs the other way round.
  private static func hole(_ rect: Scene.Rect) -> [Scene.Path.Element] {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let middle = Scene.Point(left + rect.width / 2, top + rect.height / 2)
    return [
      .move(Scene.Point(left, middle.y)),
      .quadratic(Scene.Point(left, bottom), Scene.Point(middle.x, bottom)),
      .quadratic(Scene.Point(right, bottom), Scene.Point(right, middle.y)),
      .quadratic(Scene.Point(right, top), Scene.Point(middle.x, top)),
      .quadratic(Scene.Point(left, top), Scene.Point(left, middle.y)), .close,
    ]
  }

  private static let shapes = Scene(
    size: Scene.Size(120, 80),
    nodes: [
      .fill(.rectangle(Scene.Rect(0, 0, 120, 40)), Scene.Color(242, 242, 247)),
      .fill(.roundedRectangle(Scene.Rect(8, 8, 60, 30), radius: 10), Scene.Color(0, 122, 255)),
      .fill(.ellipse(in: Scene.Rect(80, 10, 30, 24)), Scene.Color(255, 59, 48, alpha: 160)),
      .fill(.rectangle(Scene.Rect(20, 30, 80, 20)), Scene.Color(52, 199, 89, alpha: 77)),
      .fill(
        .polygon([Scene.Point(10, 78), Scene.Point(60, 44.5), Scene.Point(115, 70)]),
        Scene.Color(88, 86, 214)),
    ])

  private static let lines: Scene = {
    let dash = Scene.StrokeStyle(width: 1, dash: [4, 3])
    let dots = Scene.StrokeStyle(width: 2, dash: [0, 5], cap: .round)
    let corner = Scene.Path.polyline(
      [Scene.Point(10, 70), Scene.Point(30, 45), Scene.Point(50, 70)])
    func styled(_ cap: Scene.StrokeStyle.Cap, _ join: Scene.StrokeStyle.Join) -> Scene.StrokeStyle {
      Scene.StrokeStyle(width: 5, cap: cap, join: join)
    }
    func moved(_ x: Double, _ style: Scene.StrokeStyle) -> Scene.Node {
      .group(
        Scene.Group(
          transform: .translation(x, 0), children: [.stroke(corner, Scenes.blue, style)]))
    }
    return Scene(
      size: Scene.Size(180, 80),
      nodes: [
        .stroke(.segment(Scene.Point(10, 8), Scene.Point(170, 8)), Scenes.red, dash),
        .stroke(.segment(Scene.Point(10, 16), Scene.Point(168, 16)), Scenes.blue, dots),
        .stroke(
          .segment(Scene.Point(10, 38), Scene.Point(170, 22)), .black, Scene.StrokeStyle(width: 1.5)
        ),
        .stroke(
          .roundedRectangle(Scene.Rect(120, 44, 50, 28), radius: 8), .black,
          Scene.StrokeStyle(width: 1, dash: [3, 2])),
        moved(0, styled(.butt, .miter)), moved(50, styled(.round, .round)),
      ])
  }()

  private static let clips: Scene = {
    func clipped(_ path: Scene.Path, _ x: Double) -> Scene.Node {
      .group(
        Scene.Group(
          transform: .translation(x, 0), clip: path,
          children: [
            .fill(.rectangle(Scene.Rect(0, 0, 60, 60)), Scene.Color(255, 204, 0)),
            run(y: 20), run(y: 38),
          ]))
    }
    return Scene(
      size: Scene.Size(180, 60),
      nodes: [
        clipped(.rectangle(Scene.Rect(4, 6, 50, 40)), 0),
        clipped(.roundedRectangle(Scene.Rect(4, 6, 50, 40), radius: 12), 60),
        clipped(.ellipse(in: Scene.Rect(4, 6, 50, 40)), 120),
      ], outlines: letters)
  }()

  private static let opacity = Scene(
    size: Scene.Size(180, 60),
    nodes: [
      .fill(.rectangle(Scene.Rect(0, 0, 90, 60)), Scene.Color(10, 132, 255)),
      .group(
        Scene.Group(
          opacity: 0.4,
          children: [
            .fill(.rectangle(Scene.Rect(20, 10, 120, 30)), .black),
            .fill(.ellipse(in: Scene.Rect(60, 5, 50, 50)), Scene.Color(255, 149, 0)), run(y: 52),
          ])),
      .group(
        Scene.Group(
          transform: Scene.Transform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 30, ty: 2),
          children: [run(y: 30)])),
    ], outlines: letters)

  /// The content modes as a scene has them: stretched, cut by a clip, small in the middle.
  private static let images: Scene = {
    func shown(_ rect: Scene.Rect, clip: Scene.Path? = nil) -> Scene.Node {
      .group(Scene.Group(clip: clip, children: [.image(0, rect)]))
    }
    return Scene(
      size: Scene.Size(180, 60),
      nodes: [
        shown(Scene.Rect(5, 5, 70, 40)),
        shown(
          Scene.Rect(70, -10, 60, 60),
          clip: .roundedRectangle(Scene.Rect(85, 5, 30, 40), radius: 10)),
        shown(Scene.Rect(130, 8, 32, 32)),
      ], images: [gradient(64, 64)].compactMap { $0 })
  }()

  /// Red grows rightwards, green downwards.
  private static func gradient(_ width: Int, _ height: Int) -> Scene.Raster? {
    let rgba = (0..<width * height).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      return [UInt8(x * 255 / width), UInt8(y * 255 / height), 128, 255]
    }
    return Scene.Raster(width: width, height: height, rgba: rgba)
  }
}
