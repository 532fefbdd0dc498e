import Rendering
import Typesetting

/// Fonts that are open, with what was shaped and painted in them.
struct OpenFonts {
  let catalog: FontCatalog
  let typesetter: Typesetter
  let masks = GlyphMaskStore()

  init(_ catalog: FontCatalog) throws(FontError) {
    (self.catalog, typesetter) = (catalog, try Typesetter(fonts: catalog))
  }
}

/// Open fonts of runs that are over, for the next run in this process that has the same files.
///
/// A run takes them out and puts them back, so that no two share them. They are kept as long as every
/// file that text was looked for in is as it was. What they hold changes no result, and is bounded:
/// the caches of a typesetter, its open faces, and the masks.
package final class FontPool {
  /// A project's and those of the machine.
  private static let limit = 2

  private var kept: [OpenFonts] = []

  package init() {}

  func take(_ catalog: FontCatalog) -> OpenFonts? {
    kept.removeAll { !$0.typesetter.isFresh }
    return kept.firstIndex { $0.catalog.hasFiles(of: catalog) }.map { kept.remove(at: $0) }
  }

  func put(_ fonts: OpenFonts) { kept = [fonts] + kept.prefix(Self.limit - 1) }
}
