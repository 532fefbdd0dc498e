import Foundation
import Locking
import Testing

@Suite("A locked value")
struct LockedTests {
  private struct Refused: Error {}

  @Test("loses no change that threads make at once")
  func threads() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test("is free again, and keeps what was changed, after a body that throws")
  func failure() {
    let names = Locked(["a"])
    #expect(throws: Refused.self) {
      try names.withLock { (names: inout [String]) throws(Refused) in
        names.append("b")
        throw Refused()
      }
    }
    #expect(names.withLock { $0 } == ["a", "b"])
  }
}
