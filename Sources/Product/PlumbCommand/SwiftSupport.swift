import CellSources

/// The runner of Swift sources, handed to a tool whose core knows no compilers.
package protocol SwiftSupport: Sendable {
  /// The code of an app in this process; nil where it has none.
  var app: (any AppCode)? { get }

  /// Has programs of the sources do the work of a command.
  func host(_ request: HostRequest, _ console: Console) -> any SourceHost

  /// Prints previews of cells with made-up values.
  func preview(_ command: PreviewCommand, _ console: Console) -> ExitCode

  /// Builds the tests of a package and runs them; failed ones are findings.
  func test(_ command: SwiftTestCommand, _ console: Console) -> ExitCode

  /// Clones the packages that a project pins.
  func fetch(_ command: PackagesCommand, _ console: Console) -> ExitCode

  /// Prints what is kept of Swift cells, and removes what is to go.
  func show(_ command: CacheCommand, _ console: Console) -> ExitCode
}

/// Does a command's work on Swift sources by programs that these are built into.
package protocol SourceHost: AnyObject {
  /// The files that the last program was built from.
  var files: [String] { get }

  /// Draws each preview of a source in a process of its own. `output`: gets what the processes
  /// print.
  func drawEach(
    _ file: String, _ output: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) -> HostOutcome

  /// Runs the command as it was typed in one process.
  func runAll(_ output: @escaping ([UInt8]) -> Void) -> ExitCode
}

/// The result for the previews of a source.
package struct HostOutcome {
  package var code = ExitCode.success
  /// Lines that processes have printed: a picture each.
  package var lines = 0

  /// Nothing was drawn.
  package init() {}
}

extension Console {
  /// The host for the Swift sources of a request; nil without such, and in a process with their
  /// code in it. Folders are compiled only with `--swift`: nobody has named what is in them.
  func host(_ request: HostRequest?) -> (any SourceHost)? {
    guard app == nil, let request = request?.allowed(by: permissions) else { return nil }
    return swift?.host(request, self) ?? MissingHost(request, self)
  }

  /// Says which folders a host is not built of.
  package func reportLeftAlone(_ request: HostRequest?) {
    for path in request?.operands ?? [] where !permissions.compiles(path) {
      let count = CellSource.swiftFiles(in: path)
      report(Diagnostic(.note, at: FileLocation(file: path), CellSource.leftAlone(count)))
    }
  }
}

/// Says that a build of the core has no Swift cells.
final class MissingHost: SourceHost {
  static let reason = "this build of plumb has no Swift cells: it is the core alone"

  let files: [String]
  private let request: HostRequest
  private let console: Console

  init(_ request: HostRequest, _ console: Console) {
    files = request.operands
    self.request = request
    self.console = console
  }

  func drawEach(
    _ file: String, _ output: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) -> HostOutcome {
    throw PlumbError(file, Self.reason)
  }

  func runAll(_ output: @escaping ([UInt8]) -> Void) -> ExitCode {
    _ = console.fail(PlumbError(files.first ?? "", Self.reason))
    return request.failureCode
  }
}

/// The command line's request for Swift sources.
package struct HostRequest: Equatable {
  /// The Swift files and folders among the operands; one module.
  package var operands: [String] = []
  /// Those of an older version that is compared with them; a module of its own.
  package var former: [String] = []
  /// The file of the project that a version is a copy of.
  package var replaced: [String] = []
  /// Whether two operands may be versions of one source: they have the same classes.
  package var mayBeVersions = false
  /// The preview or class that is drawn; nil for all.
  package var scene: String?
  /// After so many seconds a preview is ended.
  package var timeout = HostRequest.usualTimeout
  /// The project file that was named; nil for the nearest one.
  package var project: String?
  /// The option that says where the only picture goes.
  package var singlePlace: String?
  /// Whether warnings of the compiler are passed on, as the project says.
  package var hasWarnings = true
  /// Whether cells without data show made-up models, which may crash.
  package var hasSamples = true
  /// Whether nothing is cut out of sources that do not compile.
  package var isStrict = false
  /// The exit code where the sources cannot be compiled or the program crashes.
  package var failureCode = ExitCode.failure

  /// The part of the request that the command line allows; nil where nothing is left of it.
  func allowed(by permissions: FilePermissions) -> HostRequest? {
    var request = self
    request.operands.removeAll { !permissions.compiles($0) }
    request.former.removeAll { !permissions.compiles($0) }
    request.mayBeVersions = mayBeVersions && request.operands == operands
    return request.operands.isEmpty ? nil : request
  }

  /// Whether cells are drawn by their class although their file has previews.
  package var drawsClasses: Bool { scene?.hasPrefix("class ") ?? false }

  /// Seconds that a preview may take.
  package static let usualTimeout = 10.0
}
