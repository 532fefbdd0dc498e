import Linting
import UIKitCore

/// Makes a page on which the rows of files can be dragged through every width.
///
/// A class: files are added one after the other, and share glyphs, pictures and whatever else they
/// have in common.
public final class Inspector {
  private let session: PlumbSession
  private let linter: Linter
  private let threads: Threads?
  private let pool = InspectorPool()
  private var sources: [InspectorModel.Source] = []

  /// Lays out with the fonts of a session, and looks for what the rules of `linter` find.
  ///
  /// - Parameter threads: who lays out a file with several cases; nil for the calling thread. The
  ///   page is the same.
  public init(_ session: PlumbSession, _ linter: Linter, on threads: Threads? = nil) {
    self.session = session
    self.linter = linter
    self.threads = threads
  }

  /// Rows of a file on a page, unless selected: more would make it large.
  static let mostRows = 100

  /// Adds a file in each text size, language, appearance and direction of the request, else in
  /// those that the file declares.
  ///
  /// - Parameter number: the only case that is laid out; nil for all.
  /// - Complexity: O(rows × widths) layouts of a row for the sweep, and a few for each piece.
  public func add(
    _ file: String, _ request: SweepRequest, only number: Int? = nil
  ) throws(PlumbError) {
    let source = try session.open(
      file, CellRequest(request.layout.content, scenes: SceneChoice(request.scene)))
    var request = request
    // A page is dragged through all widths.
    request.devices = []
    if request.rows == nil { request.rows = RowSelection("0-\(Self.mostRows - 1)") }
    let sweeper = Sweeper(session, linter)
    var variants = try sweeper.variants(of: source, request)
    if let number, variants.indices.contains(number) { variants = [variants[number]] }
    var parts: [CasePart] = []
    if let threads, threads.count > 1, variants.count > 1, file != PlumbSession.standardInput,
      session.app == nil
    {
      parts = try read(file, request, variants, threads)
    } else {
      for variant in variants {
        parts.append(try CaseReader(session, linter).part(of: source, variant, request))
      }
    }
    let cases = parts.compactMap { $0.inspected?.moved(into: pool) }
    guard let widths = parts.first?.widths, !cases.isEmpty else {
      throw PlumbError(file, "has no rows to inspect")
    }
    sources.append(
      InspectorModel.Source(file: source.path, from: widths.first, to: widths.last, cases: cases))
  }

  /// Reads cases on threads. What they warn of is reported in the order of the cases, each once.
  private func read(
    _ file: String, _ request: SweepRequest, _ variants: [LayoutVariant], _ threads: Threads
  ) throws(PlumbError) -> [CasePart] {
    let workers = LayoutWorkers(jobs: threads.count, work: variants.count)
    var parts: [Result<CasePart, PlumbError>] = []
    var reported: Set<Diagnostic> = []
    workers(
      variants.count,
      tools: { [linter] in CaseBench(file, request, linter, threads.makeSession) }
    ) { bench, index in
      bench.part(variants[index])
    } done: { [session] part, warnings in
      parts.append(part)
      for warning in warnings where reported.insert(warning).inserted {
        session.send(.warning(warning))
      }
      session.send(.progress(file: file, rows: parts.count, of: variants.count))
    }
    return try parts.map { part throws(PlumbError) in try part.get() }
  }

  /// Whether no file has been added.
  public var isEmpty: Bool { sources.isEmpty }

  /// The data of the page.
  var model: InspectorModel {
    var model = InspectorModel(
      tool: "plumb \(plumbVersion)", sources: sources, pool: pool.values, devices: Self.devices,
      compares: isOfTwoVersions ? true : nil)
    model.addNotes()
    return model
  }

  /// Whether the files are an old and a new version of one: two, most of whose rows have the same
  /// reuse identifier and share half of their views.
  private var isOfTwoVersions: Bool {
    guard sources.count == 2, let old = sources[0].cases.first?.rows,
      let new = sources[1].cases.first?.rows
    else { return false }
    let structures = pool.structures
    func views(_ row: InspectorModel.Row) -> Set<String> {
      guard let piece = row.pieces.first else { return [] }
      let items = structures[piece.structure].items.filter { $0.className != nil }
      return Set(items.dropFirst().map(\.id))
    }
    let pairs = new.filter { row in
      guard let before = old.first(where: { $0.id == row.id }), before.cell == row.cell else {
        return false
      }
      let (one, two) = (views(before), views(row))
      return 2 * one.intersection(two).count >= max(one.count, two.count)
    }
    return !pairs.isEmpty && 2 * pairs.count >= min(old.count, new.count)
  }

  /// The bytes of the page.
  public var page: [UInt8] { page(version: nil) }

  /// The bytes of a page that is served, and asks for a newer one than `version`.
  public func page(version: Int?) -> [UInt8] {
    let names = sources.map { PathName.stem(of: $0.file) }
    let more = andMore(names.count - 1)
    let title = Diagnostic.printable(isOfTwoVersions ? names[1] : (names.first ?? "") + more)
    return InspectorPage(model, title: title, version: version).bytes
  }

  private static var devices: [InspectorModel.Device] {
    var found: [InspectorModel.Device] = []
    for device in Device.all.reversed() {
      let width = Double(device.portraitWidth)
      if let known = found.firstIndex(where: { $0.width == width }) {
        found[known].names.append(device.name)
      } else {
        found.append(.init(width: width, names: [device.name]))
      }
    }
    return found.sorted { $0.width < $1.width }
  }
}

extension OutputDestination {
  /// The name of a page that nobody named: that of its first source.
  public static func pageName(of file: String) -> String {
    file == PlumbSession.standardInput ? "inspector.html" : "\(PathName.stem(of: file)).html"
  }
}
