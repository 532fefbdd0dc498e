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

  /// What Combine adds to networks; apart from the rest, because it brings a library along.
  static let networks = String(decoding: PackageResources.network_names_txt, as: UTF8.self)

  /// What stands in the place of code that was cut out, and names that Foundation has on macOS.
  static let source = String(decoding: PackageResources.foundation_names_txt, as: UTF8.self)
}
