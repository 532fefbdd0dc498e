/// A target of an app's project: the files that make one module.
package struct AppTarget: Equatable, Sendable {
  /// What is built, in the order in which a file of several targets chooses among them.
  package enum Kind: Int, Comparable, Sendable {
    case application, framework, package, extensions, other, tests

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name that Xcode shows.
  package let name: String
  /// The name that an `import` has.
  package let module: String
  package let kind: Kind
  /// The project file or manifest that declares it.
  package let container: String
  /// Resolved paths of Swift files inside of the work tree, in their order.
  package var files: [String]
  /// The build settings of debugging, with the project's and those of `.xcconfig` files.
  package var settings: [String: String] = [:]
  /// The resolved path of the header whose imports every file sees; nil where there is none.
  package var bridgingHeader: String?
  /// Products of packages that it links, with the address of their repository; nil for a local one.
  package var products: [Product] = []

  package struct Product: Equatable, Sendable {
    package let name: String
    /// The package's folder or the address of its repository; nil where that is not said.
    package let place: String?
  }

  static let readSettings = [
    "SWIFT_VERSION", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
  ]

  /// Flags of `#if` that hold in it, sorted.
  package var conditions: [String] {
    let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ") ?? []
    let flags = settings["OTHER_SWIFT_FLAGS"]?.split(separator: " ") ?? []
    let defined =
      flags.filter { $0.hasPrefix("-D") }.map { $0.dropFirst(2) }
      + zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    return Set((words + defined).map(String.init)).filter(Self.isFlag).sorted()
  }

  /// The mode of the language: `5` or `6`; nil where none is said.
  package var languageVersion: String? {
    guard let version = settings["SWIFT_VERSION"], let first = version.first else { return nil }
    return first == "6" ? "6" : "5"
  }

  /// Whether its sources are Swift 1 or 2.
  package var isFormerSwift: Bool {
    settings["SWIFT_VERSION"].map { $0.hasPrefix("1") || $0.hasPrefix("2") } ?? false
  }

  private static func isFlag(_ word: String) -> Bool {
    !word.isEmpty && !(word.first?.isNumber ?? true)
      && word.utf8.allSatisfy {
        $0 == 0x5F || $0 < 0x80 && Character(UnicodeScalar($0)).isAlphanumeric
      }
  }
}

extension Character {
  var isAlphanumeric: Bool { isLetter || isNumber }
}

extension AppTarget {
  /// A name as `import` spells it: `Deprecated_App` of `Deprecated-App` (`c99extidentifier`).
  package static func module(of name: String) -> String {
    let letters = name.map { $0.isAlphanumeric || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }
}
