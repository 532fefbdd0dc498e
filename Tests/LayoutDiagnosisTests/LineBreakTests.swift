import ConstraintLog
import LayoutDiagnosis
import TestSupport
import Testing

@Suite("Line breaks in logs")
struct LineBreakTests {
  /// What was read of a log, without the lines in which it stood.
  private struct Reading: Equatable {
    let constraints: [String]
    let broken: [String?]
    let isWhole: Bool

    init(_ bytes: [UInt8]) {
      let messages = ConflictLog.read(bytes)
      constraints = messages.flatMap(\.constraints).map(Self.text)
      broken = messages.map { $0.broken.map(Self.text) }
      isWhole = messages.allSatisfy(\.isWhole) && !messages.isEmpty
    }

    private static func text(_ constraint: LoggedConstraint) -> String {
      let items = [constraint.equation.first.item, constraint.equation.second?.item].map {
        $0.map { "\($0.className ?? "") \($0.key)" } ?? ""
      }
      return "\(constraint.address) \(constraint.identifier ?? "") \(items)"
        + " \(constraint.equation.first.attribute) \(constraint.equation.relation)"
        + " \(constraint.equation.multiplier) \(constraint.equation.constant)"
        + " \(constraint.superview?.key ?? "")"
    }
  }

  private static let message: [UInt8] = {
    let superview = "(active, names: '|':CardView:0x7f0001 )"
    let entries = [
      "1 V:|-(12)-[PriceView:0x7f0002]   \(superview)",
      "3 PriceView:0x7f0002.height == 30   (active)",
      "4 'UIView-Encapsulated-Layout-Height' CardView:0x7f0001.height == 44   (active)",
      "5 V:[PriceView:0x7f0002]-(12)-|   \(superview)",
    ].map { "    \"<NSLayoutConstraint:0x60000\($0)>\"" }
    return Array(
      """
      Unable to simultaneously satisfy constraints.
      (
      \(entries.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600003 PriceView:0x7f0002.height == 30   (active)>
      """.utf8)
  }()

  /// A message whose lines are broken after so many characters.
  private static func wrapped(_ bytes: [UInt8], at width: Int) -> [UInt8] {
    Array(
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        stride(from: 0, to: max(1, line.count), by: width).map { start in
          Array(line.dropFirst(start).prefix(width))
        }.joined(separator: [0x0A])
      }.joined(separator: [0x0A]))
  }

  @Test("a break at any place of a message changes nothing, or the message is refused")
  func everyBreak() {
    let whole = Reading(Self.message)
    #expect(whole.isWhole)
    for place in 1..<Self.message.count where Self.message[place] != 0x0A {
      var broken = Self.message
      broken.insert(0x0A, at: place)
      let reading = Reading(broken)
      #expect(reading == whole || !reading.isWhole, "a break before byte \(place)")
    }
  }

  @Test("lines of 40 to 150 characters are the message, or the message is refused")
  func everyWidth() {
    let whole = Reading(Self.message)
    for width in 40...150 {
      let reading = Reading(Self.wrapped(Self.message, at: width))
      #expect(reading == whole || !reading.isWhole, "\(width) characters")
    }
  }

  @Test(
    "breaks in published logs never let a conflict be one that can hold",
    arguments: LogFixture.all)
  func published(log: LogFixture) {
    guard !log.expected.isEmpty, Reading(log.bytes).isWhole else { return }
    var random = SeededRandom(seed: 41)
    for _ in 0..<DocumentMutator.count(8, soaked: 400) {
      var broken = log.bytes
      broken.insert(0x0A, at: Int.random(in: 1..<broken.count, using: &random))
      for diagnosis in ConflictLog.read(broken).map({ LogDiagnosis($0) })
      where diagnosis.verdict == .holds {
        let text = String(decoding: broken, as: UTF8.self)
        #expect(diagnosis.message.hasHeader, "\(log.name): \(text)")
      }
    }
  }
}
