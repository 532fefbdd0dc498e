/// The drawing by code through a graphics context, as a value: shapes, texts and images in paint
/// order, in points, y down. Nothing of it is pixels, so that PNG, SVG and PDF draw it alike.
///
/// Colours are kept with both of their appearances, and are resolved where the drawing is shown.
package struct RecordedDrawing: Sendable {
  /// The nodes in paint order, the first at the bottom.
  package private(set) var nodes: [Node] = []

  /// Creates a drawing of nothing.
  package init() {}

  /// Whether there is anything but what the view's class shows by itself.
  package var hasOwnDrawing: Bool {
    nodes.contains { if case .ownContent = $0 { false } else { true } }
  }

  /// One step of a drawing.
  package indirect enum Node: Sendable {
    /// An outline filled by the non-zero rule.
    case fill(PathOutline, UIColor)
    case stroke(PathOutline, UIColor, Line)
    case gradient(Gradient)
    case text(DrawnText)
    /// An image in a rectangle; in a colour where it is drawn as a shape.
    case image(UIImage, CGRect, UIColor?)
    /// The content of the view's own class, such as the text of a label, in a rectangle.
    case ownContent(CGRect)
    /// A layer and everything in it, as it is when the drawing is shown.
    case layer(LayerReference)
    case group(Group)
  }

  /// The style of a stroked outline, in points.
  package struct Line: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var dash: [CGFloat] = []
  }

  /// Nodes with a common transform, clip, opacity and shadow.
  package struct Group: Sendable {
    package var transform = CGAffineTransform.identity
    /// In the coordinates of the nodes; filled by the non-zero rule.
    package var clip: PathOutline?
    package var opacity: CGFloat = 1
    package var shadow: Shadow?
    package var nodes: [Node]

    /// Whether it does nothing but clip, so that more nodes can join it.
    fileprivate func onlyClips(to outline: PathOutline) -> Bool {
      clip == outline && transform == .identity && opacity == 1 && shadow == nil
    }
  }

  /// A shadow; `blur` is the standard deviation in points.
  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: UIColor
  }

  /// Colours that blend into each other over an area.
  package struct Gradient: Sendable {
    /// The way from the first colour, 0, to the last, 1.
    package enum Shape: Hashable, Sendable {
      case linear(from: CGPoint, to: CGPoint)
      case radial(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
    }

    package var stops: [(location: CGFloat, color: UIColor)]
    package var shape: Shape
    /// Whether the first colour fills the area before 0, and the last that beyond 1.
    package var extends: (before: Bool, after: Bool)
    /// The area, in points.
    package var area: CGRect

    package init(
      stops: [(location: CGFloat, color: UIColor)], shape: Shape,
      extends: (before: Bool, after: Bool), area: CGRect
    ) { (self.stops, self.shape, self.extends, self.area) = (stops, shape, extends, area) }
  }

  /// Adds a node that shows inside all of some outlines.
  package mutating func append(_ node: Node, clips: ArraySlice<PathOutline> = []) {
    guard let clip = clips.first else { return nodes.append(node) }
    var inner = RecordedDrawing()
    if case .group(let last)? = nodes.last, last.onlyClips(to: clip) {
      nodes.removeLast()
      inner.nodes = last.nodes
    }
    inner.append(node, clips: clips.dropFirst())
    nodes.append(.group(Group(clip: clip, nodes: inner.nodes)))
  }

  /// Puts everything so far into a group.
  package mutating func enclose(_ group: (inout Group) -> Void) {
    guard !nodes.isEmpty else { return }
    var all = Group(nodes: nodes)
    group(&all)
    nodes = [.group(all)]
  }

  package mutating func removeAll() { nodes = [] }
}

/// A layer in a drawing. Unchecked: both belong to one thread at a time.
package final class LayerReference: @unchecked Sendable {
  /// A `CALayer`.
  package let layer: AnyObject

  init(_ layer: AnyObject) { self.layer = layer }
}
