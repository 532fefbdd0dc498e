import Foundation

/// Heights of section headers and footers that nothing else decides.
package struct HeaderMetrics: Hashable, Sendable {
  /// A titled header or footer of a plain table.
  package var plain: CGFloat
  /// Above every header of a plain table (reported, iOS 15 on).
  package var plainTopPadding: CGFloat
  /// The first titled header of a grouped table (reported).
  package var firstGrouped: CGFloat
  /// The other titled headers of a grouped table (reported).
  package var grouped: CGFloat
  /// A titled footer of one line in a grouped table (reported).
  package var groupedFooter: CGFloat
  /// Whether titles above the sections of a grouped table are in capitals.
  package var capitalizesTitles: Bool
  /// Whether they are as large as the rows' text, semibold (reported, iOS 26).
  package var hasLargeTitles: Bool
  /// Between such a title, or that of a footer, and the rows.
  package var groupedTitleGap: CGFloat
  /// The gap above the first section of a grouped table that has no title.
  package var firstGroupedGap: CGFloat
  /// The gap above and below the other sections of a grouped table that have no title.
  package var groupedGap: CGFloat
}
