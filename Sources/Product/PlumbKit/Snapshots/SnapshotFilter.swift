import Snapshots

/// The snapshots that somebody wants to work with: those that any of a few patterns fits.
///
/// A pattern is a part of a snapshot's name or of its source's path; with `*` or `?` in it a glob,
/// which fits the whole of either, a folder above, or, without a slash, the last part:
///
///     mail            Templates/mail-320, Templates/mail-320-dark, Snail/mailbox-375
///     mail-*-dark     Templates/mail-320-dark
///     Templates/      everything below that folder
public struct SnapshotFilter: Equatable, Sendable {
  /// As they were typed; none for everything.
  public let patterns: [String]

  /// Accepts what matches any of `patterns`; without any, all.
  public init(_ patterns: [String] = []) { self.patterns = patterns }

  /// Whether anything may be left out.
  public var isFiltering: Bool { !patterns.isEmpty }

  /// Whether a snapshot of this name, made of this source, is wanted.
  public func accepts(name: String, source: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.fits($0, name) || Self.fits($0, source) }
  }

  static func fits(_ pattern: String, _ text: String) -> Bool {
    isGlob(pattern) ? GlobPattern(pattern).matches(text) : text.contains(pattern)
  }

  static func isGlob(_ pattern: String) -> Bool { pattern.contains { $0 == "*" || $0 == "?" } }

  /// A message for each pattern that fits none of `subjects`: it is misspelt, or what it meant is
  /// gone, and a run that looked at nothing must not pass.
  ///
  /// - Parameters:
  ///   - option: what the pattern was given to: `--filter`.
  ///   - list: the command that lists what there is.
  public func problems(
    in subjects: [(name: String, source: String)], option: String, list: String
  ) -> [Diagnostic] {
    patterns.filter { pattern in
      !subjects.contains { Self.fits(pattern, $0.name) || Self.fits(pattern, $0.source) }
    }.map { pattern in
      Diagnostic(
        .error, "\(option) \(Diagnostic.quoted(pattern)) fits no snapshot",
        expected: Self.isGlob(pattern)
          ? "a pattern for a name or source, such as 'mail-*-dark'"
          : "a part of a name or source",
        hint: Diagnostic.didYouMean(pattern, in: Self.words(of: subjects)) ?? "see '\(list)'")
    }
  }

  /// Words that people type: last parts of names, and sources without ending.
  private static func words(of subjects: [(name: String, source: String)]) -> [String] {
    let words = subjects.flatMap { subject in
      let file = PathName.last(of: subject.source)
      return [
        file.split(separator: ".").first.map(String.init) ?? file,
        PathName.last(of: subject.name), subject.name,
        subject.source,
      ]
    }
    return words.uniqued()
  }
}

/// The part of a project's snapshots that one run compares, by filter and shard.
public struct SnapshotSelection: Sendable {
  let cases: [SnapshotCase]
  /// Sources of which nothing can be drawn, by path.
  let broken: [ProjectCases.BrokenSource]
  /// Whether everything is looked at, so that what nobody asked for is known to be left over.
  let isWhole: Bool

  /// The part of `all` that the run compares.
  ///
  /// The run of another shard computes the same plan, so that every snapshot is compared by one.
  /// Throws `PlumbError` where a pattern fits nothing.
  init(
    _ all: ProjectCases, _ filter: SnapshotFilter, _ shard: SnapshotShard?
  ) throws(PlumbError) {
    let subjects =
      all.cases.map { (name: $0.name, source: $0.source) }
      + all.broken.map { (name: $0.stem, source: $0.source) }
    let problems = filter.problems(
      in: subjects, option: "--filter", list: "plumb snapshot list")
    guard problems.isEmpty else { throw PlumbError(problems) }
    let cases = all.cases.filter { filter.accepts(name: $0.name, source: $0.source) }
    let broken = all.broken.filter { filter.accepts(name: $0.stem, source: $0.source) }
    guard let shard, shard.count > 1 else {
      (self.cases, self.broken, isWhole) = (cases, broken, !filter.isFiltering)
      return
    }
    // One shard has to report what cannot be read.
    let plan = ShardPlan(
      cases.map { ($0.name, $0.work) } + broken.map { ($0.source, 1) }, count: shard.count)
    let mine = plan.indices(of: shard)
    self.cases = mine.filter { $0 < cases.count }.map { cases[$0] }
    self.broken = mine.filter { $0 >= cases.count }.map { broken[$0 - cases.count] }
    isWhole = false
  }
}

/// Who does what, where several machines share a run: each works out the same plan by itself, from
/// nothing but the names of all snapshots and an estimate of the work they are.
///
/// The plan is Graham's rule of the longest first (SIAM J. Appl. Math. 17, 1969): in the order of
/// falling work, each goes to the part that has least so far. The largest part is then at most 4/3
/// of the best possible, and with many snapshots per part close to the mean.
struct ShardPlan {
  /// The number of the part, from 1, for each piece of work.
  let shards: [Int]
  let loads: [Int]

  /// A plan for `count` parts.
  ///
  /// - Parameter work: names, each once, with their work.
  /// - Complexity: O(n · (log n + count)).
  init(_ work: [(name: String, amount: Int)], count: Int) {
    var shards = Array(repeating: 1, count: work.count)
    var loads = Array(repeating: 0, count: max(1, count))
    // Bytes, not characters: how those compare depends on the version of Unicode.
    let order = work.indices.sorted { first, second in
      work[first].amount != work[second].amount
        ? work[first].amount > work[second].amount
        : work[first].name.utf8.lexicographicallyPrecedes(work[second].name.utf8)
    }
    for index in order {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += work[index].amount
      shards[index] = least + 1
    }
    self.shards = shards
    self.loads = loads
  }

  func indices(of shard: SnapshotShard) -> [Int] {
    shards.indices.filter { shards[$0] == shard.index }
  }
}
