import Testing

@Suite("Sizes")
struct SizeTests {
  /// A place and how many lines it has.
  private typealias Size = (place: String, lines: Int)

  /// The guide: where nine in ten should lie, and what nothing may exceed. Of functions also the
  /// middle; files have none, since a limit there is met by gluing what is not read together.
  private struct Guide {
    var median = Int.max
    let ninetieth: Int
    let most: Int
  }

  /// The lines of every Swift file of Sources.
  private func fileSizes() throws -> [Size] {
    try Repository.swiftFiles(in: "Sources").map { path in
      let lines = try Repository.text(of: path).split(
        separator: "\n", omittingEmptySubsequences: false)
      return (path, lines.count - 1)
    }
  }

  private func check(_ sizes: [Size], against guide: Guide) {
    let sorted = sizes.sorted { $0.lines < $1.lines }
    guard !sorted.isEmpty else { return }
    let largest = sorted.suffix(5).reversed().map { "\($0.lines) \($0.place)" }
    let tooLarge = sorted.filter { $0.lines > guide.most }.map { "\($0.lines) \($0.place)" }
    #expect(tooLarge == [])
    #expect(sorted[sorted.count / 2].lines <= guide.median, "the largest: \(largest)")
    #expect(sorted[sorted.count * 9 / 10].lines <= guide.ninetieth, "the largest: \(largest)")
  }

  @Test("Files: half at most 200 lines, nine in ten at most 300, none over 450")
  func files() throws {
    check(try fileSizes(), against: Guide(median: 200, ninetieth: 300, most: 450))
  }

  @Test("Files are not shreds: half at least 80 lines, one in ten under 30, on average 100")
  func shreds() throws {
    let lines = try fileSizes().map(\.lines).sorted()
    #expect(lines[lines.count / 2] >= 80)
    #expect(lines.filter { $0 < 30 }.count * 10 <= lines.count)
    #expect(lines.reduce(0, +) >= 100 * lines.count)
  }

  @Test("Functions: half at most 8 lines, nine in ten at most 30, none over 65")
  func functions() throws {
    let sizes = try Repository.swiftFiles(in: "Sources").flatMap { path -> [Size] in
      SwiftFunction.all(in: try Repository.text(of: path)).map { ("\(path):\($0.line)", $0.length) }
    }
    check(sizes, against: Guide(median: 8, ninetieth: 30, most: 65))
  }

  @Test("Test files: none over 400 lines")
  func tests() throws {
    for path in Repository.swiftFiles(in: "Tests") {
      let lines = try Repository.text(of: path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(lines <= 401, "\(path)")
    }
  }

  @Test("The counter counts what it should")
  func counter() {
    let source = """
      struct A {
        func one() { "}" }
        init(
          a: Int  // {
        ) throws {
          self.init { b in }
        }
        private static func three<T>(_ a: T) -> Int
        where T: Equatable {
          /* } */
          1
        }
        var four: Int { 4 }
      }
      protocol P {
        func five() -> Int
        init()
        var six: Int { get }
      }
      """
    let functions = SwiftFunction.all(in: source)
    #expect(functions.map(\.line) == [2, 3, 8])
    #expect(functions.map(\.length) == [1, 5, 5])
  }
}
