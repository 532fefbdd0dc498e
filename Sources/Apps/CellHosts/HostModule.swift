import Foundation
import SourcePass

/// A module of the app's sources as the compiler gets it.
struct HostModule {
  /// The module with what is drawn, and that with an older version of it.
  static let (mainName, formerName) = ("App", "FormerApp")

  let name: String
  let sources: HostSources
  /// The rewritten files, without those that are left out.
  private(set) var result: SourcePass.Result
  let classes: [SourcePass.NamedClass]
  let notes: [Diagnostic]
  /// What the source pass refuses, where that is to be cut.
  let refused: [Diagnostic]
  let inputs: [SourcePass.SourceFile]
  let pass: SourcePass
  /// Modules whose imports go, and those whose imports become others.
  private let removed: Set<String>
  private let replaced: [String: String]
  private let hidden: Set<String>
  private var lookups: Set<SourcePosition>
  /// Modules that files import and that are not here, by the paths of the files.
  private let missing: [String: [SourcePass.Import]]
  /// Whether any file imports UIKit, or what is absorbed by it.
  let importsUIKit: Bool
  private let isCompared: Bool
  let drawsClasses: Bool
  /// Whether something was cut out of it, or of modules before it.
  let isCut: Bool
  /// The functions that show made-up models in cells drawn without a preview.
  var samples: HostSamples

  /// How a module is compiled.
  struct Compilation {
    var languageVersion = "5"
    /// Flags of `#if` that hold in it.
    var conditions: [String] = []
    var seesUIKit = false
    /// Modules that one of its files imports, so that all see what they add to types.
    var imports: [String] = []
    /// The sources of the app's modules before it, which may declare the models of its cells.
    var models: [SourcePass] = []
    var advice: [String: String] = [:]
  }

  let compilation: Compilation

  /// Modules whose declarations are in UIKit, or in Foundation, which comes with it.
  private static let absorbed = Dictionary(
    uniqueKeysWithValues: [
      "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "Darwin", "os", "OSLog",
    ].map { ($0, "UIKit") })

  /// Modules of the SDK that no package brings along.
  private static let absent: Set<String> = [
    "SwiftUI", "WebKit", "MapKit", "CoreData", "CoreImage", "CoreLocation", "CoreText",
    "AVFoundation", "AVKit", "AppKit", "Contacts", "EventKit", "Photos", "PhotosUI",
    "SafariServices", "StoreKit", "UserNotifications",
  ]

  /// Modules of the SDK by their names, as far as they are known here.
  static var ofPlatform: Set<String> {
    absent.union(absorbed.keys).union(["UIKit", "Foundation", "XCTest", "Dispatch", "Combine"])
  }

  /// Rewrites the sources.
  ///
  /// - Parameters:
  ///   - name: of the module.
  ///   - known: modules that can be imported; nil if that is not known.
  ///   - emptied: modules whose imports are removed.
  ///   - compilation: what it is compiled with.
  ///   - cuts: what is cut out, as are imports of what is not there; nil leaves files with such
  ///     imports out.
  ///   - keepsMain: whether `main.swift` is a source like others.
  ///   - isCompared: whether there is a module of an older version beside the main one.
  ///   - drawsClasses: whether cells are drawn by their class although their file has previews.
  init(
    _ sources: HostSources, named name: String, known: Set<String>?, emptied: Set<String>,
    _ compilation: Compilation = .init(), cuts: SourceCuts? = nil, keepsMain: Bool = false,
    isCompared: Bool = false, drawsClasses: Bool = false
  ) throws(PlumbError) {
    self.name = name
    self.compilation = compilation
    self.drawsClasses = drawsClasses
    self.isCompared = isCompared
    isCut = cuts.map { !$0.entries.isEmpty } ?? false
    self.sources = sources
    var removed = known?.contains("SwiftUI") == true ? emptied : emptied.union(["SwiftUI"])
    var files = sources.files.map { file in
      SourcePass.SourceFile(path: file.path, text: cuts?.texts[file.path] ?? file.text)
    }
    files.removeAll { file in
      cuts?.dropped.contains(file.path) ?? false
        || !keepsMain && PathName.last(of: file.path) == "main.swift"
    }
    let imports = SourcePass(files, lacking: removed).imports { module in
      known?.contains(module) ?? (Self.absent.contains(module) ? false : nil)
    }
    let drawing = Set(imports.filter { $0.module == "UIKit" }.map(\.position.file))
    // On a phone XCTest brings UIKit along.
    importsUIKit = !drawing.isEmpty || imports.contains { $0.module == "XCTest" }
    let missing = Self.missing(imports, known, removed, drawing)
    self.missing = missing
    let missingNames = Set(missing.values.joined().map(\.module))
    var replaced = Self.absorbed
    var notes = Self.age(of: sources)
    if cuts == nil {
      notes += files.compactMap { missing[$0.path]?.first }.map {
        Self.absence(of: $0, compilation, .warning, "; the file is left out")
      }
      files.removeAll { missing[$0.path] != nil }
    } else {
      // What a file sees of UIKit may come by a module that is not here.
      for module in missingNames { replaced[module] = "UIKit" }
      removed.subtract(missingNames)
    }
    inputs = files
    let standIns = cuts?.standIns[name]?.source ?? ""
    if !standIns.isEmpty {
      files.append(SourcePass.SourceFile(path: MissingTypes.fileName, text: Array(standIns.utf8)))
    }
    pass = SourcePass(files, lacking: removed.union(missingNames))
    classes = pass.classes
    (self.removed, self.replaced) = (removed, replaced)
    (hidden, lookups) = (cuts?.hiddenPreviews ?? [], cuts?.lookups ?? [])
    result = pass.rewritten(
      removing: removed, replacing: replaced, hiding: hidden, lookingUp: lookups)
    refused = result.diagnostics.filter { $0.severity == .error }
    guard cuts != nil || refused.isEmpty else { throw PlumbError(refused) }
    samples = HostSamples([], in: pass)
    self.notes = notes + result.diagnostics.filter { $0.severity != .error }
  }

  /// What is said of sources that were brought up to date and are drawn.
  private static func age(of sources: HostSources) -> [Diagnostic] {
    guard sources.areFormer, let drawn = sources.operands.first else { return [] }
    return [
      Diagnostic(
        .note, at: FileLocation(file: drawn),
        "is Swift 2 or older: names and labels that have changed since are brought up to date")
    ]
  }

  /// The imports that nothing provides, removes or absorbs, by file.
  private static func missing(
    _ imports: [SourcePass.Import], _ known: Set<String>?, _ removed: Set<String>,
    _ drawing: Set<String>
  ) -> [String: [SourcePass.Import]] {
    let missing = imports.filter { item in
      let isHere = known?.contains(item.module) ?? !absent.contains(item.module)
      let isEmptied =
        removed.contains(item.module)
        && (item.module != "SwiftUI" || drawing.contains(item.position.file))
      return !isHere && !isEmptied && absorbed[item.module] == nil
    }
    return Dictionary(grouping: missing, by: \.position.file)
  }

  /// What is said of an import of what is not here.
  private static func absence(
    of item: SourcePass.Import, _ compilation: Compilation, _ severity: Severity,
    _ consequence: String = ""
  ) -> Diagnostic {
    let place = item.position
    return Diagnostic(
      severity, at: FileLocation(file: place.file, line: place.line, column: place.column),
      "there is no module \(Diagnostic.quoted(item.module)) here\(consequence)",
      hint: compilation.advice[item.module]
        ?? "map it under 'swift: modules:' in plumb.yaml to a folder of sources, or to 'empty'")
  }

  // MARK: What is missing

  /// The modules that a file imports and that are not here.
  func missingModules(of path: String) -> [String] {
    (missing[path] ?? []).map(\.module).uniqued()
  }

  /// How the module can be had that an error of a file is about: the one that is known for what the
  /// error names, else those that the file imports and that are not here. Nil where it lacks none.
  func advice(for path: String, about message: String = "") -> String? {
    let name = Self.lastName(in: message)
    if let owner = Self.owners[name] ?? (name.hasPrefix("sd_") ? "SDWebImage" : nil) {
      return absence(of: [owner])
    }
    // Names of the system are in no package.
    let isApples = ["UI", "NS", "CG", "CA", "AV", "WK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
    return isApples ? nil : absence(of: missingModules(of: path))
  }

  private func absence(of modules: [String]) -> String? {
    guard !modules.isEmpty else { return nil }
    let known = modules.first { compilation.advice[$0] != nil }
    let names = modules.prefix(3).joined(separator: ", ")
    return "\(names) \(modules.count > 1 ? "are" : "is") not here"
      + (known.flatMap { compilation.advice[$0] }.map { ": \($0)" } ?? "")
  }

  /// `snp` of `value of type 'UIView' has no member 'snp'`.
  private static func lastName(in message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count < 3 ? "" : String(parts[(parts.count - 1) / 2 * 2 - 1])
  }

  /// The library that a member is known to be of: `UIView.snp`, `.snp`.
  static func owner(of name: String) -> String? {
    name.split(separator: ".").last.flatMap { owners[String($0)] }
  }

  /// The libraries that are known by members and functions.
  static let knownOwners = Set(owners.values).union(["SDWebImage"])
  /// Members and functions by which libraries are known.
  private static let owners = [
    "snp": "SnapKit", "rx": "RxCocoa", "kf": "Kingfisher", "constrain": "Cartography",
    "hero": "Hero", "pin": "PinLayout", "flex": "FlexLayout", "disposed": "RxSwift",
  ]

  /// The modules that the compiler is told to import for it.
  var imports: Set<String> {
    let texts = result.files.map(\.text) + [Array(samples.source.utf8)]
    return Set(texts.flatMap(DeclarationFinder.imports) + compilation.imports)
  }

  /// Whether any file imports what is not here.
  var lacksModules: Bool { !missing.isEmpty }

  /// The imports of what is not here, as errors.
  var lackedImports: [Diagnostic] {
    inputs.compactMap { missing[$0.path]?.first }.map {
      Self.absence(of: $0, compilation, .error)
    }
  }

  /// Files whose previews or cells are drawn.
  var shownFiles: Set<String> {
    let drawable = (result.previews.map(\.position) + classes.filter(\.isReusable).map(\.position))
      .map(\.file)
    return Set(drawable.filter(draws) + sources.operands)
  }

  /// The outermost classes of which a file's pictures are; nil where previews may show anything.
  func drawnClasses(in file: String) -> Set<String>? {
    guard !result.previews.contains(where: { $0.position.file == file }) else { return nil }
    return Set(
      classes.filter { $0.isReusable && $0.position.file == file }
        .map { String($0.name.prefix { $0 != "." }) })
  }

  /// The previews with errors in files that import SwiftUI: views of UIKit are drawn.
  func previews(with errors: [FileLocation]) -> [SourcePass.Preview] {
    result.previews.filter { preview in
      errors.contains { error in
        error.file == preview.position.file
          && (preview.position.line...preview.lastLine).contains(error.line)
      } && importsSwiftUI(preview.position.file)
    }
  }

  /// Has members of `AnyObject` looked up at run time. Returns whether any of the errors is about
  /// one.
  mutating func lookUpMembers(with errors: [Diagnostic]) -> Bool {
    let count = lookups.count
    lookups.formUnion(
      SourceCuts.lookups(for: errors).filter { place in inputs.contains { $0.path == place.file } })
    guard lookups.count > count else { return false }
    result = pass.rewritten(
      removing: removed, replacing: replaced, hiding: hidden, lookingUp: lookups)
    return true
  }

  private func importsSwiftUI(_ path: String) -> Bool {
    pass.imports { _ in nil }.contains { $0.module == "SwiftUI" && $0.position.file == path }
  }

  /// The name of a file in the module's folder, where the compiler reads it.
  func compiledName(_ number: Int) -> String {
    "\(number)-\(PathName.last(of: result.files[number].path))"
  }

  var ends: [String: SourcePosition] {
    let texts = Dictionary(inputs.map { ($0.path, $0.text) }) { first, _ in first }
    let places = result.files.indices.compactMap { number -> (String, SourcePosition)? in
      let path = result.files[number].path
      guard let text = texts[path] else { return nil }
      let end = (text.lastIndex { $0 > 0x20 } ?? -1) + 1
      let start = (text[..<end].lastIndex(of: 0x0A) ?? -1) + 1
      let line = text[..<end].count { $0 == 0x0A } + 1
      return (
        "\(name)/\(compiledName(number))",
        SourcePosition(file: path, line: line, column: end - start + 1)
      )
    }
    return Dictionary(places) { first, _ in first }
  }

  var declaredNames: Set<String> { pass.declaredNames }

  /// What the module is compiled with besides its files. `hasCombine`: whether Combine is the one
  /// that is here. `stopsClock`: whether it is always the same time.
  func foundationNames(hasCombine: Bool, stopsClock: Bool = true) -> String {
    let seen = compilation.imports + (compilation.seesUIKit ? ["UIKit"] : [])
    let attribute = compilation.seesUIKit ? "@_exported " : ""
    let imports = seen.map { ($0 == "UIKit" ? attribute : "") + "import \($0)\n" }.joined()
    var names = FoundationNames.source
    if stopsClock { names += FoundationNames.clock(without: declaredNames) }
    if hasCombine { names += FoundationNames.combine(without: declaredNames) }
    // What other modules see may be made of them.
    if program == nil { names = names.replacing("\n  typealias ", with: "\n  public typealias ") }
    guard hasCombine else { return imports + names }
    let word = Array("dataTaskPublisher".utf8)
    return imports + names
      + (inputs.contains { $0.text.contains(word) } ? FoundationNames.networks : "")
  }

  func draws(_ path: String) -> Bool { isMain && sources.isDrawn(path) }

  /// Whether the command runs in this module.
  var isMain: Bool { name == Self.mainName }

  /// The source that lists previews and classes, and in the main module registers them and runs the
  /// command; nil for a module that has nothing to draw.
  var program: String? {
    switch name {
    case Self.mainName: list + start
    case Self.formerName: list
    default: nil
    }
  }

  /// The functions that the modules of both versions have.
  private var list: String {
    let drawn = classes.filter { sources.isDrawn($0.position.file) }
    let others = classes.filter { !sources.isDrawn($0.position.file) }
    return """
      \(["import", "PlumbCells"].joined(separator: " "))
      \(["import", "UIKit"].joined(separator: " "))

      @MainActor public func plumbPreviews() -> [PlumbCells.HostedPreview] {
        var previews: [PlumbCells.HostedPreview] = []
      \(result.previews.map(Self.registration).joined())  return previews
      }

      @MainActor public func plumbClasses() -> [PlumbCells.HostedClass] {
        var classes: [PlumbCells.HostedClass] = []
      \((drawn + others).map(registration).joined())  return classes
      }

      """
  }

  private var start: String {
    let delegate = pass.neededDelegate.map { ", delegate: { \($0)() }" } ?? ""
    let former = isCompared ? Self.formerName : nil
    return """
      \(former.map { ["import", $0].joined(separator: " ") } ?? "")
      @_silgen_name("PlumbMain_main")
      private func plumbCommandMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      @_cdecl("plumb_host_main")
      public func plumbHostMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32 {
        MainActor.assumeIsolated {
          var previews = plumbPreviews()
          var classes = plumbClasses()
      \(former.map { "    previews += \($0).plumbPreviews()\n    classes += \($0).plumbClasses()" } ?? "")
          PlumbCells.HostedCells.register(
            previews: previews, classes: classes, isPartial: \(isCut || lacksModules)\(delegate))
        }
        return plumbCommandMain(count, arguments)
      }

      """
  }

  private static func registration(_ preview: SourcePass.Preview) -> String {
    let position = preview.position
    return preview.conditions.map { "#if \($0)\n" }.joined()
      + "  previews.append(PlumbCells.HostedPreview("
      + "name: \(preview.name.map(SourcePass.literal) ?? "nil"), "
      + "file: \(SourcePass.literal(position.file)), line: \(position.line), "
      + "traits: [\(preview.traits.map(SourcePass.literal).joined(separator: ", "))], "
      + "make: \(preview.function)))\n"
      + preview.conditions.map { _ in "#endif\n" }.joined()
  }

  private func registration(_ declared: SourcePass.NamedClass) -> String {
    let position = declared.position
    return declared.conditions.map { "#if \($0)\n" }.joined()
      + "  classes.append(PlumbCells.HostedClass(\(declared.call ?? "\(declared.path).self"), name: "
      + "\(SourcePass.literal(declared.path)), file: \(SourcePass.literal(position.file)), "
      + "line: \(position.line)\(declared.needsArguments ? ", needsArguments: true" : "")"
      + "\(declared.isCodeOnly ? ", isCodeOnly: true" : "")"
      + "\(isMain ? "" : ", isFormer: true")"
      + (samples.registration(of: declared.path).map { ", " + $0 } ?? "") + "))\n"
      + declared.conditions.map { _ in "#endif\n" }.joined()
  }

  /// The line that has the compiler call a file by its path; none where the file has to keep its
  /// first bytes.
  static func sourceLocation(of file: SourcePass.RewrittenFile) -> String {
    let isBound = file.text.starts(with: "#!".utf8) || file.text.starts(with: [0xEF, 0xBB, 0xBF])
    return isBound ? "" : "#sourceLocation(file: \(SourcePass.literal(file.path)), line: 1)\n"
  }
}
