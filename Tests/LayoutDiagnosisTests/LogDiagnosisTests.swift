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
    for _ in 0..<DocumentMutator.count(40, soaked: 100) {
      let mutant = LogMutation.mutate(fixture.bytes, &random)
      for message in ConflictLog.read(mutant) {
        let diagnosis = LogDiagnosis(message)
        #expect(!diagnosis.text(file: "x.log").isEmpty)
      }
    }
  }

  @Test(
    "a row has its separator's pixel more than its content view",
    arguments: [
      // The height that is logged, the row's, the one that it needs.
      ("43.6667", "44", "80.333"), ("43.5", "44", "80.5"), ("44", "44", "80"),
      ("44.3333", "44.33", "80"),
    ])
  func separator(logged: String, row: String, needed: String) {
    let text = answer(
      """
      "<NSLayoutConstraint:0x1 UIImageView:0x7f1.height == 60   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(10)-[UIImageView:0x7f1]   (active, names: '|':UITableViewCellContentView:0x7f2 )>",
      "<NSLayoutConstraint:0x3 V:[UIImageView:0x7f1]-(10)-|   (active, names: '|':UITableViewCellContentView:0x7f2 )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f2.height == \(logged)   (active)>"
      """)
    #expect(text.contains("1. a row height of \(needed) in place of \(row) "), "\(text)")
    #expect(text.contains("`separatorStyle = .none`; then 80 is enough") == (needed != "80"))
  }

  @Test("a hidden stack view with gaps needs a spacing of 0, and its lengths below 1000")
  func hiddenStack() {
    let text = answer(
      """
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x7f1.top == UILabel:0x7f2.top   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' V:[UIButton:0x7f3]-(0)-|   (active, names: '|':UIStackView:0x7f1 )>",
      "<NSLayoutConstraint:0x3 'UISV-spacing' V:[UILabel:0x7f2]-(8)-[UIButton:0x7f3]   (active)>",
      "<NSLayoutConstraint:0x4 UIButton:0x7f3.height == 44   (active)>",
      "<NSLayoutConstraint:0x5 'UISV-hiding' UIStackView:0x7f1.height == 0   (active)>"
      """)
    #expect(text.contains("1. a spacing of 0 in UIStackView while it is hidden "), "\(text)")
    #expect(
      text.contains(
        "a priority below 1000 for `UIButton.height == 44` is needed, too. With that all others"
          + " hold."), "\(text)")
  }

  /// The answer to a message in one line, so that no test depends on where it wraps.
  private func answer(_ constraints: String) -> String {
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(constraints)\n)\n"
    let text = ConflictLog.read(Array(log.utf8)).map { LogDiagnosis($0).text(file: "x.log") }
    return text.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
