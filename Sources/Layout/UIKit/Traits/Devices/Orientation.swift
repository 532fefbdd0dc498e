/// How a device is held.
public enum Orientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}
