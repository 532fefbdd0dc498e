import Testing

@testable import PlumbTesting

@Suite("Words of commands")
struct ShellWordTests {
  @Test(
    "What a shell would take apart is quoted",
    arguments: [
      ("Tests/row.1-320", "Tests/row.1-320"), ("", "''"), ("a b", "'a b'"),
      ("it's", #"'it'\''s'"#), ("$(rm)", "'$(rm)'"), ("größe", "'größe'"),
    ])
  func quoted(text: String, word: String) {
    #expect(ShellWord(text).description == word)
  }
}
