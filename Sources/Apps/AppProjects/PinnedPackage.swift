import Foundation
import Reading

/// A package of others, in exactly the revision that a project is built with.
package struct PinnedPackage: Hashable, Sendable {
  /// What the package is called: `SnapKit`.
  package let name: String
  /// The address of its repository; nil where the file does not say it.
  package let address: String?
  /// A commit, or a tag where no commit is known; empty where the package is named and not pinned.
  package let revision: String
  /// The version that people know it by; nil where a branch or a commit is pinned.
  package let version: String?
  /// The resolved path of the file that says so.
  package let file: String

  init(_ name: String, at address: String?, _ revision: String, version: String?, in file: String) {
    (self.name, self.address, self.revision) = (name, address, revision)
    (self.version, self.file) = (version, file)
  }

  /// The version, or the beginning of the revision.
  package var shownRevision: String {
    version ?? (revision.isEmpty ? "any revision" : String(revision.prefix(12)))
  }

  package func isCalled(_ module: String) -> Bool {
    let repository = address.map(Self.repository) ?? name
    return [name, repository].contains { Self.isModule(module, of: $0) }
  }

  /// Whether a module is called as a repository or its folder, which may be `SQLite.swift`.
  static func isModule(_ module: String, of repository: String) -> Bool {
    let bare = repository.hasSuffix(".swift") ? String(repository.dropLast(6)) : repository
    return [repository, bare].contains {
      AppTarget.module(of: $0).lowercased() == module.lowercased()
    }
  }

  /// `SnapKit` of `https://github.com/SnapKit/SnapKit.git`.
  package static func repository(of address: String) -> String {
    let last = address.split { "/:".contains($0) }.last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension PinnedPackage {
  private static let mostPackages = 2000

  /// What files of a work tree pin, each package once, those of the first file before the others.
  /// `notes`: gets a sentence about each file that cannot be read.
  package static func all(in tree: WorkTree, _ notes: inout [Diagnostic]) -> [PinnedPackage] {
    var pins: [PinnedPackage] = []
    for path in tree.descriptions {
      let read: (([UInt8], String) throws(PlumbError) -> [PinnedPackage])? =
        switch PathName.last(of: path) {
        case "Package.resolved": swiftPackages
        case "Podfile.lock": pods
        case "Cartfile.resolved": carthage
        default: nil
        }
      guard let read else { continue }
      do throws(PlumbError) {
        guard let bytes = try ProjectText.read(path) else { continue }
        pins += try read(bytes, path).prefix(mostPackages)
      } catch {
        notes += error.diagnostics
      }
    }
    return pins.uniqued { $0.name.lowercased() }
  }

  // MARK: Swift packages

  /// `Package.resolved` in its versions 1 to 3.
  private struct Resolved: Decodable {
    let pins: [Pin]?
    let object: Object?

    struct Object: Decodable { let pins: [Pin] }

    struct Pin: Decodable {
      let identity: String?
      let package: String?
      let location: String?
      let repositoryURL: String?
      let state: State
    }

    struct State: Decodable {
      let revision: String?
      let version: String?
    }
  }

  private static func swiftPackages(
    _ bytes: [UInt8], _ path: String
  ) throws(PlumbError) -> [PinnedPackage] {
    let resolved: Resolved
    do {
      resolved = try JSONDecoder().decode(Resolved.self, from: Data(bytes))
    } catch {
      throw PlumbError([
        Diagnostic(
          .warning, at: FileLocation(file: path),
          "the pinned packages cannot be read: \(Diagnostic.reason(of: error))")
      ])
    }
    return (resolved.pins ?? resolved.object?.pins ?? []).compactMap { pin in
      guard let address = pin.location ?? pin.repositoryURL, let revision = pin.state.revision
      else { return nil }
      return PinnedPackage(
        pin.package ?? repository(of: address), at: address, revision, version: pin.state.version,
        in: path)
    }
  }

  // MARK: CocoaPods

  private static func pods(_ bytes: [UInt8], _ path: String) throws(PlumbError) -> [PinnedPackage] {
    let log = DiagnosticLog()
    let text = SourceText(file: path, bytes: bytes)
    guard let root = YAMLReader.read(text, expected: "a list of pods", log: log) else {
      throw PlumbError([
        Diagnostic(
          .warning, at: log.diagnostics.first?.location ?? FileLocation(file: path),
          "the pinned pods cannot be read: \(log.diagnostics.first?.message ?? "no YAML")")
      ])
    }
    let checkouts = root["CHECKOUT OPTIONS"]
    let sources = root["EXTERNAL SOURCES"]
    return (root["PODS"]?.items ?? []).compactMap { item -> PinnedPackage? in
      guard let text = item.scalar?.text ?? item.entries?.first?.key,
        let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")")
      else { return nil }
      let name = String(text[..<open].trimmingCharacters(in: .whitespaces).prefix { $0 != "/" })
      // A pod in a folder of the work tree is read there.
      if sources?[name]?[":path"] != nil { return nil }
      let version = String(text[text.index(after: open)..<close])
      let checkout = checkouts?[name]
      return PinnedPackage(
        name, at: checkout?[":git"]?.scalar?.text ?? sources?[name]?[":git"]?.scalar?.text,
        checkout?[":commit"]?.scalar?.text ?? checkout?[":tag"]?.scalar?.text ?? version,
        version: version, in: path)
    }.uniqued(on: \.name)
  }

  // MARK: Carthage

  /// Lines such as `github "SnapKit/SnapKit" "5.0.1"`.
  private static func carthage(_ bytes: [UInt8], _ path: String) -> [PinnedPackage] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count >= 4, !line.hasPrefix("#") else { return nil }
      let place = String(words[1])
      let kind = words[0].trimmingCharacters(in: .whitespaces)
      guard kind == "github" || kind == "git" else { return nil }
      let isShort = kind == "github" && !place.contains("://")
      let address = isShort ? "https://github.com/\(place).git" : place
      let revision = String(words[3])
      let isCommit = revision.count == 40 && revision.allSatisfy(\.isHexDigit)
      return PinnedPackage(
        repository(of: address), at: address, revision, version: isCommit ? nil : revision, in: path
      )
    }
  }
}
