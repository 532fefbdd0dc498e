import Foundation

/// The geometry of the cell styles that UIKit lays out itself.
package struct CellStyleMetrics: Hashable, Sendable {
  /// The size of the main label, regular weight.
  package var textSize: CGFloat
  /// The size of the second label of a subtitle cell; 15 since iOS 26 (observed in one place).
  package var subtitleSize: CGFloat
  /// From an image to the text after it.
  package var imageSpacing: CGFloat
  /// Between the two lines of a subtitle cell.
  package var subtitleSpacing: CGFloat
  /// Above and below the text of a cell that sizes itself.
  package var fittingPadding: CGFloat
  /// The width of the first, end-aligned label of a value2 cell.
  package var value2LabelWidth: CGFloat
  /// Between the labels of a value2 cell.
  package var value2Spacing: CGFloat
}
