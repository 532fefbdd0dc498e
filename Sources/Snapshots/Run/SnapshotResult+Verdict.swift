extension SnapshotResult {
  /// Changes that a result tells; the rest is counted.
  public static let changeLimit = 50

  /// What a verdict came to, with what only the caller knows.
  public init(
    _ verdict: Verdict, name: String? = nil, source: Source, caption: String = "",
    seconds: Double = 0, acceptCommand: String? = nil
  ) {
    let changes = verdict.changeLines
    var count = 0
    var regions: [Region] = []
    if case .differs(let pixels, _, let places) = verdict.comparison?.picture {
      (count, regions) = (pixels, places)
    }
    self.init(
      name: name ?? verdict.name, source: source, caption: caption, outcome: verdict.outcome,
      summary: verdict.summary, changes: Array(changes.prefix(Self.changeLimit)),
      changeCount: changes.count,
      environment: verdict.outcome == .passed ? [] : verdict.environmentLines, pixelCount: count,
      regions: Array(regions.prefix(Self.regionLimit)), pictures: verdict.pictures,
      acceptCommand: verdict.outcome.isFailure ? acceptCommand : nil, seconds: seconds)
  }
}
