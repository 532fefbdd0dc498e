/// Collects the problems of one input, so that a reader can continue after the first and report all
/// of them.
///
/// A class, because every stage of a reader adds to the same log.
public final class DiagnosticLog {
  /// The maximum number of problems kept; further ones are only counted.
  public static let limit = 100

  private var kept: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var droppedCount = 0

  /// Creates an empty log.
  public init() {}

  /// Adds a problem, unless the log contains it already (the same words at the same location).
  public func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    guard seen.count < Self.limit else {
      droppedCount += 1
      return
    }
    if seen.insert(diagnostic).inserted { kept.append(diagnostic) }
  }

  /// Adds an error from its parts; looks for a hint only while the log is not full.
  public func error(
    at location: FileLocation?, _ message: @autoclosure () -> String,
    expected: @autoclosure () -> String? = nil, hint: @autoclosure () -> String? = nil
  ) {
    guard isOpen else {
      errorCount += 1
      droppedCount += 1
      return
    }
    report(Diagnostic(.error, at: location, message(), expected: expected(), hint: hint()))
  }

  /// Adds a warning from its parts.
  public func warning(
    at location: FileLocation?, _ message: @autoclosure () -> String,
    expected: @autoclosure () -> String? = nil, hint: @autoclosure () -> String? = nil
  ) {
    guard isOpen else {
      droppedCount += 1
      return
    }
    report(Diagnostic(.warning, at: location, message(), expected: expected(), hint: hint()))
  }

  /// Whether a further problem would be kept.
  private var isOpen: Bool { seen.count < Self.limit }

  /// The number of reported errors, kept or not; a stage failed if it has grown.
  public private(set) var errorCount = 0

  /// Whether further problems are only counted, so that their hints need not be searched for.
  public var isFull: Bool { seen.count >= Self.limit }

  /// Whether the input must be rejected.
  public var hasErrors: Bool { errorCount > 0 }

  /// The problems by location (stable), with a note at the end if some were not kept.
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
