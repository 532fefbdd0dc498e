extension LayoutTree {
  /// A level line of a row that vertical constraints speak of: `title.bottom`.
  public struct Line: Hashable, Sendable {
    /// Which line of a view or guide; raw values as in equations.
    public enum Edge: String, Hashable, Sendable {
      /// Of the alignment rectangle.
      case top, bottom, centerY
      /// Of the frame less the layout margins.
      case topMargin, bottomMargin, centerYWithinMargins
      /// What text stands on; of a view without text its top and bottom.
      case firstBaseline, lastBaseline
    }

    /// The id of the view or guide.
    public let item: String
    /// Which of its lines.
    public let edge: Edge

    /// A line of an item.
    public init(_ item: String, _ edge: Edge) {
      self.item = item
      self.edge = edge
    }

    /// Reads `view.attribute`; `nil` for what is no level line.
    package init?(anchor: String) {
      guard let (item, attribute) = anchor.splitAtLastDot, let edge = Edge(rawValue: attribute)
      else { return nil }
      self.init(item, edge)
    }
  }

  /// A width or height that constraints speak of: `photo.width`.
  struct Extent: Hashable {
    enum Dimension: String { case width, height }

    let item: String
    let dimension: Dimension

    /// Reads `view.attribute`; `nil` for what is no extent.
    init?(anchor: String) {
      guard let (item, attribute) = anchor.splitAtLastDot,
        let dimension = Dimension(rawValue: attribute)
      else { return nil }
      self.item = item
      self.dimension = dimension
    }
  }
}

extension LayoutTree.Line: CustomStringConvertible {
  /// The line as equations spell it.
  public var description: String { "\(item).\(edge.rawValue)" }
}

extension String {
  /// What stands before and behind the last dot; ids of views may have dots.
  fileprivate var splitAtLastDot: (String, String)? {
    lastIndex(of: ".").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
  }
}
