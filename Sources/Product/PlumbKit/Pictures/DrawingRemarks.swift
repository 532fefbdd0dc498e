import UIKitCore

/// What a picture does not show, for notes: empty views, and unknown symbols.
struct DrawingRemarks: Equatable {
  /// The labels without text and image views without picture, each name once.
  private(set) var emptyViews: [String] = []
  /// The names of the symbols, in the order of first use.
  var symbols: [String] = []

  /// Adds the views of a row that would show something and have nothing to show.
  mutating func addEmptyViews(of cell: UITableViewCell) {
    guard cell.contentView.hasEmptyParts else { return }
    let names = ViewNames(cell.contentView, named: "contentView")
    for entry in names.entries where entry.view.isEmptyPart && entry.view.isSeen(in: cell) {
      if !emptyViews.contains(entry.id) { emptyViews.append(entry.id) }
    }
  }

  /// Adds what another picture of the same file does not show.
  mutating func add(_ other: DrawingRemarks) {
    emptyViews += other.emptyViews.filter { !emptyViews.contains($0) }
    symbols += other.symbols.filter { !symbols.contains($0) }
  }

  /// Names in a note, at most.
  private static let most = 4

  /// A note for each kind.
  ///
  /// - Parameters:
  ///   - asksForContent: whether the source is one that has no rows of its own and none were given.
  ///   - namesSymbols: whether reading the source has not named the symbols already.
  func notes(on file: String, asksForContent: Bool, namesSymbols: Bool) -> [Diagnostic] {
    var texts: [String] = []
    if asksForContent, !emptyViews.isEmpty {
      let verb = agreeing(emptyViews.count, "shows", "show")
      let hint = "give content with --data FILE or --set NAME=VALUE"
      texts.append("\(Self.list(emptyViews)) \(verb) nothing: \(hint)")
    }
    if namesSymbols, !symbols.isEmpty {
      let names = Self.list(symbols.map { Diagnostic.quoted($0) })
      texts.append(
        symbols.count == 1
          ? "the symbol \(names) has no drawing here: a field with its name is drawn"
          : "the symbols \(names) have no drawings here: fields with their names are drawn")
    }
    return texts.map { Diagnostic(.note, at: FileLocation(file: file), $0) }
  }

  private static func list(_ names: [String]) -> String { listed(names, most: most) }
}

extension UIView {
  /// Whether it is an empty label or image view that paints no background.
  fileprivate var isEmptyPart: Bool {
    guard backgroundColor.map({ $0 == .clear }) ?? true else { return false }
    if let label = self as? UILabel { return label.text?.isEmpty ?? true }
    return (self as? UIImageView).map { $0.image == nil } ?? false
  }

  /// Whether the view or one in it is an empty part; saves the names of rows that have none.
  fileprivate var hasEmptyParts: Bool { isEmptyPart || subviews.contains { $0.hasEmptyParts } }

  /// Whether the view and those around are visible, and no control fills it.
  fileprivate func isSeen(in root: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== root {
      if current.isHidden || current.alpha == 0 || current is UIControl { return false }
      view = current.superview
    }
    return true
  }
}
