import CellTemplates
import InterfaceBuilder
import Linting
import UIKit

extension PlumbSession {
  /// What a linter finds in an Interface Builder file or a template.
  ///
  /// - Throws: `PlumbError` when the file cannot be read.
  public func lint(_ file: String, _ linter: Linter) throws(PlumbError) -> [Finding] {
    if InterfaceDocument.isInterfaceFile(file) { return try lintInterface(file, linter) }
    let template = try load(file)
    var findings: [Finding] = []
    try forEachVariant(of: template, LayoutRequest()) { template, variant throws(PlumbError) in
      let table = self.table(of: template, at: variant).table
      TemplateLintReader(table, variant: variant.summary).forEachScene { scene in
        findings += linter.findings(in: LintDocument(file: file, scenes: [scene]))
      }
    }
    return Finding.merged(findings)
  }

  private func lintInterface(_ file: String, _ linter: Linter) throws(PlumbError) -> [Finding] {
    report(.variant(Self.storedSizes))
    let layout = InterfaceLayout(try loadDocument(file))
    return environment(of: layout, LayoutRequest()).perform {
      let reader = InterfaceLintReader(layout)
      return linter.findings(
        in: LintDocument(file: file, scenes: layout.scenes.map(reader.scene)))
    }
  }
}
