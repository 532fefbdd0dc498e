import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Rows out of a file of their own")
struct DataFileTests {
  private func rows(_ name: String, _ text: String) throws -> [DataRecord] {
    let folder = try TestFolder([name: text])
    return try DataFile.rows(of: folder.file(name))
  }

  private func problem(_ name: String, _ text: String) -> String {
    do {
      _ = try rows(name, text)
      return ""
    } catch let errors as TemplateErrors {
      return errors.diagnostics.map(\.message).joined(separator: "; ")
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "come in every format that templates read",
    arguments: [
      ("a.json", #"[{"t": "x"}, {"t": "y"}]"#), ("a.csv", "t\nx\ny\n"),
      ("a.rss", "<rss><channel><item><title>x</title></item><item/></channel></rss>"),
    ])
  func formats(name: String, text: String) throws {
    #expect(try rows(name, text).count == 2)
  }

  @Test("A record is one row, a list of texts has the field value")
  func shapes() throws {
    #expect(try rows("a.json", #"{"t": "x"}"#) == [DataRecord(names: ["t"], values: [.text("x")])])
    #expect(try rows("a.json", #"{"total": 2, "items": [{"t": "x"}, {"t": "y"}]}"#).count == 2)
    #expect(try rows("a.json", #"{"t": "x", "tags": ["a", "b"]}"#).count == 1)
    #expect(try rows("a.json", #"["x"]"#).map { $0["value"] } == [.text("x")])
  }

  @Test(
    "What cannot be read is told",
    arguments: [
      ("a.txt", "x", "no format"), ("a.json", "{", "broken JSON"), ("a.json", "[]", "0 rows"),
      ("a.csv", "", "broken CSV"),
    ])
  func problems(name: String, text: String, message: String) {
    #expect(problem(name, text).contains(message), "\(problem(name, text))")
  }
}
