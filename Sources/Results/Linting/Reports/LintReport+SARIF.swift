import Diagnostics
import Foundation
import JSONWriting

extension LintReport {
  /// The report as a SARIF log of one run.
  var sarif: String {
    let run = SARIFLog.Run(
      tool: .init(
        driver: .init(
          name: "plumb", version: version, semanticVersion: version,
          rules: rules.map(SARIFLog.Rule.init))),
      invocations: [
        .init(
          executionSuccessful: failures.isEmpty,
          toolExecutionNotifications: failures.map(notification))
      ],
      originalUriBaseIds: folder.isEmpty
        ? nil : [Self.base: .init(uri: "file://" + Self.encoded(folder), uriBaseId: nil)],
      results: findings.map(result))
    return String(decoding: StableJSON.page(SARIFLog(runs: [run])), as: UTF8.self)
  }

  /// The name of the folder that relative addresses start from.
  private static let base = "SRCROOT"

  private func result(_ finding: Finding) -> SARIFLog.Result {
    var location = location(finding.location)
    location.logicalLocations = [
      .init(
        name: finding.object, fullyQualifiedName: "\(finding.scene)/\(finding.object)",
        kind: "object")
    ]
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.id == finding.rule } ?? -1,
      level: finding.severity.rawValue,
      message: .init(text: finding.message + (finding.hint.map { "; \($0)." } ?? ".")),
      locations: [location],
      relatedLocations: finding.related.isEmpty
        ? nil
        : finding.related.map { related in
          var location = self.location(related.location)
          location.message = .init(text: related.message)
          return location
        },
      partialFingerprints: [
        "ruleAndObject/v1": "\(finding.rule) \(finding.scene) \(finding.object)"
      ])
  }

  private func notification(_ failure: Diagnostic) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: failure.severity.rawValue, message: .init(text: failure.message),
      locations: failure.location.map { [location($0)] } ?? [])
  }

  private func location(_ place: FileLocation) -> SARIFLog.Location {
    let isAbsolute = place.file.hasPrefix("/")
    let path = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    let artifact = SARIFLog.ArtifactLocation(
      uri: (isAbsolute ? "file://" : "") + Self.encoded(path),
      uriBaseId: isAbsolute || folder.isEmpty ? nil : Self.base)
    let region =
      place.line > 0
      ? SARIFLog.Region(
        startLine: place.line, startColumn: place.column > 0 ? place.column : nil) : nil
    return .init(physicalLocation: .init(artifactLocation: artifact, region: region))
  }

  /// A path as part of an address (RFC 3986): whatever is not plain becomes a percent code.
  private static func encoded(_ path: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@")
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }
}

extension SARIFLog.Rule {
  init(_ rule: LintRule) {
    self.init(
      id: rule.id, name: rule.pascalCase, shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.rationale),
      help: .init(text: "\(rule.rationale) See Documentation/Lint.md, \(rule.id)."),
      defaultConfiguration: .init(enabled: rule.isOnByDefault, level: rule.severity.rawValue))
  }
}

extension LintRule {
  /// `MisplacedView`: what SARIF viewers show as the rule's name.
  fileprivate var pascalCase: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
