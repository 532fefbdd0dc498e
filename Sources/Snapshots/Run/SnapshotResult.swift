/// What came of one snapshot, in words and numbers that every report can show as they are.
public struct SnapshotResult: Codable, Equatable, Sendable {
  /// The reference's path below the folder of references, without extension: `Templates/mail-320-dark`.
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
  /// What moved, a line each, the most telling first: `row 3 title.height 41 → 61.5`.
  public var changes: [String]
  /// Changes that there are; more than `changes` when only the first are told.
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

  /// Regions that a result tells.
  public static let regionLimit = 20

  /// A file, and in tests the line of the assertion.
  public struct Source: Codable, Equatable, Sendable {
    /// The path as messages call it.
    public var file: String
    /// Counted from 1; nil for a whole file.
    public var line: Int?

    /// A place.
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
}
