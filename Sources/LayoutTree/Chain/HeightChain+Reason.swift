extension HeightChain {
  /// Why a link is as long as it is.
  public enum Reason: Equatable, Sendable {
    /// A constraint between two lines, which holds with equality. Its id.
    case constraint(String)
    /// A layout margin.
    case margin
    /// The height of a view, or half of it on the way from or to its middle.
    case size(SizeReason)
    /// Text: a baseline in a view whose height is accounted for.
    case baseline
    /// As much again below the middle of the content view as above it, or the other way round.
    case mirror

    /// A view whose content asks for another height, in points: it was stretched or compressed.
    case yielding(content: Double)
    /// A view whose height nothing fixes.
    case unfixed
    /// A constraint that has room: an inequality, or one that pulls the other way. Its id.
    case loose(String)
    /// An optional constraint that gave way, by so many points. Its id.
    case missed(String, by: Double)
    /// A required constraint that the engine broke. Its id.
    case broken(String)
    /// Nothing ties the two lines to each other.
    case open

    /// What the separator takes below the content view.
    case separator
    /// What rounding the row up to whole pixels adds.
    case rounding

    /// Whether the link is part of a view whose height a chain inside it fixes.
    var isChained: Bool {
      if case .size(let size) = self, case .chain = size.ground { true } else { false }
    }

    /// Whether the link must be this long.
    public var isFirm: Bool {
      switch self {
      case .constraint, .margin, .size, .baseline, .mirror, .separator, .rounding: true
      case .yielding, .unfixed, .loose, .missed, .broken, .open: false
      }
    }
  }

  /// Why a height is what it is.
  public struct SizeReason: Equatable, Sendable {
    /// What it comes down to in the end.
    public enum Ground: Equatable, Sendable {
      /// A number in the last of the constraints.
      case constant
      /// The intrinsic size of this view.
      case content(String)
      /// The width of this view, which is settled before heights are.
      case width(String)
      /// A chain of its own, through what lies in this view.
      case chain(String)
    }

    /// The ids of the constraints on the way from the view to the ground, the view's own first.
    public var constraints: [String]
    /// What it comes down to.
    public var ground: Ground

    /// A reason from its parts.
    public init(constraints: [String] = [], ground: Ground) {
      self.constraints = constraints
      self.ground = ground
    }
  }
}
