import Snapshots

/// What an assertion came to.
struct AssertionOutcome {
  /// What is wrong with the assertion itself.
  var problem: String?
  /// One for each variant that was drawn.
  var results: [SnapshotResult] = []
  /// The folder of the pictures that were left.
  var artifacts = ""

  /// Why the results could not be added to the run; the test is judged all the same.
  var unnoted: String?

  init(problem: String) { self.problem = problem }

  init(artifacts: String) { self.artifacts = artifacts }

  /// Those that fail the test.
  var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// What to tell; nil where all is well.
  var message: String? {
    if let problem { return problem }
    return failures.isEmpty ? nil : FailureMessage(self).text
  }
}
