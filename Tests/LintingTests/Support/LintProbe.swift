import CellSources
import Linting
import TestSupport
import Testing
import UIKitCore

/// Lints a small document with a font of fixed advances: at 20 points a character is 10 wide and a
/// line 24 high.
struct LintProbe {
  let findings: [Finding]

  /// - Parameters:
  ///   - code: the sources of the project around the document.
  ///   - width: that of rows, in place of the stored one.
  init(
    _ xml: String, _ settings: LintSettings = LintSettings(), code: [String] = [],
    width: Double? = nil
  ) throws {
    let source = try CellSource.read(
      Array(xml.utf8), path: "t.xib", names: ["t.xib"], CellRequest(surroundings: .ignored))
    let canvas = try #require(try source.canvas(in: nil))
    let environment = canvas.environment(LayoutRequest(scale: 2), text: FixedAdvanceMeasurer())
    findings = environment.perform {
      Linter(settings).findings(
        in: LintDocument(
          file: "t.xib", scenes: canvas.lintScenes(atWidth: width, RowHeightSources(code))))
    }
  }

  /// What one rule finds, without places: `severity: message; hint [object]`.
  static func lines(_ rule: String, _ xml: String, code: [String] = [], width: Double? = nil) throws
    -> [String]
  {
    var settings = LintSettings()
    settings.only = [rule]
    return try LintProbe(xml, settings, code: code, width: width).findings.map { finding in
      "\(finding.severity.rawValue): \(finding.message)"
        + (finding.hint.map { "; \($0)" } ?? "") + " [\(finding.object)]"
    }
  }
}

extension LintProbe {
  /// Lints with settings that differ from the usual ones by `change`.
  init(_ xml: String, _ change: (inout LintSettings) -> Void) throws {
    var settings = LintSettings()
    change(&settings)
    try self.init(xml, settings)
  }
}
