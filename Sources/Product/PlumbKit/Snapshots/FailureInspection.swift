import Linting
import ProjectFile
import Snapshots
import Sweeps
import UIKitCore

/// Writes an inspector page for each source whose pictures differ, in the variants that do, and
/// links its results to their places on the page.
///
/// The page is a file among the artifacts: the report refers to it by a relative path, so that both
/// can be moved or attached together.
struct FailureInspection {
  private let project: ProjectFile
  private let cases: [String: SnapshotCase]
  private let artifacts: ArtifactFolder
  private let makeSession: () throws(PlumbError) -> PlumbSession

  /// Sources and rows with pages: a change of a font fails all, and nobody opens hundreds.
  static let (mostPages, mostRows) = (20, 40)
  /// Combinations of text size, language, appearance and direction on a page.
  private static let mostVariants = 6

  /// - Parameter session: opens sources as the run did.
  init(
    _ project: ProjectFile, _ cases: [SnapshotCase], _ artifacts: ArtifactFolder,
    session: @escaping () throws(PlumbError) -> PlumbSession
  ) {
    self.project = project
    self.cases = Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }
    self.artifacts = artifacts
    makeSession = session
  }

  /// Adds the pages. A source that cannot be swept has none: the run has reported why it differs.
  func addPages(to results: inout [SnapshotResult]) {
    let failed = results.indices.filter { Self.isInspected(results[$0]) }
    var sources: [String] = []
    for index in failed where !sources.contains(results[index].source.file) {
      sources.append(results[index].source.file)
    }
    guard !sources.isEmpty, let session = try? makeSession() else { return }
    for source in sources.prefix(Self.mostPages) {
      let own = failed.filter { results[$0].source.file == source }
      let variants = own.compactMap { cases[results[$0].name] }
      guard let first = variants.first, let page = try? page(of: variants, session),
        let path = try? artifacts.leave(inspector: page, as: first.name)
      else { continue }
      for index in own {
        guard let snapshotCase = cases[results[index].name] else { continue }
        results[index].inspector = .init(path: path, place: Self.place(of: snapshotCase))
      }
    }
  }

  /// Whether a result is of a layout that has changed.
  private static func isInspected(_ result: SnapshotResult) -> Bool {
    switch result.outcome {
    case .differs, .size, .layout, .environment: true
    case .missing, .recorded, .unreadable, .broken, .updated, .tolerated, .passed: false
    }
  }

  private func page(
    of cases: [SnapshotCase], _ session: PlumbSession
  ) throws(PlumbError) -> [UInt8] {
    let inspector = Inspector(session, Linter(project.lint))
    guard let first = cases.first else { return [] }
    var request = SweepRequest(Self.layout(of: cases)).filled(from: project.sweep)
    let range = request.widths ?? SweepWidths.usual
    let widths = cases.map { Double($0.variant.width) } + [range.lowerBound, range.upperBound]
    request.devices = []
    request.widths = (widths.min() ?? range.lowerBound)...(widths.max() ?? range.upperBound)
    request.rows = RowSelection("0-\(Self.mostRows - 1)")
    request.scene = first.scene
    try inspector.add(first.path, request)
    return inspector.page
  }

  /// The axes on which cases differ; the first case's where there are too many.
  private static func layout(of cases: [SnapshotCase]) -> LayoutRequest {
    let layout = request(cases.map(\.variant))
    let counts = [
      layout.contentSizeCategories.count, layout.appearances.count, layout.directions.count,
      max(1, layout.languages.count),
    ]
    var chosen =
      counts.reduce(1, *) <= mostVariants ? layout : request(cases.prefix(1).map(\.variant))
    chosen.content = cases.first?.content ?? .init()
    return chosen
  }

  private static func request(_ variants: [LayoutVariant]) -> LayoutRequest {
    func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
      values.reduce(into: []) { known, value in
        if !known.contains(value) { known.append(value) }
      }
    }
    var layout = LayoutRequest(scale: variants.first?.scale, profile: variants.first?.profile)
    layout.contentSizeCategories = distinct(variants.map(\.contentSizeCategory))
    layout.appearances = distinct(variants.map(\.appearance))
    layout.directions = distinct(variants.map(\.direction))
    layout.languages = distinct(variants.compactMap(\.language))
    return layout
  }

  /// The address of a case on the page, as its script writes it.
  private static func place(of snapshotCase: SnapshotCase) -> String {
    let variant = snapshotCase.variant
    let words = [
      variant.contentSizeCategory.shortName, variant.language,
      variant.appearance.word,
      variant.direction.word,
    ]
    let name = words.compactMap(\.self).joined(separator: "+")
    return "case=\(name)&w=\(readable(variant.width))"
  }
}
