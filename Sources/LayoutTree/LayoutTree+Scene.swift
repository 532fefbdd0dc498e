extension LayoutTree {
  /// One row (or any other view laid out on its own) with everything in it.
  public struct Scene: Codable, Equatable, Sendable {
    /// `section.row`, or a name for what is not a row.
    public var id: String
    /// The cell's reuse identifier, where it has one.
    public var reuseIdentifier: String?
    /// The height of the row, separator included, in points.
    public var height: Double
    /// The height of the cell's content view, in points.
    public var contentHeight: Double
    /// The height that a cell of an Interface Builder file would be given where its table sizes its
    /// rows; the cell itself is laid out at its stored height. `nil` for everything else.
    public var fittedHeight: Double?
    /// The views in pre-order, the content view first.
    public var views: [View]
    /// The constraints among them, in the engine's order.
    public var constraints: [Constraint]
    /// What could not be satisfied; empty for a sound layout.
    public var conflicts: [Conflict]
    /// How the table came to the height; `nil` where nobody asked.
    public var sizing: Sizing?

    /// Makes a scene from its parts.
    public init(
      id: String, reuseIdentifier: String? = nil, height: Double, contentHeight: Double,
      fittedHeight: Double? = nil, views: [View], constraints: [Constraint] = [],
      conflicts: [Conflict] = [], sizing: Sizing? = nil
    ) {
      self.id = id
      self.reuseIdentifier = reuseIdentifier
      self.height = height
      self.contentHeight = contentHeight
      self.fittedHeight = fittedHeight
      self.views = views
      self.constraints = constraints
      self.conflicts = conflicts
      self.sizing = sizing
    }

    /// Reads a scene; missing `conflicts` are none.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      reuseIdentifier = try values.decodeIfPresent(String.self, forKey: .reuseIdentifier)
      height = try values.decode(Double.self, forKey: .height)
      contentHeight = try values.decode(Double.self, forKey: .contentHeight)
      fittedHeight = try values.decodeIfPresent(Double.self, forKey: .fittedHeight)
      views = try values.decode([View].self, forKey: .views)
      constraints = try values.decode([Constraint].self, forKey: .constraints)
      conflicts = try values.decodeIfPresent([Conflict].self, forKey: .conflicts) ?? []
      sizing = try values.decodeIfPresent(Sizing.self, forKey: .sizing)
    }
  }
}
