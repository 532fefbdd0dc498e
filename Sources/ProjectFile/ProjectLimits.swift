/// How large a project may be. Every limit is named in the message of the project that exceeds it.
enum ProjectLimits {
  /// Patterns of `sources`, and entries of `data`.
  static let patterns = 200
  /// Characters of one pattern.
  static let patternLength = 1000
  /// Files and folders that are looked at for sources.
  static let files = 200_000
  /// Folders in each other.
  static let depth = 100
  /// Templates and Interface Builder files.
  static let sources = 10_000
  /// Pixels a point.
  static let scale: ClosedRange<Double> = 0.25...8
  /// Thresholds and shares.
  static let share: ClosedRange<Double> = 0...1
  /// The side of a window, in pixels.
  static let window: ClosedRange<Int> = 1...1000
  /// Pixels of a window.
  static let density: ClosedRange<Int> = 0...1_000_000
}
