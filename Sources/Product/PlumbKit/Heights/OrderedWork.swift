import Foundation

/// Pieces of work that several threads do, and whose results come out in the order of the pieces.
/// Only so many are under way as fit, so that memory does not grow with their number.
///
/// Unchecked: everything is touched under the condition's lock.
final class OrderedWork<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  private var waiting: [(number: Int, piece: Piece)] = []
  private var results: [Int: Result] = [:]
  private var putCount = 0
  private var takenResults = 0
  private var isClosed = false

  /// - Parameter limit: the most pieces whose results have not been taken.
  init(limit: Int) { self.limit = limit }

  /// Adds a piece; waits while there are too many.
  func put(_ piece: Piece) {
    locked {
      while putCount - takenResults >= limit { condition.wait() }
      waiting.append((putCount, piece))
      putCount += 1
    }
  }

  /// No piece follows.
  func close() { locked { isClosed = true } }

  /// The next piece with its number; waits for one. Nil when all have been taken.
  func take() -> (number: Int, piece: Piece)? {
    locked {
      while waiting.isEmpty, !isClosed { condition.wait() }
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  /// Hands over the result of a piece.
  func finish(_ number: Int, _ result: Result) { locked { results[number] = result } }

  /// The result of the next piece; waits for it. Nil after the last.
  func result() -> Result? {
    locked {
      while true {
        if let result = results.removeValue(forKey: takenResults) {
          takenResults += 1
          return result
        }
        if isClosed, takenResults == putCount { return nil }
        condition.wait()
      }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }
}
