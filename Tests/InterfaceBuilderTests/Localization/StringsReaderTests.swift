import Diagnostics
import Reading
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Files of texts")
struct StringsReaderTests {
  private func read(_ text: String) throws -> [String] {
    let source = SourceText(file: "a.strings", bytes: Array(text.utf8))
    return try StringsReader.read(source).map { "\($0.key): \($0.text)" }
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch let failure as StringsReader.Failure {
      return "\(failure.offset): \(failure.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test("have keys and texts, with comments of both kinds between them")
  func comments() throws {
    let text = """
      /* Class = "UILabel"; text = "Title"; ObjectID = "abc"; */
      "abc.text" = "Titel";  // the title
      bare.text /* why not */ = 'single'; "alone";
      """
    #expect(try read(text) == ["abc.text: Titel", "bare.text: single", "alone: alone"])
  }

  @Test(
    "know every escape",
    arguments: [
      (#"\n\t\r\"\\"#, "\n\t\r\"\\"), (#"\U00e9\u00E9"#, "éé"), (#"\101\q"#, "Aq"),
      (#"\UD83D\UDE00"#, "😀"), ("日本\n語", "日本\n語"),
    ])
  func escapes(written: String, meant: String) throws {
    #expect(try read("k = \"\(written)\";") == ["k: \(meant)"])
  }

  @Test(
    "that are broken are told with their place",
    arguments: [
      ("\"a\" = \"b\"", "9: a text without an end"),
      ("\"a\" = \"b;", "6: a text that is not closed"),
      ("/* a", "0: a comment that is not closed"), ("= b;", "0: something unexpected"),
      (#""\UD83D";"#, "7: half a surrogate pair"), (#""\Uxyzw";"#, "3: an escape without 4 digits"),
      (#""\189";"#, "2: an escape without 3 digits"),
      ("\"a\\", "3: the file ends in an escape"), ("bplist00", "0: a property list"),
    ])
  func broken(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test("Whatever is cut off or damaged ends in texts or in a message", arguments: 0..<40)
  func damaged(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var bytes = Array(#"/* c */ "a.text" = "\U00e9 b \n"; b.text = c; // end"#.utf8)
    for _ in 0..<8 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 0x7F) }
    bytes = Array(bytes.prefix(Int(random.next() % 60)))
    _ = try? StringsReader.read(SourceText(file: "a", bytes: bytes))
  }
}
