/// What is left of a snapshot that differs: Playwright's names, which CI systems and editors know.
public enum ArtifactKind: String, CaseIterable, Sendable {
  /// The reference's picture.
  case expected = "-expected.png"
  /// The reference's layout tree.
  case expectedTree = "-expected.json"
  /// The snapshot's picture.
  case actual = "-actual.png"
  /// The snapshot's layout tree.
  case actualTree = "-actual.json"
  /// Where they differ.
  case difference = "-diff.png"
}
