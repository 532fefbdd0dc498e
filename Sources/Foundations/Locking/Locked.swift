import Foundation

/// A value that several threads use, one at a time.
///
/// Unchecked: every access is made under the lock.
///
/// The standard library's `Mutex` needs a newer macOS than this package supports. As with it, the
/// value is reached in no other way, so nobody can forget the lock; unlike there the compiler does
/// not keep a reference inside of the value from being carried out of `body`.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Keeps a value that nobody else uses.
  package init(_ value: Value) { self.value = value }

  /// Runs `body` with the value alone. `body` must not come back: the lock is not recursive.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
