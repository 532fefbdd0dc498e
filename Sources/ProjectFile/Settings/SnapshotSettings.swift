import LayoutTree

/// `snapshots:`, how references are kept and compared. Paths start from the project's folder.
public struct SnapshotSettings: Hashable, Sendable {
  /// What has to be equal.
  public enum Comparison: String, CaseIterable, Sendable {
    /// The picture and the layout.
    case both
    /// The picture; the layout only explains.
    case picture
    /// The layout; pictures are for people.
    case layout
  }

  /// What becomes of a picture that differs where fonts or libraries are not those of its reference.
  public enum OtherEnvironment: String, CaseIterable, Sendable {
    /// It fails, and the message says what to install.
    case fail
    /// It passes where the layouts are equal.
    case layout
  }

  /// How far pictures may be apart; what is nil is as usual.
  public struct Tolerance: Hashable, Sendable {
    /// How different one pixel may look.
    public var threshold: Double?
    /// The side of the square, in pixels, in which `density` counts.
    public var window: Int?
    /// The share of a window's pixels that may look different.
    public var density: Double?

    /// The usual tolerance but for what is not nil.
    public init(threshold: Double? = nil, window: Int? = nil, density: Double? = nil) {
      self.threshold = threshold
      self.window = window
      self.density = density
    }

    /// No pixel may differ at all.
    public static let exact = Tolerance(threshold: 0, density: 0)
  }

  /// The folder of the references.
  public var references = "Snapshots"
  /// Where a run leaves pictures and reports.
  public var artifacts = ".plumb"
  /// Pixels a point: 1 keeps files small, 2 or 3 is what a phone shows. A variant may name its own.
  public var scale = 1.0
  /// What is drawn over the tables.
  public var layers: [LayoutTree.Layer] = []
  /// What has to be equal.
  public var compare = Comparison.both
  /// What becomes of other fonts and libraries.
  public var environment = OtherEnvironment.fail
  /// How far pictures may be apart.
  public var tolerance = Tolerance()

  /// As it is without a section.
  public init() {}
}
