import Scene

extension Scene.Node {
  /// The node with every id in it told apart from those of other columns.
  func named(within column: String) -> Scene.Node {
    guard case .group(var group) = self else { return self }
    group.id = group.id.map { "\(column)-\($0)" }
    group.children = group.children.map { $0.named(within: column) }
    return .group(group)
  }
}
