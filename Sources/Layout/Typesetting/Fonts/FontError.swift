/// Why no typesetter could be made.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither the folder nor the machine has a font for the system font's place.
  case noSystemFont(folder: String)
  /// The file is there and is not a font, or a broken one.
  case unreadable(path: String)

  /// One sentence that says what is wrong and what to run.
  public var description: String {
    switch self {
    case .noSystemFont(let folder):
      "no fonts in \(folder): run scripts/setup, which fetches them, or point PLUMB_FONTS at a "
        + "folder that holds InterVariable.ttf"
    case .unreadable(let path):
      "\(path) is not a font this program can read: delete it and run scripts/setup"
    }
  }
}
