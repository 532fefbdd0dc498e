/// Which ends of its section's block a row of an inset grouped table forms.
package struct GroupEdges: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The block begins with this row.
  package static let top = GroupEdges(rawValue: 1)
  /// The block ends with this row.
  package static let bottom = GroupEdges(rawValue: 2)
}
