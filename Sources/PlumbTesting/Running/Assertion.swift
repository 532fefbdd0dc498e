import Diagnostics
import Foundation
import InterfaceBuilder
import PlumbKit
import Snapshots
import UIKit

/// One call of `assertSnapshot` or `verifySnapshot`, with every argument.
struct Assertion {
  let site: CallSite
  /// The test as the compiler calls it: `row(width:)`.
  let function: String
  let name: String?
  let axes: SnapshotAxes
  let height: SnapshotHeight
  let layers: [PictureLayer]
  let settings: SnapshotTestSettings

  /// Draws every variant of the view that `make` makes, compares each with its reference, and notes the results.
  func run(_ make: () throws -> UIView) -> AssertionOutcome {
    var source = ""
    do {
      let plan = try plan()
      source = plan.place.source
      let variants = try axes.variants(plan.settings, of: source)
      return try SessionPool.shared.withSession { session in
        AssertionRun(assertion: self, plan: plan, session: session).results(variants, make)
      }
    } catch {
      return AssertionOutcome(problem: ErrorText(error, source: source).text)
    }
  }

  /// What is decided before anything is drawn.
  private func plan() throws -> AssertionPlan {
    try height.check()
    let variables = settings.variables ?? ProcessInfo.processInfo.environment
    let mode = try settings.record ?? RecordMode(environment: variables)
    let test = try TestName(function: function)
    let name = try test.reference(named: name) {
      ledger.number(of: site, in: "\(site.path)/\(test.text)")
    }
    let place = ReferencePlace(of: site, named: name, folder: settings.references)
    let project = try place.projectFile.map { try ProjectSettings.shared.settings(of: $0) }
    return AssertionPlan(
      mode: mode, place: place, settings: settings.within(project ?? SnapshotTestSettings()),
      artifacts: ArtifactFolder(
        flag: settings.artifacts, environment: variables, project: place.project,
        projectFile: project))
  }

  /// Which names are taken.
  var ledger: ReferenceLedger { settings.ledger ?? .shared }

}

/// What is decided of an assertion before anything is drawn.
struct AssertionPlan {
  let mode: RecordMode
  let place: ReferencePlace
  /// Those of the assertion, and where it says nothing those of `plumb.yaml`.
  let settings: SnapshotTestSettings
  /// Where the results go.
  let artifacts: ArtifactFolder
}
