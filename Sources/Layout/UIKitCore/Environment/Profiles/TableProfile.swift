import Foundation

/// The table metrics of one version of the system: the table part of an OS profile.
///
/// Every number was read from Interface Builder files of that version unless its declaration says
/// otherwise ("reported": by projects that measured it). Lengths are points.
package struct TableProfile: Hashable, Sendable {
  /// A thickness of one point, one device pixel, or nothing.
  package enum Hairline: Hashable, Sendable {
    case none, pixel, point

    /// The thickness in points on a screen of a scale (pixels per point).
    package func points(scale: CGFloat) -> CGFloat {
      switch self {
      case .none: 0
      case .pixel: 1 / max(1, scale)
      case .point: 1
      }
    }
  }

  /// A length that depends on the width class of the table: wide phones have larger margins.
  package struct Inset: Hashable, Sendable {
    /// In tables narrower than `MarginMetrics.wideFrom`, in points.
    package var narrow: CGFloat
    /// In all others, in points.
    package var wide: CGFloat

    /// The length in points in a table of a width in points.
    package func points(tableWidth: CGFloat, _ margins: MarginMetrics) -> CGFloat {
      tableWidth >= margins.wideFrom ? wide : narrow
    }
  }

  /// The height that the separator adds to a self-sizing row; the content view is that much lower
  /// than its row. Zero if the table has no separators.
  package var separatorAllowance: Hairline
  var separatorThickness: Hairline
  /// The distance from the row's leading edge to the separator.
  var separatorLeading: Inset
  /// The distance from the separator to the row's trailing edge. Since iOS 26 it also ends before
  /// an accessory (measured by iamcgn/swiftui-web).
  var separatorTrailing: Inset
  /// Whether `automaticDimension` sizes a row to its content.
  package var selfSizes: Bool
  /// Whether `systemLayoutSizeFitting` works for a cell itself, and not only for its content view.
  /// In earlier versions the cell's own engine does not include its content, and the result is 0.
  var fitsCells: Bool
  /// Whether row heights are estimated by default.
  var estimatesByDefault: Bool
  package var defaultRowHeight: CGFloat
  /// The estimated row height if the table chooses it (reported).
  var automaticEstimate: CGFloat
  package var accessories: AccessoryMetrics
  package var headers: HeaderMetrics
  package var editing: EditingMetrics
  package var styles: CellStyleMetrics
  /// The distance from the sides of an inset grouped table to its rows.
  var insetGroupedInset: Inset
  /// The corner radius of inset grouped blocks: round ends since iOS 26.
  package var insetGroupedRadius: CGFloat
  /// The width by which a section index narrows the rows (unverified).
  package var sectionIndexWidth: CGFloat
}

/// The geometry of the cell styles that UIKit lays out itself. Lengths are points.
package struct CellStyleMetrics: Hashable, Sendable {
  /// The font size of the main label, regular weight.
  package var textSize: CGFloat
  /// The font size of the second label of a subtitle cell; 15 since iOS 26 (observed in one place).
  var subtitleSize: CGFloat
  /// The distance between an image and the text after it.
  var imageSpacing: CGFloat
  /// The distance between the two lines of a subtitle cell.
  var subtitleSpacing: CGFloat
  /// The space above and below the text of a self-sizing cell.
  var fittingPadding: CGFloat
  /// The width of the first, end-aligned label of a value2 cell.
  var value2LabelWidth: CGFloat
  /// The distance between the labels of a value2 cell.
  var value2Spacing: CGFloat
}

/// The points that built-in accessories take besides the side inset.
package struct AccessoryMetrics: Hashable, Sendable {
  /// The width of an accessory in points; a whole number of pixels on each screen.
  package struct Width: Hashable, Sendable {
    /// On screens of scale 1 and 2.
    package var points: CGFloat
    /// On screens of scale 3.
    fileprivate var pointsAt3x: CGFloat

    init(_ points: CGFloat, at3x: CGFloat? = nil) {
      self.points = points
      pointsAt3x = at3x ?? points
    }

    /// The width in points on a screen of a scale (pixels per point).
    package func points(scale: CGFloat) -> CGFloat { scale >= 3 ? pointsAt3x : points }
  }

  package var disclosureIndicator: Width
  package var detailDisclosureButton: Width
  package var checkmark: Width
  package var detailButton: Width
  /// The distance from the accessory to the cell's trailing edge; the same for an accessory view.
  var sideInset: TableProfile.Inset
}

/// The distances by which editing controls inset a cell's content, in points.
package struct EditingMetrics: Hashable, Sendable {
  /// The leading inset of the content view beside an insert or delete control.
  var leadingInset: CGFloat
  /// The trailing inset of the content view beside a reorder control.
  var reorderInset: CGFloat

  /// `leadingInset` before iOS 26.
  static let usualLeadingInset: CGFloat = 38
  /// Chosen: the diameter of an insert or delete control, and a reorder control's side.
  static let (controlSize, reorderControlSize): (CGFloat, CGFloat) = (22, 27)
}

/// The heights of section headers and footers without any other height, in points.
package struct HeaderMetrics: Hashable, Sendable {
  /// A titled header or footer of a plain table.
  package var plain: CGFloat
  /// The space above every header of a plain table (reported, iOS 15 on).
  var plainTopPadding: CGFloat
  /// The first titled header of a grouped table (reported).
  var firstGrouped: CGFloat
  /// The other titled headers of a grouped table (reported).
  package var grouped: CGFloat
  /// A titled footer of one line in a grouped table (reported).
  var groupedFooter: CGFloat
  /// Whether titles above the sections of a grouped table are in capitals.
  var capitalizesTitles: Bool
  /// Whether such titles are as large as the rows' text, semibold (reported, iOS 26).
  var hasLargeTitles: Bool
  /// The distance between such a title, or that of a footer, and the rows.
  var groupedTitleGap: CGFloat
  /// The gap above the first section of a grouped table that has no title.
  var firstGroupedGap: CGFloat
  /// The gap above and below the other sections of a grouped table that have no title.
  var groupedGap: CGFloat
}

extension TableProfile {
  /// Creates the metrics of one major version of the system.
  ///
  /// Versions differ only where the evidence does. Interface Builder stores the metrics of the
  /// system that its Xcode shipped with: Xcode 5 iOS 7, Xcode 9 iOS 11, Xcode 11 iOS 13, Xcode 16
  /// iOS 18, Xcode 26 iOS 26.
  package init(version: Int) {
    self.init(
      separatorAllowance: Self.separatorAllowance(version),
      separatorThickness: version >= 26 ? .point : .pixel,
      separatorLeading: version <= 12
        ? Inset(narrow: 15, wide: 20) : Inset(narrow: 16, wide: 20),
      separatorTrailing: version >= 26
        ? Inset(narrow: 16, wide: 20) : Inset(narrow: 0, wide: 0),
      selfSizes: version >= 8,
      fitsCells: version >= 8,
      estimatesByDefault: version >= 11,
      defaultRowHeight: version >= 26 ? 51 : 44,
      automaticEstimate: 44,
      accessories: AccessoryMetrics(version: version),
      headers: HeaderMetrics(version: version),
      editing: EditingMetrics(
        leadingInset: version >= 26 ? 40 : EditingMetrics.usualLeadingInset, reorderInset: 43),
      styles: CellStyleMetrics(version: version),
      insetGroupedInset: Inset(narrow: 16, wide: 20),
      insetGroupedRadius: version >= 26 ? 26 : 10,
      sectionIndexWidth: 15)
  }

  /// One point on iOS 7; one pixel from iOS 8 to iOS 12 (content views of Xcode 9 and 10 are one
  /// pixel shorter than their cells in 215 of 215 files); nothing since.
  private static func separatorAllowance(_ version: Int) -> Hairline {
    switch version {
    case ...7: .point
    case 8...12: .pixel
    default: .none
    }
  }
}

extension AccessoryMetrics {
  /// Up to iOS 12 as reported at run time (FDTemplateLayoutCell), later as stored.
  init(version: Int) {
    let buttonsIncludeGap = version <= 12
    self.init(
      disclosureIndicator: Self.disclosure(version),
      detailDisclosureButton: Width(buttonsIncludeGap ? 52 : 37),
      checkmark: Width(24),
      detailButton: Width(buttonsIncludeGap ? 32 : 24),
      sideInset: TableProfile.Inset(narrow: 16, wide: 20))
  }

  private static func disclosure(_ version: Int) -> Width {
    switch version {
    case ...7: Width(17)
    case 8...12: Width(18)
    case 13...14: Width(11, at3x: 34.0 / 3)
    case 15: Width(8.5, at3x: 25.0 / 3)
    default: Width(10.5, at3x: 31.0 / 3)
    }
  }
}

extension HeaderMetrics {
  init(version: Int) {
    self.init(
      plain: version <= 10 ? 22 : 28,
      plainTopPadding: version >= 15 ? 22 : 0,
      firstGrouped: 55.5, grouped: 38, groupedFooter: 30,
      capitalizesTitles: version < 26, hasLargeTitles: version >= 26,
      groupedTitleGap: version >= 26 ? 4 : 7,
      firstGroupedGap: 35, groupedGap: version <= 10 ? 10 : 18)
  }
}

extension CellStyleMetrics {
  init(version: Int) {
    self.init(
      textSize: 17, subtitleSize: version >= 26 ? 15 : version <= 10 ? 11 : 12, imageSpacing: 15,
      subtitleSpacing: 0,
      fittingPadding: version >= 26 ? 13.75 : 11,
      value2LabelWidth: 91, value2Spacing: 6)
  }
}
