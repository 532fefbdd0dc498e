import Reading

/// How large an input may be. Every limit is named in the message of the input that exceeds it, so
/// that a hostile file is refused with a reason instead of eating the machine.
enum TemplateLimits {
  /// Bytes of a template file. Inline data counts; more belongs in a data file.
  static let templateBytes = 16 << 20
  /// Bytes of a data file.
  static let dataBytes = 256 << 20
  /// How deep JSON, feeds and expressions may nest. Readers recurse, so this also bounds their
  /// stack.
  static let depth = 64
  /// Picture files of a template.
  static let images = 10_000
  /// Bytes of all of them; they are kept as they are, and decoded when drawn.
  static let imageBytes = 1 << 30
  /// Rows of one table.
  static let rows = 1_000_000
  /// Table widths in points. The upper end is wider than any screen, and still a picture that fits
  /// in memory.
  static let width: ClosedRange<Double> = 1...10_000
  /// Variants of one template.
  static let variants = 1000
  /// Heights in points that a template may ask for.
  static let height: ClosedRange<Double> = 0...100_000
  /// Lengths, constants and multipliers: the range in which the solver is exact.
  static let magnitude = 1e6
  /// Font sizes in points.
  static let fontSize: ClosedRange<Double> = 1...1000
  /// Unicode scalars of one equation, visual format or condition.
  static let expressionLength = 2000
  /// Views of one cell.
  static let views = 20_000
  /// Constraints written for one cell.
  static let constraints = 200_000
  /// Of feeds: 256 attributes of one element.
  static let feed = XMLLimits(depth: depth, attributes: 256)
}
