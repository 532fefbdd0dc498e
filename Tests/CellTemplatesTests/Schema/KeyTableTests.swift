import Reading
import Testing

@testable import CellTemplates

@Suite("Texts of keys")
struct KeyTableTests {
  @Test("Every property of a view or cell has a text, and every text a property")
  func texts() {
    var used: Set<String> = []
    let owners =
      TemplateClass.all.map { ($0.name, $0.properties) } + [("UITableViewCell", Property.cell)]
    for (owner, properties) in owners {
      for property in properties {
        let isShared = Property.view.contains { $0.names == property.names }
        let place = isShared ? "UIView" : owner
        #expect(
          PropertyTexts.text(of: property.names[0], in: place) != nil,
          "\(owner).\(property.names[0])")
        used.formUnion(["\(place).\(property.names[0])", property.names[0]])
      }
    }
    #expect(PropertyTexts.all.map(\.key).filter { !used.contains($0) } == [])
  }

  @Test("Every other key has a text as well, and is there once")
  func tables() {
    let tables: [KeyTable] = [
      .template, .table, .rows, .section, .sectionGroups, .rule(.text), .dataFile, .cell, .sizing,
      .constraintKeys,
    ]
    for table in tables {
      #expect(table.keys.filter { $0.about.isEmpty }.map(\.name).allSatisfy(isShared))
      #expect(Set(table.names).count == table.names.count)
    }
  }

  /// What every view has is described where it is defined.
  private func isShared(_ name: String) -> Bool {
    Property.view.contains { $0.names.contains(name) }
  }
}
