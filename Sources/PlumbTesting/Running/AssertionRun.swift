import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTree
import PlumbKit
import Snapshots
import UIKit

/// The pictures of one assertion, drawn and compared one after the other.
struct AssertionRun {
  let assertion: Assertion
  let plan: AssertionPlan
  let session: PlumbSession

  /// A result for each variant. What keeps the view from being made keeps it in all of them, so the first such variant
  /// is the last.
  func results(_ variants: [LayoutVariant], _ make: () throws -> UIView) -> AssertionOutcome {
    var outcome = AssertionOutcome(artifacts: artifacts.path)
    try? artifacts.join(plan.run)
    for variant in variants {
      let result = result(of: variant, make)
      outcome.results.append(result)
      if result.outcome == .broken { break }
    }
    outcome.note(in: artifacts, plan)
    return outcome
  }

  private var artifacts: ArtifactFolder { plan.artifacts }

  private func result(
    of variant: LayoutVariant, _ make: () throws -> UIView
  ) -> SnapshotResult {
    let start = ContinuousClock.now
    let reference = plan.place.reference(variant.suffix)
    let verdict: Verdict
    do {
      let snapshot = try snapshot(of: variant, named: reference, make)
      try claim(snapshot)
      verdict = verification.verify(snapshot)
    } catch {
      verdict = .broken(reference, reason: ErrorText(error, source: plan.place.source).text)
    }
    return result(verdict, variant, took: start.duration(to: .now))
  }

  private func result(
    _ verdict: Verdict, _ variant: LayoutVariant, took duration: Duration
  ) -> SnapshotResult {
    var result = SnapshotResult(
      verdict, source: .init(file: plan.place.source, line: Int(assertion.site.line)),
      caption: variant.summary, seconds: duration / .seconds(1),
      acceptCommand: "plumb snapshot accept \(ShellWord(verdict.name))")
    result.reference = verdict.name
    return result
  }

  // MARK: Drawing

  private func snapshot(
    of variant: LayoutVariant, named name: String, _ make: () throws -> UIView
  ) throws -> Snapshot {
    let request = ViewRequest(
      height: assertion.height.request, layers: assertion.layers,
      nibs: LayoutEnvironment.current.nibs ?? NibFolder(assertion.site.folder))
    return try InterfaceFolder.$current.withValue(assertion.site.folder) {
      try session.snapshot(
        at: variant, request, name: name, storedPath: plan.place.source, make: make)
    }
  }

  // MARK: Comparing

  private var verification: Verification {
    Verification(
      store: ReferenceStore(folder: plan.place.project, title: "."), mode: plan.mode,
      settings: plan.settings.comparison, artifacts: artifacts)
  }

  /// Refuses a second picture under one name.
  private func claim(_ snapshot: Snapshot) throws(AssertionProblem) {
    let content = [snapshot.png, snapshot.tree.jsonBytes(.linePerNode)].hashValue
    let file = "\(plan.place.project)/\(snapshot.name)"
    switch assertion.ledger.use(file, by: assertion.site, content: content) {
    case nil: return
    case .otherAssertion(let other):
      throw AssertionProblem(
        "\(snapshot.name) is the reference of line \(other.line) of \(other.fileID) as well:"
          + " give one of them another name, assertSnapshot(of: …, named: …)")
    case .otherPicture:
      throw AssertionProblem(
        "\(snapshot.name) was another picture when this line ran before: in a loop or a function that"
          + " several tests call, give each snapshot a name of its own, assertSnapshot(of: …, named: …)"
      )
    }
  }
}
