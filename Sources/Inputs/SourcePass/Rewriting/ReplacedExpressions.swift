/// Takes away what only SwiftUI can show.
///
/// There is a stand-in for SwiftUI with the names that code passes around, and none of its views and
/// modifiers. So in a file that imports it the body of everything that returns `some View` becomes
/// an empty view, and the closure of a `UIHostingConfiguration` the name of the view in it. Lines
/// stay where they are.
enum SwiftUIBodies {
  static func edits(_ structure: SwiftStructure, removed: Set<String>) -> [Edit] {
    guard structure.imports.contains(where: { $0.module == "SwiftUI" }),
      !removed.contains("SwiftUI")
    else { return [] }
    var edits: [Edit] = []
    var end = 0
    for index in structure.words.indices where index >= end {
      guard let found = replacement(at: index, structure),
        let close = structure.matching(found.open)
      else { continue }
      let range = structure.words[found.open].end..<structure.words[close].start
      edits.append(Edit(range, " \(found.text) "))
      end = close
    }
    return edits
  }

  /// The brace whose content goes, and what takes its place.
  private static func replacement(
    at index: Int, _ structure: SwiftStructure
  ) -> (open: Int, text: String)? {
    if structure.isWord(index, "some"), structure.isWord(index + 1, "View"),
      structure.kind(index + 2) == .openBrace
    {
      return (index + 2, "EmptyView()")
    }
    guard structure.isWord(index, "UIHostingConfiguration") else { return nil }
    var open = index + 1
    if structure.kind(open) == .openParen, structure.kind(open + 1) == .closeParen { open += 2 }
    guard structure.kind(open) == .openBrace, let close = structure.matching(open) else {
      return nil
    }
    let name = (open + 1..<close).first { structure.isName($0) }.map(structure.text) ?? "EmptyView"
    return (open, "SwiftUIStandIn(\(SourcePass.literal(name)))")
  }
}
