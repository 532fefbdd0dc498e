import Cassowary

/// Constraints that cannot hold together, and the one given up for the others.
///
/// The set is minimal: without any one of it the rest could hold. What a view's frame, a table or a
/// fitting target stands for appears as a constraint made for the report.
public struct LayoutConflict {
  /// The conflicting set in canonical order: by position in the hierarchy, then by attribute.
  public let constraints: [NSLayoutConstraint]
  /// The one that was given up, the last of the set that the application could change.
  public let broken: NSLayoutConstraint
  /// The set as the solver has it: `constraints` in their order, then the sizes of views and guides
  /// that cannot be negative.
  public let statements: [Statement]

  /// A member as a linear statement: the sum of `terms` compares with `length`.
  public struct Statement {
    /// Variables, by numbers of this conflict's own from 0, and their coefficients.
    public let terms: [(variable: Int, coefficient: Double)]
    /// How the sum compares.
    public let relation: NSLayoutConstraint.Relation
    /// In points, with what margins, baselines and alignment insets bring.
    public let length: Double
    /// The size that cannot be negative; nil for a constraint.
    public let nonNegativeSize: Size?
  }

  /// The width or height of a view or layout guide.
  public struct Size {
    /// A `UIView` or a `UILayoutGuide`.
    public let item: AnyObject
    /// Along which axis.
    public let axis: NSLayoutConstraint.Axis
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: Cassowary.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
