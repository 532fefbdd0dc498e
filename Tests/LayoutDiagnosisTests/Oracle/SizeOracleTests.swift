import Cassowary
import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis

/// Conflicts where no size is negative, against answers of HiGHS: `recorded.json`, made by
/// `highs_sets.py`.
@Suite("Conflicts and repairs, against recorded answers of HiGHS")
struct SizeOracleTests {
  /// A system, whether it can hold, and by how much each row is off when it alone gives way.
  struct Recorded: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let terms: [[Double]]
      let relation: String
      let constant: Double
    }

    let seed: Int
    let sizes: [Int]
    let rows: [Row]
    let holds: Bool
    let repairs: [String: Double]

    /// The rows, then a sign for each size.
    var statements: [Statement] {
      rows.map { row in
        Statement(
          row.terms.map { .init(Int($0[0]), $0[1]) },
          row.relation == "=="
            ? .equal : row.relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
          constant: row.constant)
      } + sizes.map { Statement([.init($0)], .greaterThanOrEqual) }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("two hundred recorded systems have the recorded answers")
  func recorded() throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("recorded.json"))
    let systems = try JSONDecoder().decode([Recorded].self, from: data)
    #expect(systems.count == 200)
    for system in systems { check(system) }
  }

  @Test(
    "ten thousand random systems have HiGHS's answers",
    .enabled(if: soaked(1) > 1 && Self.isInstalled, "a soak with python3 and highspy"))
  func soak() throws {
    let python = try #require(ExternalTool("python3"))
    let script = Self.folder.appendingPathComponent("highs_sets.py").path
    let output = try python.run(
      [script, "10000", "1000"], in: TemporaryFolder(), seconds: 3_600
    ).output
    let systems = try JSONDecoder().decode([Recorded].self, from: Data(output.utf8))
    #expect(systems.count == 10_000)
    for system in systems { check(system) }
  }

  /// A file of systems that `highs_sets.py` made before, in place of Python: `PLUMB_ORACLE=FILE`.
  private static let kept = ProcessInfo.processInfo.environment["PLUMB_ORACLE"]

  @Test(
    "the systems of a larger file have the recorded answers",
    .enabled(if: kept != nil, "PLUMB_ORACLE names no file of highs_sets.py"))
  func larger() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.kept)))
    let systems = try JSONDecoder().decode([Recorded].self, from: data)
    #expect(!systems.isEmpty)
    for system in systems { check(system) }
    print("compared \(systems.count) systems")
  }

  private static let isInstalled: Bool = {
    guard let python = ExternalTool("python3"), let folder = try? TemporaryFolder() else {
      return false
    }
    return (try? python.run(["-c", "import highspy"], in: folder).code) == 0
  }()

  // MARK: Checks

  private func check(_ system: Recorded) {
    let statements = system.statements
    let isSign = statements.indices.map { $0 >= system.rows.count }
    let sets = ConflictSearch.conflicts(in: statements, isBackground: isSign) { set in
      set.last { !isSign[$0] } ?? 0
    }
    #expect(sets.isEmpty == system.holds, "seed \(system.seed)")
    for set in sets { checkSet(set, statements, isSign, system.seed) }
    // Rows without which all others can hold are in every minimal set.
    let needed = Set(system.repairs.keys.compactMap(Int.init))
    if let first = sets.first { #expect(needed.isSubset(of: first), "seed \(system.seed)") }
    checkAmounts(system, statements)
  }

  /// A set is contradictory by its sum, and without any one member a point satisfies the others and
  /// every sign.
  private func checkSet(_ set: [Int], _ statements: [Statement], _ isSign: [Bool], _ seed: Int) {
    #expect(Contradiction(of: set.map { statements[$0] }) != nil, "seed \(seed): \(set)")
    let signs = statements.indices.filter { isSign[$0] }
    let rows = set.filter { !isSign[$0] }
    for row in rows {
      let rest = rows.filter { $0 != row } + signs
      let trial = StatementSolver(statements, rest)
      #expect(trial.canHold, "seed \(seed): \(row) is not needed in \(set)")
      for member in rest {
        #expect(statements[member].violation(trial.left(member)) < 1e-5, "seed \(seed)")
      }
    }
  }

  /// Each row in turn gives way, by as much as HiGHS says; where it does not help, here neither.
  private func checkAmounts(_ system: Recorded, _ statements: [Statement]) {
    guard !system.holds else { return }
    var trial = StatementSolver(statements, Array(statements.indices))
    for row in system.rows.indices {
      trial.add(row, Priority(999))
      let amount =
        trial.canHold ? statements[row].violation(trial.left(row)) : nil
      trial.add(row, .required)
      let expected = system.repairs["\(row)"]
      #expect((amount == nil) == (expected == nil), "seed \(system.seed): row \(row)")
      if let amount, let expected {
        #expect(
          abs(amount - expected) <= 1e-5 * max(1, expected), "seed \(system.seed): row \(row)")
      }
    }
  }
}
