import ConstraintLog
import LayoutDiagnosis
import TestSupport
import Testing

@Suite("Conflicts in console logs")
struct LogDiagnosisTests {
  @Test("there are logs to test with")
  func fixtures() {
    #expect(LogFixture.all.count >= 23)
  }

  @Test("the minimal sets are found, without an innocent line", arguments: LogFixture.all)
  func members(_ fixture: LogFixture) {
    #expect(LogFixture.conflicts(in: fixture.bytes) == fixture.expected)
  }

  @Test("any member of a set may be left out, and the others hold", arguments: LogFixture.all)
  func minimality(_ fixture: LogFixture) {
    for message in ConflictLog.read(fixture.bytes) {
      for conflict in LogDiagnosis(message).conflicts {
        let members = addresses(conflict, message)
        for member in members {
          let rest = keeping(members.filter { $0 != member }, of: fixture)
          #expect(LogFixture.conflicts(in: rest).isEmpty, "without \(member)")
        }
        #expect(!LogFixture.conflicts(in: keeping(members, of: fixture)).isEmpty)
      }
    }
  }

  @Test(
    "the sum and what contradicts it are as far apart as the text says", arguments: LogFixture.all)
  func arithmetic(_ fixture: LogFixture) throws {
    for message in ConflictLog.read(fixture.bytes) {
      for conflict in LogDiagnosis(message).conflicts {
        let arithmetic = try #require(conflict.arithmetic)
        #expect(arithmetic.parts.reduce(0) { $0 + $1.value } == arithmetic.implied)
        #expect(arithmetic.gap > 0.002)
      }
    }
  }

  @Test(
    "a log with bytes changed, lost or repeated is read without harm", arguments: LogFixture.all)
  func mutations(_ fixture: LogFixture) {
    var random = SeededRandom(seed: UInt64(fixture.bytes.count))
    for _ in 0..<100 {
      let mutant = LogMutation.mutate(fixture.bytes, &random)
      for message in ConflictLog.read(mutant) {
        let diagnosis = LogDiagnosis(message)
        #expect(!diagnosis.text(file: "x.log").isEmpty)
      }
    }
  }

  private func addresses(_ conflict: LoggedConflict, _ message: ConflictMessage) -> [String] {
    conflict.members.compactMap { member in
      guard case .constraint(let index) = member else { return nil }
      return message.constraints[index].address
    }
  }

  /// The bodies of some constraints of a fixture as a log of their own.
  private func keeping(_ addresses: [String], of fixture: LogFixture) -> [UInt8] {
    var message = ""
    for constraint in ConflictLog.read(fixture.bytes).flatMap(\.constraints)
    where addresses.contains(constraint.address) {
      let names = names(of: constraint)
      message +=
        "\"<\(constraint.className):\(constraint.address) "
        + (constraint.identifier.map { "'\($0)' " } ?? "") + constraint.body + names + ">\",\n"
    }
    return Array(message.utf8)
  }

  private func names(of constraint: LoggedConstraint) -> String {
    let items = [constraint.equation.first.item, constraint.equation.second?.item].compactMap(
      \.self)
    let pairs = items.compactMap { item -> String? in
      guard let address = item.address, constraint.body.contains(address) == false else {
        return nil
      }
      return "\(item.name ?? "'|'"):\(item.className.map { "\($0):" } ?? "")\(address)"
    }
    return pairs.isEmpty ? "" : "   (active, names: \(pairs.joined(separator: ", ")) )"
  }
}
