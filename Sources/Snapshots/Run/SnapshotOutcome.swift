/// How one snapshot fared, without the particulars: what reports sort, count and colour by.
public enum SnapshotOutcome: String, Codable, CaseIterable, Sendable {
  /// The picture or the size of what is in it differs, beyond the tolerance.
  case differs
  /// The picture has another size.
  case size
  /// The same picture of another layout: something invisible moved.
  case layout
  /// Other fonts or libraries than those of the reference, and another picture.
  case environment
  /// There is no reference, and none may be written.
  case missing
  /// There was no reference. It has been written, and fails once, so that it gets looked at.
  case recorded
  /// The reference cannot be read: damaged, half missing, or a pointer of Git LFS.
  case unreadable
  /// There is nothing to compare: the source cannot be read or laid out. Or there is, and the reference cannot
  /// be written.
  case broken
  /// The reference has been rewritten on request.
  case updated
  /// Different pixels, less than anybody sees.
  case tolerated
  /// Equal.
  case passed

  /// Whether there is a picture that could become the reference.
  public var canBeAccepted: Bool { isFailure && self != .broken }

  /// Whether a run with this result fails.
  public var isFailure: Bool {
    switch self {
    case .differs, .size, .layout, .environment, .missing, .recorded, .unreadable, .broken: true
    case .updated, .tolerated, .passed: false
    }
  }
}
