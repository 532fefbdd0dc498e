import Numbers

/// A parsed visual format string, with names that are not yet resolved.
///
/// Apple's archived *Auto Layout Guide*, "Visual Format Language", has the grammar;
/// `VisualFormatParser` has one method per production. Positions are UTF-16 offsets into `text`, so
/// that a reader of templates can point into its own file. A format has one view more than it has
/// connections between views.
package struct VisualFormat: Hashable, Sendable {
  package let text: String
  /// The axis of the views.
  package let orientation: Orientation
  /// The connection of the first view to its superview, if the string begins with `|`.
  package let opening: Connection?
  package let first: ViewElement
  /// Each further view with its connection to the one before.
  package let rest: [Link]
  /// The connection of the last view to its superview, if the string ends with `|`.
  package let closing: Connection?

  /// The axis, `H:` unless the string says `V:`.
  package enum Orientation: Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// A connection and the view after it.
  package struct Link: Hashable, Sendable {
    package let connection: Connection
    package let view: ViewElement
  }

  /// All views, in order.
  package var views: [ViewElement] { [first] + rest.map(\.view) }
}

extension VisualFormat {
  /// `[name(predicates)]`.
  package struct ViewElement: Hashable, Sendable {
    /// The view's name with its position.
    package let name: Name
    /// The conditions on its size along the axis; may be empty.
    package let size: [Predicate]
  }

  /// The part between two views, or between a view and its superview's edge.
  package struct Connection: Hashable, Sendable {
    /// The distance between the two ends.
    package let distance: Distance
    /// The position of the connection: of its first `-`, or where one could have been.
    package let offset: Int
    /// The position of the `|`, for a connection to the superview.
    let edgeOffset: Int?
  }

  /// The distance that a connection keeps between its two ends.
  package enum Distance: Hashable, Sendable {
    /// No connector: 0 points.
    case flush
    /// `-`: the standard spacing.
    case standard
    /// `-10-`, `-(>=5,<=20@500)-`: a distance that satisfies all predicates.
    case predicates([Predicate])
  }

  /// `relation object @ priority`.
  package struct Predicate: Hashable, Sendable {
    package let relation: Relation
    package let object: Value
    /// Nil if there is none: required.
    package let priority: Value?
  }

  /// The relation between the two sides of a predicate.
  package typealias Relation = ConstraintRelation

  /// A number, or the name of a metric or (for a size) of a view.
  package enum Value: Hashable, Sendable {
    case number(Double, offset: Int)
    case name(Name)

    package var offset: Int {
      switch self {
      case .number(_, let offset): offset
      case .name(let name): name.offset
      }
    }
  }

  /// A C identifier with its position.
  package struct Name: Hashable, Sendable {
    package let text: String
    package let offset: Int
  }
}

/// The canonical form of the format, for dumps and tests: with orientation, relations and
/// parentheses everywhere.
///
/// Parsing the description gives the same format, except for positions.
extension VisualFormat: CustomStringConvertible {
  package var description: String {
    let axis = orientation == .horizontal ? "H:" : "V:"
    let links = rest.map { "\($0.connection)\($0.view)" }.joined()
    return axis + (opening.map { "|\($0)" } ?? "") + "\(first)" + links
      + (closing.map { "\($0)|" } ?? "")
  }
}

extension VisualFormat.ViewElement: CustomStringConvertible {
  /// `[name]` or `[name(==10)]`.
  package var description: String {
    size.isEmpty ? "[\(name.text)]" : "[\(name.text)(\(size.listed))]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  /// Nothing, `-`, or `-(==10)-`.
  package var description: String {
    switch distance {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): "-(\(predicates.listed))-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// `>=10@750`.
  package var description: String {
    relation.rawValue + object.description + (priority.map { "@\($0)" } ?? "")
  }
}

extension VisualFormat.Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number, _): "\(number)"
    case .name(let name): name.text
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var listed: String { map(\.description).joined(separator: ",") }
}
