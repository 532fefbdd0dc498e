import Testing

@testable import PlumbTesting

@Suite("Which references are used")
struct ReferenceLedgerTests {
  private let registry = ReferenceRegistry()

  private func site(_ line: UInt) -> CallSite {
    CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
  }

  @Test("Lines are numbered as they run first, each test by itself")
  func numbers() {
    let order: [UInt] = [12, 10, 12, 11, 10]
    #expect(order.map { registry.number(of: site($0), in: "row") } == [1, 2, 1, 3, 2])
    #expect(registry.number(of: site(99), in: "column") == 1)
  }

  @Test("A line may use a reference again for the same picture only")
  func pictures() {
    #expect(registry.use("row", by: site(1), content: 7) == nil)
    #expect(registry.use("row", by: site(1), content: 7) == nil)
    #expect(registry.use("row", by: site(1), content: 8) == .otherPicture)
    #expect(registry.use("row", by: site(2), content: 7) == .otherAssertion(site(1)))
    #expect(registry.use("column", by: site(2), content: 7) == nil)
  }

  @Test("Threads that ask at once get different numbers")
  func threads() async {
    let numbers = await withTaskGroup(of: Int.self) { group in
      for line in 1...200 {
        group.addTask { registry.number(of: site(UInt(line)), in: "row") }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...200))
  }
}
