import Snapshots

extension AssertionOutcome {
  /// Adds the results to the run that is kept among the artifacts, where `plumb snapshot accept`, `review` and `merge`
  /// find them.
  mutating func note(in folder: ArtifactFolder, _ plan: AssertionPlan) {
    do throws(ReferenceError) {
      for result in results { try folder.add(result, to: plan.run) }
    } catch {
      unnoted = error.reason
    }
  }
}

extension AssertionPlan {
  /// What a run says of itself to which no result has been added yet.
  var run: SnapshotRun { SnapshotRun(tool: "PlumbTesting", mode: mode, references: ".") }
}
