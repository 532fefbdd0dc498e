import Foundation

/// The folder of packages that were cloned, one for each revision. What is in it is complete: a
/// package is made under another name and gets its own when all of it is there.
package struct PackageStore: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The name of a pin's folder, which no name in a file can lead out of.
  private static func name(of pin: PinnedPackage, _ revision: String) -> String {
    let letters = (pin.name + "-" + revision).map { character in
      character.isASCII && (character.isAlphanumeric || "._-+".contains(character))
        ? character : "_"
    }
    return String(letters.drop { $0 == "." }.prefix(150))
  }

  /// The name of a pin's folder, or of that with its newest revision.
  package func name(of pin: PinnedPackage, newest: String?) -> String {
    Self.name(of: pin, newest.map { Self.newest + $0 } ?? pin.revision)
  }

  /// What stands behind the name of a package whose newest revision takes the place of a pinned one.
  private static let newest = "newest-"

  /// The folder of a pin; of the newest revision if that was taken, with a sentence that says so.
  package func folder(of pin: PinnedPackage) -> (path: String, note: String?)? {
    let exact = "\(path)/\(Self.name(of: pin, pin.revision))"
    if access(exact, F_OK) == 0 { return (exact, nil) }
    let prefix = Self.name(of: pin, Self.newest)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard let name = names.sorted().last(where: { $0.hasPrefix(prefix) }) else { return nil }
    return (
      "\(path)/\(name)",
      "\(pin.name) is compiled in its revision \(name.dropFirst(prefix.count).prefix(12)), and "
        + "\(pin.shownRevision) is pinned"
    )
  }
}
