import LayoutTree

/// Views by name, as `--views` has them: `title,price`, `tag*`.
///
/// A name is what pictures and `plumb frames` call the view, its outlet, its label, its accessibility
/// identifier or its object id. `*` stands for any characters and `?` for one.
public struct ViewSelection: Hashable, Sendable {
  private let patterns: [GlobPattern]

  /// Reads names separated by commas; nil when one of them is empty.
  public init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
    patterns = names.map { GlobPattern(String($0)) }
  }

  func ids(in scene: LayoutTree.Scene) -> Set<String> {
    Set(scene.views.filter { view in patterns.contains { Self.matches($0, view) } }.map(\.id))
  }

  /// Checks that each name is one of a view. Throws `PlumbError` with the names that there are.
  func check(_ tree: LayoutTree) throws(PlumbError) {
    for pattern in patterns {
      let isFound = tree.scenes.contains { $0.views.contains { Self.matches(pattern, $0) } }
      guard !isFound else { continue }
      let names = Self.names(in: tree)
      throw PlumbError(
        tree.file, "no view is called \(Diagnostic.quoted(pattern.text))",
        expected: Diagnostic.choices(names),
        hint: Diagnostic.didYouMean(pattern.text, in: names))
    }
  }

  private static func matches(_ pattern: GlobPattern, _ view: LayoutTree.View) -> Bool {
    pattern.matches(view.id) || view.name.map(pattern.matches) ?? false
  }

  private static let mostNames = 20

  /// The names of the tree's views, each once, in the order of the views; the first twenty.
  private static func names(in tree: LayoutTree) -> [String] {
    let names = tree.scenes.flatMap(\.views).map { $0.name ?? $0.id }
    return Array(names.uniqued().prefix(mostNames))
  }
}
