import Snapshots

/// The last run of a project, whose pictures become references one by one.
public struct SnapshotAcceptance {
  /// The run, with what has been accepted as `updated`.
  public private(set) var run: SnapshotRun
  private let folders: SnapshotFolders

  /// The run whose artifacts a workspace has.
  ///
  /// - Throws: `PlumbError` where there is none, or none that can be read.
  public init(_ folders: SnapshotFolders) throws(PlumbError) {
    self.folders = folders
    let artifacts = folders.artifacts
    do throws(ReferenceError) {
      guard let run = try artifacts.read() else {
        throw ReferenceError(
          reason: "\(artifacts.path) has no run of snapshots: plumb snapshot test makes one")
      }
      self.run = run
    } catch {
      throw PlumbError([Diagnostic(.error, error.reason)])
    }
  }

  /// Failures that have a picture to accept, by name.
  public var candidates: [SnapshotResult] {
    run.results.filter(\.outcome.canBeAccepted)
  }

  /// The candidates that patterns mean: a whole name, or a glob for several.
  ///
  /// - Throws: `PlumbError` with a message for each pattern that means none.
  public func candidates(of patterns: [String]) throws(PlumbError) -> [SnapshotResult] {
    let candidates = candidates
    let problems = patterns.compactMap { pattern in
      candidates.contains { Self.means(pattern, $0.name) } ? nil : problem(with: pattern)
    }
    guard problems.isEmpty else { throw PlumbError(problems) }
    return candidates.filter { candidate in
      patterns.contains { Self.means($0, candidate.name) }
    }
  }

  private static func means(_ pattern: String, _ name: String) -> Bool {
    pattern == name || SnapshotFilter.isGlob(pattern) && SnapshotFilter.fits(pattern, name)
  }

  private func problem(with pattern: String) -> Diagnostic {
    let word = Diagnostic.quoted(pattern)
    if let result = run.results.first(where: { $0.name == pattern }) {
      switch result.outcome {
      case .broken:
        return Diagnostic(.error, "\(word) has no picture to accept: \(result.summary)")
      case .updated:
        return Diagnostic(.error, "\(word) has been recorded or accepted already")
      default:
        return Diagnostic(
          .error, "\(word) did not fail in the last run, there is nothing to accept")
      }
    }
    let names = candidates.map(\.name)
    guard !names.isEmpty else {
      return Diagnostic(.error, "nothing failed in the last run, there is nothing to accept")
    }
    let longer = names.filter { $0.contains(pattern) }
    let hint =
      longer.isEmpty
      ? Diagnostic.didYouMean(pattern, in: names)
      : longer.count == 1
        ? "did you mean \(Diagnostic.quoted(longer[0]))?"
        : "did you mean '*\(pattern)*', for \(longer.count) of them?"
    return Diagnostic(
      .error, "no failure of the last run is called \(word)",
      hint: hint ?? "plumb snapshot review lists them")
  }

  // MARK: - Accepting

  /// Makes the picture of a failure the reference.
  ///
  /// - Returns: whether a file has changed: not when the reference is the same already.
  /// - Throws: `PlumbError` where there is no picture, the reference has changed since, or it
  ///   cannot be written.
  @discardableResult
  public mutating func accept(_ result: SnapshotResult) throws(PlumbError) -> Bool {
    let (store, name) = try place(of: result)
    let hasChanged: Bool
    do {
      hasChanged = try Acceptance(store: store, artifacts: folders.artifacts)
        .accept(name, from: result.name)
    } catch {
      throw PlumbError([Diagnostic(.error, error.reason)])
    }
    for index in run.results.indices where run.results[index].name == result.name {
      run.results[index].outcome = .updated
      run.results[index].summary = "\(result.name) has been accepted."
      run.results[index].acceptCommand = nil
    }
    return hasChanged
  }

  /// The store that a reference belongs into, and its name there. What `run.json` says may come
  /// from anywhere: the store refuses names that lead out of its folder.
  private func place(
    of result: SnapshotResult
  ) throws(PlumbError) -> (ReferenceStore, name: String) {
    if let reference = result.reference { return (folders.wholeStore, reference) }
    guard folders.file == nil else { return (try folders.store(), result.name) }
    return (folders.wholeStore, "\(run.references)/\(result.name)")
  }

  /// Keeps what has been accepted.
  public func save() throws(PlumbError) {
    do {
      try folders.artifacts.write(run)
    } catch {
      throw PlumbError([Diagnostic(.error, error.reason)])
    }
  }
}

/// References of a project that neither it nor its Swift tests ask for.
public struct SnapshotCleaning: Sendable {
  /// A reference that nothing asks for.
  public struct Orphan: Sendable {
    /// Its path below the folder of references; of a Swift test below the project.
    public let name: String
    fileprivate let store: ReferenceStore
  }

  /// By name, those of the project first.
  public let orphans: [Orphan]
  /// Sources that cannot be read, whose references are kept.
  public let broken: [ProjectCases.BrokenSource]

  /// Looks for them. What a project asks for is known from its sources alone, as is what Swift
  /// tests there are: nothing has to have been run.
  ///
  /// - Throws: `PlumbError` where the project makes no sense.
  public init(
    _ folders: SnapshotFolders, warn: @escaping (Diagnostic) -> Void
  ) throws(PlumbError) {
    let ofTests = TestReferences(project: folders.folder).orphans
      .map { Orphan(name: $0, store: folders.wholeStore) }
    // A package whose tests are all there is may have a project file for their settings.
    guard let file = folders.file, !file.sources.included.isEmpty else {
      (orphans, broken) = (ofTests, [])
      return
    }
    let inventory = try SnapshotInventory(folders, warn: warn)
    let store = try folders.store()
    orphans = inventory.orphans.map { Orphan(name: $0, store: store) } + ofTests
    broken = inventory.broken
  }

  /// Deletes references, and the folders that are empty without them.
  ///
  /// - Parameter deleted: is called with each name.
  /// - Throws: `PlumbError` with what could not be deleted; the rest is.
  public func delete(_ orphans: [Orphan], deleted: (String) -> Void) throws(PlumbError) {
    var problems: [Diagnostic] = []
    for orphan in orphans {
      do throws(ReferenceError) {
        try orphan.store.delete(orphan.name)
        deleted(orphan.name)
      } catch {
        problems.append(Diagnostic(.error, error.reason))
      }
    }
    guard problems.isEmpty else { throw PlumbError(problems) }
  }
}
