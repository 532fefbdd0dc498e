/// How strictly snapshots are compared.
public struct SnapshotSettings: Equatable, Sendable {
  /// What of a snapshot counts.
  public enum Comparison: String, CaseIterable, Codable, Sendable {
    /// The picture and the layout.
    case both
    /// What is seen: the layout only explains.
    case picture
    /// Where things are: the picture only shows it.
    case layout
  }

  /// What becomes of a snapshot whose picture differs, and whose fonts or libraries do.
  public enum Environment: String, CaseIterable, Codable, Sendable {
    /// It fails, and says what to install.
    case fail
    /// It passes where the layouts are the same.
    case layout
  }

  /// What differences of colour nobody sees.
  public var tolerance: SnapshotTolerance
  /// What of a snapshot counts.
  public var compare: Comparison
  /// What other fonts and libraries mean.
  public var environment: Environment

  /// Settings; without words the strictest that no machine disagrees on.
  public init(
    tolerance: SnapshotTolerance = SnapshotTolerance(), compare: Comparison = .both,
    environment: Environment = .fail
  ) {
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
  }
}

/// What differences of colour nobody sees.
public struct SnapshotTolerance: Equatable, Sendable {
  /// A pixel differs when its colour is this far from the expected one, 0...1, as eyes see it.
  public var threshold: Double
  /// The side of the square in which differing pixels are counted, in pixels.
  public var window: Int
  /// So many pixels of a window may differ.
  public var density: Int

  /// A tolerance from its parts.
  public init(threshold: Double = 0.02, window: Int = 8, density: Int = 4) {
    self.threshold = threshold
    self.window = window
    self.density = density
  }
}
