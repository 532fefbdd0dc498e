import Diagnostics
import Linting

/// The snapshots that somebody wants to work with: those that any of a few patterns fits.
///
/// A pattern is a part of a snapshot's name or of its source's path; with `*` or `?` in it a glob,
/// which fits the whole of either, a folder above, or, without a slash, the last part:
///
///     mail            Templates/mail-320, Templates/mail-320-dark, Snail/mailbox-375
///     mail-*-dark     Templates/mail-320-dark
///     Templates/      everything below that folder
public struct SnapshotFilter: Equatable, Sendable {
  /// As they were typed; none for everything.
  public let patterns: [String]

  /// Everything that one of `patterns` fits, or simply everything.
  public init(_ patterns: [String] = []) { self.patterns = patterns }

  /// Whether anything may be left out.
  public var isFiltering: Bool { !patterns.isEmpty }

  /// Whether a snapshot of this name, made of this source, is wanted.
  public func accepts(name: String, source: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.fits($0, name) || Self.fits($0, source) }
  }

  /// Whether a pattern fits a name or path.
  static func fits(_ pattern: String, _ text: String) -> Bool {
    isGlob(pattern) ? GlobPattern(pattern).matches(text) : text.contains(pattern)
  }

  static func isGlob(_ pattern: String) -> Bool { pattern.contains { $0 == "*" || $0 == "?" } }

  /// A message for each pattern that fits none of `subjects`: it is misspelt, or what it meant is
  /// gone, and a run that looked at nothing must not pass.
  ///
  /// - Parameters:
  ///   - option: what the pattern was given to: `--filter`.
  ///   - list: the command that lists what there is.
  public func problems(
    in subjects: [(name: String, source: String)], option: String, list: String
  ) -> [Diagnostic] {
    patterns.filter { pattern in
      !subjects.contains { Self.fits(pattern, $0.name) || Self.fits(pattern, $0.source) }
    }.map { pattern in
      Diagnostic(
        .error, "\(option) \(Diagnostic.quoted(pattern)) fits no snapshot",
        expected: Self.isGlob(pattern)
          ? "a pattern for a name or source, such as 'mail-*-dark'"
          : "a part of a name or source",
        hint: Diagnostic.didYouMean(pattern, in: Self.words(of: subjects)) ?? "see '\(list)'")
    }
  }

  /// What people type: last parts of names, and sources without folder and extension; each once.
  private static func words(of subjects: [(name: String, source: String)]) -> [String] {
    var seen: Set<String> = []
    let words = subjects.flatMap { subject in
      let file = subject.source.split(separator: "/").last ?? ""
      return [
        String(file.split(separator: ".").first ?? file),
        subject.name.split(separator: "/").last.map(String.init) ?? subject.name, subject.name,
        subject.source,
      ]
    }
    return words.filter { seen.insert($0).inserted }
  }
}
