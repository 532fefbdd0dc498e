import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTree
import Locking
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

  /// Draws every variant of what `make` makes, and compares each with its reference.
  func run(_ make: () throws -> UIView) -> AssertionOutcome {
    var source = ""
    do {
      let plan = try plan()
      source = plan.location.source
      let variants = try axes.variants(plan.settings, of: source)
      return try SessionPool.shared.withSession { session in
        AssertionRun(assertion: self, plan: plan, session: session).results(variants, make)
      }
    } catch {
      return AssertionOutcome(problem: ErrorText(error, source: source).text)
    }
  }

  /// The plan, made before anything is drawn.
  private func plan() throws -> AssertionPlan {
    try height.check()
    let variables = settings.variables ?? ProcessInfo.processInfo.environment
    let mode = try settings.record ?? RecordMode(environment: variables)
    let test = try TestName(function: function)
    let name = try test.reference(named: name) {
      registry.number(of: site, in: "\(site.path)/\(test.text)")
    }
    let location = ReferenceLocation(of: site, named: name, folder: settings.references)
    let project = try location.projectFile.map { try ProjectSettings.shared.settings(of: $0) }
    return AssertionPlan(
      mode: mode, location: location, settings: settings.within(project ?? SnapshotTestSettings()),
      artifacts: ArtifactFolder(
        flag: settings.artifacts, environment: variables, project: location.project,
        projectFile: project))
  }

  var registry: ReferenceRegistry { settings.registry ?? .shared }

}

/// The decisions of an assertion before anything is drawn.
struct AssertionPlan {
  let mode: RecordMode
  let location: ReferenceLocation
  /// Those of the assertion, and where it says nothing those of `plumb.yaml`.
  let settings: SnapshotTestSettings
  /// Where the results go.
  let artifacts: ArtifactFolder
}

/// The pictures of one assertion, drawn and compared one after the other.
private struct AssertionRun {
  let assertion: Assertion
  let plan: AssertionPlan
  let session: PlumbSession

  /// A result a variant; what keeps the view from being made ends with the first.
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
    let reference = plan.location.reference(variant.suffix)
    let verdict: Verdict
    do {
      let snapshot = try snapshot(of: variant, named: reference, make)
      try claim(snapshot)
      verdict = verification.verify(snapshot)
    } catch {
      verdict = .broken(reference, reason: ErrorText(error, source: plan.location.source).text)
    }
    return result(verdict, variant, took: start.duration(to: .now))
  }

  private func result(
    _ verdict: Verdict, _ variant: LayoutVariant, took duration: Duration
  ) -> SnapshotResult {
    var result = SnapshotResult(
      verdict, source: .init(file: plan.location.source, line: Int(assertion.site.line)),
      caption: variant.summary, seconds: duration / .seconds(1),
      acceptCommand: "plumb snapshot accept \(ShellWord.quoted(verdict.name))")
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
      try ViewRenderer(session).snapshot(
        at: variant, request, name: name, storedPath: plan.location.source, make: make)
    }
  }

  // MARK: Comparing

  private var verification: Verification {
    Verification(
      store: ReferenceStore(folder: plan.location.project, title: "."), mode: plan.mode,
      settings: plan.settings.comparison, artifacts: artifacts)
  }

  /// Refuses a second picture under one name.
  private func claim(_ snapshot: Snapshot) throws(AssertionProblem) {
    let content = [snapshot.png, snapshot.tree.jsonBytes(.linePerNode)].hashValue
    let file = "\(plan.location.project)/\(snapshot.name)"
    switch assertion.registry.use(file, by: assertion.site, content: content) {
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

extension AssertionOutcome {
  /// Adds the results to the run among the artifacts, for `plumb snapshot accept`.
  mutating func note(in folder: ArtifactFolder, _ plan: AssertionPlan) {
    do throws(ReferenceError) {
      for result in results { try folder.add(result, to: plan.run) }
    } catch {
      unnoted = error.reason
    }
  }
}

extension AssertionPlan {
  /// A run to which no result has been added yet.
  var run: SnapshotRun { SnapshotRun(tool: "PlumbTesting", mode: mode, references: ".") }
}

extension ArtifactFolder {
  /// The artifacts of an assertion: where its settings say, else `PLUMB_ARTIFACTS`, else
  /// `plumb.yaml`, else `.plumb` in the project's folder.
  init(
    flag: String?, environment: [String: String], project: String,
    projectFile: SnapshotTestSettings?
  ) {
    let isSaid = flag != nil || !(environment[Self.variable] ?? "").isEmpty
    self.init(
      flag: isSaid ? flag : projectFile?.artifacts, environment: environment, project: project)
  }
}

/// Sessions that no assertion is using at the moment.
///
/// A session holds the open fonts and every word that was shaped with them, and serves one thread
/// at a time. Tests run in parallel: each assertion takes a session for itself and gives it back,
/// so there are as many as assertions ever ran at once, usually one a core. A lock guards the list.
/// What a session has shaped never changes a result.
private final class SessionPool: Sendable {
  fileprivate static let shared = SessionPool()

  private let idle = Locked<[PlumbSession]>([])

  /// Runs `body` with a session that nobody else has. Throws `PlumbError` where the fonts cannot be
  /// opened; what `body` throws.
  fileprivate func withSession<Result>(_ body: (PlumbSession) throws -> Result) throws -> Result {
    let session = try idle.withLock { $0.popLast() } ?? PlumbSession { _ in }
    defer { idle.withLock { $0.append(session) } }
    return try body(session)
  }
}
