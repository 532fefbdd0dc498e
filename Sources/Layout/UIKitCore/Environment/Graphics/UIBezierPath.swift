public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

#if !canImport(CoreGraphics)
  public enum CGLineCap: Int32, Sendable { case butt, round, square }

  /// How lines meet: in a point, an arc, or a cut corner.
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

  /// A path of lines and curves.
  ///
  /// Unchecked for the sake of `CGMutablePath`; this class never changes.
  public class CGPath: Hashable, @unchecked Sendable {
    package fileprivate(set) var outline: PathOutline

    fileprivate init(outline: PathOutline) { self.outline = outline }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(outline: .rectangle(rect), transform)
    }

    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(outline: .ellipse(in: rect), transform)
    }

    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(outline: .rounded(rect, corners: .allCorners, radii: radii), transform)
    }

    private convenience init(
      outline: PathOutline, _ transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(outline: transform.map { outline.applying($0.pointee) } ?? outline)
    }

    /// Whether there are no segments.
    public var isEmpty: Bool { outline.elements.isEmpty }
    /// The rectangle around all points, control points included.
    public var boundingBox: CGRect { outline.controlBounds }
    public var boundingBoxOfPath: CGRect { outline.bounds }
    /// The end of the last segment; zero without one.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point is inside.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool { outline.applying(transform).contains(point, evenOdd: rule == .evenOdd) }

    public func copy() -> CGPath? { CGPath(outline: outline) }

    /// A path with the same segments, which can be extended.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

    public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
  }

  /// Whether crossings count with their direction (`winding`) or without (`evenOdd`).
  public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

  /// A path that can be extended.
  ///
  /// Unchecked: as on iOS, whoever extends a path does so on one thread.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(outline: PathOutline()) }

    fileprivate override init(outline: PathOutline) { super.init(outline: outline) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.elements.append(.move(point.applying(transform)))
    }

    /// A straight line from the current point, in points; only the new end is transformed.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.elements.append(.line(point.applying(transform)))
    }

    /// Begins a figure at the first of them; does nothing without any.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// A parabola from the current point; the control point is transformed too.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity
    ) { outline.elements.append(.quadratic(control.applying(t), end.applying(t))) }

    /// Adds a curve with two control points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform t: CGAffineTransform = .identity
    ) {
      outline.elements.append(
        .cubic(control1.applying(t), control2.applying(t), end.applying(t)))
    }

    /// Adds an arc. `clockwise` is seen with the y axis up, so the opposite of the screen.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      var arc = PathOutline(currentPoint == .zero && isEmpty ? [] : [.move(currentPoint)])
      arc.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
      let new = isEmpty ? arc.elements : Array(arc.elements.dropFirst())
      outline.elements += PathOutline(new).applying(transform).elements
    }

    /// Adds an arc that touches the lines from the present point to `end1` and from there to `end2`.
    public func addArc(
      tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      var arc = outline.applying(transform.inverted())
      let count = arc.elements.count
      arc.addArc(tangentTo: end1, end2, radius: radius)
      let new = Array(arc.elements.dropFirst(count))
      outline.elements += PathOutline(new).applying(transform).elements
    }

    /// Adds an arc by the angle from its start, in radians; clockwise on the screen if positive.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta < 0, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      outline.elements += PathOutline.rectangle(rect).applying(transform).elements
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      outline.elements += PathOutline.ellipse(in: rect).applying(transform).elements
    }

    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      outline.elements +=
        PathOutline.rounded(rect, corners: .allCorners, radii: radii)
        .applying(transform).elements
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      outline.elements += path.outline.applying(transform).elements
    }

    public func closeSubpath() { outline.elements.append(.close) }
  }

  extension PathOutline {
    var cgPath: CGPath { CGPath(outline: self) }
  }
#else
  import CoreGraphics

  extension CGPath {
    package var outline: PathOutline {
      var outline = PathOutline()
      applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: outline.elements.append(.move(points[0]))
        case .addLineToPoint: outline.elements.append(.line(points[0]))
        case .addQuadCurveToPoint: outline.elements.append(.quadratic(points[0], points[1]))
        case .addCurveToPoint: outline.elements.append(.cubic(points[0], points[1], points[2]))
        case .closeSubpath: outline.elements.append(.close)
        @unknown default: break
        }
      }
      return outline
    }
  }

  extension PathOutline {
    var cgPath: CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let p): path.move(to: p)
        case .line(let p): path.addLine(to: p)
        case .quadratic(let c, let p): path.addQuadCurve(to: p, control: c)
        case .cubic(let c, let d, let p): path.addCurve(to: p, control1: c, control2: d)
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif

/// A path with the properties of its line, as on iOS.
open class UIBezierPath: NSObject {
  package final var outline: PathOutline
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  /// Pointed by default, as far as `miterLimit` lets it.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest point of a mitred join, in line widths.
  open var miterLimit: CGFloat = 10
  /// The greatest distance of a drawn curve from the true one, in points; without effect here.
  open var flatness: CGFloat = 0.6
  /// False by default: crossings count with their direction.
  open var usesEvenOddFillRule = false

  public override init() { outline = PathOutline() }

  init(outline: PathOutline) { self.outline = outline }

  public convenience init(rect: CGRect) { self.init(outline: .rectangle(rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(outline: .ellipse(in: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(outline: .continuous(rect, corners: .allCorners, radius: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(outline: .rounded(rect, corners: corners, radii: cornerRadii)) }

  /// Creates an arc; angles are in radians from the x axis, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var outline = PathOutline()
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    self.init(outline: outline)
  }

  public convenience init(cgPath: CGPath) { self.init(outline: cgPath.outline) }

  open var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = newValue.outline }
  }

  open func move(to point: CGPoint) { outline.elements.append(.move(point)) }

  /// A straight line from the current point, in points.
  open func addLine(to point: CGPoint) { outline.elements.append(.line(point)) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { outline.elements.append(.cubic(controlPoint1, controlPoint2, endPoint)) }

  /// A parabola from the current point; the tangents of its ends meet in the control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.elements.append(.quadratic(controlPoint, endPoint))
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  open func close() { outline.elements.append(.close) }

  open func removeAllPoints() { outline.elements = [] }

  open func append(_ bezierPath: UIBezierPath) { outline.elements += bezierPath.outline.elements }

  open func reversing() -> UIBezierPath { UIBezierPath(outline: outline.reversed) }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// Whether there are no segments.
  open var isEmpty: Bool { outline.elements.isEmpty }
  open var bounds: CGRect { outline.bounds }
  /// The end of the last segment; zero without one.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  package final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps in points; nil, or a count of 0, for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dashes = (lengths ?? [], phase)
  }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }
}
