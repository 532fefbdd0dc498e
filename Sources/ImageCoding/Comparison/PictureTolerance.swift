/// How different two pictures may be and still count as the same.
///
/// Differences of colour are those of `PerceivedColor`: 1 is black beside white. A pixel is *beyond*
/// when its difference is larger than `threshold` plus what smoothing of an edge explains, and the
/// pictures differ when
///
/// - some `window` × `window` pixels hold more than `density` that are beyond, or
/// - one pixel is beyond by more than `lone`, or
/// - most of some 8 × 8 pixels differ by more than `tint` in the same direction.
///
/// No share of the picture comes in, so a picture being large hides nothing. The numbers of
/// `standard` are from the measurement in Documentation/Comparison.md.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// The difference that a pixel of an even area may have.
  public var threshold: Double
  /// What smoothing explains: the share of the contrast around a pixel (to its eight neighbours, in
  /// either picture) that its difference may have on top. An edge that moves by a share of a pixel
  /// changes the pixels along it by that share of the contrast.
  public var edge: Double
  /// Columns and rows of the window in which pixels are counted; at least 1.
  public var window: Int
  /// Pixels of a window that may be beyond.
  public var density: Int
  /// How far beyond a single pixel may be.
  public var lone: Double
  /// The even difference that an area may have as a whole.
  public var tint: Double

  /// A tolerance of these parts.
  public init(
    threshold: Double = 0.02, edge: Double = 0.55, window: Int = 5, density: Int = 2,
    lone: Double = 0.12, tint: Double = 0.006
  ) {
    self.threshold = threshold
    self.edge = edge
    self.window = max(1, window)
    self.density = density
    self.lone = lone
    self.tint = tint
  }

  /// The smoothing of edges by another version of a library is the same; what moves, appears,
  /// vanishes or changes its colour is not.
  public static let standard = PictureTolerance()

  /// What the rounding of another processor may do, two levels of a channel, and nothing else: for
  /// pictures by the same programs with the same fonts, which have no other reason to differ.
  public static let rounding = PictureTolerance(
    threshold: 0.012, edge: 0, window: 1, density: 0, lone: 0)

  /// Every visible difference counts. What is invisible in both pictures has no colour.
  public static let exact = PictureTolerance(
    threshold: 0, edge: 0, window: 1, density: 0, lone: 0, tint: 0)
}
