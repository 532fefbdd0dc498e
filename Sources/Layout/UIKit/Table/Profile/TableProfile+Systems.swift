import Foundation

extension TableProfile {
  /// The tables of one major version of the system.
  ///
  /// Versions are told apart where the evidence tells them apart. Interface Builder writes the
  /// metrics of the system its Xcode shipped with: Xcode 5 wrote iOS 7, Xcode 9 iOS 11, Xcode 11
  /// iOS 13, Xcode 16 iOS 18, Xcode 26 iOS 26.
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
      editing: EditingMetrics(leadingInset: version >= 26 ? 40 : 38, reorderInset: 43),
      styles: CellStyleMetrics(version: version),
      insetGroupedInset: Inset(narrow: 16, wide: 20),
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
  /// Up to iOS 12 as tables reported it at run time (UITableView+FDTemplateLayoutCell), later as
  /// Interface Builder stores it.
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
