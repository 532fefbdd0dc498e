import Diagnostics
import Reading
import TestSupport
import Testing

@Suite("Reading YAML")
struct YAMLReaderTests {
  func read(_ text: String) -> ReaderProbe<YAMLNode?> {
    ReaderProbe(text) { YAMLReader.read($0, expected: "a template", log: $1) }
  }

  @Test("Every node knows its line and column")
  func places() {
    #expect(
      read("a: 1\nb:\n  - x\n  - 'y'\n").value?.dump == "{a: 1@1:4, b: [x@3:5, 'y'@4:5]}")
  }

  @Test("An alias stands for what its anchor marks")
  func aliases() {
    #expect(read("a: &one {x: 1}\nb: *one\n").value?.dump == "{a: {x: 1@1:13}, b: {x: 1@1:13}}")
  }

  @Test("A merge key adds entries, and a mapping's own win")
  func merge() {
    let text = "base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3\n"
    #expect(read(text).value?.dump == "{base: {x: 1@1:14, y: 2@1:20}, c: {y: 3@4:6, x: 1@1:14}}")
  }

  @Test(
    "Broken YAML is one message with its place",
    arguments: [
      ("", "t: error: the file is empty, expected a template"),
      ("# nothing\n", "t: error: the file is empty, expected a template"),
      (
        "a: [1, 2\nb: 3\n",
        "t:1:4: error: broken YAML: '[' is not closed before line 2"
      ),
      (
        "a: {x: 1\n",
        "t:1:4: error: broken YAML: '{' is not closed before line 2"
      ),
      ("a: [1 {x: 1}]\n", "t:1:7: error: broken YAML: ',' or ']' is missing here"),
      ("b: [", "t:2:1: error: broken YAML: a value, ']' or '}' is missing here"),
      ("x: 1\na: \"abc\nb: 2\n", "t:2:4: error: broken YAML: the quote is not closed"),
      (
        "a:\n    b: 1\n   c: 2\n",
        "t:3:4: error: broken YAML: the line begins in column 4, in which no entry above it begins"
      ),
      (
        "a:\n\tb: 1\n",
        "t:2:1: error: broken YAML: a text cannot begin with '\\t'; YAML is indented with spaces, never with tabs"
      ),
      (
        "a: b: c\n",
        "t:1:5: error: broken YAML: the ':' makes a key where none can be; "
          + "text with one of : { } [ ] , & * # ? | > @ ` in it may need quotes"
      ),
      ("a: *b\n", "t:1:4: error: the alias '*b' has no anchor '&b' before it"),
      (
        "abc: &abc 1\nx: *abd\n",
        "t:2:4: error: the alias '*abd' has no anchor '&abd' before it; did you mean 'abc'?"
      ),
      ("a: &a [*a]\n", "t:1:8: error: the alias '*a' stands inside what it stands for"),
      ("a: 1\nb: 2\na: 3\n", "t:3:1: error: the key 'a' is here twice; it is first used in line 1"),
      (
        "a: !!int 3\n",
        "t:1:4: error: the tag 'tag:yaml.org,2002:int', expected no tags"
      ),
      (
        "a: 1\n---\nb: 2\n",
        "t:2:1: error: a second document, expected one document in a file; remove the '---'"
      ),
      (
        "? {a: 1}\n: 2\n",
        "t:1:3: error: a mapping as a key, expected a word; "
          + "text that starts with a brace needs quotes: \"{title}\""
      ),
      (
        "<<: 3\n",
        "t:1:5: error: '<<' cannot merge a single value, expected a mapping or a list of mappings"
      ),
    ])
  func broken(text: String, message: String) {
    #expect(read(text).messages == [message])
  }

  @Test("Nesting ends at a limit that is named")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(read(text).messages == ["t:1:65: error: nested too deep, expected at most 64 levels"])
  }

  @Test("A billion laughs are counted, not expanded")
  func aliasBomb() {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1...20 {
      let uses = repeatElement("*a\(level - 1)", count: 10).joined(separator: ",")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(
      read(text).messages == [
        "t:7:5: error: too many values once its aliases are expanded, expected at most 2000000"
      ])
  }

  @Test("A character of a scalar is found in the file, if nothing was escaped")
  func offsets() throws {
    let plain = try #require(read("k: abc\n").value?.entries?[0].value)
    #expect(plain.mark(atOffset: 2) == YAMLMark(line: 1, column: 6))
    let quoted = try #require(read("k: \"äbc\"\n").value?.entries?[0].value)
    #expect(quoted.mark(atOffset: 2) == YAMLMark(line: 1, column: 7))
    let escaped = try #require(read("k: \"a\\tbc\"\n").value?.entries?[0].value)
    #expect(escaped.mark(atOffset: 2) == YAMLMark(line: 1, column: 4))
  }

  @Test("Bytes that are no UTF-8 are refused with their place")
  func encoding() {
    let probe = ReaderProbe([0x61, 0x3A, 0x20, 0x0A, 0x62, 0xFF]) { $0.isValid(log: $1) }
    #expect(!probe.value)
    #expect(
      probe.messages == [
        "t:2:2: error: not UTF-8 text; save the file in UTF-8 (the byte here is 0xff)"
      ])
  }
}
