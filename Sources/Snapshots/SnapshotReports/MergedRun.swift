import Snapshots

/// The result of merging several runs: shards of one run, or runs of several parts of a project.
public struct MergedRun: Sendable {
  /// The merged run: every name once, in alphabetical order.
  public var run: SnapshotRun
  /// Contradictions between the runs, and missing parts.
  public var notes: [MergeNote]
  /// For each result the indices of the runs that agree with it.
  var origins: [[Int]]

  /// Whether every shard is present and finished.
  public var isComplete: Bool {
    notes.allSatisfy { note in
      switch note {
      case .missingShards, .unfinished: false
      default: true
      }
    }
  }
}

extension SnapshotRun {
  /// Merges several runs; nil if there are none.
  ///
  /// Equal results of the same name are combined (times may differ: the longest is kept). Of
  /// contradicting results the worst is kept (the one that reports list first), with a note.
  ///
  /// - Complexity: O(n log n) in the number of results.
  public static func merged(_ runs: [SnapshotRun]) -> MergedRun? {
    guard var run = runs.first else { return nil }
    var notes = MergeNote.ofShards(runs.map(\.shard)) + MergeNote.ofDifferences(runs)
    let unfinished = runs.count { $0.isUnfinished == true }
    if unfinished > 0 { notes.append(.unfinished(unfinished)) }
    let folded = fold(runs)
    run.results = folded.map(\.result)
    run.shard = nil
    run.isUnfinished = nil
    run.isFiltered = runs.contains(where: \.isFiltered)
    let known = Set(run.results.map(\.name))
    run.orphans = Set(runs.flatMap(\.orphans)).subtracting(known).sorted()
    notes += folded.compactMap(\.note)
    return MergedRun(run: run, notes: notes, origins: folded.map(\.origins))
  }

  /// The combination of all results with one name.
  private struct Folded {
    var result: SnapshotResult
    var origins: [Int]
    var note: MergeNote?
  }

  private static func fold(_ runs: [SnapshotRun]) -> [Folded] {
    let all = runs.enumerated().flatMap { index, run in run.results.map { (index, $0) } }
    let byName = Dictionary(grouping: all) { $0.1.name }
    return byName.keys.sorted().compactMap { name in byName[name].flatMap(foldSame) }
  }

  /// Combines results of one name, which are in the order of their runs.
  private static func foldSame(_ results: [(index: Int, result: SnapshotResult)]) -> Folded? {
    guard var kept = results.first?.result else { return nil }
    for (_, result) in results where result.outcome.rank < kept.outcome.rank { kept = result }
    let same = results.filter { $0.result.equalsIgnoringTime(kept) }
    kept.seconds = same.map(\.result.seconds).max() ?? kept.seconds
    let others = results.filter { !$0.result.equalsIgnoringTime(kept) }
    let note =
      others.isEmpty
      ? nil
      : MergeNote.contradiction(
        name: kept.name, kept: kept.outcome, others: others.map(\.result.outcome))
    return Folded(result: kept, origins: same.map(\.index), note: note)
  }
}

extension SnapshotResult {
  /// Whether another result is the same except for its time.
  fileprivate func equalsIgnoringTime(_ other: SnapshotResult) -> Bool {
    var copy = other
    copy.seconds = seconds
    return self == copy
  }
}

extension SnapshotOutcome {
  /// The position in the order of reports.
  fileprivate var rank: Int { Self.reported.firstIndex(of: self) ?? Self.reported.count }
}

extension MergedRun {
  /// Copies the pictures of all results into one folder, with their layout trees and the inspector
  /// pages of their sources.
  ///
  /// A picture keeps its path, unless another result has a different picture at that path; then it
  /// gets a number: `mail-actual-2.png`.
  ///
  /// - Parameter folders: the folders of artifacts, in the order of the merged runs.
  /// - Returns: the merged run with the paths in `folder`, and with a note for each picture that
  ///   two runs drew differently.
  public func gathered(
    from folders: [String], into folder: String
  ) throws(ReportError) -> MergedRun {
    var gathering = Gathering(
      sources: folders.map(PictureFiles.init), target: PictureFiles(folder: folder))
    var merged = self
    merged.notes += gathering.contradictions(run.results, origins)
    for (index, origins) in origins.enumerated() {
      guard let origin = origins.first, folders.indices.contains(origin) else { continue }
      try gathering.gather(&merged.run.results[index].pictures, from: origin)
      if let link = merged.run.results[index].inspector {
        let path = try gathering.gather(page: link.path, from: origin)
        merged.run.results[index].inspector?.path = path ?? link.path
      }
    }
    return merged
  }
}

extension SnapshotResult.Pictures {
  /// The properties that contain pictures.
  fileprivate static var all: [WritableKeyPath<Self, SnapshotResult.Picture?>] {
    [\.expected, \.actual, \.difference]
  }
}

/// Copies pictures from several folders into one.
private struct Gathering {
  let sources: [PictureFiles]
  let target: PictureFiles
  /// The bytes at the paths that have been written.
  private var taken: [String: [UInt8]] = [:]

  init(sources: [PictureFiles], target: PictureFiles) {
    self.sources = sources
    self.target = target
  }

  /// Copies a picture if it exists, and updates its path.
  mutating func gather(
    _ pictures: inout SnapshotResult.Pictures, from origin: Int
  ) throws(ReportError) {
    for key in SnapshotResult.Pictures.all {
      guard let old = pictures[keyPath: key]?.path, let bytes = sources[origin].bytes(of: old)
      else { continue }
      let new = freePath(old, for: bytes)
      try copy(bytes, to: new)
      if let tree = sources[origin].contents(of: Self.tree(of: old)) {
        try copy(tree, to: Self.tree(of: new))
      }
      pictures[keyPath: key]?.path = new
    }
  }

  /// Copies an inspector page if it exists; shards of one source have one each, of their variants.
  /// Returns its path in the folder.
  mutating func gather(page: String, from origin: Int) throws(ReportError) -> String? {
    guard let bytes = sources[origin].contents(of: page) else { return nil }
    let path = freePath(page, for: bytes)
    try copy(bytes, to: path)
    return path
  }

  /// The path, or a numbered one if it is in use with other bytes.
  private mutating func freePath(_ path: String, for bytes: [UInt8]) -> String {
    let ending = path.hasSuffix(".html") ? ".html" : ".png"
    let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    var free = path
    var number = 2
    while let there = taken[free], there != bytes {
      free = "\(stem)-\(number)\(ending)"
      number += 1
    }
    taken[free] = bytes
    return free
  }

  private func copy(_ bytes: [UInt8], to path: String) throws(ReportError) {
    guard let location = target.location(of: path) else { return }
    // The target may be the folder of one of the runs.
    guard target.contents(of: path) != bytes else { return }
    do {
      try FileReplacement.perform([FileReplacement(location, bytes)], .written)
    } catch {
      throw ReportError(error)
    }
  }

  /// The path of the layout tree beside a picture.
  private static func tree(of picture: String) -> String {
    (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ".json"
  }

  /// Notes for names with the same result in several runs, but different actual pictures.
  func contradictions(_ results: [SnapshotResult], _ origins: [[Int]]) -> [MergeNote] {
    zip(results, origins).compactMap { result, origins in
      let known = origins.filter(sources.indices.contains)
      guard known.count > 1, let path = result.pictures.actual?.path else { return nil }
      let drawn = known.compactMap { sources[$0].bytes(of: path) }
      guard let first = drawn.first, drawn.contains(where: { $0 != first }) else { return nil }
      return .drawnDifferently(name: result.name, path: path)
    }
  }
}

/// A contradiction between merged runs, or a missing part.
public enum MergeNote: Equatable, Sendable {
  /// Shards without a run, by index, and the expected number of shards.
  case missingShards([Int], of: Int)
  /// The number of runs that ended before they were finished.
  case unfinished(Int)
  /// Runs of shards with different numbers of parts, so that missing ones cannot be determined.
  case differentShardCounts([Int])
  /// A name with different results.
  case contradiction(name: String, kept: SnapshotOutcome, others: [SnapshotOutcome])
  /// Equal results with different bytes: drawing depends on more than its input.
  case drawnDifferently(name: String, path: String)
  case different(setting: String, values: [String])
}

extension MergeNote: CustomStringConvertible {
  /// The note in one sentence.
  public var description: String {
    switch self {
    case .missingShards(let indices, let count):
      let few = listed(indices.map(String.init), most: 20)
      let (noun, verb) = indices.count == 1 ? ("Shard", "is") : ("Shards", "are")
      return "\(noun) \(few) of \(count) \(verb) missing."
    case .unfinished(let count):
      return count == 1
        ? "One run was ended before it was finished."
        : "\(count) runs were ended before they were finished."
    case .differentShardCounts(let counts):
      return "The runs are shards of different divisions: into "
        + counts.map(String.init).joined(separator: " and ") + " parts."
    case .contradiction(let name, let kept, let others):
      let words = others.map(\.word).joined(separator: ", ")
      return "\(Diagnostic.printable(name)) is \(kept.word) in one run, and \(words) in another."
    case .drawnDifferently(let name, let path):
      return "\(Diagnostic.printable(name)) was drawn twice, and \(Diagnostic.printable(path)) is"
        + " another picture each time."
    case .different(let setting, let values):
      return "The runs differ in \(setting): "
        + values.map(Diagnostic.printable).joined(separator: ", ") + "."
    }
  }
}

extension MergeNote {
  /// The number of shards beyond which missing ones are not searched for.
  private static let shardLimit = 100_000

  /// Notes for missing shards; none if one of the runs is complete.
  fileprivate static func ofShards(_ shards: [SnapshotShard?]) -> [MergeNote] {
    let parts = shards.compactMap { $0 }
    guard parts.count == shards.count, let count = parts.first?.count else { return [] }
    let counts = Set(parts.map(\.count)).sorted()
    guard counts.count == 1, count <= shardLimit else { return [.differentShardCounts(counts)] }
    let present = Set(parts.map(\.index))
    let missing = (0..<max(0, count)).map { $0 + 1 }.filter { !present.contains($0) }
    return missing.isEmpty ? [] : [.missingShards(missing, of: count)]
  }

  /// Notes for settings in which the runs differ.
  fileprivate static func ofDifferences(_ runs: [SnapshotRun]) -> [MergeNote] {
    let settings: KeyValuePairs<String, (SnapshotRun) -> String> = [
      "the tool": \.tool, "the record mode": \.mode.rawValue,
      "the folder of references": \.references,
    ]
    return settings.compactMap { name, value in
      let values = Set(runs.map(value)).sorted()
      return values.count > 1 ? .different(setting: name, values: values) : nil
    }
  }
}
