import Foundation
import PlumbKit
import Snapshots

/// What a command line says about a run, whether it tests or records.
struct SnapshotRunOptions: Equatable {
  let place: SnapshotPlace
  let filter: SnapshotFilter
  /// The part to run; nil for what the environment says.
  let shard: SnapshotShard?
  /// How many threads; nil for one a core.
  let jobs: Int?
  /// A folder of fonts in place of the project's.
  let fonts: String?
  /// Whether passed snapshots are in the report.
  let hasAllResults: Bool
  /// How the run is printed; nil for what suits the environment.
  let format: SnapshotFormat?
  let isQuiet: Bool
  /// The source on which the run before has crashed; nil for a run of its own.
  let crashedSource: String?

  /// More threads than any machine that this is for has cores.
  private static let jobsLimit = 256

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    filter = SnapshotFilter(
      try arguments.values(of: .filter, as: .text("a part of a name or source")))
    shard = try arguments.value(of: .shard, as: .shard)
    jobs = try arguments.value(of: .jobs, as: .count(in: 1...Self.jobsLimit, of: "threads"))
    fonts = try arguments.fonts
    hasAllResults = arguments.contains(.allResults)
    let format = try arguments.value(of: .snapshotFormat, as: .snapshotFormat)
    isQuiet = arguments.contains(.quiet)
    crashedSource = try Continuation(arguments).source
    if let format, format != .json, arguments.contains(.snapshotJSON) {
      throw .conflicting(
        "--json", with: "--format \(format.rawValue)", reason: "a run is printed once")
    }
    self.format = arguments.contains(.snapshotJSON) ? .json : format
  }
}
