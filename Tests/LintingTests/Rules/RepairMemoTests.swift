import Testing

@testable import Linting

@Suite("Repairs of rows that are alike")
struct RepairMemoTests {
  private func key(_ proof: String, _ condition: [String] = ["1"]) -> RepairMemo.Key {
    RepairMemo.Key(
      proof: proof, members: ["a.width == 10"], condition: condition, hasFixedRow: false)
  }

  @Test("are tried once for a conflict with the same numbers where the same else is wrong")
  func memo() {
    let memo = RepairMemo()
    var tried = 0
    let find = { () -> RepairMemo.Known? in
      tried += 1
      return nil
    }
    for proof in ["10, not 20", "10, not 20", "10, not 30"] { _ = memo.repair(key(proof), find) }
    #expect(tried == 2)
    _ = memo.repair(key("10, not 20", ["1", "truncated-text title"]), find)
    #expect(tried == 3)
  }

  @Test("The stored size of a row is laid out once, whatever is found there")
  func storedSize() {
    let found: [Set<Set<String>>?] = [nil, [["a", "b"]]]
    for overlaps in found {
      let memo = AppearanceMemo()
      var laidOut = 0
      for _ in 0..<3 {
        let known = memo.storedOverlaps {
          laidOut += 1
          return overlaps
        }
        #expect(known == overlaps)
      }
      #expect(laidOut == 1)
    }
  }
}
