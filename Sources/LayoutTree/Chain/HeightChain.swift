/// Why a row is as high as it is: a way from the top of its content view to the bottom along
/// which every length is accounted for.
///
/// The lengths of the links add up to the height of the row. Where all of them are *firm* the
/// chain is the reason for the height: each link keeps its lines at least so far apart, so no row
/// could be lower (in the words of linear programming: the tight constraints of a longest path
/// are an optimal dual solution). Where some link gives — a label is stretched, a pin does not
/// hold — the height has another reason, and the link says how much it gave.
public struct HeightChain: Equatable, Sendable {
  /// From the top of the content view down; links of length 0 are alignments. What follows the
  /// content view's bottom, separator and rounding to pixels, comes last.
  public var links: [Link]
  /// Who decided on the height; `nil` where the tree does not tell.
  public var rule: LayoutTree.Scene.Sizing.Rule?

  /// A chain from its parts.
  public init(links: [Link], rule: LayoutTree.Scene.Sizing.Rule? = nil) {
    self.links = links
    self.rule = rule
  }

  /// The sum of all lengths: the height of the row, in points.
  public var height: Double { links.reduce(0) { $0 + $1.length } }

  /// Whether every link is firm.
  public var isFirm: Bool { links.allSatisfy(\.reason.isFirm) }

  /// Whether the chain is the reason for the height, by itself.
  public var decides: Bool { isFirm && (rule == nil || rule == .automatic) }

  /// One step of the way.
  public struct Link: Equatable, Sendable {
    /// Where the step begins.
    public var from: LayoutTree.Line
    /// Where it ends.
    public var to: LayoutTree.Line
    /// How far below `from` that is, in points; negative for a step up.
    public var length: Double
    /// Why the step is so long.
    public var reason: Reason
    /// The least of the priorities it rests on.
    public var priority: Double

    /// A link from its parts.
    public init(
      from: LayoutTree.Line, to: LayoutTree.Line, length: Double, reason: Reason,
      priority: Double = 1000
    ) {
      self.from = from
      self.to = to
      self.length = length
      self.reason = reason
      self.priority = priority
    }
  }
}
