import AppProjects
import Foundation
import SourcePass

/// An executable with the cells of an app in it, which runs Plumb's commands.
package struct CellHost: Sendable {
  /// The path of the program that draws the sources, kept until newer hosts displace it.
  package let executable: String
  /// Previews and files that were left out, and why.
  package let notes: [Diagnostic]
  /// Pieces that were cut out so that the rest compiles, at most ten and how many more.
  package let leftOut: [Diagnostic]
  /// Whether drawn files lack constraints, views, texts or images by that.
  package var isIncomplete: Bool { lackedStatements > 0 }
  /// How many statements of drawn files that make them were cut out.
  package let lackedStatements: Int
  /// The names of views that get no text by that.
  package let untitledViews: [String]
  package let files: [String]
  /// What the compiler has warned of; nothing where the host was there already.
  package let warnings: [Diagnostic]
  /// Previews of the cells that are drawn by their class.
  package let samples: [SamplePreview]

  /// How sources are compiled.
  package struct Settings: Sendable {
    /// The mode of the language; nil for the target's own.
    package var languageVersion: String?
    /// Modules whose imports are removed.
    package var emptied: Set<String> = []
    /// Files and folders that are compiled as well.
    package var further: [String] = []
    /// Modules compiled from sources of their own; one may import those before it.
    package var modules: [Module] = []
    /// Whose warnings of the compiler are of interest.
    package var warnings = WarningChoice.drawn
    /// The folder in which files are found that declare what is missing; nil for none.
    package var project: String?
    /// The name of the target that what is drawn is compiled in; nil for the first that has it.
    package var target: String?
    /// Whether nothing is cut out of sources that do not compile.
    package var isStrict = false
    /// After so much processor time of the compiler nothing more is looked for in a module, and files
    /// that are not drawn are left out where they do not compile; packages of others have half of it.
    package var patience = Duration.seconds(24)
    /// After so long the compiler is ended.
    package var longestBuild = Duration.seconds(50)
    /// Whether cells of folders are drawn although others do not compile, which is reported.
    package var drawsRest = false
    /// Whether cells are drawn by their class although their file has previews.
    package var drawsClasses = false

    /// Files whose warnings are passed on.
    package enum WarningChoice: String, Sendable, CaseIterable {
      case drawn
      /// Those that are compiled with them as well.
      case all
      case none
    }

    /// A module that stands in for one which is not here.
    package struct Module: Sendable {
      package let name: String
      package let folder: String

      package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
      }
    }

    /// Bytes that the files have together which are found for a cell, by how many files lie between
    /// them and it: what the cell names itself is there, and of what that needs the nearest.
    static let mostFound = [500_000, 100_000, 30_000]

    package init() {}
  }

  /// Builds the host of some sources, or finds the one that was built of the same texts before.
  ///
  /// Hosts are kept in `$XDG_CACHE_HOME/plumb/swift`, or in a temporary folder, under a name made
  /// of everything that goes into them.
  ///
  /// - Parameters:
  ///   - operands: Swift files and folders that are drawn; together one module.
  ///   - former: those of an older version, which a comparison draws too.
  ///   - replaced: files of the project that one of them is a copy of.
  ///   - progress: gets what the build is doing, for whoever waits.
  /// - Throws: what is missing, or the compiler's messages at the original positions.
  package init(
    _ operands: [String], former: [String] = [], replacing replaced: [String] = [],
    _ settings: Settings = .init(), progress: @escaping (String) -> Void = { _ in }
  ) throws(PlumbError) {
    let toolchain = try HostToolchain(for: operands[0])
    let project = try ProjectSources(
      in: settings.project, for: operands + former, target: settings.target,
      platform: toolchain.modules,
      standIns: settings.isStrict ? nil : toolchain.kit + "/packages",
      room: settings.isStrict ? Settings.mostFound.map { _ in .max } : Settings.mostFound)
    let list = ModuleList(
      operands: operands, former: former, replaced: replaced, settings: settings,
      toolchain: toolchain)
    var rounds = try BuildRounds(project, list, progress)
    (executable, warnings) = try rounds.host()
    files = rounds.modules.flatMap(\.sources.paths)
    notes = rounds.project.notes + rounds.modules.flatMap(\.notes) + rounds.cuts.leftOut
    leftOut = SourceCuts.list(of: rounds.cuts.entries)
    lackedStatements = rounds.cuts.entries.count(where: \.isVisible)
    untitledViews = rounds.cuts.entries.flatMap(\.untitled).uniqued()
    samples = rounds.modules.last?.samplePreviews ?? []
  }
}

extension CellHost {
  /// What the host has printed of itself, kept beside it.
  package var keptListing: Data? { SealedFile.read(executable + ".json") }

  /// Keeps that for the next run.
  package func keep(listing: Data) { SealedFile.write(listing, to: executable + ".json") }

  /// Whether two files or folders have a class of the same name, and no file in common: they cannot
  /// be parts of one module. False where one cannot be read.
  package static func areVersions(_ one: String, _ other: String) -> Bool {
    guard let sources = try? [one, other].map({ path in try HostSources([path]) }) else {
      return false
    }
    let files = sources.map { Set($0.paths.map { ResolvedPath.of($0) ?? $0 }) }
    let classes = sources.map { sources in
      let files = sources.files.map { SourcePass.SourceFile(path: $0.path, text: $0.text) }
      return Set(SourcePass(files).classes.map(\.path))
    }
    return files[0].isDisjoint(with: files[1]) && !classes[0].isDisjoint(with: classes[1])
  }

  /// Writes a source that has no file, from standard input, where the same text always has the same
  /// path: its host is found again. Returns the path, of a file that whoever asks removes.
  package static func file(of bytes: [UInt8], named name: String) throws(PlumbError) -> String {
    var hash = HostHash()
    hash.add(bytes)
    let folder = "\(cache)/input-\(hash.text)"
    let path = "\(folder)/\(PathName.last(of: name))"
    do {
      try Folder.make(folder)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw PlumbError(path, "cannot be written: \(Diagnostic.reason(of: error))")
    }
    return path
  }

  package static let packages = PackageStore(Folder.parent(of: cache) + "/packages")

  static let cache: String = {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let usual = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    if let folder = own ?? usual, (try? Folder.make(folder + "/plumb/swift")) != nil {
      return folder + "/plumb/swift"
    }
    return "\(NSTemporaryDirectory())/plumb-swift-\(getuid())"
  }()
}
