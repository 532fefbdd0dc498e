import ImageCoding

/// The results of a run, the data of every report: `run.json` among the artifacts.
public struct SnapshotRun: Codable, Equatable, Sendable {
  /// The version of the file's format; readers reject unknown ones.
  public var schemaVersion: Int
  /// `plumb 1.0.0`
  public var tool: String
  /// The record mode of the run.
  public var mode: RecordMode
  /// The shard that was run; nil for a whole run.
  public var shard: SnapshotShard?
  /// Whether a filter excluded snapshots.
  public var isFiltered: Bool
  /// The folder of references, as written in the project: `Snapshots`.
  public var references: String
  /// Sorted by name, each name once.
  public var results: [SnapshotResult]
  /// References without a snapshot, by name; empty if only a part was run.
  public var orphans: [String]
  /// True while the run goes on, and after it was killed. Nil for a complete run.
  public var isUnfinished: Bool?

  /// The version of the format that this version writes.
  public static let currentSchema = 1

  /// Which snapshots of the project were run.
  public enum Selection: Sendable {
    case everything
    /// Those that a filter let through.
    case filtered
  }

  /// A run.
  public init(
    tool: String, mode: RecordMode, shard: SnapshotShard? = nil,
    selection: Selection = .everything, references: String, results: [SnapshotResult] = [],
    orphans: [String] = []
  ) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.mode = mode
    self.shard = shard
    isFiltered = selection == .filtered
    self.references = references
    self.results = results
    self.orphans = orphans
  }

  /// The results that make the run fail.
  public var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// The number of results with an outcome.
  public func count(of outcome: SnapshotOutcome) -> Int {
    results.count { $0.outcome == outcome }
  }
}

/// One part of a run that is divided among several machines.
public struct SnapshotShard: Codable, Equatable, Sendable, CustomStringConvertible {
  /// From 1 to `count`.
  public var index: Int
  /// The number of parts.
  public var count: Int

  /// Creates a shard.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `2/4`
  public var description: String { "\(index)/\(count)" }
}

/// The result of one snapshot, with texts and numbers that reports can show as they are.
public struct SnapshotResult: Codable, Equatable, Sendable {
  /// The reference's path in the folder, without ending: `Templates/mail-320-dark`.
  public var name: String
  /// The reference's path without extension, relative to the project's folder; nil means `name` in
  /// the run's folder of references. References of Swift tests are beside the tests.
  public var reference: String?
  /// The source of the snapshot in messages: a path relative to the project, or a test.
  public var source: Source
  /// A description of the variant: `320 pt, dark`. May be empty.
  public var caption: String
  /// The width of the table in points; nil where the variant is not known.
  public private(set) var width: Double?
  /// XS to XXXL, AX1 to AX5.
  public private(set) var textSize: String?
  /// A BCP 47 tag.
  public private(set) var language: String?
  /// `ltr` or `rtl`.
  public private(set) var direction: String?
  /// `light` or `dark`.
  public private(set) var appearance: String?
  /// The outcome.
  public var outcome: SnapshotOutcome
  /// A self-contained sentence.
  public var summary: String
  /// The layout changes, one per line, causes before consequences: `row 3 title.height 41 → 61.5`.
  public var changes: [String]
  /// The number of changes; more than in `changes` if only the first are listed.
  public var changeCount: Int
  /// The differences in fonts and libraries with advice, one per line.
  public var environment: [String]
  /// The number of pixels that differ beyond the tolerance.
  public var pixelCount: Int
  /// The regions that differ, in pixels of the larger picture; at most `regionLimit`.
  public var regions: [Region]
  /// The pictures of the result.
  public var pictures: Pictures
  /// The inspector page of its source; nil where none was written.
  public var inspector: InspectorLink?
  /// The command that makes the actual picture the reference.
  public var acceptCommand: String?
  /// The time for the snapshot in seconds, processor or wall time; for JUnit only.
  public var seconds: Double

  /// A place in an inspector page.
  public struct InspectorLink: Codable, Equatable, Sendable {
    /// The page's file, relative to the folder of artifacts.
    public var path: String
    /// The part of the page that it opens at, as it follows `#` in an address.
    public var place: String

    /// A place in a page.
    public init(path: String, place: String) {
      self.path = path
      self.place = place
    }
  }

  /// The maximum number of regions in a result.
  public static let regionLimit = 20

  /// A file, or for tests a file and the line of the assertion.
  public struct Source: Codable, Equatable, Sendable {
    /// The path in messages.
    public var file: String
    /// Counted from 1; nil for a whole file.
    public var line: Int?

    /// Creates a source; without a line it is the whole file.
    public init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  /// A rectangle of pixels, with the name of the view at this position if there is one.
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

    /// Creates a region in pixels.
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
    /// The reference's picture.
    public var expected: Picture?
    /// The snapshot's picture.
    public var actual: Picture?
    /// The differences between the two.
    public var difference: Picture?

    /// Creates a set of pictures.
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
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Both sides.
    public var size: PixelSize { PixelSize(width: width, height: height) }

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

  /// The result with the variant that it is of.
  package func of(_ layout: LayoutFields) -> SnapshotResult {
    var result = self
    (result.width, result.textSize, result.language) =
      (layout.width, layout.textSize, layout.language)
    (result.direction, result.appearance) = (layout.direction, layout.appearance)
    return result
  }

  /// The maximum number of changes in a result; the others are only counted.
  public static let changeLimit = 50

  /// Creates a result from a verdict, with details that only the caller has.
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

/// The outcome of one snapshot without details, by which reports sort, count and colour.
public enum SnapshotOutcome: String, Codable, CaseIterable, Sendable {
  /// The picture, or the size of its content, differs beyond the tolerance.
  case differs
  /// The picture has another size.
  case size
  /// The picture is the same, but an invisible part of the layout has changed.
  case layout
  /// The picture differs, and so do fonts or libraries.
  case environment
  /// There is no reference, and the mode does not allow recording one.
  case missing
  /// There was no reference. It has been written, and fails once, so that somebody reviews it.
  case recorded
  /// The reference cannot be read: damaged, incomplete, or a Git LFS pointer.
  case unreadable
  /// The source cannot be read or laid out, or the reference cannot be written.
  case broken
  /// The reference has been rewritten on request.
  case updated
  /// The pixels differ within the tolerance.
  case tolerated
  /// Picture and layout are equal.
  case passed

  /// Whether there is a picture that can become the reference.
  public var canBeAccepted: Bool { isFailure && self != .broken }

  /// Whether the result makes a run fail.
  public var isFailure: Bool {
    switch self {
    case .differs, .size, .layout, .environment, .missing, .recorded, .unreadable, .broken: true
    case .updated, .tolerated, .passed: false
    }
  }
}
