import CellTemplates
import InterfaceBuilder

/// One of two versions of a file, read.
enum DiffSide {
  /// There is no such version: the file was added or removed.
  case absent
  /// An Interface Builder file.
  case interface(InterfaceLayout)
  /// A template.
  case template(Template)

  /// The version of iOS and the scale that the file itself asks for are those of the variants.
  func variants(_ request: LayoutRequest) throws(PlumbError) -> [LayoutVariant] {
    switch self {
    case .absent: []
    case .interface(let layout): try request.variants(of: layout)
    case .template(let template): try request.variants(of: template)
    }
  }
}
