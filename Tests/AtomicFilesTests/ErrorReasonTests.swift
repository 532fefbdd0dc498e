import AtomicFiles
import Diagnostics
import Foundation
import Testing

@Suite("Why a value cannot be read")
struct ErrorReasonTests {
  private struct Reference: Decodable {
    let file: String
    let rows: [Row]
  }

  private struct Row: Decodable {
    let height: Double
    let isFixed: Bool?
  }

  private func reason(_ json: String) -> String {
    do {
      _ = try JSONDecoder().decode(Reference.self, from: Data(json.utf8))
      return "read"
    } catch {
      return Diagnostic.reason(of: error)
    }
  }

  @Test(
    "says where in the file it is and what it should be, without names of Swift",
    arguments: [
      (#"{"rows": []}"#, "'file': it is missing"),
      (#"{"file": "a", "rows": [{"height": 1}, {}]}"#, "'rows[1].height': it is missing"),
      (#"{"file": 3, "rows": []}"#, "'file': it is not a text"),
      (#"{"file": "a", "rows": {}}"#, "'rows': it is not a list"),
      (#"{"file": "a", "rows": [3]}"#, "'rows[0]': it is not an object"),
      (#"{"file": "a", "rows": [{"height": "x"}]}"#, "'rows[0].height': it is not a number"),
      (
        #"{"file": "a", "rows": [{"height": 1, "isFixed": 3}]}"#,
        "'rows[0].isFixed': it is not true or false"
      ),
    ])
  func decoding(json: String, expected: String) { #expect(reason(json) == expected) }
}
