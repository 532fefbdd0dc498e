/// What a cell must know of its table to lay itself out; the table sets it before it measures.
struct CellSurroundings: Equatable {
  /// The table's width, which decides the margins; nil outside a table: the cell's own.
  var tableWidth: CGFloat?
  /// Whether the table draws separators, which then have their allowance in the row.
  var hasSeparator = false
  /// The width that a section index takes.
  var sectionIndexWidth: CGFloat = 0
  /// Where the table's separators begin and end.
  var separatorInset: UIEdgeInsets?
  /// Whether nobody said where they begin: below a picture they then begin with the text.
  var alignsSeparatorWithText = false
  /// Whether the row ends its section's block.
  var groupEdges: GroupEdges = []
  /// What the content view keeps free at the sides for the safe area.
  var contentSides = UIEdgeInsets.zero
  /// The safe area of a row whose content view does not.
  var safeArea = UIEdgeInsets.zero
}
