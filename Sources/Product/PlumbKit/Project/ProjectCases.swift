/// The pictures of a project.
public struct ProjectCases: Sendable {
  /// A source of which nothing can be drawn.
  public struct BrokenSource: Sendable {
    /// Its path below the project's folder.
    public let source: String
    /// Why; paths in it are below the project's folder.
    public let diagnostics: [Diagnostic]

    /// The beginning of its references' names, before a `-`: unused, but not left over.
    public var stem: String { SnapshotCase.stem(of: source) }
  }

  /// By name, each name once.
  public internal(set) var cases: [SnapshotCase] = []
  /// By path.
  public internal(set) var broken: [BrokenSource] = []
  /// Oddities of the project file and the sources that are not wrong.
  public internal(set) var warnings: [Diagnostic] = []
}

/// One picture of a project: a source in a variant, and what its reference is called.
public struct SnapshotCase: Equatable, Sendable {
  /// The path of the template or Interface Builder file below the project's folder.
  public let source: String
  /// The variant of the layout.
  public let variant: LayoutVariant
  /// The reference's path below the folder of references, without extension: the source's without
  /// its own, and what the variant is called: `Templates/mail-320-dark`.
  public internal(set) var name: String
  let rows: Int
  /// The rows that are drawn; nil for all of them.
  let drawnRows: RowSelection?
  let content: ContentRequest
  /// The one preview of a Swift source that is drawn; nil for everything.
  let scene: String?
  let layers: [PictureLayer]
  /// The way to the project's folder, with a slash at its end; empty for the working folder.
  let prefix: String

  /// The sweep, where the reference is a text; nil for a picture.
  var sweep: SweepRequest?

  /// The variant for people: `320 pt, dark`, `iPhone 15 landscape, AX3`.
  public var caption: String { sweep?.caption ?? variant.summary }
  /// The variant for programs; a sweep is of many widths.
  var fields: LayoutFields { sweep == nil ? variant.fields() : LayoutFields() }
  var path: String { prefix + source }

  /// The part of the name that all cases of a source share: its path without the extension.
  static func stem(of source: String) -> String {
    PathName.prefix(of: source) + PathName.stem(of: source)
  }
}

extension SnapshotCase {
  /// How much work it is to lay out, draw, encode and compare, in no unit: an estimate from what
  /// the source and the variant say, so that every machine comes to the same. How well it balances
  /// is described in `Documentation/Snapshots.md`.
  var work: Int {
    if let sweep { return Self.base + Self.perSweptRow * rows * max(1, sweep.caseCount) }
    let pixels = variant.width * variant.scale * variant.scale * Self.rowHeight * Double(rows)
    return Self.base + Self.perRow * rows + Int(pixels) / Self.pixelsPerUnit
  }

  /// The cost of a picture with nothing in it.
  private static let base = 100
  /// Laying out a row.
  private static let perRow = 20
  /// Laying out a row at every width of a range, which takes as long as some forty pictures of it.
  private static let perSweptRow = 800
  /// Points that a row is thought to be high.
  private static let rowHeight = 80.0
  /// Pixels that are painted, encoded and compared for one unit.
  private static let pixelsPerUnit = 2000
}
