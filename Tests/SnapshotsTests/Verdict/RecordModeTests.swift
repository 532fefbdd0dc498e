import Snapshots
import Testing

@Suite("The record mode")
struct RecordModeTests {
  @Test(
    "is what was asked for, else what the variable says, else never in CI, else missing",
    arguments: [
      (nil, [:], .missing), (nil, ["PLUMB_RECORD": ""], .missing),
      (nil, ["PLUMB_RECORD": "all"], .all), (nil, ["PLUMB_RECORD": "failed"], .failed),
      (nil, ["CI": "true"], .never), (nil, ["CI": ""], .missing), (nil, ["CI": "false"], .missing),
      (nil, ["CI": "true", "PLUMB_RECORD": "all"], .all),
      ("missing", ["CI": "true", "PLUMB_RECORD": "all"], .missing),
      ("never", ["PLUMB_RECORD": "all"], .never),
    ] as [(String?, [String: String], RecordMode)])
  func modes(flag: String?, environment: [String: String], expected: RecordMode) throws {
    #expect(try RecordMode(flag: flag, environment: environment) == expected)
  }

  @Test(
    "has Playwright's names too",
    arguments: [("changed", .failed), ("none", .never)] as [(String, RecordMode)])
  func aliases(word: String, expected: RecordMode) throws {
    #expect(try RecordMode(environment: ["PLUMB_RECORD": word]) == expected)
    #expect(try RecordMode(flag: word, environment: [:]) == expected)
  }

  @Test("that does not exist is an error, not silence")
  func unknown() {
    let error = #expect(throws: UnknownRecordMode.self) {
      try RecordMode(environment: ["PLUMB_RECORD": "al"])
    }
    #expect(
      error?.description == "error: PLUMB_RECORD cannot be 'al', expected all, failed, missing"
        + " or never; did you mean 'all'?")
    #expect(throws: UnknownRecordMode.self) {
      try RecordMode(flag: "", environment: ["PLUMB_RECORD": "all"])
    }
  }
}
