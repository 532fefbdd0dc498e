import ConstraintLog

/// What a developer has to know about constraints that nobody wrote.
enum SourceNote {
  /// A sentence for each kind of foreign constraint among `constraints`, in a fixed order.
  static func notes(on constraints: [LoggedConstraint]) -> [String] {
    let sources = constraints.map(\.source)
    var notes: [String] = []
    if sources.contains(.encapsulated) { notes.append(encapsulated(constraints)) }
    if sources.contains(.autoresizingMask) { notes.append(mask) }
    if constraints.contains(where: { $0.identifier == "UISV-hiding" }) {
      notes.append(hiding)
    } else if sources.contains(.stackView) {
      notes.append(stack)
    }
    if sources.contains(.contentSize) { notes.append(contentSize) }
    return notes
  }

  private static func encapsulated(_ constraints: [LoggedConstraint]) -> String {
    let isHeight = constraints.contains { $0.identifier == "UIView-Encapsulated-Layout-Height" }
    guard isHeight else {
      return
        "UIView-Encapsulated-Layout-Width is the width that the table or collection view gave the cell;"
        + " 0 means that it was laid out before it had one."
    }
    return
      "UIView-Encapsulated-Layout-Height is the height that the table view had decided for the row: an"
      + " estimate, or the height of the cell's last content. It is replaced once the row is measured;"
      + " a priority of 999 on one constraint of the vertical chain lets the cell wait for that in peace."
  }

  private static let mask =
    "NSAutoresizingMaskLayoutConstraint comes from a frame: the view was made in code and still has"
    + " translatesAutoresizingMaskIntoConstraints = true."
  private static let hiding =
    "UISV-hiding: a stack view makes a hidden view's length 0; required lengths inside that view cannot hold"
    + " then. A priority of 999 on them is the usual cure."
  private static let stack =
    "UISV-… constraints are a stack view's own: change its spacing, alignment or distribution, or what its"
    + " arranged views demand."
  private static let contentSize =
    "NSContentSizeLayoutConstraint is a view's intrinsic size with a hugging or compression priority of 1000;"
    + " 999 would let it yield."
}
