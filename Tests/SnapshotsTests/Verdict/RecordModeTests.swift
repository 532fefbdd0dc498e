import Snapshots
import Testing

@Suite("The record mode")
struct RecordModeTests {
  @Test(
    "comes from the environment, and is never in CI",
    arguments: [
      ([:], .missing), (["PLUMB_RECORD": ""], .missing), (["PLUMB_RECORD": "all"], .all),
      (["PLUMB_RECORD": "failed"], .failed), (["CI": "true"], .never),
      (["CI": "true", "PLUMB_RECORD": "all"], .never), (["CI": ""], .missing),
    ] as [([String: String], RecordMode)])
  func modes(environment: [String: String], expected: RecordMode) throws {
    #expect(try RecordMode(environment: environment) == expected)
  }

  @Test("that does not exist is an error, not silence")
  func unknown() {
    let error = #expect(throws: UnknownRecordMode.self) {
      try RecordMode(environment: ["PLUMB_RECORD": "al"])
    }
    #expect(
      error?.description == "error: PLUMB_RECORD cannot be 'al', expected all, failed, missing"
        + " or never; did you mean 'all'?")
  }
}
