import TestSupport
import Testing

@testable import UIKitCore

@Suite("Prefix sums of row extents")
struct PixelSumsTests {
  @Test("an empty table covers nothing")
  func empty() {
    let sums = PixelSums([])
    #expect(sums.total == 0)
    #expect(sums.index(covering: 0) == nil)
  }

  @Test("a row covers its first pixel and not its last plus one")
  func edges() {
    let sums = PixelSums([88, 40, 120])
    #expect(sums.index(covering: -1) == nil)
    #expect(sums.index(covering: 0) == 0)
    #expect(sums.index(covering: 87) == 0)
    #expect(sums.index(covering: 88) == 1)
    #expect(sums.index(covering: 247) == 2)
    #expect(sums.index(covering: 248) == nil)
  }

  @Test("rows without extent are passed over")
  func emptyRows() {
    let sums = PixelSums([0, 10, 0, 0, 5, 0])
    #expect(sums.index(covering: 0) == 1)
    #expect(sums.index(covering: 10) == 4)
    #expect(sums.sum(before: 6) == 15)
  }

  @Test("random edits agree with plain addition", arguments: 0..<20)
  func oracle(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var plain = (0..<Int.random(in: 1...70, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    var sums = PixelSums(plain)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<plain.count, using: &random)
      plain[index] = Int.random(in: 0...9, using: &random)
      sums[index] = plain[index]
      let origin = Int.random(in: 0...plain.count, using: &random)
      #expect(sums.sum(before: origin) == plain[..<origin].reduce(0, +))
      let offset = Int.random(in: 0...plain.reduce(1, +), using: &random)
      #expect(sums.index(covering: offset) == rowCovering(offset, plain))
    }
  }

  private func rowCovering(_ offset: Int, _ extents: [Int]) -> Int? {
    var top = 0
    for (index, extent) in extents.enumerated() {
      if offset >= top, offset < top + extent { return index }
      top += extent
    }
    return nil
  }
}
