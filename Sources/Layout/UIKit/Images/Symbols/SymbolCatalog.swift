/// The symbols that there are drawings of, under the names of the system's: the most common ones,
/// drawn by ourselves.
///
/// A name with `.fill` is the filled drawing; names of controls' own pictures are here as well.
package enum SymbolCatalog {
  /// The drawing of a name.
  package static func drawing(named name: String) -> SymbolDrawing? {
    drawings[name] ?? aliases.first { $0.alias == name }.flatMap { drawings[$0.name] }
  }

  /// Every name, sorted.
  package static var names: [String] { drawings.keys.sorted() }

  private static let drawings: [String: SymbolDrawing] = Dictionary(
    (signs + arrows + people + things + papers + nature + media + bars).map { name, drawing in
      (name, onward.contains(name) ? drawing.pointingOnward : drawing)
    }, uniquingKeysWith: { first, _ in first })

  /// Symbols that are mirrored where leading is right; those named after a side are not.
  private static let onward: Set<String> = [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "list.bullet",
    "text.bubble", "text.bubble.fill", "doc.text", "doc.text.fill",
  ]
}
