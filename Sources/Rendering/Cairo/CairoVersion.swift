import CCairo

/// What pictures depend on beside their scene.
public enum RenderingFingerprint {
  /// The libraries that draw, a line each: `Cairo 1.16.0`.
  public static var lines: [String] {
    [cairo_version_string().map { "Cairo \(String(cString: $0))" } ?? "Cairo"]
  }
}
