/// A scene as one of two versions has it: what was written, and where everything came to lie.
public struct ComparedScene: Equatable, Sendable {
  /// What was written.
  public var outline: SceneOutline
  /// What became of it.
  public var layout: LayoutTree.Scene

  /// A scene from its parts.
  public init(outline: SceneOutline, layout: LayoutTree.Scene) {
    self.outline = outline
    self.layout = layout
  }

  /// The scene with other ids for some views.
  func renamed(_ ids: [String: String]) -> ComparedScene {
    ComparedScene(outline: outline.renamed(ids), layout: layout.renamed(ids))
  }
}
