import Snapshots
import Testing

@Suite("The record mode")
struct RecordModeTests {
  @Test(
    "comes from the environment, and is never in CI",
    arguments: [
      ([:], .missing), (["PLUMB_SNAPSHOTS": ""], .missing), (["PLUMB_SNAPSHOTS": "all"], .all),
      (["PLUMB_SNAPSHOTS": "failed"], .failed), (["CI": "true"], .never),
      (["CI": "true", "PLUMB_SNAPSHOTS": "all"], .never), (["CI": ""], .missing),
    ] as [([String: String], RecordMode)])
  func modes(environment: [String: String], expected: RecordMode) throws {
    #expect(try RecordMode(environment: environment) == expected)
  }

  @Test("that does not exist is an error, not silence")
  func unknown() {
    let error = #expect(throws: UnknownRecordMode.self) {
      try RecordMode(environment: ["PLUMB_SNAPSHOTS": "al"])
    }
    #expect(
      error?.description == "error: PLUMB_SNAPSHOTS cannot be 'al', expected all, failed, missing"
        + " or never; did you mean 'all'?")
  }
}
