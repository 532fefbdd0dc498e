import Typesetting

/// A text that code draws: its lines begin at the top of an area, in points.
package struct DrawnText: Sendable {
  package let paragraph: Paragraph
  /// The colours and lines of the paragraph's attributes; black where there is none.
  package let inks: [TextInk]
  /// The area in which lines are wrapped and aligned.
  package let area: CGRect
  /// 0 for any number.
  package let maximumLines: Int
  /// Whether lines that leave the area at the bottom are left out.
  package let isLimited: Bool
}
