import Foundation

/// How tables look and behave on one version of the system: the table part of an OS profile.
///
/// Every number is data, read off Interface Builder files of that era unless its declaration
/// says otherwise ("reported": by projects that measured it). Lengths are points.
package struct TableProfile: Hashable, Sendable {
  /// A thickness that is a point, a device pixel, or nothing.
  package enum Hairline: Hashable, Sendable {
    case none, pixel, point

    /// The thickness in points on a screen of this scale.
    package func points(scale: CGFloat) -> CGFloat {
      switch self {
      case .none: 0
      case .pixel: 1 / max(1, scale)
      case .point: 1
      }
    }
  }

  /// A length that depends on the width class of the table: wide phones have roomier margins.
  package struct Inset: Hashable, Sendable {
    package var narrow: CGFloat
    package var wide: CGFloat

    /// The length in a table of this width.
    package func points(tableWidth: CGFloat, _ margins: MarginMetrics) -> CGFloat {
      tableWidth >= margins.wideFrom ? wide : narrow
    }
  }

  /// What the separator adds to a row whose content is fitted; the content view is shorter than
  /// its row by as much. Nothing when the table has no separators.
  package var separatorAllowance: Hairline
  /// How thick the line is drawn.
  package var separatorThickness: Hairline
  /// Where the line begins.
  package var separatorLeading: Inset
  /// Where the line ends, from the row's end. Since iOS 26 it also ends before an accessory
  /// (measured by iamcgn/swiftui-web).
  package var separatorTrailing: Inset
  /// Whether `automaticDimension` makes a row fit its content.
  package var selfSizes: Bool
  /// Whether a cell itself, and not only its content view, answers `systemLayoutSizeFitting`.
  /// Before, the cell's own engine knows nothing of its content and the answer is 0.
  package var fitsCells: Bool
  /// Whether rows are estimated unless the table is told otherwise.
  package var estimatesByDefault: Bool
  /// The height of a row that nothing else decides.
  package var defaultRowHeight: CGFloat
  /// The estimate of a row when the table is to choose it (reported).
  package var automaticEstimate: CGFloat
  package var accessories: AccessoryMetrics
  package var headers: HeaderMetrics
  package var editing: EditingMetrics
  package var styles: CellStyleMetrics
  /// From the sides of an inset grouped table to its rows.
  package var insetGroupedInset: Inset
  /// The width that a section index takes from the rows (unverified).
  package var sectionIndexWidth: CGFloat
}
