import AppProjects
import Reading
import SourcePass

/// What is cut out of the sources of a host so that the rest of them compiles.
///
/// In an app that Xcode builds each error here comes from something that is missing here: a package,
/// a framework, code in another language. So what the compiler points at is cut, a statement first;
/// where the same member goes on failing, its body, then the member, then the type around it.
struct SourceCuts: Sendable {
  /// A piece that was left out, or a type that was made up.
  struct Entry: Codable, Hashable, Sendable {
    let file: String
    let line: Int
    let column: Int
    /// `'photo.sd_setImage(with: url)' is left out: …`.
    let message: String
    /// Which modules the file lacks, and how they can be had.
    let hint: String?
    /// Whether it stands in a file that is drawn.
    let isDrawn: Bool
    /// Whether the picture lacks something by it.
    let isVisible: Bool
    /// The names of views that get no text by it, in order.
    var untitled: [String] = []
  }

  /// The files that were cut, by their paths.
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var entries: [Entry] = []
  /// Previews and drawn files that were left out, and why.
  private(set) var leftOut: [Diagnostic] = []
  /// Lines of functions without their bodies because nothing that is drawn reaches them, by file.
  private var pruned: [String: Set<ClosedRange<Int>>] = [:]
  /// Those of which nothing at all is left, by file.
  private var idle: [String: Set<ClosedRange<Int>>] = [:]
  /// Types that were made up, by module.
  private(set) var standIns: [String: MissingTypes] = [:]
  /// Names that the cut pieces declared; no other file is to declare them.
  private(set) var lostNames: Set<String> = []
  /// Files that were left out as a whole.
  private(set) var dropped: Set<String> = []
  /// Members of `AnyObject` that are looked up at run time.
  private(set) var lookups: Set<SourcePosition> = []
  /// The functions of previews that give SwiftUI.
  private(set) var hiddenPreviews: Set<String> = []
  /// Files of the project that declare names and are too large to be compiled along.
  var oversized: [String: String] = [:]
  /// How often a member was cut, by file and line.
  private var hits: [String: Int] = [:]
  /// Rounds of cutting so far, by module.
  private(set) var rounds: [String: Int] = [:]

  /// Whether files that are not drawn go as a whole where they have errors.
  var isHurried = false

  /// Rounds of cutting that one module may take.
  static let mostRounds = 8

  /// Nothing is cut yet.
  init() {}

  init(entries: [Entry]) { self.entries = entries }

  /// Cuts what errors point at.
  ///
  /// - Parameters:
  ///   - kept: files that are not cut.
  ///   - isLast: whether nothing else is tried in the same round.
  /// - Returns: whether there is anything to cut.
  mutating func cut(
    _ failure: BuildFailure, in module: HostModule, sparing kept: Set<String> = [],
    isLast: Bool = true
  ) -> Bool {
    if isLast { rounds[module.name, default: 0] += 1 }
    let round = rounds[module.name] ?? 0
    let texts = Dictionary(module.inputs.map { ($0.path, $0.text) }) { first, _ in first }
    var errors = failure.reports.filter { report in
      report.error.location.map { texts[$0.file] != nil && !kept.contains($0.file) } ?? false
    }
    if hidePreviews(with: errors.compactMap(\.error.location), in: module) { return true }
    var isLess = false
    if round > Self.mostRounds || isHurried {
      let shown = module.shownFiles
      isLess = drop(errors.filter { !shown.contains($0.error.location?.file ?? "") }, in: module)
      errors.removeAll { !shown.contains($0.error.location?.file ?? "") }
    }
    var types = standIns[module.name] ?? MissingTypes()
    let isSimpler = types.simplify(
      failure.reports.filter { $0.error.location?.file == MissingTypes.fileName })
    let added = types.add(errors, in: texts)
    standIns[module.name] = types
    for type in added { note(type, in: module) }
    // What hangs on a type is judged when the type is there.
    if !added.isEmpty { errors = errors.filter { CompilerReport.lacksName($0.error.message) } }
    errors.removeAll { error in
      MissingTypes.name(in: error.error.message).map(types.has) ?? false
    }
    var byFile: [String: [CompilerReport]] = [:]
    for error in errors { byFile[error.error.location?.file ?? "", default: []].append(error) }
    isLess = isLess || isSimpler || !added.isEmpty
    for (path, reports) in byFile.sorted(by: { $0.key < $1.key }) {
      isLess = cut(reports, of: path, texts[path] ?? [], module, isLast) || isLess
    }
    // An error may lie in what the source pass has added to a file.
    let shown = module.shownFiles
    return isLess
      || drop(errors.filter { !shown.contains($0.error.location?.file ?? "") }, in: module)
  }

  /// Adds what Xcode generates for resources where errors lack it. Returns whether any does.
  mutating func addAssets(
    _ assets: AssetSymbols, lackedBy failure: BuildFailure, in module: HostModule
  ) -> Bool {
    for report in failure.reports.uniqued(on: \.lackedName) {
      guard let name = report.lackedName, standIns[module.name]?.has(name) != true else { continue }
      let isEntity = assets.entities[name] != nil
      guard isEntity || !report.lacksType && MissingTypes.isGenerated(name) else { continue }
      add(
        report,
        "\(Diagnostic.quoted(name)) is made when the app is built; "
          + (isEntity
            ? "a class of its Core Data model with made-up values stands in"
            : "names in catalogues and tables of texts stand in"),
        in: module)
    }
    let texts = Dictionary(module.inputs.map { ($0.path, $0.text) }) { first, _ in first }
    var labels: Set<String> = []
    for report in failure.reports {
      if let helper = MissingTypes.helper(report, in: texts),
        standIns[module.name]?.has(helper.name) != true, labels.insert(helper.name).inserted
      {
        add(report, "'\(helper.name)' is not here; Plumb's own stands in", in: module)
      }
      guard let label = MissingTypes.colorCall(report, in: texts)?.label,
        standIns[module.name]?.has("UIColor(\(label):)") != true, labels.insert(label).inserted
      else { continue }
      add(
        report, "'UIColor(\(label):)' is not here; Plumb's own reads the digits of the colour",
        in: module)
    }
    return standIns[module.name, default: MissingTypes()].add(
      failure.reports, of: assets, in: texts)
  }

  /// Leaves out the files that errors are in; false where that has been tried often enough.
  private mutating func drop(_ errors: [CompilerReport], in module: HostModule) -> Bool {
    var isLess = false
    for report in errors {
      guard let file = report.error.location?.file, dropped.insert(file).inserted else { continue }
      add(report, "the file is left out: \(report.error.message)", in: module)
      isLess = true
    }
    return isLess && rounds[module.name] ?? 0 <= 2 * Self.mostRounds
  }

  /// Leaves out the files that have errors and something to draw, as long as there are others.
  mutating func dropShown(_ failure: BuildFailure, in module: HostModule) -> Bool {
    let shown = module.shownFiles.subtracting(module.sources.operands)
    let hit = Set(failure.reports.compactMap { $0.error.location?.file }).intersection(shown)
    guard !hit.isEmpty, !shown.subtracting(hit).isEmpty else { return false }
    for report in failure.reports {
      guard let file = report.error.location?.file, hit.contains(file),
        dropped.insert(file).inserted
      else { continue }
      leftOut.append(
        Diagnostic(
          .error, at: report.error.location, "\(report.error.message); the file is left out"))
    }
    return true
  }

  /// Has members of `AnyObject` looked up at run time; whether errors are about any.
  mutating func lookUpMembers(with errors: [CompilerReport]) -> Bool {
    let count = lookups.count
    lookups.formUnion(Self.lookups(for: errors.map(\.diagnostic)))
    return lookups.count > count
  }

  /// The places of members of `AnyObject`.
  static func lookups(for errors: [Diagnostic]) -> [SourcePosition] {
    errors.filter { $0.message.hasPrefix("value of type 'AnyObject' has no member") }
      .compactMap(\.location)
      .map { SourcePosition(file: $0.file, line: $0.line, column: $0.column) }
  }

  private mutating func hidePreviews(with places: [FileLocation], in module: HostModule) -> Bool {
    let previews = module.previews(with: places)
    for preview in previews where hiddenPreviews.insert(preview.function).inserted {
      let name = preview.name.map { " \(Diagnostic.quoted($0))" } ?? ""
      leftOut.append(
        Diagnostic(
          .warning,
          at: FileLocation(
            file: preview.position.file, line: preview.position.line,
            column: preview.position.column),
          "the preview\(name) gives SwiftUI, which is not drawn here; it is left out"))
    }
    return !previews.isEmpty
  }

  private mutating func add(_ report: CompilerReport, _ message: String, in module: HostModule) {
    guard let location = report.error.location else { return }
    entries.append(
      Entry(
        file: location.file, line: location.line, column: location.column, message: message,
        hint: module.advice(for: location.file, about: report.error.message),
        isDrawn: module.shownFiles.contains(location.file), isVisible: false))
  }

  private mutating func note(_ type: MissingTypes.Added, in module: HostModule) {
    let file = type.location.file
    let isDrawn = module.shownFiles.contains(file)
    let declarer = oversized[type.name]
    let reason = declarer.map {
      "is in \($0), which is too large, or too far from the cell, to be compiled along"
    }
    entries.append(
      Entry(
        file: file, line: type.location.line, column: type.location.column,
        message: "\(Diagnostic.quoted(type.name)) \(reason ?? "is not here"); "
          + "\(type.description) stands in",
        hint: declarer == nil
          ? module.advice(for: file, about: "'\(type.name)'")
          : "'swift: sources' in plumb.yaml names files that are",
        isDrawn: isDrawn,
        isVisible: isDrawn && type.isBlank && !isUnseen(type.location, in: module)))
  }

  /// Whether a place in a drawn file is in a type that its pictures do not show.
  private func isUnseen(_ place: FileLocation, in module: HostModule) -> Bool {
    guard let text = module.inputs.first(where: { $0.path == place.file })?.text else {
      return false
    }
    return SourceCutter(text, drawing: module.drawnClasses(in: place.file))
      .isUnseen(line: place.line, column: place.column)
  }

  private mutating func cut(
    _ reports: [CompilerReport], of path: String, _ text: [UInt8], _ module: HostModule,
    _ isLast: Bool
  ) -> Bool {
    let isDrawn = module.shownFiles.contains(path)
    var cutter = SourceCutter(text, drawing: isDrawn ? module.drawnClasses(in: path) : nil)
    var asked: Set<String> = []
    for report in reports {
      guard let location = report.error.location else { continue }
      let key = "\(path):\(cutter.memberLine(location.line, location.column))"
      if isLast, asked.insert(key).inserted { hits[key, default: 0] += 1 }
      // Without the body of its initializer no view can be made.
      let isDear =
        isDrawn || module.isMain && cutter.isInInitializerOfView(location.line, location.column)
      if report.isAboutArguments, let views = standIns[module.name]?.views, !views.isEmpty,
        cutter.repair(
          line: location.line, column: location.column, .plainObject(views),
          reason: report.error.message)
      {
        continue
      }
      cut(
        report, location, &cutter, isDrawn: isDrawn,
        reach: reach(after: hits[key] ?? 0, statements: isDear ? 3 : 1))
    }
    guard let result = cutter.result else { return false }
    texts[path] = result.text
    // A word that has become another one is not left out.
    for cut in result.cuts where !cut.isRewording {
      lostNames.formUnion(cut.names)
      entries.append(
        Entry(
          file: path, line: cut.line, column: cut.column,
          message: "\(Diagnostic.quoted(cut.text)) is left out: \(cut.reason)",
          hint: module.advice(for: path, about: cut.reason), isDrawn: isDrawn,
          isVisible: isDrawn && cut.isVisible, untitled: isDrawn ? cut.titled.sorted() : []))
    }
    return true
  }

  /// How much goes the next time that a member fails. `statements`: how often single statements go
  /// first.
  private func reach(after hits: Int, statements: Int) -> SourceCutter.Reach {
    switch hits - statements {
    case ...0: .statement
    case 1: .body
    case 2: .member
    default: .declaration
    }
  }

  private func cut(
    _ report: CompilerReport, _ location: FileLocation, _ cutter: inout SourceCutter,
    isDrawn: Bool, reach: SourceCutter.Reach
  ) {
    let reason = report.error.message
    let (line, column) = (location.line, location.column)
    if reach == .statement {
      for repair in report.repairs {
        if cutter.repair(line: line, column: column, repair, reason: reason) { return }
      }
    }
    let places = report.causes.filter { $0.file == location.file }
    if !places.isEmpty {
      for place in places {
        let (line, column) = (place.line, place.column)
        let isMade = cutter.repair(
          line: line, column: column, .madeUpProperty(nil), reason: reason)
        if !isMade { cutter.cut(line: line, column: column, .member, reason: reason) }
      }
      return
    }
    if let property = report.unsetProperty {
      let isCut =
        cutter.repair(line: line, column: column, .madeUpProperty(property), reason: reason)
        || isDrawn
          && cutter.repair(line: line, column: column, .withoutProperty(property), reason: reason)
      if !isCut { cutter.cut(line: line, column: column, max(reach, .body), reason: reason) }
      return
    }
    let least: SourceCutter.Reach = report.isDeclaration ? .member : .statement
    cutter.cut(line: line, column: column, max(reach, least), reason: reason)
  }

  mutating func cut(refused: [Diagnostic], in module: HostModule) -> Bool {
    let reports = refused.map { CompilerReport($0, notes: [], isRefused: true) }
    return cut(BuildFailure(module: module.name, reports: reports), in: module)
  }

  // MARK: What nothing reaches

  /// Takes the bodies of functions away that no drawn code reaches, and brings back those that it reaches by now.
  ///
  /// - Parameters:
  ///   - functions: their lines, by file.
  ///   - originals: the files as they are.
  /// - Returns: whether that changes anything.
  mutating func prune(
    _ functions: [String: [ClosedRange<Int>]], _ originals: [String: [UInt8]]
  ) -> Bool {
    var isChanged = false
    for (path, text) in originals {
      let wanted = Set(functions[path] ?? [])
      let former = pruned[path] ?? []
      guard wanted != former else { continue }
      isChanged = true
      pruned[path] = wanted
      let without = LinedText(
        ReachedCode.pruned(text, at: former.sorted { $0.lowerBound < $1.lowerBound }))
      var current = LinedText(texts[path] ?? text)
      for lines in former.subtracting(wanted)
      where idle[path, default: []].remove(lines) != nil || current[lines] == without[lines] {
        current[lines] = LinedText(text)[lines]
      }
      let added = wanted.subtracting(former).filter { current[$0] == LinedText(text)[$0] }
      texts[path] = ReachedCode.pruned(
        current.bytes, at: added.sorted { $0.lowerBound < $1.lowerBound })
    }
    return isChanged
  }

  /// Whether a place lies in a function that nothing reaches.
  func isPruned(_ place: FileLocation) -> Bool {
    pruned[place.file]?.contains { $0.contains(place.line) } ?? false
  }

  /// Takes functions away that nothing reaches where errors are in what is left of them, so that
  /// nothing is looked for that only their parameters name. Returns the other errors.
  mutating func withoutIdle(
    _ reports: [CompilerReport], in module: HostModule
  ) -> [CompilerReport] {
    var others: [CompilerReport] = []
    var hits: [String: [FileLocation]] = [:]
    for report in reports {
      guard let place = report.error.location,
        let lines = pruned[place.file]?.first(where: { $0.contains(place.line) }),
        hits[place.file]?.contains(where: { lines.contains($0.line) }) ?? false
          || idle[place.file, default: []].insert(lines).inserted
      else {
        others.append(report)
        continue
      }
      hits[place.file, default: []].append(place)
    }
    for file in module.inputs {
      guard let places = hits[file.path] else { continue }
      var cutter = SourceCutter(file.text)
      for place in places {
        cutter.cut(
          line: place.line, column: place.column, .member, reason: "no drawn code seemed to call it"
        )
      }
      texts[file.path] = cutter.result?.text ?? file.text
    }
    return others
  }

  // MARK: The list

  /// The first `limit` entries, those of drawn files first and those of packages last, and how many
  /// more there are.
  static func list(of entries: [Entry], limit: Int = 10) -> [Diagnostic] {
    let ranks = entries.map { entry in
      let folders = entry.file.split(separator: "/").map(String.init)
      return entry.isDrawn ? 0 : folders.contains(where: SourceEndings.isPassedOver) ? 2 : 1
    }
    let sorted = (0...2).flatMap { rank in zip(ranks, entries).filter { $0.0 == rank }.map(\.1) }
    var list = sorted.prefix(limit).map { entry in
      Diagnostic(
        .warning, at: FileLocation(file: entry.file, line: entry.line, column: entry.column),
        entry.message, hint: entry.hint)
    }
    if entries.count > limit {
      list.append(
        Diagnostic(.note, "and \(entries.count - limit) more"))
    }
    return list
  }
}

/// A text by its lines, which are replaced by as many others.
private struct LinedText {
  private var lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  var bytes: [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  /// Some lines, from 1.
  subscript(range: ClosedRange<Int>) -> [ArraySlice<UInt8>] {
    get {
      Array(lines[min(range.lowerBound - 1, lines.count)..<min(range.upperBound, lines.count)])
    }
    set {
      lines.replaceSubrange(
        min(range.lowerBound - 1, lines.count)..<min(range.upperBound, lines.count), with: newValue)
    }
  }
}
