import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("A template with other content")
struct TemplateContentTests {
  private func template(_ sections: String = "data: [{title: one, media: {text: m}}]") throws
    -> Template
  {
    try Template.parse(
      """
      cells:
        Row:
          views: { title: { class: UILabel, text: "{title}" } }
          constraints: ["H:|[title]|", "V:|[title]|"]
      \(sections)
      """, file: "a.yaml")
  }

  private func problem(_ body: () throws(TemplateErrors) -> Template) -> String {
    do throws(TemplateErrors) {
      _ = try body()
      return ""
    } catch {
      return error.description
    }
  }

  @Test("shows other rows")
  func rows() throws {
    let rows = ["two", "three"].map { DataRecord(names: ["title"], values: [.text($0)]) }
    #expect(try template().showing(rows).rowCount == 2)
  }

  @Test("has fields set in every row, inside of records too")
  func fields() throws {
    let set = try template().setting("title", to: "new").setting("media.text", to: "deep")
    let row = set.plan.sections[0].rows[0]
    #expect(row["title"] == .text("new"))
    #expect(row.value(at: FieldPath(names: ["media", "text"])) == .text("deep"))
  }

  @Test("refuses what fits nowhere, and says what would")
  func problems() throws {
    let template = try template()
    #expect(
      problem { () throws(TemplateErrors) in try template.setting("titel", to: "x") }
        == "a.yaml: error: there is no field 'titel', expected title or media.text; did you mean"
        + " 'title'?")
    #expect(
      problem { () throws(TemplateErrors) in
        try template.showing([DataRecord(names: ["name"], values: [.text("x")])])
      }
        == "a.yaml: error: no row of the data has a field that a cell shows, expected title or"
        + " media.text; the first row has 'name'")
    let two = try self.template("sections: [{data: [{title: a}]}, {data: [{title: b}]}]")
    #expect(
      problem { () throws(TemplateErrors) in
        try two.showing([DataRecord(names: ["title"], values: [.text("x")])])
      }.contains("has 2 sections with rows of their own"))
  }
}
