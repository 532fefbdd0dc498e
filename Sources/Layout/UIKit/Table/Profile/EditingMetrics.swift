import Foundation

/// How far editing controls push a cell's content in.
package struct EditingMetrics: Hashable, Sendable {
  /// Where the content view begins beside an insert or delete control.
  package var leadingInset: CGFloat
  /// How far from the cell's end the content view stops beside a reorder control.
  package var reorderInset: CGFloat
}
