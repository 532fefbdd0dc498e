import Diagnostics
import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Reading CSV")
struct CSVReaderTests {
  func read(_ text: String) -> ReaderProbe<DataSet?> {
    ReaderProbe(text) { CSVReader.read($0, log: $1) }
  }

  func rows(_ text: String) -> [[String?]]? {
    read(text).value?.rows.map { $0.values.map(\.text) }
  }

  @Test("The first line names the fields")
  func header() {
    #expect(read("name,city\nEva,Wien\n").value?.rows[0]["city"] == .text("Wien"))
  }

  @Test("Quoted fields hold separators, quotes and line breaks")
  func quotes() {
    #expect(rows("a,b\r\n\"x,\"\"y\"\"\r\nz\",2\r\n") == [["x,\"y\"\r\nz", "2"]])
  }

  @Test("Lines may end in any of the three ways, the last one in none")
  func lineEnds() {
    #expect(rows("a,b\r1,2\n3,4\r\n5,6") == [["1", "2"], ["3", "4"], ["5", "6"]])
  }

  @Test("Empty fields are empty texts, empty lines are skipped")
  func empty() {
    #expect(rows("a,b\n,\n\n1,\n") == [["", ""], ["1", ""]])
  }

  @Test("Semicolons and tabs separate where there is no comma")
  func separators() {
    #expect(rows("a;b\n1,5;2\n") == [["1,5", "2"]])
    #expect(rows("a\tb\n1\t2\n") == [["1", "2"]])
  }

  @Test(
    "Broken CSV is reported with its line",
    arguments: [
      ("", ["t:1:1: error: broken CSV: no header, expected a first line with field names"]),
      (
        "a,b\n1\n1,2\n1,2,3\n",
        [
          "t:2:1: error: broken CSV: a line of 1 fields, expected 2 as in the header; a field with a separator in it needs quotes",
          "t:4:1: error: broken CSV: a line of 3 fields, expected 2 as in the header; a field with a separator in it needs quotes",
        ]
      ),
      (
        "a,b\n\"1,2\n3",
        ["t:2:1: error: broken CSV: the quote is not closed, expected a quote before the end"]
      ),
      (
        "a,b\n\"1\"x,2\n",
        ["t:2:4: error: broken CSV: text after a closing quote, expected a separator or a line end"]
      ),
      ("a,a\n1,2\n", ["t:1:1: error: broken CSV: the field 'a' is here twice"]),
    ])
  func broken(text: String, messages: [String]) {
    #expect(read(text).messages == messages)
  }

  @Test("A byte order mark is no part of the first name")
  func byteOrderMark() throws {
    let log = DiagnosticLog()
    let source = try #require(
      SourceText.decode([0xEF, 0xBB, 0xBF] + Array("a\n1\n".utf8), file: "t", log: log))
    #expect(CSVReader.read(source, log: log)?.rows[0].names == ["a"])
  }

  @Test("UTF-16 with a byte order mark is read as well")
  func utf16() throws {
    let log = DiagnosticLog()
    let bytes: [UInt8] = [0xFF, 0xFE, 0xE4, 0, 0x0A, 0, 0x31, 0, 0x0A, 0]
    let source = try #require(SourceText.decode(bytes, file: "t", log: log))
    #expect(CSVReader.read(source, log: log)?.rows[0].names == ["ä"])
  }
}
