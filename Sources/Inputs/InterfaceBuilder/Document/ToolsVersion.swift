import UIKit

/// The build of Interface Builder that saved a document, which tells whose metrics its frames have.
public struct ToolsVersion: Hashable, Sendable {
  /// `toolsVersion` of the document; 0 where it says nothing readable.
  public let build: Int

  init(_ build: Int) { self.build = build }

  /// The first build of each Xcode, newest first. (`32700` was written by Xcodes 13 to 16 and has
  /// old metrics.)
  private static let firstBuilds: [(build: Int, xcode: Int)] = [
    (24_000, 26), (23_000, 16), (22_000, 15), (20_000, 14), (18_122, 13), (17_000, 12),
    (14_700, 11), (14_000, 10), (13_000, 9), (11_000, 8), (9000, 7), (6000, 6),
  ]

  /// The major version of Xcode.
  public var xcode: Int {
    if build >= 32_000 || build == 0 { return 16 }
    return Self.firstBuilds.first { build >= $0.build }?.xcode ?? 5
  }

  /// From Xcode 11 to 14 the canvas showed no status bar on phones with a home button.
  var hidesStatusBar: Bool { build >= 14_700 && xcode <= 14 }

  /// Xcode 11 to 12.0 gave cells on narrow phones the side margin of separators, as did Xcode 10 on
  /// phones 320 points wide (5 of 5).
  func usesSeparatorMargin(phoneWidth: CGFloat) -> Bool {
    build >= 14_700 && build < 17_000 || xcode == 10 && phoneWidth <= 320
  }

  /// The simulator's phones had the safe areas of iOS 16.4 and later: since Xcode 14.3.
  var hasLaterSafeAreas: Bool { build >= 21_600 }

  /// Since Xcode 14 a view of a XIB that is lower than the screen keeps the room of the home
  /// indicator (3 of 3 files; until then it had none, 5 of 5).
  var keepsBottomOfLowViews: Bool { build >= 21_000 }

  /// Whether the canvas gives the cells of static tables the height of their content.
  var fitsStaticRows: Bool { build >= 19_000 || build == 0 }

  /// The text size at which the canvas draws fonts that a text style names: the smallest in Xcode
  /// 12.5 to 13.4.
  var contentSizeCategory: UIContentSizeCategory {
    build >= 18_122 && build < 21_000 ? .extraSmall : .large
  }

  /// The version of iOS whose metrics that Xcode draws with: the one it shipped with.
  ///
  /// On the canvas of Xcode 26 wrapped labels are no higher than their text (4 of 4 stored ones),
  /// though on a simulator of iOS 26 they are by a point.
  public var profile: OSProfile {
    var profile = OSProfile.named("ios\(xcode >= 26 ? 26 : xcode + 2)") ?? .standard
    profile.text.wrappedLabelExtraHeight = 0
    profile.text.labelsAreWholePoints = build > 0 && build < 6300
    return profile
  }
}
