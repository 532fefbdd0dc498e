import AtomicFiles
import Diagnostics
import Foundation
import SourcePass

/// The Swift files that one host is built from.
package struct HostSources {
  /// A file that was read.
  struct File {
    let path: String
    let text: [UInt8]
  }

  /// What is drawn: Swift files, and folders of some.
  let operands: [String]
  /// In the order in which they were found: the operands' own, then further ones.
  let files: [File]

  /// Files that are read.
  private static let mostFiles = 5000
  /// Bytes of one file.
  private static let largestFile = 16 << 20

  /// Reads the files of the operands and further ones, each once.
  ///
  /// - Parameters:
  ///   - further: files and folders that are compiled but not drawn.
  ///   - others: files and folders that are left out of the further ones.
  package init(
    _ operands: [String], further: [String] = [], without others: [String] = []
  ) throws(PlumbError) {
    self.operands = operands
    var seen: Set<String> = []
    var files: [File] = []
    for other in others {
      for path in try Self.paths(other) { seen.insert(ResolvedPath.of(path) ?? path) }
    }
    for operand in operands + further {
      for path in try Self.paths(operand)
      where seen.insert(ResolvedPath.of(path) ?? path).inserted {
        files.append(File(path: path, text: try Self.text(of: path)))
        guard files.count <= Self.mostFiles else {
          throw PlumbError(operand, "has more than \(Self.mostFiles) Swift files")
        }
      }
    }
    self.files = files
  }

  private static func text(of path: String) throws(PlumbError) -> [UInt8] {
    do throws(FileFailure) {
      return try FileContents.read(path, limit: largestFile) ?? []
    } catch {
      throw PlumbError(path, "cannot be read: \(error.reason)", hint: error.hint)
    }
  }

  /// The paths of everything that was read.
  package var paths: [String] { files.map(\.path) }

  /// Whether a file is one of an operand.
  func isDrawn(_ path: String) -> Bool {
    operands.contains { path == $0 || PathName.relative(path, to: $0) != nil || $0 == "." }
  }

  /// The Swift files of an operand, those of a folder in the order of their names. Hidden folders,
  /// and tests, which import what no app has, are passed over.
  private static func paths(_ operand: String) throws(PlumbError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
      throw PlumbError(operand, "cannot be read: No such file or directory")
    }
    guard isFolder.boolValue else { return [operand] }
    let folder = PathName.withoutSlashes(operand)
    let names = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = names?.nextObject() as? String {
      let parts = name.split(separator: "/")
      guard let last = parts.last else { continue }
      if last.hasPrefix(".") || last == "Package.swift" {
        names?.skipDescendants()
        continue
      }
      guard last.hasSuffix(".swift"), !last.hasSuffix("Tests.swift") else { continue }
      found.append(folder == "." ? name : "\(folder)/\(name)")
      if found.count > mostFiles { break }
    }
    guard !found.isEmpty else { throw PlumbError(operand, "is a folder without Swift files") }
    return found.sorted()
  }
}

/// A module of the app's sources as the compiler gets it.
struct HostModule {
  /// The module with what is drawn, and that with an older version of it.
  static let (mainName, formerName) = ("App", "FormerApp")

  let name: String
  let sources: HostSources
  /// The rewritten files, without those that are left out.
  private(set) var result: SourcePass.Result
  private(set) var classes: [SourcePass.NamedClass]
  /// What is left out, and why.
  private(set) var notes: [Diagnostic]
  private(set) var pass: SourcePass
  private var files: [SourcePass.SourceFile]
  /// Files that import SwiftUI and not UIKit; what they declare may need more than is here.
  private let screenFiles: Set<String>
  /// Whether any file imports UIKit, or what is absorbed by it.
  let importsUIKit: Bool
  private let removed: Set<String>
  /// Files that import SwiftUI.
  private let mixedFiles: Set<String>
  private var hidden: Set<String> = []
  private var lookups: Set<SourcePosition> = []
  private let isCompared: Bool
  let drawsClasses: Bool
  /// What shows made-up models in the cells that are drawn without a preview.
  var samples: HostSamples

  /// How a module is compiled.
  struct Compilation {
    /// The mode of the language.
    var languageVersion = "5"
    /// Flags of `#if` that hold in it.
    var conditions: [String] = []
    /// Whether every file sees UIKit.
    var seesUIKit = false
    /// Modules that one of its files imports, so that all see what they add to types.
    var imports: [String] = []
    /// The sources of the app's modules before it, which may declare the models of its cells.
    var models: [SourcePass] = []
    /// How modules that are nowhere can be had, by their names.
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

  /// Rewrites the sources; leaves out files that import what is not there.
  ///
  /// - Parameters:
  ///   - name: of the module.
  ///   - known: modules that can be imported; nil if that is not known.
  ///   - emptied: modules whose imports are removed.
  ///   - compilation: what it is compiled with.
  ///   - keepsMain: whether `main.swift` is a source like others.
  ///   - isCompared: whether there is a module of an older version beside the main one.
  ///   - drawsClasses: whether cells are drawn by their class although their file has previews.
  init(
    _ sources: HostSources, named name: String, known: Set<String>?, emptied: Set<String>,
    _ compilation: Compilation = .init(), keepsMain: Bool = false, isCompared: Bool = false,
    drawsClasses: Bool = false
  ) throws(PlumbError) {
    self.name = name
    self.compilation = compilation
    self.isCompared = isCompared
    self.sources = sources
    removed = known?.contains("SwiftUI") == true ? emptied : emptied.union(["SwiftUI"])
    var files = sources.files.map { SourcePass.SourceFile(path: $0.path, text: $0.text) }
    var notes: [Diagnostic] = []
    var missing: [String: SourcePass.Import] = [:]
    let imports = SourcePass(files, lacking: removed).imports { module in
      known?.contains(module) ?? (Self.absent.contains(module) ? false : nil)
    }
    let drawing = Set(imports.filter { $0.module == "UIKit" }.map(\.position.file))
    // On a phone XCTest brings UIKit along.
    importsUIKit = !drawing.isEmpty || imports.contains { $0.module == "XCTest" }
    mixedFiles = Set(imports.filter { $0.module == "SwiftUI" }.map(\.position.file))
    for item in imports
    where !(known?.contains(item.module) ?? !Self.absent.contains(item.module))
      && missing[item.position.file] == nil
      && Self.absorbed[item.module] == nil
      && (!removed.contains(item.module)
        || item.module == "SwiftUI" && !drawing.contains(item.position.file))
    {
      missing[item.position.file] = item
    }
    files.removeAll { file in
      guard let item = missing[file.path] else {
        return !keepsMain && PathName.last(of: file.path) == "main.swift"
      }
      let isDrawn = sources.operands.contains(file.path)
      notes.append(
        Diagnostic(
          isDrawn ? .error : .warning,
          at: FileLocation(
            file: file.path, line: item.position.line, column: item.position.column),
          "there is no module \(Diagnostic.quoted(item.module)) here; the file is left out",
          hint: compilation.advice[item.module]
            ?? "map it under 'swift: modules:' in plumb.yaml to a folder of sources, or to 'empty'"
        ))
      return true
    }
    if notes.contains(where: { $0.severity == .error }) { throw PlumbError(notes) }
    self.notes = notes
    self.files = files
    screenFiles = mixedFiles.subtracting(drawing).subtracting(sources.operands)
    pass = SourcePass(files, lacking: removed)
    classes = pass.classes
    result = pass.rewritten(removing: removed, replacing: Self.absorbed)
    let errors = result.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw PlumbError(errors) }
    self.notes += result.diagnostics
    self.drawsClasses = drawsClasses
    samples = HostSamples([], in: pass)
    samples = HostSamples(sampledClasses, in: pass, models: compilation.models, imports: imported)
  }

  /// Leaves out the previews that errors are in, of files that import SwiftUI: there is none here,
  /// and views of UIKit are drawn.
  ///
  /// - Returns: whether there were any.
  mutating func hidePreviews(with errors: [Diagnostic]) -> Bool {
    let count = hidden.count
    for preview in result.previews where mixedFiles.contains(preview.position.file) {
      let isHit = errors.contains { error in
        error.location?.file == preview.position.file
          && (preview.position.line...preview.lastLine).contains(error.location?.line ?? 0)
      }
      guard isHit, hidden.insert(preview.function).inserted else { continue }
      let name = preview.name.map { " \(Diagnostic.quoted($0))" } ?? ""
      notes.append(
        Diagnostic(
          .warning,
          at: FileLocation(
            file: preview.position.file, line: preview.position.line,
            column: preview.position.column),
          "the preview\(name) gives SwiftUI, which is not drawn here; it is left out"))
    }
    guard hidden.count > count else { return false }
    rewrite()
    return true
  }

  /// Has members of `AnyObject` looked up at run time.
  ///
  /// - Returns: whether any of the errors is about one.
  mutating func lookUpMembers(with errors: [Diagnostic]) -> Bool {
    let count = lookups.count
    for error in errors where error.message.hasPrefix("value of type 'AnyObject' has no member") {
      guard let place = error.location, files.contains(where: { $0.path == place.file }) else {
        continue
      }
      lookups.insert(SourcePosition(file: place.file, line: place.line, column: place.column))
    }
    guard lookups.count > count else { return false }
    rewrite()
    return true
  }

  private mutating func rewrite() {
    result = pass.rewritten(
      removing: removed, replacing: Self.absorbed, hiding: hidden, lookingUp: lookups)
  }

  /// Leaves out the files that errors are in, of those that import SwiftUI and not UIKit: only the
  /// names of SwiftUI are here that cells pass around.
  ///
  /// - Returns: whether there were any.
  mutating func leaveOutScreens(with errors: [Diagnostic]) -> Bool {
    let hit = Set(errors.compactMap { $0.location?.file }).intersection(screenFiles)
      .intersection(files.map(\.path))
    guard !hit.isEmpty else { return false }
    for path in files.map(\.path) where hit.contains(path) {
      notes.append(
        Diagnostic(
          .warning, at: FileLocation(file: path, line: 1, column: 1),
          "the file needs more of SwiftUI than its names; it is left out"))
    }
    drop(hit)
    return true
  }

  /// Leaves out the files that errors are in, if they have nothing to draw and were not named
  /// themselves.
  ///
  /// - Parameter drawsRest: whether files with something to draw are left out as well, as long as
  ///   there are others.
  /// - Returns: whether there were any.
  mutating func leaveOut(filesOf errors: [Diagnostic], _ drawsRest: Bool) -> Bool {
    let drawable = Set(
      (result.previews.map(\.position) + classes.filter(\.isReusable).map(\.position)).map(\.file)
    ).filter(sources.isDrawn)
    let open = Set(files.map(\.path)).subtracting(sources.operands)
    var hit: [String: Diagnostic] = [:]
    for error in errors where error.severity == .error {
      guard let file = error.location?.file, open.contains(file), hit[file] == nil,
        drawsRest || !drawable.contains(file)
      else { continue }
      hit[file] = error
    }
    guard !hit.isEmpty, !drawable.subtracting(hit.keys).isEmpty else { return false }
    for path in files.map(\.path) {
      guard let error = hit[path] else { continue }
      notes.append(
        Diagnostic(
          drawable.contains(path) ? .error : .warning, at: error.location,
          "\(error.message); the file is left out"))
    }
    drop(Set(hit.keys))
    return true
  }

  private mutating func drop(_ paths: Set<String>) {
    files.removeAll { paths.contains($0.path) }
    pass = SourcePass(files, lacking: removed)
    classes = pass.classes
    rewrite()
    samples = HostSamples(sampledClasses, in: pass, models: compilation.models, imports: imported)
      .adopting(samples)
  }

  /// Names that its sources declare.
  var declaredNames: Set<String> { pass.declaredNames }

  /// What the module is compiled with besides its files.
  ///
  /// - Parameter hasCombine: whether Combine is the one that is here.
  func foundationNames(hasCombine: Bool) -> String {
    let seen = compilation.imports + (compilation.seesUIKit ? ["UIKit"] : [])
    let attribute = compilation.seesUIKit ? "@_exported " : ""
    let imports = seen.map { ($0 == "UIKit" ? attribute : "") + "import \($0)\n" }.joined()
    var names = FoundationNames.source
    if hasCombine { names += FoundationNames.combine(without: declaredNames) }
    // What other modules see may be made of them.
    if program == nil { names = names.replacing("\n  typealias ", with: "\n  public typealias ") }
    guard hasCombine else { return imports + names }
    let word = Array("dataTaskPublisher".utf8)
    return imports + names
      + (files.contains { $0.text.contains(word) } ? FoundationNames.networks : "")
  }

  /// Whether a file is one that is drawn.
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
          PlumbCells.HostedCells.register(previews: previews, classes: classes)
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
      + "  classes.append(PlumbCells.HostedClass(\(declared.path).self, name: "
      + "\(SourcePass.literal(declared.path)), file: \(SourcePass.literal(position.file)), "
      + "line: \(position.line)\(declared.needsArguments ? ", needsArguments: true" : "")"
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
