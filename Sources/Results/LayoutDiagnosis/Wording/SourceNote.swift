import ConstraintLog

/// Facts for a developer about constraints that nobody wrote.
enum SourceNote {
  /// A sentence or two for each kind of foreign constraint among `constraints`, in a fixed order.
  static func notes(on constraints: [LoggedConstraint]) -> [String] {
    var notes = constraints.filter { $0.source == .encapsulated }.prefix(2).map(encapsulated)
    notes += maskNotes(constraints.filter { $0.source == .autoresizingMask })
    let identifiers = constraints.compactMap(\.identifier)
    for note in byIdentifier {
      guard let found = identifiers.first(where: note.matches) else { continue }
      notes.append(note.text.replacing("$", with: found))
    }
    if constraints.contains(where: { $0.source == .contentSize }) { notes.append(contentSize) }
    return notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Sizes that a container decided

  private static func encapsulated(_ constraint: LoggedConstraint) -> String {
    let name = constraint.label
    let isWidth = constraint.equation.first.attribute.isHorizontal
    let size = isWidth ? "width" : "height"
    switch constraint.sizer {
    case .row where isWidth:
      return "\(name) is the width that the table view gave the row's content;" + beforeWidth
    case .row:
      return "\(name) is the height that the table view had decided for the row: an"
        + " estimate, or the height of the cell's last content. It is replaced once the row is measured;"
        + " a priority of 999 on one constraint of the vertical chain lets the cell wait for that in peace."
    case .header:
      return
        "\(name) is the \(size) that the table view had decided for a header or footer, from its"
        + " estimate. It is replaced once the view is measured; a priority of 999 lets it wait."
    case .collectionCell:
      return
        "\(name) is the \(size) that the collection view's layout gave the cell: an estimate, or its"
        + " itemSize. " + (isWidth ? "0 means that it was laid out before it had one; a" : "A")
        + " priority of 999 on one constraint of the chain lets the cell wait for its final size."
    case .container:
      return
        "\(name) is the \(size) that a container gave a view controller's root view, or a collection"
        + " view the content of a cell; 0 means that it was laid out before it had one."
    case .bar:
      return "\(name) is the \(size) of a bar's content; 0 means that the bar had none yet."
    case .appKit: return "\(name) is the \(size) that AppKit gave the view by its frame."
    }
  }

  private static let beforeWidth = " 0 means that it was laid out before it had one."

  // MARK: Masks

  private static func maskNotes(_ masks: [LoggedConstraint]) -> [String] {
    guard !masks.isEmpty else { return [] }
    let own = masks.filter { !$0.equation.first.item.isOwnedByUIKit }
    guard !own.isEmpty else { return [systemMask] }
    return [own.contains(where: \.isSizeOfNothing) ? mask + beforeFrame : mask]
  }

  private static let beforeFrame =
    " 0 means that it was laid out before it had a frame, as headers of tables are: a priority of"
    + " 999 on one constraint of that axis lets it wait."

  private static let mask =
    "NSAutoresizingMaskLayoutConstraint comes from a frame: the view was made in code and still has"
    + " translatesAutoresizingMaskIntoConstraints = true."
  private static let systemMask =
    "NSAutoresizingMaskLayoutConstraint comes from a frame that UIKit itself gave the view; its"
    + " translatesAutoresizingMaskIntoConstraints is not yours to change."

  // MARK: Identifiers

  private struct Note {
    /// How the identifier begins.
    let prefix: String
    /// `$` stands for the identifier.
    let text: String
    /// Beginnings for which another note is there.
    let except: [String]

    init(prefix: String, text: String, except: [String] = []) {
      self.prefix = prefix
      self.text = text
      self.except = except
    }

    /// On a rule of stack views; `text` follows its identifier, without the number that it may have.
    init(_ rule: UIKitIdentifier.Stack, _ text: String) {
      self.init(prefix: rule.rawValue, text: rule.rawValue + text)
    }

    func matches(_ identifier: String) -> Bool {
      identifier.hasPrefix(prefix) && !except.contains(where: identifier.hasPrefix)
    }
  }

  private static let byIdentifier = [
    Note(
      prefix: UIKitIdentifier.temporarySizePrefix,
      text: "$ is the size that a table view or layout gave a view while it measured it; it is gone"
        + " afterwards. A priority of 999 on one constraint of that axis lets the view wait."),
    Note(
      .hiding,
      ": a stack view makes a hidden view's length 0; required lengths inside that view cannot hold"
        + " then. A priority of 999 on them is the usual cure."),
    Note(.spacing, " is the stack view's `spacing` between two arranged views."),
    Note(
      .canvasConnection, " ties the first and last arranged view to the stack view's edges."),
    Note(.fillEqually, " makes arranged views equally long: distribution = .fillEqually."),
    Note(
      .fillProportionally,
      " sizes arranged views by their contents: distribution = .fillProportionally."),
    Note(.alignment, " ties arranged views to each other across the stack: its `alignment`."),
    Note(
      prefix: UIKitIdentifier.Stack.prefix,
      text: "$ is a stack view's own: change its spacing, alignment or distribution, or what its"
        + " arranged views demand.",
      except: [
        UIKitIdentifier.Stack.hiding, .spacing, .canvasConnection, .fillEqually,
        .fillProportionally, .alignment,
      ].map(\.rawValue)),
    Note(
      prefix: UIKitIdentifier.interfaceBuilderPrefix,
      text:
        "Interface Builder made this constraint when the app was built, since the file has none that"
        + " fixes the view: add constraints there."),
    Note(
      prefix: UIKitIdentifier.ViewGuide.safeArea,
      text: "$ ties the safe area's guide to its view: the insets come from bars and the device."),
    Note(
      prefix: UIKitIdentifier.viewPrefix,
      text: "$ is UIKit's own, for the margins or guides of a view.",
      except: [UIKitIdentifier.EncapsulatedSize.prefix]),
    Note(
      prefix: UIKitIdentifier.appKitViewPrefix,
      text: "$ is AppKit's own, for a view that has its size from a frame.",
      except: [UIKitIdentifier.EncapsulatedSize.appKitPrefix]),
    Note(
      prefix: UIKitIdentifier.windowPrefix,
      text: "$ is AppKit's own: the window's present size."),
  ]

  private static let contentSize =
    "NSContentSizeLayoutConstraint is a view's intrinsic size with a hugging or compression priority of 1000;"
    + " 999 would let it yield."
}

/// Who decided an encapsulated size, by the view that has it.
enum Sizer {
  case row, header, collectionCell, container, bar, appKit

  /// To follow "while": "the table", "the collection view", "its container".
  var name: String {
    switch self {
    case .row, .header: "the table"
    case .collectionCell: "the collection view"
    case .container: "its container"
    case .bar: "the bar"
    case .appKit: "the window"
    }
  }
}

extension LoggedConstraint {
  /// Tables size `UITableViewCellContentView`, collection views the cell itself or its plain
  /// content view, containers a view controller's root view (published logs).
  var sizer: Sizer {
    if identifier?.hasPrefix("NS") == true { return .appKit }
    let name = equation.first.item.className ?? ""
    if name.contains("HeaderFooter") { return .header }
    if name.contains("TableViewCell") { return .row }
    if name.hasSuffix("Cell") || name.contains("CollectionView") || name.contains("ReusableView") {
      return .collectionCell
    }
    return name.contains("Bar") && name.hasPrefix("_UI") ? .bar : .container
  }
}
