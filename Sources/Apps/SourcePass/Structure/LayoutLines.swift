/// The lines of a Swift file that declare properties and make constraints, from 1.
package struct LayoutLines {
  private let structure: SwiftStructure

  package init(_ source: [UInt8]) { structure = StructureScanner.scan(source) }

  /// An item of a constraint by its name in the code, and an attribute: `title`, `top`.
  package typealias Anchor = (item: String, attribute: String)

  /// Where a type, or an extension of it in the file, declares a property; nil where neither does.
  package func line(ofProperty name: String, in type: String) -> Int? {
    structure.members.first { member in
      member.keyword == .var || member.keyword == .let
        ? (member.name == name || member.furtherNames.contains(name))
          && structure.types[member.owner].simpleName == type : false
    }.map { line(of: $0.range.lowerBound) }
  }

  /// The statement `title.topAnchor.constraint(…)` that names both anchors; nil where none does, or
  /// several.
  package func line(ofConstraintFrom first: Anchor, to second: Anchor?) -> Int? {
    let found = structure.words.indices.filter { index in
      guard isAnchor(first, at: index), structure.isWord(index + 4, "constraint"),
        let end = structure.matching(index + 5)
      else { return false }
      let arguments = index + 6..<end
      guard let second else {
        return !arguments.contains { structure.text($0).hasSuffix("Anchor") }
      }
      return arguments.contains { isAnchor(second, at: $0) }
    }
    return found.count == 1 ? line(of: structure.words[found[0]].start) : nil
  }

  private func isAnchor(_ anchor: Anchor, at index: Int) -> Bool {
    index + 5 < structure.words.count && structure.text(index) == anchor.item
      && structure.isWord(index + 1, ".")
      && structure.text(index + 2) == anchor.attribute + "Anchor"
  }

  private func line(of offset: Int) -> Int {
    1 + structure.bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }
}
