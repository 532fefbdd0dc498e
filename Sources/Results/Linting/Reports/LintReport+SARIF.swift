import Foundation

extension LintReport {
  /// The report as a log of one run in the Static Analysis Results Interchange Format 2.1.0 (OASIS
  /// Standard), as far as it is used here. Names are the format's; numbers in brackets its sections.
  var sarif: String {
    // [3.13]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return String(decoding: StableJSON.page(log), as: UTF8.self)
  }

  /// [3.14], with its tool [3.18, 3.19] and invocation [3.20].
  private var run: JSONObject {
    [
      "tool": [
        "driver": [
          "name": "plumb", "version": version, "semanticVersion": version,
          "rules": rules.map(descriptor),
        ] as JSONObject
      ] as JSONObject,
      "invocations": [
        [
          "executionSuccessful": failures.isEmpty,
          "toolExecutionNotifications": failures.map(notification),
        ] as JSONObject
      ],
      "originalUriBaseIds": folder.isEmpty
        ? nil : [Self.base: ["uri": "file://" + Self.encoded(folder)] as JSONObject],
      "columnKind": "unicodeCodePoints",
      "results": findings.map(result),
    ]
  }

  /// The name of the folder that relative addresses start from.
  private static let base = "SRCROOT"

  /// A reporting descriptor [3.49], with its configuration [3.50].
  private func descriptor(_ rule: LintRule) -> JSONObject {
    [
      "id": rule.id, "name": rule.pascalCase, "shortDescription": message(rule.summary),
      "fullDescription": message(rule.rationale),
      "help": message("\(rule.rationale) See Documentation/Lint.md, \(rule.id)."),
      "defaultConfiguration": ["enabled": rule.isOnByDefault, "level": rule.severity.rawValue]
        as JSONObject,
    ]
  }

  /// [3.27]
  private func result(_ finding: Finding) -> JSONObject {
    [
      "ruleId": finding.rule, "ruleIndex": rules.firstIndex { $0.id == finding.rule } ?? -1,
      "level": finding.severity.rawValue,
      "message": message(finding.message + (finding.hint.map { "; \($0)." } ?? ".")),
      "locations": [location(finding.location, of: finding)],
      "relatedLocations": finding.related.isEmpty
        ? nil : finding.related.map { location($0.location, $0.message) },
      "partialFingerprints": [
        "ruleAndObject/v1": "\(finding.rule) \(finding.scene) \(finding.object)"
      ],
    ]
  }

  /// [3.58]
  private func notification(_ failure: Diagnostic) -> JSONObject {
    [
      "level": failure.severity.rawValue, "message": message(failure.words),
      "locations": failure.location.map { [location($0)] } ?? [],
    ]
  }

  /// [3.11]
  private func message(_ text: String) -> JSONObject { ["text": text] }

  /// [3.28], with its logical location [3.33], artifact [3.4] and region [3.30].
  private func location(
    _ place: FileLocation, _ text: String? = nil, of finding: Finding? = nil
  ) -> JSONObject {
    let isAbsolute = place.file.hasPrefix("/")
    let path = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    let artifact: JSONObject = [
      "uri": (isAbsolute ? "file://" : "") + Self.encoded(path),
      "uriBaseId": isAbsolute || folder.isEmpty ? nil : Self.base,
    ]
    let region: JSONObject = [
      "startLine": place.line, "startColumn": place.column > 0 ? place.column : nil,
    ]
    let physical: JSONObject = [
      "artifactLocation": artifact, "region": place.line > 0 ? region : nil,
    ]
    let logical = finding.map { finding -> [JSONObject] in
      let path = "\(finding.scene)/\(finding.object)"
      return [["name": finding.object, "fullyQualifiedName": path, "kind": "object"]]
    }
    return [
      "physicalLocation": physical, "logicalLocations": logical, "message": text.map(message),
    ]
  }

  /// A path as part of an address (RFC 3986): whatever is not plain becomes a percent code.
  private static func encoded(_ path: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@")
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }
}

extension LintRule {
  /// `MisplacedView`: what SARIF viewers show as the rule's name.
  fileprivate var pascalCase: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
