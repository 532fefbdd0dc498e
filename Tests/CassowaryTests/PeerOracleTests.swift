import Cassowary
import Foundation
import TestSupport
import Testing

/// The solver against HiGHS, by the script `Peer/highs.py`.
@Suite struct PeerOracleTests {
  static let count = soaked(1) > 1 ? 10_000 : 60

  @Test(
    "Optimum of each level, ranges and minimal conflicts of random systems are those of HiGHS",
    .enabled(if: Peer.isInstalled, "python3 with scipy is not installed"))
  func agrees() throws {
    let folder = try TemporaryFolder()
    let lines = try (0..<Self.count).map {
      try JSONEncoder().encode(Answered(seed: 7_000_000 + $0))
    }
    try folder.write(lines.flatMap { $0 + [0x0A] }, as: "systems.jsonl")
    let output = try Peer.run(["systems.jsonl"], in: folder)
    #expect(output == "compared \(Self.count)\n")
  }

  @Test(
    "The script itself notices a wrong level, a wrong range and a needless member",
    .enabled(if: Peer.isInstalled, "python3 with scipy is not installed"))
  func scriptCanFail() throws {
    var level = try #require(firstAnswer { $0.conflict == nil && !$0.levels.isEmpty })
    level.levels[0] += 0.25
    var range = try #require(firstAnswer { $0.ranges.contains { $0[0] != nil } })
    let place = try #require(range.ranges.firstIndex { $0[0] != nil })
    range.ranges[place][0] = range.ranges[place][0].map { $0 - 1 }
    var conflict = try #require(
      firstAnswer { $0.conflict != nil && $0.conflict?.count != $0.wishes.count })
    let members = try #require(conflict.conflict)
    conflict.conflict = conflict.wishes.indices.filter {
      members.contains($0) || conflict.wishes[$0].priority >= 1000
    }
    conflict.wishes.append(
      .init(
        Wish(coefficients: [0, 1], relation: .lessThanOrEqual, constant: -9, priority: 1000),
        conflict.variables))
    conflict.conflict?.append(conflict.wishes.count - 1)
    let folder = try TemporaryFolder()
    let lines = try [level, range, conflict].map { try JSONEncoder().encode($0) }
    try folder.write(lines.flatMap { $0 + [0x0A] }, as: "systems.jsonl")
    let output = try Peer.run(["systems.jsonl"], in: folder)
    #expect(output.contains("seed \(level.seed): level"))
    #expect(output.contains("seed \(range.seed): x\(place) least"))
    #expect(
      output.contains("seed \(conflict.seed): wish \(conflict.wishes.count - 1) is not needed"))
  }

  private func firstAnswer(where isFit: (Answered) -> Bool) -> Answered? {
    (0..<1000).lazy.map { Answered(seed: 8_000_000 + $0) }.first(where: isFit)
  }
}

/// The script and what runs it.
private enum Peer {
  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Peer/highs.py").path

  /// Asked once.
  static let isInstalled: Bool = {
    guard let python = ExternalTool("python3"), let folder = try? TemporaryFolder() else {
      return false
    }
    return (try? python.run(["-c", "import numpy, scipy.optimize"], in: folder).code) == 0
  }()

  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let python = try #require(ExternalTool("python3"))
    return try python.run([script] + arguments, in: folder, seconds: 3_600).output
  }
}

/// A random system and the solver's answers, in the form of the script.
private struct Answered: Encodable {
  let seed: Int
  let variables: Int
  var wishes: [PlainWish] = []
  var conflict: [Int]?
  var levels: [Double] = []
  var ranges: [[Double?]] = []

  struct PlainWish: Encodable {
    let coefficients: [Double]
    let relation: String
    let constant: Double
    let priority: Float

    init(_ wish: Wish, _ variables: Int) {
      coefficients = (0..<variables).map {
        $0 < wish.coefficients.count ? wish.coefficients[$0] : 0
      }
      relation = wish.relation.rawText
      constant = wish.constant
      priority = wish.priority
    }
  }

  init(seed: Int) {
    let system = RandomSystem(seed: seed, variables: 2...12, wishes: 3...18)
    let loaded = Loaded(system)
    self.seed = seed
    variables = system.variableCount
    wishes = system.wishes.map { PlainWish($0, system.variableCount) }
    do {
      try loaded.solver.solve()
      levels = Oracle(system).levels(at: loaded.values).map(\.value)
      ranges = loaded.variables.map {
        let range = loaded.solver.range(of: $0)
        return [range.lowerBound, range.upperBound].map { $0.isFinite ? $0 : nil }
      }
    } catch {
      conflict = error.constraints.compactMap { id in loaded.ids.firstIndex(of: id) }
    }
  }
}

extension Relation {
  fileprivate var rawText: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
