/// How variants stand side by side on one picture.
public enum SheetStyle: Equatable, Sendable {
  /// Each table as tall as it is.
  case tables
  /// Devices drawn around the first screenful.
  case devices
}
