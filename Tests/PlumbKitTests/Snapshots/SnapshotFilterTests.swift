import Testing

@testable import PlumbKit

@Suite("A filter for snapshots")
struct SnapshotFilterTests {
  /// A pattern, a name, its source, and whether the pattern means it.
  private static let cases: [(pattern: String, name: String, source: String, fits: Bool)] = [
    ("mail", "Templates/mail-320", "Templates/mail.yaml", true),
    ("mail", "Snail/mailbox-375", "Snail/mailbox.xib", true),
    ("mail", "Templates/chat-320", "Templates/chat.yaml", false),
    ("chat.yaml", "Templates/chat-320", "Templates/chat.yaml", true),
    ("mail-*-dark", "Templates/mail-320-dark", "Templates/mail.yaml", true),
    ("mail-*-dark", "Templates/mail-320", "Templates/mail.yaml", false),
    ("mail-*-dark", "Templates/email-320-dark", "Templates/email.yaml", false),
    ("*.xib", "App/Cell-375", "App/Cell.xib", true),
    ("*.xib", "App/Cell-375", "App/Cell.yaml", false),
    ("mail-3?0", "mail-320", "mail.yaml", true),
    ("mail-3?0", "mail-3200", "mail.yaml", false),
    ("Templates/*", "Templates/deep/mail-320", "Templates/deep/mail.yaml", true),
    ("Templates/", "Templates/mail-320", "Templates/mail.yaml", true),
    ("App/**/mail-*", "App/a/b/mail-320", "App/a/b/mail.yaml", true),
    ("MAIL", "Templates/mail-320", "Templates/mail.yaml", false),
  ]

  @Test("takes a part of a name or source, or a glob for all of either", arguments: cases)
  func patterns(example: (pattern: String, name: String, source: String, fits: Bool)) {
    let filter = SnapshotFilter([example.pattern])
    #expect(filter.accepts(name: example.name, source: example.source) == example.fits)
  }

  @Test("without patterns takes everything, with several what any of them fits")
  func several() {
    #expect(SnapshotFilter().accepts(name: "a-320", source: "a.yaml"))
    #expect(SnapshotFilter(["b", "a"]).accepts(name: "a-320", source: "a.yaml"))
    #expect(!SnapshotFilter(["b", "c"]).accepts(name: "a-320", source: "a.yaml"))
  }

  @Test("that fits nothing is an error, with what was probably meant")
  func unknown() {
    let subjects = [(name: "Templates/mail-320", source: "Templates/mail.yaml")]
    func problem(_ pattern: String) -> [String] {
      SnapshotFilter(["mail", pattern]).problems(
        in: subjects, option: "--filter", list: "plumb snapshot list"
      ).map(\.description)
    }
    #expect(
      problem("mial") == [
        "error: --filter 'mial' fits no snapshot, expected a part of a name or source;"
          + " did you mean 'mail'?"
      ])
    #expect(
      problem("zebra-*") == [
        "error: --filter 'zebra-*' fits no snapshot, expected a pattern for a name or source, such"
          + " as 'mail-*-dark'; see 'plumb snapshot list'"
      ])
    #expect(problem("320") == [])
  }
}
