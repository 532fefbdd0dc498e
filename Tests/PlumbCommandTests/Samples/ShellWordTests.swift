import Testing

@testable import PlumbCommand

@Test(
  "A word is quoted where a shell would read more into it",
  arguments: [
    ("plain", "plain"), ("a/b-c_d.yaml", "a/b-c_d.yaml"), ("two words", "'two words'"),
    ("", "''"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("*", "'*'"),
    ("~", "'~'"), ("ä", "'ä'"), ("a=b", "'a=b'"),
  ])
func shellWord(word: String, expected: String) {
  #expect(ShellWord.quoted(word) == expected)
}
