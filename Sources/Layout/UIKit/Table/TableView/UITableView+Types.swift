extension UITableView {
  /// How sections are set apart. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top while their section is in view.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections as rounded blocks that keep clear of the sides.
    case insetGrouped = 2
  }

  /// Where a row is to stand after scrolling to it. Raw values as on iOS.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, with as little scrolling as possible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a change is animated on a phone; without effect. Raw values as on iOS.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table chooses.
    case automatic = 100
  }
}
