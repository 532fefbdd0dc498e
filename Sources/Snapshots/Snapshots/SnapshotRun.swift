/// What a run came to: the value behind every report, kept as `run.json` among the artifacts, where
/// `accept`, `review` and `merge` find it.
public struct SnapshotRun: Codable, Equatable, Sendable {
  /// The form of the file; readers refuse what they do not know.
  public var schemaVersion: Int
  /// `plumb 1.0.0`
  public var tool: String
  /// What was recorded.
  public var mode: RecordMode
  /// The part of the whole that was run; nil for all of it.
  public var shard: SnapshotShard?
  /// Whether a filter left anything out.
  public var isFiltered: Bool
  /// The folder of references as the project calls it: `Snapshots`.
  public var references: String
  /// By name, each name once.
  public var results: [SnapshotResult]
  /// References that nothing asks for, by name; empty where only a part was run.
  public var orphans: [String]
  /// True while the run goes on, and for ever where its process was ended: `results` are those that
  /// were finished. Nil for a run that has come to its end.
  public var isUnfinished: Bool?

  /// The form that this version writes.
  public static let currentSchema = 1

  /// A run.
  public init(
    tool: String, mode: RecordMode, shard: SnapshotShard? = nil, isFiltered: Bool = false,
    references: String, results: [SnapshotResult] = [], orphans: [String] = []
  ) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.mode = mode
    self.shard = shard
    self.isFiltered = isFiltered
    self.references = references
    self.results = results
    self.orphans = orphans
  }

  /// Results with which the run fails.
  public var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// How many results there are of an outcome.
  public func count(of outcome: SnapshotOutcome) -> Int {
    results.count { $0.outcome == outcome }
  }
}

/// A part of a run that several machines share.
public struct SnapshotShard: Codable, Equatable, Sendable, CustomStringConvertible {
  /// From 1 to `count`.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// A part.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `2/4`
  public var description: String { "\(index)/\(count)" }
}

/// What came of one snapshot, in words and numbers that every report can show as they are.
public struct SnapshotResult: Codable, Equatable, Sendable {
  /// The reference's path below the folder of references, without extension:
  /// `Templates/mail-320-dark`.
  public var name: String
  /// Where the reference is, without extension, relative to the folder of the project; nil for
  /// `name` below the run's folder of references. References of Swift tests lie beside the tests.
  public var reference: String?
  /// What was drawn, as messages call it: a path relative to the project, or a test.
  public var source: Source
  /// The variant for people: `320 pt, dark`. Empty where there is nothing to say.
  public var caption: String
  /// How it fared.
  public var outcome: SnapshotOutcome
  /// One sentence that stands by itself.
  public var summary: String
  /// The layout changes, a line each, causes before consequences: `row 3 title.height 41 → 61.5`.
  public var changes: [String]
  /// Changes that there are; more than `changes` when only the first are listed.
  public var changeCount: Int
  /// What about fonts and libraries is not as it was, and what to do, a line each.
  public var environment: [String]
  /// How many pixels differ beyond what is tolerated.
  public var pixelCount: Int
  /// Where they are, in pixels of the larger picture, from top to bottom; at most `regionLimit`.
  public var regions: [Region]
  /// The pictures there are, by what they show.
  public var pictures: Pictures
  /// What to type to make the actual picture the reference.
  public var acceptCommand: String?
  /// Seconds of processor or wall time that the snapshot took; for JUnit only.
  public var seconds: Double

  /// The most regions that a result lists.
  public static let regionLimit = 20

  /// A file, and in tests the line of the assertion.
  public struct Source: Codable, Equatable, Sendable {
    /// The path as messages call it.
    public var file: String
    /// Counted from 1; nil for a whole file.
    public var line: Int?

    /// A region at a position, in pixels.
    public init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  /// A rectangle of pixels, with the view that is drawn there where one can be named.
  public struct Region: Codable, Equatable, Sendable {
    /// First column.
    public var x: Int
    /// First row.
    public var y: Int
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
    /// `row 3 title`
    public var view: String?

    /// A rectangle.
    public init(x: Int, y: Int, width: Int, height: Int, view: String? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.view = view
    }
  }

  /// Paths of PNG files relative to the folder of artifacts.
  public struct Pictures: Codable, Equatable, Sendable {
    /// The reference.
    public var expected: Picture?
    /// What was drawn now.
    public var actual: Picture?
    /// Where they differ.
    public var difference: Picture?

    /// The pictures that there are.
    public init(
      expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// A PNG file and its size in pixels.
  public struct Picture: Codable, Equatable, Sendable {
    /// Relative to the folder of artifacts.
    public var path: String
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A picture.
    public init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  /// A result.
  public init(
    name: String, reference: String? = nil, source: Source, caption: String = "",
    outcome: SnapshotOutcome, summary: String, changes: [String] = [], changeCount: Int = 0,
    environment: [String] = [], pixelCount: Int = 0, regions: [Region] = [],
    pictures: Pictures = Pictures(), acceptCommand: String? = nil, seconds: Double = 0
  ) {
    self.name = name
    self.reference = reference
    self.source = source
    self.caption = caption
    self.outcome = outcome
    self.summary = summary
    self.changes = changes
    self.changeCount = changeCount
    self.environment = environment
    self.pixelCount = pixelCount
    self.regions = regions
    self.pictures = pictures
    self.acceptCommand = acceptCommand
    self.seconds = seconds
  }

  /// The most changes that a result lists; the rest is counted.
  public static let changeLimit = 50

  /// What a verdict came to, with what only the caller knows.
  public init(
    _ verdict: Verdict, name: String? = nil, source: Source, caption: String = "",
    seconds: Double = 0, acceptCommand: String? = nil
  ) {
    let changes = verdict.changeLines
    var count = 0
    var regions: [Region] = []
    if case .differs(let pixels, _, let found) = verdict.comparison?.picture {
      (count, regions) = (pixels, found)
    }
    self.init(
      name: name ?? verdict.name, source: source, caption: caption, outcome: verdict.outcome,
      summary: verdict.summary, changes: Array(changes.prefix(Self.changeLimit)),
      changeCount: changes.count,
      environment: verdict.outcome == .passed ? [] : verdict.environmentLines, pixelCount: count,
      regions: Array(regions.prefix(Self.regionLimit)), pictures: verdict.pictures,
      acceptCommand: verdict.outcome.isFailure ? acceptCommand : nil, seconds: seconds)
  }
}

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
  /// There is nothing to compare: the source cannot be read or laid out. Or there is, and the
  /// reference cannot be written.
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
