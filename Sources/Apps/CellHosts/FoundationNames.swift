/// A source that every module of an app is compiled with: names of Foundation that mean something
/// else here.
///
/// A declaration of the module itself hides one of the same signature that an import brings along.
/// So `NSLocalizedString` and the questions to a bundle reach the app's own files, and formatters
/// that Foundation only names on Linux are there.
enum FoundationNames {
  /// No file of an app is likely to be called so.
  static let fileName = "PlumbFoundationNames.swift"

  /// Names of Combine: on a phone Foundation brings them along. Public, because members of the
  /// module that are may use them. `declared`: names that the module has itself.
  static func combine(without declared: Set<String>) -> String {
    let names = [
      "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Future", "Just", "ObservableObject",
      "PassthroughSubject", "Published",
    ].filter { !declared.contains($0) }
    return """
      #if !canImport(ObjectiveC)
        \(["import", "Combine"].joined(separator: " "))

      \(names.map { "  public typealias \($0) = Combine.\($0)\n" }.joined())#endif

      """
  }

  /// The time that it is in hosts, always the same, so that a picture is the same tomorrow.
  /// `declared`: names that the module has itself.
  static func clock(without declared: Set<String>) -> String {
    func members(_ all: KeyValuePairs<String, String>) -> String {
      all.filter { !declared.contains($0.key) }.map { "  \($0.value)\n" }.joined()
    }
    let now = "PlumbCells.SampleValue.now"
    let dates = members([
      "now": "static var now: Foundation.Date { \(now) }",
      "timeIntervalSinceNow":
        "var timeIntervalSinceNow: Foundation.TimeInterval { timeIntervalSince(\(now)) }",
    ])
    let days = members([
      "isDateInToday": day("Today", now), "isDateInYesterday": day("Yesterday", "\(now) - 86_400"),
      "isDateInTomorrow": day("Tomorrow", "\(now) + 86_400"),
    ])
    return """
      \(["import", "Foundation"].joined(separator: " "))
      extension Foundation.Date {
        init() { self = \(now) }
        init(timeIntervalSinceNow interval: Foundation.TimeInterval) { self = \(now) + interval }
      \(dates)}
      extension Foundation.Calendar {
      \(days)}

      """
  }

  private static func day(_ name: String, _ date: String) -> String {
    "func isDateIn\(name)(_ day: Foundation.Date) -> Bool { isDate(day, inSameDayAs: \(date)) }"
  }

  /// What Combine adds to networks; apart from the rest, because it brings a library along.
  static let networks = String(decoding: PackageResources.network_names_txt, as: UTF8.self)

  /// What stands in the place of code that was cut out, and names that Foundation has on macOS.
  static let source = String(decoding: PackageResources.foundation_names_txt, as: UTF8.self)
}
