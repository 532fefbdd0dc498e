import Foundation
import ImageCoding

/// A program of others that tests ask for a second opinion: a converter, a validator, a browser.
/// Nothing is built with it, and where it is missing its tests say so and do not run.
public struct ExternalTool: Sendable {
  /// The path of the program.
  public let path: String

  /// The first of these programs that `PATH` has; nil when there is none.
  public init?(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// `rsvg-convert` of librsvg.
  public static let rsvgConvert = ExternalTool("rsvg-convert")
  /// `pdftoppm` of poppler.
  public static let pdftoppm = ExternalTool("pdftoppm")
  /// `pdftotext` of poppler.
  public static let pdftotext = ExternalTool("pdftotext")
  /// `xmllint` of libxml2.
  public static let xmllint = ExternalTool("xmllint")
  /// A browser without a window.
  public static let chromium = ExternalTool("chromium", "chromium-browser", "google-chrome")

  /// What a run ended with.
  public struct Outcome: Sendable {
    /// The exit code; 15 when it had to be ended.
    public let code: Int32
    /// What it wrote, errors behind everything else.
    public let output: String
  }

  /// Runs the program and waits for it, a minute at most unless told.
  public func run(
    _ arguments: [String], in folder: TemporaryFolder, seconds: Int = 60
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let log = folder.url.appendingPathComponent("tool.log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    return Outcome(
      code: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
  }
}

/// A folder for one test, gone with it.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// A new, empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder.
  public func write(_ bytes: [UInt8], as name: String) throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  /// The bytes of a file in the folder.
  public func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
