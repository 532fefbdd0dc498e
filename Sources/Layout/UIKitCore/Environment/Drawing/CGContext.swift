/// A drawing context, with the names of Core Graphics.
///
/// Points, y down, as in a context of UIKit. Every call is recorded as a value (`RecordedDrawing`),
/// so that pictures show it as shapes and letters. Transforms, clips, opacity, shadows, dashes and
/// gradients are recorded; of blend modes those that erase (`clear`, `destinationOut`) and those
/// that dye what is there (`sourceIn`, `sourceAtop`).
public final class CGContext {
  package final var drawing = RecordedDrawing()
  package final var state = GraphicsState()
  private var saved: [GraphicsState] = []
  private var layers: [TransparencyLayer] = []
  /// The present path, in the coordinates of the context's base.
  package final var outline = PathOutline()
  /// The area of the picture, in the coordinates of the context's base.
  package let bounds: CGRect
  /// Pixels per point.
  package let scale: CGFloat

  /// A layer that has been begun: what was drawn before it, and its opacity and shadow.
  private struct TransparencyLayer {
    let below: RecordedDrawing
    let state: GraphicsState
  }

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  // MARK: State

  /// Keeps colours, line, clip, transform and shadow for `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Takes back what was kept last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The map from the present coordinates to those of the picture.
  public var ctm: CGAffineTransform { state.map }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes, in radians; clockwise on the screen if positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func concatenate(_ transform: CGAffineTransform) {
    let map = transform.concatenating(state.map)
    if map.isFinite { state.map = map }
  }

  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }

  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }

  /// Sets the colour of areas by its components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines by its components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of areas to a grey, from 0 (black) to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the colour of lines to a grey, from 0 (black) to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the opacity of all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? alpha : 1 }

  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// For strokes from now on, until the state is restored.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets lengths of dashes and gaps in points, none for solid lines, from the phase on.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = RecordedDrawing.Line.dash(lengths, phase: phase)
  }

  /// Sets a shadow. The standard deviation of its blur is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, [offset.width, offset.height, blur].allSatisfy(\.isFinite) else {
      state.shadow = nil
      return
    }
    state.shadow = RecordedDrawing.Shadow(
      offset: offset, blur: max(0, blur) / 2, color: UIColor(cgColor: color))
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1 / 3).cgColor)
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// Sets the longest point of a mitred join; without effect here.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the greatest distance of a drawn curve from the true one; without effect here.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// How images are scaled; without effect here.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Begins a layer, whose content takes the opacity and the shadow as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    saveGState()
    layers.append(TransparencyLayer(below: drawing, state: state))
    drawing = RecordedDrawing()
    state.alpha = 1
    state.shadow = nil
    state.blend = .normal
  }

  /// Begins a layer; the rectangle is not needed here.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Draws what was collected since its beginning as one, in the state of that time.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let nodes = drawing.nodes
    drawing = layer.below
    restoreGState()
    guard !nodes.isEmpty else { return }
    state = layer.state
    record(.group(.init(nodes: nodes)), isInUserSpace: false)
  }

  // MARK: Recording

  /// Adds a node with the present transform, clip, opacity, shadow and blending. `isInUserSpace`:
  /// whether the node is in the present coordinates, and not in those of the context's base.
  package func record(_ node: RecordedDrawing.Node, isInUserSpace: Bool = true) {
    let map = isInUserSpace ? state.map : .identity
    let isPlain = map == .identity && state.alpha >= 1 && state.shadow == nil
    var node = node
    if !isPlain {
      var group = RecordedDrawing.Group(transform: map, nodes: [node])
      group.opacity = min(max(state.alpha, 0), 1)
      group.shadow = state.shadow
      node = .group(group)
    }
    drawing.append(node, clips: state.clips[...])
  }

  package func draw(layer: AnyObject) { record(.layer(LayerReference(layer))) }

  // MARK: Path

  public func beginPath() { outline = PathOutline() }

  public func move(to point: CGPoint) { add(PathOutline([.move(point)])) }

  /// From the current point; without one it only moves there.
  public func addLine(to point: CGPoint) {
    add(PathOutline([outline.elements.isEmpty ? .move(point) : .line(point)]))
  }

  /// A figure of its own, which begins at the first point; does nothing without any.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    add(PathOutline([.move(first)] + points.dropFirst().map { .line($0) }))
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(PathOutline([.cubic(control1, control2, end)]))
  }

  /// A parabola from the current point to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(PathOutline([.quadratic(control, end)]))
  }

  /// Adds an arc, joined by a line. `clockwise` is seen with the y axis up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = userOutline
    let count = arc.elements.count
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    add(PathOutline(Array(arc.elements.dropFirst(count))))
  }

  /// Adds an arc that touches the lines from the present point to `end1` and from there to `end2`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    var arc = userOutline
    let count = arc.elements.count
    arc.addArc(tangentTo: end1, end2, radius: radius)
    add(PathOutline(Array(arc.elements.dropFirst(count))))
  }

  public func addRect(_ rect: CGRect) { add(.rectangle(rect)) }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  /// A closed figure of its own that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) { add(.ellipse(in: rect)) }
  public func addPath(_ path: CGPath) { add(path.outline) }
  /// Ends the subpath with a line to its beginning.
  public func closePath() { outline.elements.append(.close) }

  /// The path, in the present coordinates; nil where it is empty.
  public var path: CGPath? { outline.elements.isEmpty ? nil : userOutline.cgPath }
  /// Whether nothing was added since the path was last begun or drawn.
  public var isPathEmpty: Bool { outline.elements.isEmpty }
  public var currentPointOfPath: CGPoint { userOutline.currentPoint ?? .zero }
  /// The rectangle around the path's points, control points included.
  public var boundingBoxOfPath: CGRect { userOutline.controlBounds }

  private func add(_ new: PathOutline) {
    guard outline.elements.count < Self.longestPath else { return }
    outline.elements += new.applying(state.map).elements
  }

  /// The path in the present coordinates.
  private var userOutline: PathOutline { outline.applying(state.map.inverted()) }

  /// More segments than this no drawing needs, and a renderer would take minutes.
  private static let longestPath = 1_000_000
}

/// The state that `saveGState()` keeps.
package struct GraphicsState {
  package var map = CGAffineTransform.identity
  package var fill = UIColor.black
  package var stroke = UIColor.black
  package var alpha: CGFloat = 1
  package var line = RecordedDrawing.Line()
  package var shadow: RecordedDrawing.Shadow?
  package var blend = CGBlendMode.normal
  /// The outlines inside all of which drawing shows, in the coordinates of the context's base.
  package var clips: [PathOutline] = []
  /// An image whose shape dyes areas, and its rectangle in the coordinates of the context's base.
  package var mask: (image: UIImage, rect: CGRect)?
}

extension RecordedDrawing.Line {
  /// A pattern of dashes and gaps from its phase on, as far as it can be said without one: from the
  /// nearest beginning of a dash. Nothing where no length is positive.
  package static func dash(_ lengths: [CGFloat], phase: CGFloat) -> [CGFloat] {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else {
      return []
    }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard phase.isFinite, phase > 0 else { return pattern }
    var rest = phase.truncatingRemainder(dividingBy: period)
    var start = 0
    while start + 1 < pattern.count, rest >= (pattern[start] + pattern[start + 1]) / 2 {
      rest -= pattern[start] + pattern[start + 1]
      start += 2
    }
    start %= pattern.count
    return Array(pattern[start...] + pattern[..<start])
  }
}
