import Diagnostics
import Testing

@Suite("Words of commands")
struct ShellWordTests {
  @Test(
    "A word is quoted where a shell would read more into it",
    arguments: [
      ("plain", "plain"), ("a/b-c_d.yaml", "a/b-c_d.yaml"), ("Tests/row.1-320", "Tests/row.1-320"),
      ("two words", "'two words'"), ("", "''"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"),
      ("$(rm)", "'$(rm)'"), ("a;b", "'a;b'"), ("*", "'*'"), ("~", "'~'"), ("ä", "'ä'"),
      ("größe", "'größe'"), ("a=b", "'a=b'"),
    ])
  func quoted(word: String, expected: String) {
    #expect(ShellWord.quoted(word) == expected)
  }

  @Test("A path that looks like an option is one no longer")
  func operand() {
    #expect(ShellWord.asOperand("-x/contacts.yaml") == "./-x/contacts.yaml")
    #expect(ShellWord.asOperand("contacts.yaml") == "contacts.yaml")
  }
}
