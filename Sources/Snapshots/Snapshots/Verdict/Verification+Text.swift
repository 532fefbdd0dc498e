extension Verification {
  /// Compares a text with its reference, or records it; never throws, on any thread.
  public func verify(_ snapshot: TextSnapshot, source: SnapshotResult.Source, caption: String)
    -> SnapshotResult
  {
    let name = snapshot.name
    var result = SnapshotResult(
      name: name, source: source, caption: caption, outcome: .passed,
      summary: SnapshotOutcome.passed.sentence(about: name))
    var old: [UInt8]?
    do throws(ReferenceError) {
      old = try store.readText(name)
      try judge(snapshot, old, &result)
    } catch {
      result.conclude(.unreadable, error.reason)
    }
    record(snapshot, &result)
    leave(snapshot, old, &result)
    return result
  }

  private func judge(
    _ snapshot: TextSnapshot, _ old: [UInt8]?, _ result: inout SnapshotResult
  ) throws(ReferenceError) {
    guard let old else { return result.conclude(.missing) }
    if ByteComparison.areEqual(old, Array(snapshot.text.utf8)) { return }
    let found: TextSnapshot.Comparison
    do throws(PlumbError) {
      found = try snapshot.comparison(
        String(decoding: old, as: UTF8.self), store.titled(snapshot.name, "txt"))
    } catch {
      throw ReferenceError(error)
    }
    // Other fonts move every number a little; that nothing has changed is what counts.
    guard let first = found.changes.first else { return }
    let environment = EnvironmentDifference.between(found.fingerprint, snapshot.fingerprint)
    let cause = environment.first.map {
      "\($0.advice())\(andMore(environment.count - 1, after: ";")); "
    }
    result.outcome = environment.isEmpty ? .layout : .environment
    result.summary =
      "\(snapshot.name) differs: \(cause ?? "")\(first)\(andMore(found.changes.count - 1, after: ","))."
    result.changes = Array(found.changes.prefix(SnapshotResult.changeLimit))
    result.changeCount = found.changes.count
    result.environment = environment.map { $0.advice() }
  }

  private func record(_ snapshot: TextSnapshot, _ result: inout SnapshotResult) {
    switch (mode, result.outcome) {
    case (.never, _), (_, .passed): return
    case (.missing, let outcome) where outcome != .missing: return
    default: break
    }
    do throws(ReferenceError) {
      try store.replaceText(snapshot.name, Array(snapshot.text.utf8))
    } catch {
      return result.conclude(.broken, error.reason)
    }
    result.conclude(mode == .missing ? .recorded : .updated)
  }

  private func leave(
    _ snapshot: TextSnapshot, _ old: [UInt8]?, _ result: inout SnapshotResult
  ) {
    artifacts.removePictures(of: snapshot.name)
    guard result.outcome.isFailure || result.outcome == .updated else { return }
    // A review without its files still has the lines of the result.
    result.pictures = (try? artifacts.leave(snapshot, expected: old)) ?? .init()
  }
}

extension SnapshotResult {
  fileprivate mutating func conclude(_ outcome: SnapshotOutcome, _ reason: String? = nil) {
    self.outcome = outcome
    summary = outcome.sentence(about: name, reason)
  }
}
