import CCairo
import Scene

/// A Cairo context, used while one surface or band is painted.
///
/// This file and `CairoSurfaces.swift` are the only ones that name Cairo; all others say what to
/// paint.
final class CairoContext {
  /// For the surfaces and fonts beside this file.
  let pointer: OpaquePointer

  convenience init(_ surface: ImageSurface) {
    self.init(surface: surface.pointer)
  }

  init(surface: OpaquePointer) {
    pointer = cairo_create(surface)
  }

  /// Wraps a context that Cairo lends.
  init(borrowing pen: OpaquePointer) {
    pointer = cairo_reference(pen)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws the first error since the context was created; after an error Cairo ignores all calls.
  func check() throws(RenderingError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Runs `body`, and restores the context's state afterwards.
  func saving<E: Error>(_ body: () throws(E) -> Void) throws(E) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Moves the origin.
  func translate(_ x: Double, _ y: Double) { cairo_translate(pointer, x, y) }

  /// Makes the units of both axes larger.
  func scale(_ x: Double, _ y: Double) { cairo_scale(pointer, x, y) }

  /// Goes back to the pixels of the surface.
  func resetTransform() { cairo_identity_matrix(pointer) }

  /// Changes to the coordinate system inside `transform`.
  func concatenate(_ transform: Scene.Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(pointer, &matrix)
  }

  /// Sets the colour of the following fills and strokes.
  func setSource(_ color: Scene.Color) {
    let shares = color.shares
    cairo_set_source_rgba(pointer, shares.red, shares.green, shares.blue, shares.alpha)
  }

  /// Limits what follows to a path.
  func clip(to path: Scene.Path) {
    setPath(path)
    cairo_clip(pointer)
  }

  /// Limits what follows to pixels of the surface, whatever the coordinates are.
  func clip(to pixels: PixelRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    cairo_identity_matrix(pointer)
    cairo_rectangle(
      pointer, Double(pixels.left), Double(pixels.top), Double(pixels.right - pixels.left),
      Double(pixels.bottom - pixels.top))
    cairo_clip(pointer)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Paints everything with the current source.
  func paintAll() { cairo_paint(pointer) }

  /// Fills a path with the current source.
  func fill(_ path: Scene.Path, x: Double = 0, y: Double = 0) {
    cairo_new_path(pointer)
    appendPath(path, x: x, y: y)
    cairo_fill(pointer)
  }

  /// Gathers what `body` paints, and paints it as one, `opacity` of it to be seen.
  func asGroup<E: Error>(_ opacity: Double, _ body: () throws(E) -> Void) throws(E) {
    cairo_push_group(pointer)
    try body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// The filter of an image between its pixels and beyond its edge.
  enum Sampling {
    /// A mixture of neighbours, transparent beyond the edge.
    case smooth
    /// A mixture of neighbours, the pixels of the edge continued, so that it is not blended with
    /// nothing.
    case padded
    /// The nearest pixel.
    case nearest
  }

  /// Paints an image with its first pixel at a position of the present coordinates.
  func paint(_ image: ImageSurface, x: Double, y: Double, _ sampling: Sampling) {
    cairo_set_source_surface(pointer, image.pointer, x, y)
    switch sampling {
    case .smooth: break
    case .padded: cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
    case .nearest: cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    }
    cairo_rectangle(pointer, x, y, Double(image.width), Double(image.height))
    cairo_fill(pointer)
  }

  /// Makes `path` the current path.
  func setPath(_ path: Scene.Path) {
    cairo_new_path(pointer)
    appendPath(path)
  }

  /// Adds `path`, translated by `x` and `y` in points, to the current path.
  func appendPath(_ path: Scene.Path, x: Double = 0, y: Double = 0) {
    var pen = Scene.Point(x, y)
    for element in path.elements {
      switch element {
      case .move(let end):
        pen = Scene.Point(end.x + x, end.y + y)
        cairo_move_to(pointer, pen.x, pen.y)
      case .line(let end):
        pen = Scene.Point(end.x + x, end.y + y)
        cairo_line_to(pointer, pen.x, pen.y)
      case .quadratic(let control, let end):
        let target = Scene.Point(end.x + x, end.y + y)
        appendQuadratic(from: pen, Scene.Point(control.x + x, control.y + y), target)
        pen = target
      case .cubic(let first, let second, let end):
        pen = Scene.Point(end.x + x, end.y + y)
        cairo_curve_to(
          pointer, first.x + x, first.y + y, second.x + x, second.y + y, pen.x, pen.y)
      case .close: cairo_close_path(pointer)
      }
    }
  }

  /// Adds a quadratic curve as the equal cubic: control points two thirds of the way to the one
  /// control.
  private func appendQuadratic(
    from start: Scene.Point, _ control: Scene.Point, _ end: Scene.Point
  ) {
    cairo_curve_to(
      pointer, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }

  /// Strokes the current path.
  func stroke(_ style: Scene.StrokeStyle, dashOffset: Double = 0) {
    cairo_set_line_width(pointer, style.width)
    // Dashes without any length, or with a negative one, are no pattern: a solid line, as in SVG.
    let isPattern = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
    let dash = isPattern ? style.dash : []
    cairo_set_dash(pointer, dash, Int32(dash.count), dashOffset)
    cairo_set_line_cap(pointer, style.cap.cairo)
    cairo_set_line_join(pointer, style.join.cairo)
    cairo_stroke(pointer)
  }
}

extension Scene.StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Scene.StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// The environment that pictures depend on, in addition to their scene.
public enum RenderingFingerprint {
  /// The drawing libraries, one per line: `Cairo 1.16.0`.
  public static var lines: [String] {
    [cairo_version_string().map { "Cairo \(String(cString: $0))" } ?? "Cairo"]
  }
}
