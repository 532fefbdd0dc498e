import Snapshots

extension SnapshotOutcome {
  /// The order of reports: what somebody has to look at first; among failures, what says most.
  static let reported: [SnapshotOutcome] = [
    .differs, .size, .layout, .environment, .recorded, .missing, .unreadable, .broken,
    .updated, .tolerated, .passed,
  ]

  /// A heading.
  var title: String {
    switch self {
    case .differs: "Different"
    case .size: "Other size"
    case .layout: "Layout only"
    case .environment: "Other environment"
    case .recorded: "Recorded"
    case .missing: "No reference"
    case .unreadable: "Unreadable reference"
    case .broken: "Not drawn"
    case .updated: "Updated"
    case .tolerated: "Within tolerance"
    case .passed: "Passed"
    }
  }

  /// The heading among other words: `3 different, 1 not drawn`.
  var word: String { title.prefix(1).lowercased() + title.dropFirst() }

  /// What the kind means, for who sees it the first time.
  var explanation: String {
    switch self {
    case .differs: "The picture is not what the reference shows."
    case .size: "The picture has another size than the reference."
    case .layout: "The picture is the same, but something that cannot be seen has moved."
    case .environment:
      "Fonts or libraries are not those of the reference, and the picture is another."
    case .recorded:
      "There was no reference. It has been written, and fails once, so that somebody looks at it."
    case .missing: "There is no reference, and this run may not write one."
    case .unreadable: "The reference is damaged, half missing, or a pointer of Git LFS."
    case .broken: "The source cannot be read or laid out, so there is nothing to compare."
    case .updated: "The reference has been rewritten on request."
    case .tolerated: "Pixels differ, but less than anybody sees."
    case .passed: "Equal to the reference."
    }
  }
}
