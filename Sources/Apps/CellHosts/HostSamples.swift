import SourcePass

/// The functions of a host that show made-up models in its cells.
///
/// They are written from the structure of the sources alone, so that some may not compile. What the
/// compiler rejects is made simpler, and in the end left out: a cell without such a function has
/// sample text in its labels.
struct HostSamples {
  /// The name of their file, by which the compiler's messages name it.
  static let fileName = "PlumbSamples.swift"
  /// Lines that each function has in that file.
  private static let room = 1000

  /// The ways to show a model in a cell, and which one is tried.
  private struct Cell {
    let declared: SourcePass.NamedClass
    var calls: ArraySlice<SourcePass.SampleCall>
    /// Arguments that did not compile.
    var unknown: Set<Int> = []
    /// Whether none of its ways compiles: it has none, whatever else becomes known.
    var isRejected = false
  }

  private var cells: [Cell]
  /// How often something was rejected.
  private var rounds = 0
  /// Whether all went, since an error was about none of them.
  private var isLeftOut = false
  /// Builds that may be spent on making functions simpler; what fails after that is left out.
  private static let mostRounds = 3

  /// Modules that the functions may name types of.
  private let imports: [String]

  /// - Parameters:
  ///   - cells: classes that are drawn.
  ///   - models: the modules of the app that are imported.
  ///   - imports: modules that the functions may name types of.
  ///   - lists: files whose code may fill the cells.
  init(
    _ cells: [SourcePass.NamedClass], in pass: SourcePass, models: [SourcePass] = [],
    imports: [String] = [], filledBy lists: [SourcePass.ListFile] = []
  ) {
    self.imports = imports
    let calls = pass.sampleCalls(of: cells, importing: models, filledBy: lists)
    self.cells = zip(cells, calls).map { Cell(declared: $0, calls: $1[...]) }
  }

  /// The functions, each beginning in a line of its own thousand.
  var source: String {
    let functions = cells.enumerated().compactMap { number, cell -> String? in
      guard let call = cell.calls.first else { return nil }
      let conditions = cell.declared.conditions
      return conditions.map { "#if \($0)\n" }.joined()
        + "#sourceLocation(file: \(SourcePass.literal(Self.fileName)), line: "
        + "\((number + 1) * Self.room))\n"
        + call.function(Self.name(number), unknown: cell.unknown)
        + conditions.map { _ in "#endif\n" }.joined()
    }
    guard !functions.isEmpty else { return "" }
    let all = (["Foundation", "PlumbCells", "UIKit"] + imports).uniqued().map {
      ["import", $0].joined(separator: " ") + "\n"
    }
    return all.joined() + functions.joined()
  }

  private static func name(_ number: Int) -> String { "plumbSample\(number)" }

  /// The argument of a class's registration; nil for a class without a sample.
  func registration(of path: String) -> String? {
    guard let number = cells.firstIndex(where: { $0.declared.path == path }),
      let call = cells[number].calls.first
    else { return nil }
    return "sample: PlumbCells.HostedSample(\(SourcePass.literal(call.title)), "
      + "makesCell: \(call.makesCell), show: \(Self.name(number)))"
  }

  /// What is shown in the end in a class.
  func call(of path: String) -> SourcePass.SampleCall? {
    cells.first { $0.declared.path == path }?.calls.first
  }

  static func isAbout(_ message: Diagnostic) -> Bool { message.location?.file == fileName }

  /// Makes the functions simpler that errors are in; all go where none of them is meant.
  mutating func reject(_ errors: [Diagnostic]) {
    let lines = errors.compactMap { $0.location?.line }
    var isMeant = false
    if !lines.isEmpty { rounds += 1 }
    for number in cells.indices {
      let own = lines.filter { $0 / Self.room == number + 1 }.map { $0 % Self.room }
      guard !own.isEmpty, let call = cells[number].calls.first else { continue }
      isMeant = true
      if let rest = call.dropping(lines: own.uniqued()) {
        cells[number].calls[cells[number].calls.startIndex] = rest
        continue
      }
      let arguments = own.map(call.argument)
      let wrong = Set(arguments.compactMap(\.self))
      if rounds > Self.mostRounds {
        cells[number].calls = []
      } else if arguments.contains(nil) || wrong.isSubset(of: cells[number].unknown) {
        cells[number].calls.removeFirst()
        cells[number].unknown = []
      } else {
        cells[number].unknown.formUnion(wrong)
      }
      cells[number].isRejected = cells[number].calls.isEmpty
    }
    if !isMeant { (cells, isLeftOut) = ([], true) }
  }

  /// Keeps what was rejected of the same calls before, when less of the sources was known.
  func adopting(_ former: HostSamples) -> HostSamples {
    var samples = self
    samples.rounds = former.rounds
    samples.isLeftOut = former.isLeftOut
    guard !isLeftOut, !former.isLeftOut else {
      samples.cells = []
      return samples
    }
    for number in cells.indices {
      let known = former.cells.first { $0.declared.path == cells[number].declared.path }
      if known?.isRejected == true {
        samples.cells[number].calls = []
        samples.cells[number].isRejected = true
      }
      guard let known, let call = known.calls.first,
        let place = cells[number].calls.firstIndex(where: { $0.isSame(as: call) })
      else { continue }
      samples.cells[number].calls = [call] + cells[number].calls[(place + 1)...]
      samples.cells[number].unknown = known.unknown
    }
    return samples
  }
}

/// Cells that a module draws by their class.
extension HostModule {
  /// Those in files without previews, if not all are.
  var sampledClasses: [SourcePass.NamedClass] {
    guard isMain || name == Self.formerName else { return [] }
    let previewed = drawsClasses ? [] : Set(result.previews.map(\.position.file))
    return classes.filter {
      $0.isReusable && $0.call == nil && sources.isDrawn($0.position.file)
        && !previewed.contains($0.position.file)
    }
  }

  /// Makes what shows models in the cells that it draws by their class.
  ///
  /// - Parameters:
  ///   - lists: files whose code may fill the cells.
  ///   - known: modules that can be imported: an import may stand under a condition that is false.
  mutating func makeSamples(filledBy lists: [SourcePass.ListFile], known: Set<String>) {
    samples = HostSamples(
      sampledClasses, in: pass, models: compilation.models,
      imports: imported.filter(known.contains), filledBy: lists)
  }

  /// The modules that its files see.
  var imported: [String] {
    compilation.imports + result.files.flatMap { DeclarationFinder.imports(in: $0.text) }
  }

  /// The previews that show what was made up for them, in the order of the files.
  var samplePreviews: [SamplePreview] {
    sampledClasses.compactMap { declared in
      guard let root = declared.root else { return nil }
      let call = samples.call(of: declared.path)
      guard call != nil || !declared.needsArguments else { return nil }
      return SamplePreview(declared, root, call)
    }
  }
}

/// A `#Preview` that shows a cell with made-up values, for a person to keep and edit.
package struct SamplePreview: Sendable {
  /// The class as other code names it.
  package let name: String
  package let location: FileLocation
  package let text: String
  /// What the cell gets the values by; nil where the sources do not say how it takes any.
  package let title: String?
  /// Types that the sources do not say how to make a value of; the text has placeholders there.
  package let unknownTypes: [String]

  init(
    _ declared: SourcePass.NamedClass, _ root: String, _ call: SourcePass.SampleCall?
  ) {
    name = declared.path
    location = FileLocation(
      file: declared.position.file, line: declared.position.line, column: declared.position.column)
    text = (call ?? .none(declared.path)).preview(root: root)
    title = call?.title
    unknownTypes = call?.unknownTypes ?? []
  }
}
