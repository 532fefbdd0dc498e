import LayoutTree

/// What a picture for a document shows: some distances, words beside views, a part of the row.
public struct Redlines: Hashable, Sendable {
  /// Distances and sizes, and nothing else of the layout.
  public var measures: [Measure] = []
  /// Words beside views, in the order of their arguments.
  public var captions: [Caption] = []
  /// The view that the picture is of; nil for whole rows.
  public var crop: ViewSelection?
  /// Whether there is anything behind what cells draw themselves.
  public var hasBackground = true

  /// Nothing that is asked for.
  public init() {}

  /// Words beside each view that a name fits.
  public struct Caption: Hashable, Sendable {
    let view: ViewSelection
    let text: String

    /// Reads `view=text`; nil without a name or a text.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let view = ViewSelection(String(parts[0])) else { return nil }
      self.view = view
      self.text = String(parts[1])
    }
  }

  /// What is measured.
  public struct Measure: Hashable, Sendable {
    let view: ViewSelection
    var other: ViewSelection?
    /// The one distance or size that is measured; nil for the size and the distances to all sides.
    var attribute: LayoutTree.Attribute?

    /// Reads `title`, `tag*`, `title..price` for the distance of two views, or `title.top` for one
    /// distance; `x` and `y` are `left` and `top`. Nil for a name that is empty.
    public init?(_ text: String) {
      if let dots = text.firstRange(of: "..") {
        guard let view = ViewSelection(String(text[..<dots.lowerBound])),
          let other = ViewSelection(String(text[dots.upperBound...]))
        else { return nil }
        (self.view, self.other) = (view, other)
        return
      }
      let dot = text.lastIndex(of: ".")
      attribute = dot.flatMap { Self.attribute(text[text.index(after: $0)...]) }
      let name = attribute == nil ? text[...] : text[..<(dot ?? text.endIndex)]
      guard let view = ViewSelection(String(name)) else { return nil }
      self.view = view
    }

    private static func attribute(_ word: Substring) -> LayoutTree.Attribute? {
      switch word {
      case "x": .left
      case "y": .top
      case "left", "right", "top", "bottom", "leading", "trailing", "width", "height":
        LayoutTree.Attribute(rawValue: String(word))
      default: nil
      }
    }
  }

  /// Checks that each name is one of a view. Throws `PlumbError` with the names that there are.
  func check(_ tree: LayoutTree) throws(PlumbError) {
    let names: [ViewSelection?] =
      measures.map(\.view) + measures.map(\.other) + captions.map(\.view) + [crop]
    for name in names.compactMap(\.self) { try name.check(tree) }
  }

  /// The row with what is measured in place of its constraints.
  func measured(_ scene: LayoutTree.Scene, isRightToLeft: Bool) -> LayoutTree.Scene {
    guard !measures.isEmpty else { return scene }
    let ruler = RowRuler(scene, isRightToLeft: isRightToLeft)
    var scene = scene
    scene.constraints = measures.flatMap(ruler.distances).uniquedByID()
    scene.conflicts = []
    scene.faults = []
    for index in scene.views.indices { scene.views[index].ranges = [] }
    return scene
  }

  /// The ids of the views that a measured row is about; nil where nothing is measured.
  func marked(_ measured: LayoutTree.Scene) -> Set<String>? {
    measures.isEmpty ? nil : Set(measured.constraints.flatMap(\.anchors).map(\.item))
  }
}

extension [LayoutTree.Constraint] {
  fileprivate func uniquedByID() -> Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}
