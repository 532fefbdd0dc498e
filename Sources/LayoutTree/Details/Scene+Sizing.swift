extension LayoutTree.Scene {
  /// How the table came to the row's height.
  public struct Sizing: Codable, Equatable, Sendable {
    /// Who decided.
    public enum Rule: String, Codable, Sendable {
      /// The cell's content: `UITableView.automaticDimension`.
      case automatic
      /// The cell's style, whose labels the cell lays out by itself, without constraints.
      case style
      /// A number: `rowHeight` or the delegate's `heightForRow`.
      case fixed
      /// The default of the system, because the table does not ask its cells: rows before iOS 8, or
      /// estimates switched off.
      case standard
    }

    /// Who decided.
    public var rule: Rule
    /// The height that the table counted with before it knew better, in points; `nil` where it
    /// knew from the start.
    public var estimate: Double?
    /// What the separator takes of the row below its content view, in points.
    public var separator: Double

    /// A decision from its parts.
    public init(rule: Rule, estimate: Double? = nil, separator: Double = 0) {
      self.rule = rule
      self.estimate = estimate
      self.separator = separator
    }
  }
}
