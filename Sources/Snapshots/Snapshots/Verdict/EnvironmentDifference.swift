/// A font or library that differs between the reference and this machine, or the system font's
/// spacing (`text metrics`), which has versions of its own.
public struct EnvironmentDifference: Equatable, Sendable {
  /// The role of the font, `system`, `emoji`, or the name of the library, `FreeType`, `Cairo`.
  public let component: String
  /// Whether it is a font.
  public let isFont: Bool
  /// The version in the reference: `Inter 4.001 fc30a973a274f158`, `2.12.1`; nil if there was none.
  public let reference: String?
  /// The version on this machine; nil if there is none.
  public let present: String?

  /// The differences between two fingerprints, in the order of the reference's.
  static func between(_ reference: [String], _ present: [String]) -> [EnvironmentDifference] {
    guard reference != present else { return [] }
    let old = reference.map(Line.init), new = present.map(Line.init)
    // References of before 1.0 say nothing of Hangul; most have none.
    let known = Set(old.map(\.component) + ["Hangul"])
    return
      (old + new.filter { !known.contains($0.component) }).compactMap { line in
        let before = old.first { $0.component == line.component }?.value
        let after = new.first { $0.component == line.component }?.value
        guard before != after else { return nil }
        return EnvironmentDifference(
          component: line.component, isFont: line.isFont, reference: before, present: after)
      }
  }

  /// A line of a fingerprint: `system: Inter 4.001 fc30a973a274f158` or `FreeType 2.12.1`.
  private struct Line {
    let component: String
    let value: String
    let isFont: Bool

    init(_ text: String) {
      if let colon = text.firstRange(of: ": ") {
        component = String(text[..<colon.lowerBound])
        value = String(text[colon.upperBound...])
        isFont = true
      } else {
        let space = text.lastIndex(of: " ") ?? text.endIndex
        component = String(text[..<space])
        value = String(text[space...].dropFirst())
        isFont = false
      }
    }
  }
}

extension EnvironmentDifference {
  /// The beginning of the advice about a reference whose text has other metrics.
  package static let textMetricsStart = "the reference has the text metrics"

  /// The platform whose package manager the advice uses.
  public enum Platform: Sendable {
    case debian, macOS

    /// The platform of this process.
    public static var current: Platform {
      #if os(macOS)
        .macOS
      #else
        .debian
      #endif
    }
  }

  /// The difference and the advice, in one line.
  ///
  /// ```
  /// the reference was made with FreeType 2.12.1, here is 2.13.2: install libfreetype6 2.12.1 …
  /// ```
  public func advice(for platform: Platform = .current) -> String {
    isFont ? fontAdvice : libraryAdvice(platform)
  }

  // MARK: Fonts

  private var fontAdvice: String {
    let wanted = reference.map(Font.init), have = present.map(Font.init)
    let here =
      have?.isMissing == false
      ? "here is \(have?.description(besides: wanted) ?? "")" : "here is none"
    guard let wanted, !wanted.isMissing else {
      return
        "the reference was made without a font for \(role), \(here): remove it, or record again"
    }
    if wanted.isSubstitute {
      return
        "the reference was made with \(wanted.description(besides: have)) in place of the font for \(role),"
        + " \(here): record it again with the fonts that scripts/setup-fonts fetches"
    }
    return "the reference was made with \(wanted.description(besides: have)) for \(role), \(here):"
      + " run scripts/setup-fonts, or put the file into the fonts folder (PLUMB_FONTS, else"
      + " ~/.cache/plumb/fonts)"
  }

  private var role: String { component == "emoji" ? "emoji" : "\(component) text" }

  /// `substitute Inter 4.001 fc30a973a274f158`
  private struct Font {
    let name: String
    let hash: String
    let isSubstitute: Bool
    let isMissing: Bool

    init(_ text: String) {
      isMissing = text == "none"
      isSubstitute = text.hasPrefix("substitute ")
      var words = text.split(separator: " ").dropFirst(isSubstitute ? 1 : 0)
      hash = words.count > 1 ? String(words.removeLast()) : ""
      name = words.joined(separator: " ")
    }

    /// Family and version; also the hash of the contents if that is the only difference.
    func description(besides other: Font?) -> String {
      let isTwin = other?.name == name && other?.hash != hash
      return isTwin ? "the \(name) with the contents \(hash)" : name
    }
  }

  // MARK: Libraries

  private func libraryAdvice(_ platform: Platform) -> String {
    if component == "text metrics" {
      let version = reference ?? "a version before \(present ?? "1.0")"
      return "\(Self.textMetricsStart) of \(version), here are \(present ?? "older ones"):"
        + " record it again"
    }
    let here = "here is \(present.map { $0.isEmpty ? "none" : $0 } ?? "none")"
    guard let reference else {
      return "the reference was made without \(component), \(here): record it again"
    }
    let installation = install(reference, platform).map { "\($0), or " } ?? ""
    return
      "the reference was made with \(component) \(reference), \(here): \(installation)compare where the"
      + " references are made (the same container image)"
  }

  private func install(_ version: String, _ platform: Platform) -> String? {
    guard let package = package(version, platform) else { return nil }
    return switch platform {
    case .debian: "install it (apt-get install '\(package)=\(version)*' where the release has it)"
    case .macOS: "install it (brew install \(package))"
    }
  }

  /// The name of ICU's package, which contains its major version on Debian, as on Homebrew.
  private func package(_ version: String, _ platform: Platform) -> String? {
    let major = version.prefix { $0 != "." }
    return switch (component, platform) {
    case ("FreeType", .debian): "libfreetype6"
    case ("FreeType", .macOS): "freetype"
    case ("HarfBuzz", .debian): "libharfbuzz0b"
    case ("HarfBuzz", .macOS): "harfbuzz"
    case ("ICU", .debian): "libicu\(major)"
    case ("ICU", .macOS): "icu4c@\(major)"
    case ("Cairo", .debian): "libcairo2"
    case ("Cairo", .macOS): "cairo"
    default: nil
    }
  }
}
