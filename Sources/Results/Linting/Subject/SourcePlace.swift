import Diagnostics

/// Where something was written, looked up only when a finding needs it.
package struct SourcePlace {
  private let find: () -> FileLocation

  /// A place that `find` looks up.
  package init(_ find: @escaping () -> FileLocation) { self.find = find }

  /// The place itself.
  package init(_ location: FileLocation) { find = { location } }

  /// Line and column.
  package var location: FileLocation { find() }
}
