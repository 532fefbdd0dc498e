import Foundation
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Documentation/Templates.md")
struct DocumentationTests {
  static func page() throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try String(contentsOfFile: "/\(folder)/Documentation/Templates.md", encoding: .utf8)
  }

  /// The blocks marked as YAML; all of them are whole templates.
  static func examples() throws -> [String] {
    try page().components(separatedBy: "```yaml\n").dropFirst().map { rest in
      rest.components(separatedBy: "```")[0]
    }
  }

  @Test("Every example loads without a word, and can be laid out")
  func examples() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 5)
    for example in examples {
      let template = try Template.parse(example, file: "Templates.md")
      #expect(template.warnings.isEmpty)
      #expect(template.rows(width: 320).joined().allSatisfy { $0.height > 0 })
    }
  }

  @Test("Every class and every key is there")
  func keys() throws {
    let page = try Self.page()
    for viewClass in TemplateClass.all {
      for word in [viewClass.name] + viewClass.keys {
        #expect(page.contains("`\(word)`"), "\(viewClass.name).\(word)")
      }
    }
    for property in Property.cell {
      for name in property.names { #expect(page.contains("`\(name)`"), "cell.\(name)") }
    }
  }

  @Test("Every attribute and priority is there")
  func names() throws {
    let page = try Self.page()
    let attributes = AttributeNames.attributes.names + AttributeNames.guides.names
    for name in attributes + PriorityExpression.names.map(\.key) {
      #expect(page.contains(name), "\(name)")
    }
  }
}
