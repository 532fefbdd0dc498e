/// What differs between versions of iOS, as data: margins, control sizes, text rules.
///
/// Every number has its source in `Documentation/Evidence.md` (frames stored by the Xcode of that
/// time, or measured on a simulator); a part of a profile that only one feature reads is a
/// sub-structure beside that feature.
public struct OSProfile: Sendable {
  /// The name by which `--profile` and a template's `profile:` choose it: `ios7` … `ios26`.
  public let name: String
  /// The major version, for ordering.
  public let version: Int
  package var margins: MarginMetrics
  package var controls: ControlMetrics
  package var text: TextMetrics
  package var table: TableProfile

  package init(
    version: Int, margins: MarginMetrics, controls: ControlMetrics, text: TextMetrics,
    table: TableProfile
  ) {
    name = "ios\(version)"
    self.version = version
    self.margins = margins
    self.controls = controls
    self.text = text
    self.table = table
  }

  /// The profile of that name, or nil when there is none.
  public static func named(_ name: String) -> OSProfile? {
    all.first { $0.name == name }
  }

  /// Every profile, oldest first.
  public static let all: [OSProfile] = (7...18).map(make) + [make(version: 26)]

  /// The newest profile with full evidence; the default of templates.
  public static let standard = make(version: 18)

  private static func make(version: Int) -> OSProfile {
    OSProfile(
      version: version, margins: MarginMetrics(version: version),
      controls: ControlMetrics(version: version), text: TextMetrics(version: version),
      table: TableProfile(version: version))
  }
}
