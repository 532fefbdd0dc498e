import ImageCoding

/// How strictly snapshots are compared.
public struct ComparisonSettings: Equatable, Sendable {
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
  public var tolerance: PictureTolerance
  /// What of a snapshot counts.
  public var compare: Comparison
  /// What other fonts and libraries mean.
  public var environment: Environment

  /// Settings; without words the strictest that no machine disagrees on.
  public init(
    tolerance: PictureTolerance = .standard, compare: Comparison = .both,
    environment: Environment = .fail
  ) {
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
  }
}
