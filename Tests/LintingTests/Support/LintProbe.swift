import InterfaceBuilder
import Linting
import TestSupport
import UIKit

@testable import PlumbKit

/// Lints a small document with a font of fixed advances: at 20 points a character is 10 wide and a
/// line 24 high.
struct LintProbe {
  let findings: [Finding]

  init(_ xml: String, _ settings: LintSettings = LintSettings()) throws {
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "t.xib"))
    let environment = LayoutEnvironment(
      profile: layout.document.header.tools.profile, text: FixedAdvanceMeasurer(), displayScale: 2)
    findings = environment.perform {
      let reader = InterfaceLintReader(layout)
      return Linter(settings).findings(
        in: LintDocument(file: "t.xib", scenes: layout.scenes.map(reader.scene)))
    }
  }

  /// What one rule finds, without places: `severity: message; hint [object]`.
  static func lines(_ rule: String, _ xml: String) throws -> [String] {
    var settings = LintSettings()
    settings.only = [rule]
    return try LintProbe(xml, settings).findings.map { finding in
      "\(finding.severity.rawValue): \(finding.message)"
        + (finding.hint.map { "; \($0)" } ?? "") + " [\(finding.object)]"
    }
  }
}
