import AtomicFiles
import Diagnostics

/// Why a reference could not be read or written.
public struct ReferenceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// In words, with the path.
  public let reason: String

  /// A reason in words.
  public init(reason: String) { self.reason = Diagnostic.printable(reason) }

  init(_ failure: FileFailure) { self.init(reason: failure.description) }

  /// The reason.
  public var description: String { reason }
}
