import Foundation

/// A thread that lays out views.
enum LayoutThread {
  /// Layouts nest as deep as their views; threads get half a megabyte by default on some systems.
  private static let stackSize = 8 << 20

  static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = stackSize
    thread.start()
  }
}

/// Pieces of work that several threads do, and whose results come out in the order of the pieces.
/// Only so many are under way as fit, so that memory does not grow with their number.
///
/// Unchecked: everything is touched under the condition's lock.
final class OrderedWork<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  /// Pieces that nobody has taken, by their numbers.
  private var waiting: [Int: Piece] = [:]
  private var takenCount = 0
  private var results: [Int: Result] = [:]
  private var putCount = 0
  private var takenResults = 0
  private var isClosed = false

  /// - Parameter limit: the most pieces whose results have not been taken.
  init(limit: Int) { self.limit = limit }

  convenience init(_ pieces: some Collection<Piece>) {
    self.init(limit: pieces.count)
    pieces.forEach(put)
    close()
  }

  /// Adds a piece; waits while there are too many.
  func put(_ piece: Piece) {
    locked {
      while putCount - takenResults >= limit { condition.wait() }
      waiting[putCount] = piece
      putCount += 1
    }
  }

  /// No piece follows.
  func close() { locked { isClosed = true } }

  /// The next piece with its number; waits for one. Nil when all have been taken.
  func take() -> (number: Int, piece: Piece)? {
    locked {
      while waiting.isEmpty, !isClosed { condition.wait() }
      guard let piece = waiting.removeValue(forKey: takenCount) else { return nil }
      takenCount += 1
      return (takenCount - 1, piece)
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

/// Threads that share a list of work; results keep the list's order.
struct LayoutWorkers {
  /// How many threads; nil where the calling thread does it all.
  let count: Int?

  /// As many threads as were asked for, but no more than there are pieces of work. `jobs`: nil for
  /// none but the calling one.
  init(jobs: Int?, work: Int) { count = jobs.map { max(1, min($0, work)) } }

  /// Does `work` for each number below `total`, on every thread with tools of its own.
  ///
  /// - Parameters:
  ///   - tools: makes what one thread works with; it is used by that thread only.
  ///   - work: must be fit to be called from several threads.
  ///   - done: is called with each result on the calling thread, in the order of the numbers, as
  ///     soon as those before it are there too.
  func callAsFunction<Tools, Result: Sendable>(
    _ total: Int, tools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (Tools, Int) -> Result, done: (Result) -> Void
  ) {
    guard let count else {
      let tools = tools()
      for index in 0..<total { done(work(tools, index)) }
      return
    }
    let queue = OrderedWork<Int, Result>(0..<total)
    for _ in 0..<count {
      LayoutThread.start {
        let tools = tools()
        while let (number, index) = queue.take() { queue.finish(number, work(tools, index)) }
      }
    }
    while let result = queue.result() { done(result) }
  }
}
