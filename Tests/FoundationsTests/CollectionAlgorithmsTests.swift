import CollectionAlgorithms
import Testing

@Suite("Algorithms on collections")
struct CollectionAlgorithmsTests {
  @Test("Repetitions go, and the order of first occurrences stays")
  func unique() {
    #expect([3, 1, 3, 2, 1].uniqued() == [3, 1, 2])
    #expect(["ab", "Ac", "bc"].uniqued { $0.lowercased().prefix(1) } == ["ab", "bc"])
    #expect([1, 2, 3, 2].uniqued(on: \.self, apartFrom: [1]) == [2, 3])
    #expect([Int]().uniqued() == [])
  }

  @Test("The partitioning index of every split of 0 to 40 elements is where the condition begins")
  func partitions() {
    for count in 0...40 {
      let numbers = Array(10..<10 + count)
      for split in 0...count {
        #expect(numbers.partitioningIndex { $0 >= 10 + split } == split)
        #expect(
          numbers.dropFirst(min(3, count)).partitioningIndex { $0 >= 10 + split }
            == max(min(3, count), split))
      }
    }
  }

  /// The references are FNV-1a's, computed by hand for the words 0 (of no bytes) and the length.
  @Test("A hash depends on every byte and on the length, and is written with sixteen digits")
  func hashes() {
    var expected = FNV1a()
    expected.mix(0)
    expected.mix(0)
    #expect(ContentHash([]).value == expected.value)
    let base = [UInt8](repeating: 7, count: 20)
    let known = ContentHash(base).value
    for index in base.indices {
      var changed = base
      changed[index] ^= 1
      #expect(ContentHash(changed).value != known)
    }
    #expect(ContentHash(base + [0]).value != known)
    #expect(ContentHash(base).description.count == 16)
  }
}
