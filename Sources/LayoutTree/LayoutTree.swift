/// What was laid out: one file at one width, every row with its views and constraints.
///
/// This is the one hand-off between layout and everything that looks at it: `plumb frames`,
/// the diagram layers, snapshot comparison. It holds plain values in points, y down, and no
/// reference to a view, so it can be stored, compared and read by other programs.
///
/// The order of every array is part of the value: scenes in row order, views in pre-order,
/// constraints in the order in which the layout engine holds them.
public struct LayoutTree: Codable, Equatable, Sendable {
  /// The input as it was named by the user.
  public var file: String
  /// The width of the table, in points.
  public var width: Double
  /// Pixels per point: the grid that frames are rounded to.
  public var scale: Double
  /// The OS profile, for example `ios18`.
  public var profile: String
  /// What else the table was laid out in, where it is not as usual: a device, `dark`, a text size, a
  /// language. For people and for telling trees apart.
  public var variant: [String]
  /// Fonts and library versions that the numbers depend on, one per line. Empty where the
  /// reader has no use for them (`plumb frames`); present in stored references.
  public var fingerprint: [String]
  /// The program that made the tree: `plumb 1.0.0`; `nil` where nobody asked. Says nothing about the layout.
  public var tool: String?
  /// A hash of the picture that was recorded with the tree; `nil` for a tree without one. What its
  /// digits mean is up to who stores it.
  public var picture: String?
  /// One scene for each row, in row order.
  public var scenes: [Scene]
  /// What scrolling through the table finds; `nil` where nobody asked.
  public var scrolling: Scrolling?

  /// Makes a tree from its parts.
  public init(
    file: String, width: Double, scale: Double, profile: String, variant: [String] = [],
    fingerprint: [String] = [], tool: String? = nil, picture: String? = nil, scenes: [Scene] = [],
    scrolling: Scrolling? = nil
  ) {
    self.file = file
    self.width = width
    self.scale = scale
    self.profile = profile
    self.variant = variant
    self.fingerprint = fingerprint
    self.tool = tool
    self.picture = picture
    self.scenes = scenes
    self.scrolling = scrolling
  }

  /// Reads a tree; a missing `variant` or `fingerprint` is an empty one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    width = try values.decode(Double.self, forKey: .width)
    scale = try values.decode(Double.self, forKey: .scale)
    profile = try values.decode(String.self, forKey: .profile)
    variant = try values.decodeIfPresent([String].self, forKey: .variant) ?? []
    fingerprint = try values.decodeIfPresent([String].self, forKey: .fingerprint) ?? []
    tool = try values.decodeIfPresent(String.self, forKey: .tool)
    picture = try values.decodeIfPresent(String.self, forKey: .picture)
    scenes = try values.decode([Scene].self, forKey: .scenes)
    scrolling = try values.decodeIfPresent(Scrolling.self, forKey: .scrolling)
  }
}
