import Diagnostics
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Templates that cannot be used")
struct BadTemplateTests {
  func messages(_ yaml: String) -> [String] {
    do {
      return try Template.parse(yaml, file: "t").warnings.map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test("What is wrong is said exactly, with its place", arguments: all)
  func message(bad: BadTemplate) {
    #expect(messages(bad.yaml) == bad.messages)
  }

  @Test("Cases have names of their own")
  func names() {
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
  }

  static let all = structure + views + values + constraints + rows
}
