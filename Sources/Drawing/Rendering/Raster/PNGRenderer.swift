import ImageCoding
import Scene

/// Draws a scene as a PNG.
///
/// The picture is painted in bands of a few rows that fit in the processor's cache and are passed
/// to the encoder at once, so that a picture of any height needs the memory of one band. Equal
/// scenes give equal bytes in any process and on any thread.
public struct PNGRenderer: Sendable {
  /// The rows of a band; fixed, because the bytes of the file depend on it.
  private static let bandHeight = 128

  /// Pixels per point.
  public var scale: Double
  /// The colour below the scene; nil leaves it transparent.
  public var background: Scene.Color?

  /// Creates a renderer for pictures of `scale` pixels per point; white by default.
  public init(scale: Double, background: Scene.Color? = .white) {
    self.scale = scale
    self.background = background
  }

  /// Draws the scene; returns the file's bytes.
  ///
  /// - Parameter masks: a store of glyph masks to reuse, for callers that draw several pictures.
  /// - Throws: `RenderingError`, before anything is drawn unless memory runs out.
  public func render(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> [UInt8] {
    var file: [UInt8] = []
    try render(scene, masks: masks) { file += $0 }
    return file
  }

  /// Draws the scene; passes the file's bytes to `sink` in pieces.
  public func render(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore(), to sink: ([UInt8]) -> Void
  ) throws(RenderingError) {
    let size = try pixelSize(of: scene.size)
    var encoder = try encoder(of: size)
    let painter = try painter(of: scene, masks)
    let surface = try ImageSurface(width: size.width, height: min(Self.bandHeight, size.height))
    for band in bands(of: size.height) {
      try paint(band, of: painter, on: surface)
      surface.withWords { words in
        let words = UnsafeBufferPointer(start: words, count: band.count * surface.stride)
        encoder.append(rows: band.count, words: words, stride: surface.stride)
      }
      sink(encoder.takeBytes())
    }
  }

  /// The rows of each band, from the top down.
  private func bands(of height: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: height, by: Self.bandHeight).lazy.map { top in
      top..<min(top + Self.bandHeight, height)
    }
  }

  /// Creates the painter of the bands of `scene`.
  private func painter(of scene: Scene, _ masks: GlyphMaskStore) throws(RenderingError)
    -> ScenePainter
  {
    try ScenePainter(scene, scale: scale, background: background, masks: masks)
  }

  /// Paints rows of the picture as words `0xAARRGGBB`, not premultiplied, at the top of `surface`.
  func paint(
    _ band: Range<Int>, of painter: ScenePainter, on surface: ImageSurface
  ) throws(RenderingError) {
    try painter.paint(surface, top: band.lowerBound)
    guard !isOpaque else { return }
    surface.withWords { straighten($0, count: band.count * surface.stride) }
  }

  var isOpaque: Bool { background?.alpha == 255 }

  /// A size in points as pixels, rounded up.
  ///
  /// - Throws: `.notFinite`, `.empty`, `.tooLarge`.
  public func pixelSize(of size: Scene.Size) throws(RenderingError) -> PixelSize {
    let (width, height) = ((size.width * scale).wholePixels, (size.height * scale).wholePixels)
    guard width.isFinite, height.isFinite else { throw .notFinite(group: nil) }
    guard width >= 1, height >= 1 else { throw .empty }
    guard width <= Double(RenderingLimits.maximumWidth),
      height <= Double(RenderingLimits.maximumHeight)
    else { throw .tooLarge(width: width, height: height) }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private func encoder(of size: PixelSize) throws(RenderingError) -> PNGEncoder {
    do {
      return try PNGEncoder(
        width: size.width, height: size.height, opacity: isOpaque ? .opaque : .alpha,
        pixelsPerPoint: scale)
    } catch {
      throw .tooLarge(size)
    }
  }

  private func straighten(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { words[index] = PremultipliedWord.straight(words[index]) }
  }

  /// Draws the scene as pixels instead of a file, for comparisons and previews; the pixels are the
  /// same.
  ///
  /// - Parameter masks: a store of glyph masks to reuse, for callers that draw several pictures.
  /// - Throws: `RenderingError`; `.tooLarge` also beyond `PNGLimits.maximumDecodedPixels`, since
  ///   the whole picture is in memory.
  public func pixels(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> PixelBuffer {
    let size = try pixelSize(of: scene.size)
    guard size.count <= PNGLimits.maximumDecodedPixels else { throw .tooLarge(size) }
    let painter = try painter(of: scene, masks)
    var failure: RenderingError?
    let words = [UInt32](unsafeUninitializedCapacity: size.count) { words, count in
      guard let base = words.baseAddress else { return }
      do throws(RenderingError) {
        for band in bands(of: size.height) {
          try paint(
            band, of: painter, at: base + band.lowerBound * size.width, width: size.width)
        }
        count = size.count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let picture = PixelBuffer(width: size.width, height: size.height, words: words) else {
      throw .tooLarge(size)
    }
    return picture
  }

  /// Paints a band into the picture. The last one is painted separately and copied: Cairo's
  /// antialiasing depends, by a 255th, on the number of rows of a surface, and the result must
  /// equal the pixels of a file.
  private func paint(
    _ band: Range<Int>, of painter: ScenePainter, at words: UnsafeMutablePointer<UInt32>,
    width: Int
  ) throws(RenderingError) {
    let isWhole = band.count == Self.bandHeight || band.lowerBound == 0
    guard !isWhole else {
      let surface = try ImageSurface(over: words, width: width, height: band.count)
      return try paint(band, of: painter, on: surface)
    }
    let surface = try ImageSurface(width: width, height: Self.bandHeight)
    try paint(band, of: painter, on: surface)
    surface.withWords { painted in
      for row in 0..<band.count {
        (words + row * width).update(from: painted + row * surface.stride, count: width)
      }
    }
  }
}

extension RenderingError {
  /// A picture that is larger than memory or a format allows.
  fileprivate static func tooLarge(_ size: PixelSize) -> RenderingError {
    .tooLarge(width: Double(size.width), height: Double(size.height))
  }
}

/// Paints one scene band by band, with bounds, glyph masks and images shared by the bands.
final class ScenePainter {
  private let scene: Scene
  private let index: SceneIndex
  private let scale: Double
  private let background: UInt32
  let masks: GlyphMaskCache
  private var images: [Int: ImageSurface] = [:]
  private let scaled = ScaledImages()

  /// In pixels: how far antialiasing and pixel alignment paint beyond the edges of a shape.
  private static let reach = 2.0

  /// Creates a painter for `scene` at `scale` pixels per point.
  init(
    _ scene: Scene, scale: Double, background: Scene.Color?, masks store: GlyphMaskStore
  ) throws(RenderingError) {
    guard scale.isFinite, scale > 0 else { throw .notFinite(group: nil) }
    self.scene = scene
    self.scale = scale
    self.background = background.map(PremultipliedWord.word) ?? 0
    index = try SceneIndex(scene)
    masks = GlyphMaskCache(outlines: scene.outlines, scale: scale, store: store)
  }

  /// Paints the rows from `top` on, as many as `surface` has.
  func paint(_ surface: ImageSurface, top: Int) throws(RenderingError) {
    let background = self.background
    surface.withWords { words in
      words.update(repeating: background, count: surface.stride * surface.height)
    }
    let pen = CairoContext(surface)
    pen.translate(0, -Double(top))
    pen.scale(scale, scale)
    let canvas = Canvas(pen: pen, text: .masks(surface, top: top))
    try paint(index.root, with: state(for: surface, top: top), on: canvas)
    try pen.check()
  }

  /// Paints the whole scene on a vector surface.
  func paint(_ pen: CairoContext, font: GlyphFont) throws(RenderingError) {
    let page = Scene.Rect(0, 0, scene.size.width, scene.size.height)
    let state = PaintState(transform: .identity, visible: page, pixels: nil)
    try paint(index.root, with: state, on: Canvas(pen: pen, text: .font(font)))
    try pen.check()
  }

  private func state(for surface: ImageSurface, top: Int) -> PaintState {
    let margin = Self.reach / scale
    return PaintState(
      transform: .scale(scale, scale),
      visible: Scene.Rect(
        0, Double(top) / scale, Double(surface.width) / scale, Double(surface.height) / scale
      ).outset(by: margin),
      pixels: PixelRect(left: 0, top: 0, right: surface.width, bottom: surface.height))
  }

  /// The destination of painting: a context that follows the groups, and the method for text.
  struct Canvas {
    /// The method of painting text.
    enum Text {
      /// As masks, into the pixels of a band whose first row is the picture's row `top`.
      case masks(ImageSurface, top: Int)
      case font(GlyphFont)
    }

    let pen: CairoContext
    let text: Text

    /// The band's first row in the picture.
    var top: Int {
      switch text {
      case .masks(_, let top): top
      case .font: 0
      }
    }
  }

  private func paint(
    _ group: IndexedGroup, with state: PaintState, on canvas: Canvas
  ) throws(RenderingError) {
    for child in group.children(in: state.visible) {
      try paint(child.content, with: state, on: canvas)
    }
  }

  private func enter(
    _ indexed: IndexedGroup, from state: PaintState, on canvas: Canvas
  ) throws(RenderingError) {
    let group = indexed.group
    guard group.opacity > 0, let inner = state.entering(group, bandTop: canvas.top) else { return }
    try canvas.pen.saving { () throws(RenderingError) in
      if group.opacity < 1 { limit(canvas, to: indexed.bounds, state) }
      canvas.pen.concatenate(group.transform)
      if let clip = group.clip { canvas.pen.clip(to: clip) }
      guard group.opacity < 1 else { return try paint(indexed, with: inner, on: canvas) }
      try canvas.pen.asGroup(group.opacity) { () throws(RenderingError) in
        try paint(indexed, with: inner, on: canvas)
      }
    }
  }

  /// Clips to whole pixels around a group, so that Cairo's surface for it is no larger.
  private func limit(_ canvas: Canvas, to bounds: Scene.Rect?, _ state: PaintState) {
    guard case .masks(_, let top) = canvas.text, let bounds else { return }
    let pixels = PixelRect(around: state.transform.bounds(of: bounds).outset(by: Self.reach))
    canvas.pen.clip(to: pixels.inBand(from: top))
  }

  private func paint(
    _ content: IndexedNode.Content, with state: PaintState, on canvas: Canvas
  ) throws(RenderingError) {
    switch content {
    case .group(let inner): try enter(inner, from: state, on: canvas)
    case .fill(let path, let color): fill(path, color, with: state, on: canvas)
    case .stroke(let path, let color, let style):
      canvas.pen.setSource(color)
      stroke(path, style, with: state, on: canvas)
    case .glyphs(let run): paint(run, with: state, on: canvas)
    case .image(let index, let rect): try paint(image: index, in: rect, with: state, on: canvas)
    }
  }

  /// Fills a path. Rectangles on the pixel grid, the most common shape in tables, need no
  /// antialiasing: they are written directly into the pixels, with the same result as Cairo's.
  private func fill(
    _ path: Scene.Path, _ color: Scene.Color, with state: PaintState, on canvas: Canvas
  ) {
    if case .masks(let surface, let top) = canvas.text, color.alpha == 255,
      let pixels = state.pixels, let rect = state.wholePixels(of: path, bandTop: top)
    {
      return surface.fill(rect.intersection(pixels), with: PremultipliedWord.word(color))
    }
    canvas.pen.setSource(color)
    canvas.pen.fill(path)
  }

  /// Strokes a path, aligned to the pixel grid if possible.
  private func stroke(
    _ path: Scene.Path, _ style: Scene.StrokeStyle, with state: PaintState, on canvas: Canvas
  ) {
    let pen = canvas.pen
    guard case .masks(_, let top) = canvas.text,
      let snapped = SnappedStroke(path, style, transform: state.transform)
    else { return stroke(path, style, in: state.visible, on: canvas) }
    pen.saving {
      pen.resetTransform()
      pen.translate(0, -Double(top))
      let visible = state.transform.bounds(of: state.visible)
      stroke(snapped.path, snapped.style, in: visible, on: canvas)
    }
  }

  /// Strokes what can be seen of a path; all of it in a file of lines.
  private func stroke(
    _ path: Scene.Path, _ style: Scene.StrokeStyle, in visible: Scene.Rect, on canvas: Canvas
  ) {
    let pen = canvas.pen
    guard case .masks = canvas.text,
      let pieces = VisibleStroke.pieces(of: path, style, in: visible)
    else {
      pen.setPath(path)
      return pen.stroke(style)
    }
    for piece in pieces {
      pen.setPath(Scene.Path(piece.elements))
      pen.stroke(style, dashOffset: piece.offset)
    }
  }

  private func paint(
    image index: Int, in rect: Scene.Rect, with state: PaintState, on canvas: Canvas
  ) throws(RenderingError) {
    let image = try surface(ofImage: index)
    // Below a millionth of a point nothing would be visible, and Cairo could not invert its matrix.
    guard rect.width > Tolerance.rounding, rect.height > Tolerance.rounding else { return }
    if case .masks(_, let top) = canvas.text,
      let tile = try scaled.tile(of: image, index, in: rect, state.transform)
    {
      return tile.paint(canvas.pen, top: top)
    }
    // Not padded in a PDF, where readers extend the edge themselves, and copies would be stored.
    if case .masks = canvas.text {
      image.paint(in: rect, with: canvas.pen, .padded)
    } else {
      image.paint(in: rect, with: canvas.pen, .smooth)
    }
  }

  private func surface(ofImage index: Int) throws(RenderingError) -> ImageSurface {
    if let made = images[index] { return made }
    let made = try ImageSurface(scene.images[index])
    images[index] = made
    return made
  }
}

extension ScenePainter {
  /// Paints a run of text: masks written directly into the pixels if possible; paths by Cairo
  /// otherwise (in clips that are not on the pixel grid, in transparent, rotated or scaled groups,
  /// and for very large type); glyphs of a font on vector surfaces.
  func paint(_ run: Scene.Glyphs, with state: PaintState, on canvas: Canvas) {
    switch canvas.text {
    case .font(let font): font.show(run, with: canvas.pen)
    case .masks(let surface, let top):
      guard let pixels = state.pixels, state.transform.isScale(masks.scale) else {
        return fill(run.glyphs, of: run, with: canvas.pen)
      }
      let position = Scene.Transform.translation(0, -Double(top)).applied(after: state.transform)
      let rest = blend(run, at: position, clip: pixels, on: surface)
      fill(rest, of: run, with: canvas.pen)
    }
  }

  private func fill(_ glyphs: [Scene.Glyph], of run: Scene.Glyphs, with pen: CairoContext) {
    guard !glyphs.isEmpty else { return }
    pen.setSource(run.color)
    for glyph in glyphs {
      pen.fill(
        masks.outlines[glyph.outline].path, x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
    }
  }

  private func blend(
    _ run: Scene.Glyphs, at transform: Scene.Transform, clip: PixelRect, on surface: ImageSurface
  ) -> [Scene.Glyph] {
    let color = MaskColor(PremultipliedWord.word(run.color))
    var rest: [Scene.Glyph] = []
    surface.withWords { words in
      for glyph in run.glyphs {
        let origin = transform.apply(
          to: Scene.Point(run.origin.x + glyph.x, run.origin.y + glyph.y))
        let x = SubpixelPosition(origin.x)
        let y = SubpixelPosition(origin.y)
        if let mask = masks.mask(outline: glyph.outline, phaseX: x.phase, phaseY: y.phase) {
          mask.blend(
            color, x: x.whole, y: y.whole, on: words, stride: surface.stride, clip: clip)
        } else {
          rest.append(glyph)
        }
      }
    }
    return rest
  }
}

/// A coordinate in pixels as a whole pixel and one of `GlyphMaskCache.phases` positions in it.
struct SubpixelPosition: Hashable {
  /// The pixel that contains the coordinate.
  let whole: Int
  /// 0..<`GlyphMaskCache.phases`.
  let phase: Int

  /// The position nearest to `coordinate`; the later one of two equally near.
  init(_ coordinate: Double) {
    let phases = GlyphMaskCache.phases
    let limit = RenderingLimits.largestCoordinate
    let steps = Int(max(-limit, min(limit, (coordinate * Double(phases) + 0.5).rounded(.down))))
    whole = steps >> phases.trailingZeroBitCount
    phase = steps & (phases - 1)
  }
}
