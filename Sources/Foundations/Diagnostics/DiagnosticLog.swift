/// Gathers the problems of one input, so that a reader can go on after the first and report all of
/// them.
///
/// A class, because every stage of a reader adds to the same log.
public final class DiagnosticLog {
  /// More problems than this say nothing new; the rest are counted, not kept.
  public static let limit = 100

  private var kept: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var droppedCount = 0

  /// An empty log.
  public init() {}

  /// Adds a problem; one already in the log (the same words at the same place) is not said twice.
  public func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    guard seen.count < Self.limit else {
      droppedCount += 1
      return
    }
    if seen.insert(diagnostic).inserted { kept.append(diagnostic) }
  }

  /// Adds an error from its parts.
  public func error(
    at location: FileLocation?, _ message: String, expected: String? = nil, hint: String? = nil
  ) {
    report(Diagnostic(.error, at: location, message, expected: expected, hint: hint))
  }

  /// Adds a warning from its parts.
  public func warning(
    at location: FileLocation?, _ message: String, expected: String? = nil, hint: String? = nil
  ) {
    report(Diagnostic(.warning, at: location, message, expected: expected, hint: hint))
  }

  /// How many errors were reported, dropped ones included: compare before and after a stage.
  public private(set) var errorCount = 0

  /// Whether the input must be refused.
  public var hasErrors: Bool { errorCount > 0 }

  /// The problems in the order of their places (stable for equal ones), and a last note when there
  /// were more.
  public var diagnostics: [Diagnostic] {
    let order = kept.indices.sorted { first, second in
      guard let a = kept[first].location, let b = kept[second].location, a != b else {
        return first < second
      }
      return a < b
    }
    return order.map { kept[$0] } + (droppedCount == 0 ? [] : [rest])
  }

  private var rest: Diagnostic {
    Diagnostic(.note, "\(droppedCount) more problems, only the first \(Self.limit) are shown")
  }
}
