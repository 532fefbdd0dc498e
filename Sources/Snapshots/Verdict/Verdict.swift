import LayoutTree

/// What the comparison of a snapshot with its reference came to.
public enum Verdict: Equatable, Sendable {
  /// Same picture, same layout.
  case identical
  /// There was no reference, or it was to be replaced: the snapshot is the reference now.
  case recorded(RecordMode)
  /// There is no reference, and none may be written.
  case missing
  /// Same size, other pixels or another layout.
  case differs(PixelDifference, changes: [LayoutChange])
  /// The picture has another size.
  case sizeChanged(from: PixelSize, to: PixelSize, changes: [LayoutChange])
  /// Made with other fonts or libraries, so only the layouts were compared. Without changes
  /// this is as good as identical.
  case otherFingerprint([FingerprintDifference], changes: [LayoutChange])
  /// The reference cannot be read.
  case unreadable(reason: String)

  /// Whether a test should accept it. A reference written because there was none is not accepted,
  /// so that it gets looked at; one rewritten on request is.
  public var isAccepted: Bool {
    switch self {
    case .identical, .recorded(.all), .recorded(.failed): true
    case .otherFingerprint(_, let changes): changes.isEmpty
    case .recorded, .missing, .differs, .sizeChanged, .unreadable: false
    }
  }
}

/// The size of a picture in pixels.
public struct PixelSize: Equatable, Sendable, CustomStringConvertible {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// `320 × 136`
  public var description: String { "\(width) × \(height)" }
}

/// A line of one fingerprint that the other does not have.
public enum FingerprintDifference: Equatable, Sendable {
  /// Only the reference was made with it.
  case reference(String)
  /// Only this run has it.
  case present(String)
}
