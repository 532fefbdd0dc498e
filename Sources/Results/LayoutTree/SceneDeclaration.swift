/// The written form of a scene: its views with their properties, and its constraints.
///
/// A layout tree says where everything came to lie, an outline what was asked for. Ids are those of
/// the tree, so that the two can be held against each other.
public struct SceneDeclaration: Equatable, Sendable {
  /// The properties of the scene's root itself: its reuse identifier, its accessory.
  public var properties: [Property]
  /// The views in pre-order.
  public var items: [Item]
  /// The constraints as they are written, whether they could be met or not.
  public var constraints: [LayoutTree.Constraint]

  /// - Parameter items: in pre-order, with the ids of the layout tree of the same scene.
  public init(
    properties: [Property] = [], items: [Item] = [], constraints: [LayoutTree.Constraint] = []
  ) {
    self.properties = properties
    self.items = items
    self.constraints = constraints
  }

  /// One thing that is said of a view: `fontDescription` is `system 17`.
  public struct Property: Hashable, Sendable {
    /// Unique among the properties of its view.
    public var name: String
    /// As people read it.
    public var value: Value

    /// A property from its parts.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a property.
  public enum Value: Hashable, Sendable {
    /// In points, or a count.
    case number(Double)
    /// A text that users of the app read.
    case text(String)
    case word(String)
  }

  /// One view.
  public struct Item: Equatable, Sendable {
    /// The id that the layout tree gives the view.
    public var id: String
    /// A developer's name for it in Interface Builder.
    public var label: String?
    /// The outlet that leads to it, which is what code calls it.
    public var outlet: String?
    /// Its class, as the file names it.
    public var kind: String
    /// The id of the view around it.
    public var parent: String?
    /// In the order of the file.
    public var properties: [Property]

    /// A view from its parts.
    public init(
      id: String, label: String? = nil, outlet: String? = nil, kind: String, parent: String?,
      properties: [Property] = []
    ) {
      self.id = id
      self.label = label
      self.outlet = outlet
      self.kind = kind
      self.parent = parent
      self.properties = properties
    }
  }
}

extension SceneDeclaration.Value {
  /// As a line of text has it: what users read in quotes, and cut.
  public var text: String {
    switch self {
    case .number(let value): readable(value)
    case .word(let word): word
    case .text(let text): "\"\(Self.oneLine(text))\""
    }
  }

  /// Chosen: the characters of a text that fit in a line beside the name of what has it.
  private static let mostCharacters = 60

  private static func oneLine(_ text: String) -> String {
    var line = ""
    for (index, character) in text.enumerated() {
      if index == mostCharacters { return line + "…" }
      line += character.isNewline ? "\\n" : String(character)
    }
    return line
  }
}
