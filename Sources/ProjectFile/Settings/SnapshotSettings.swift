import LayoutTree
import Snapshots

/// `snapshots:`, how references are kept and compared. Paths start from the project's folder.
public struct SnapshotSettings: Equatable, Sendable {
  /// The folder of the references.
  public var references = "Snapshots"
  /// Where a run leaves pictures and reports.
  public var artifacts = ".plumb"
  /// Pixels a point: 1 keeps files small, 2 or 3 is what a phone shows. A variant may name its own.
  public var scale = 1.0
  /// What is drawn over the tables.
  public var layers: [LayoutTree.Layer] = []
  /// How strictly pictures and layouts are compared: `tolerance`, `compare` and `environment`.
  public var comparison = ComparisonSettings()

  /// As it is without a section.
  public init() {}
}
