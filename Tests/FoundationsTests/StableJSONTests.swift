import JSONWriting
import Testing

@Suite("JSON of reports")
struct StableJSONTests {
  private struct Value: Encodable {
    let width: Double
    let file: String
  }

  @Test("Keys are in alphabetical order, slashes stay, a line feed ends it")
  func line() {
    let bytes = StableJSON.line(Value(width: 0.5, file: "a/b.xib"))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"file":"a/b.xib","width":0.5}"# + "\n")
    #expect(StableJSON.fragment(Value(width: 0.5, file: "a/b.xib")) == bytes.dropLast())
  }

  @Test("A page is indented and ends with one line feed")
  func page() {
    let text = String(decoding: StableJSON.page(Value(width: 2, file: "a")), as: UTF8.self)
    #expect(text == "{\n  \"file\" : \"a\",\n  \"width\" : 2\n}\n")
  }

  @Test("A number that is not finite is a text, and the rest of the value is there")
  func notFinite() {
    let bytes = StableJSON.line(Value(width: -.infinity, file: "a"))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"file":"a","width":"-Infinity"}"# + "\n")
  }
}
