import Diagnostics
import Reading
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  func read(_ text: String) -> ReaderProbe<DataValue?> {
    ReaderProbe(text) { JSONReader.read($0, log: $1) }
  }

  @Test("Keys keep their order and numbers their digits")
  func values() {
    let value = read(#"{"b": 12.50, "a": [true, null, "x\n\u00e9\ud83d\ude00\/"]}"#).value
    let list = DataValue.list([.bool(true), .null, .text("x\né😀/")])
    #expect(
      value == .record(DataRecord(names: ["b", "a"], values: [.number("12.50"), list])))
  }

  @Test(
    "Broken JSON is one message with its place",
    arguments: [
      ("", "t:1:1: error: broken JSON: the file ends too early, expected a value"),
      ("[1,\n2", "t:2:2: error: broken JSON: the file ends too early, expected ',' or ']'"),
      ("[1,]", "t:1:4: error: broken JSON: unexpected ']', expected a value"),
      ("{a: 1}", "t:1:2: error: broken JSON: unexpected 'a', expected a key in quotes"),
      ("{\"a\" 1}", "t:1:6: error: broken JSON: unexpected '1', expected ':' after the key"),
      ("{\"a\": 1, \"a\": 2}", "t:1:10: error: broken JSON: the key 'a' is here twice"),
      ("[01]", "t:1:2: error: broken JSON: not a JSON number"),
      ("[1.]", "t:1:4: error: broken JSON: unexpected ']', expected a digit"),
      ("[-]", "t:1:2: error: broken JSON: not a JSON number"),
      ("[NaN]", "t:1:2: error: broken JSON: unexpected 'N', expected a value"),
      ("\"abc", "t:1:1: error: broken JSON: the string is not closed"),
      (
        "\"a\nb\"",
        "t:1:3: error: broken JSON: a control character inside a string, expected an escape such as \\n"
      ),
      ("\"\\x\"", "t:1:2: error: broken JSON: unknown escape in a string"),
      ("\"\\ud800\"", "t:1:2: error: broken JSON: half a surrogate pair in a string"),
      ("\"\\ud800\\u0041\"", "t:1:2: error: broken JSON: half a surrogate pair in a string"),
      ("\"\\u12\"", "t:1:2: error: broken JSON: \\u without four hexadecimal digits"),
      ("\"\\u+123\"", "t:1:2: error: broken JSON: \\u without four hexadecimal digits"),
      ("1 2", "t:1:3: error: broken JSON: something after the end, expected one value in a file"),
    ])
  func broken(text: String, message: String) {
    #expect(read(text).messages == [message])
  }

  @Test("Nesting ends at a limit that is named")
  func depth() {
    let probe = read(String(repeating: "[", count: 1_000_000))
    #expect(
      probe.messages == [
        "t:1:65: error: broken JSON: nested too deep, expected at most 64 levels"
      ])
  }
}
