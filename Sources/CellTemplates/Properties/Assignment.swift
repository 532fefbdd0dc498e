import Diagnostics
import Reading
import UIKit

/// What a key of a view does when a cell is made, shown, or laid out.
enum Assignment: Sendable {
  /// Makes the view instead of its class (a button's type is decided there).
  case make(@Sendable () -> UIView)
  /// Sets the view up, once, when its cell is made.
  case setUp(@Sendable (UIView) -> Void)
  /// Shows a row, each time the cell is configured.
  case bind(
    @Sendable (UIView, DataRecord) -> Void, fields: [FieldUse], images: [ImageUse] = [])
  /// Runs before each layout with the cell's width.
  case layOut(@Sendable (UIView, CGFloat) -> Void)
}

/// A field that a template reads, and where it says so; to find misspelt ones.
struct FieldUse: Sendable {
  let path: FieldPath
  let location: FileLocation
}

extension ReadingContext {
  /// The fields a pattern cannot do without, with their places in the file.
  func uses(of pattern: TextPattern, in node: YAMLNode) -> [FieldUse] {
    let node = node.localized(self)
    return pattern.requiredFields.map { path, offset in
      FieldUse(path: path, location: location(node.mark(atOffset: offset)))
    }
  }
}
