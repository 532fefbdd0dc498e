extension UITableViewCell {
  /// How a cell lays out its own labels. Raw values as on iOS.
  public enum CellStyle: Int, Sendable {
    /// One label, and an image before it.
    case `default` = 0
    /// A label at the start and a second one at the end.
    case value1 = 1
    /// A narrow end-aligned label, and a second one after it.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  /// What stands at the end of a cell. Raw values as on iOS.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// How a selected cell looks. Raw values as on iOS.
  public enum SelectionStyle: Int, Sendable {
    /// As if not selected.
    case none = 0
    /// Blue, up to iOS 6.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey, the system's own.
    case `default` = 3
  }

  /// The control at the start of a cell that is edited. Raw values as on iOS.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// The line below a cell. Raw values as on iOS.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// One line.
    case singleLine = 1
    /// A line with a light edge, up to iOS 6; drawn as one line.
    case singleLineEtched = 2
  }
}
