import Testing

@testable import SnapshotReports

@Suite("Accept commands")
struct AcceptCommandsTests {
  @Test("Commands that differ in the name only become one; others stay, each once")
  func combining() {
    let combined = AcceptCommands.combined([
      "plumb snapshot accept a", "PLUMB_RECORD=all swift test --filter X",
      "plumb snapshot accept 'b c'", "plumb snapshot accept a",
      "plumb snapshot --artifacts out accept d", "PLUMB_RECORD=all swift test --filter X",
    ])
    #expect(
      combined == [
        "plumb snapshot accept a 'b c'", "PLUMB_RECORD=all swift test --filter X",
        "plumb snapshot --artifacts out accept d",
      ])
  }

  @Test("Nothing to accept is no command")
  func none() {
    #expect(AcceptCommands.combined([]) == [])
  }
}
