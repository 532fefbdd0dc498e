import CellTemplates
import UIKit

extension LayoutRequest {
  /// The names that `profile` may have, oldest first.
  public static var profileNames: [String] { OSProfile.all.map(\.name) }

  /// Whether a text has the form of a language's tag.
  public static func isLanguageTag(_ text: String) -> Bool { LanguageTag.isWellFormed(text) }
}
