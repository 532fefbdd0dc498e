/// The files that a template is made from: who draws it again when one of them changes has to know.
///
/// A class, because every stage of a reader adds to the same list.
final class FilesRead {
  /// The paths as they were opened, in that order, each once; those that are missing as well.
  private(set) var paths: [String]

  /// A list that starts with `paths`.
  init(_ paths: [String] = []) { self.paths = paths }

  func add(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }
}
