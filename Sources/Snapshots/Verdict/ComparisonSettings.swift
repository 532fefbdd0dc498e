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

  /// What differences of colour do not count; nil to let the environment decide.
  public var tolerance: PictureTolerance?
  /// What of a snapshot counts.
  public var compare: Comparison
  /// What other fonts and libraries mean.
  public var environment: Environment

  /// Settings; without words the strictest that no machine disagrees on.
  public init(
    tolerance: PictureTolerance? = nil, compare: Comparison = .both,
    environment: Environment = .fail
  ) {
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
  }

  /// What differences do not count between two pictures. By the same programs with the same fonts they
  /// are the same to the bit, so that whatever differs has been changed; otherwise, or where the picture
  /// is not the one that was recorded, smoothing explains some of it.
  func tolerance(inSameEnvironment isSame: Bool) -> PictureTolerance {
    tolerance ?? (isSame ? .rounding : .standard)
  }
}
