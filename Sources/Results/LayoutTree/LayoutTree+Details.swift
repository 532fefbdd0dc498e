extension LayoutTree.View {
  /// The values that a view brings into the layout by itself, beside constraints: where its margins
  /// are, how large its content wants to be, where its text stands.
  ///
  /// Read only where something asks for it (`plumb frames` does not), so that stored trees stay
  /// small.
  public struct Details: Codable, Equatable, Sendable {
    /// From the frame's edges to the layout margins.
    public var margins: LayoutTree.Insets
    /// From the frame's edges to the safe area.
    public var safeArea: LayoutTree.Insets
    /// From the frame's edges to the alignment rectangle, which is what constraints speak of.
    public var alignment: LayoutTree.Insets
    /// The size that the content asks for; `nil` for a view that asks for none.
    public var content: LayoutTree.ContentSize?
    /// Where text stands; `nil` for a view without.
    public var baselines: LayoutTree.Baselines?
    /// Guides that take part in the layout; margins and safe area only where something used them.
    public var guides: [LayoutTree.Guide]

    /// Details from their parts.
    public init(
      margins: LayoutTree.Insets = .zero, safeArea: LayoutTree.Insets = .zero,
      alignment: LayoutTree.Insets = .zero, content: LayoutTree.ContentSize? = nil,
      baselines: LayoutTree.Baselines? = nil, guides: [LayoutTree.Guide] = []
    ) {
      self.margins = margins
      self.safeArea = safeArea
      self.alignment = alignment
      self.content = content
      self.baselines = baselines
      self.guides = guides
    }

    /// Reads details; what is missing is zero or none.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let insets = { key in try values.decodeIfPresent(LayoutTree.Insets.self, forKey: key) }
      margins = try insets(.margins) ?? .zero
      safeArea = try insets(.safeArea) ?? .zero
      alignment = try insets(.alignment) ?? .zero
      content = try values.decodeIfPresent(LayoutTree.ContentSize.self, forKey: .content)
      baselines = try values.decodeIfPresent(LayoutTree.Baselines.self, forKey: .baselines)
      guides = try values.decodeIfPresent([LayoutTree.Guide].self, forKey: .guides) ?? []
    }
  }
}

extension LayoutTree {
  /// Distances inward from the edges of a rectangle, in points.
  ///
  /// Written as the four numbers `[top, left, bottom, right]`, UIKit's order.
  public struct Insets: Codable, Hashable, Sendable {
    /// Inset of the top edge.
    public var top: Double
    /// Inset of the left edge.
    public var left: Double
    /// Inset of the bottom edge.
    public var bottom: Double
    /// Inset of the right edge.
    public var right: Double

    /// No inset on any edge.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Insets of the four edges.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Reads `[top, left, bottom, right]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      top = try numbers.decode(Double.self)
      left = try numbers.decode(Double.self)
      bottom = try numbers.decode(Double.self)
      right = try numbers.decode(Double.self)
    }

    /// Writes `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
  }
}

extension LayoutTree {
  /// Points from the alignment rectangle's top to first and last baseline, unrounded.
  public struct Baselines: Codable, Hashable, Sendable {
    /// The baseline of the first line.
    public var first: Double
    /// The baseline of the last line; that of the first where there is but one.
    public var last: Double

    /// Both baselines.
    public init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }
}

extension LayoutTree {
  /// The size that a view's content asks for: its intrinsic size, and how strongly it holds on to
  /// it.
  ///
  /// The layout takes it as `size <= intrinsic` at the hugging and `size >= intrinsic` at the
  /// compression resistance priority, along each axis.
  public struct ContentSize: Codable, Hashable, Sendable {
    /// The width in points, at the width that text wraps at; `nil` where the content asks for none.
    public var width: Double?
    /// The height in points; `nil` where the content asks for none.
    public var height: Double?
    /// Hugging priorities: against being stretched.
    public var hugging: Priorities
    /// Compression resistance priorities.
    public var compression: Priorities

    /// A content size from its parts.
    public init(
      width: Double?, height: Double?,
      hugging: Priorities = .init(horizontal: PriorityScale.low, vertical: PriorityScale.low),
      compression: Priorities = .init(horizontal: PriorityScale.high, vertical: PriorityScale.high)
    ) {
      self.width = width
      self.height = height
      self.hugging = hugging
      self.compression = compression
    }
  }

  /// A priority for each axis. Written as the two numbers `[horizontal, vertical]`.
  public struct Priorities: Codable, Hashable, Sendable {
    /// Across.
    public var horizontal: Double
    /// Down.
    public var vertical: Double

    /// The priorities of both axes.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Reads `[horizontal, vertical]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      horizontal = try numbers.decode(Double.self)
      vertical = try numbers.decode(Double.self)
    }

    /// Writes `[horizontal, vertical]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(horizontal)
      try numbers.encode(vertical)
    }
  }
}

extension LayoutTree {
  /// A layout guide: a rectangle that takes part in the layout without being drawn.
  public struct Guide: Codable, Equatable, Sendable {
    /// The meaning of a guide.
    public enum Kind: String, Codable, Sendable {
      /// One that constraints place: the application's own, a stack view's.
      case custom
      /// The readable content, where it is narrower than the margins and nothing uses it.
      case readable
      /// The owner's bounds less its layout margins.
      case margins
      /// The owner's bounds less its safe area.
      case safeArea
    }

    /// `view.identifier`, as constraints name it. Unique in its scene.
    public var id: String
    /// The meaning.
    public var kind: Kind
    /// Where it was laid out.
    public var frame: UnroundedFrame

    /// A guide at a position.
    public init(id: String, kind: Kind = .custom, frame: UnroundedFrame) {
      self.id = id
      self.kind = kind
      self.frame = frame
    }
  }
}

extension LayoutTree {
  /// The results of a scroll through the table: the table counts with estimates until rows come
  /// into view, so its content grows or shrinks on the way and the scroll indicator with it.
  ///
  /// Measured by scrolling a table, a screen at a time, from the top to the end.
  public struct Scrolling: Codable, Equatable, Sendable {
    /// A moment of the scroll, when the table has come to rest.
    public struct Step: Codable, Equatable, Sendable {
      /// How far the content has been scrolled, in points.
      public var offset: Double
      /// The height of the content by what is known now: `contentSize.height`.
      public var contentHeight: Double

      /// A moment from its parts.
      public init(offset: Double, contentHeight: Double) {
        self.offset = offset
        self.contentHeight = contentHeight
      }
    }

    /// The height of the part in view, in points.
    public var viewport: Double
    /// The height of the content were all rows as high as estimated.
    public var estimatedHeight: Double
    /// The height of the content when every row has been measured.
    public var contentHeight: Double
    /// From the top to the end.
    public var steps: [Step]

    /// A scroll from its parts.
    public init(
      viewport: Double, estimatedHeight: Double, contentHeight: Double, steps: [Step]
    ) {
      self.viewport = viewport
      self.estimatedHeight = estimatedHeight
      self.contentHeight = contentHeight
      self.steps = steps
    }
  }
}

extension LayoutTree.Scene {
  /// How the table came to the row's height.
  public struct Sizing: Codable, Equatable, Sendable {
    /// Who decided.
    public enum Rule: String, Codable, Sendable {
      /// The cell's content: `UITableView.automaticDimension`.
      case automatic
      /// The cell itself: by its style, whose labels it lays out without constraints, or by its own
      /// constraints, where its content view has none.
      case style
      /// A number: `rowHeight` or the delegate's `heightForRow`.
      case fixed
      /// The system's default, since cells are not asked: before iOS 8, or by estimates off.
      case standard
    }

    /// Who decided.
    public var rule: Rule
    /// The height in points that the table counted with before; `nil` if it knew it.
    public var estimate: Double?
    /// The height of the separator below the row's content view, in points.
    public var separator: Double

    /// A decision from its parts.
    public init(rule: Rule, estimate: Double? = nil, separator: Double = 0) {
      self.rule = rule
      self.estimate = estimate
      self.separator = separator
    }
  }
}
