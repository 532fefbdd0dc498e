import ConstraintLog
import InterfaceBuilder
import LayoutDiagnosis
import LayoutTree
import Reading

/// A console log, its constraint conflicts, and what can be done about them.
public struct LogExplanation {
  /// The name of the log in messages.
  public let file: String
  /// Each message of the log, solved.
  public let diagnoses: [LogDiagnosis]

  /// Reads and solves a log.
  public init(_ log: [UInt8], file: String, names: LogNames = LogNames()) {
    self.file = file
    let messages = ConflictLog.read(log)
    let views = names.views(of: messages)
    diagnoses = messages.map { LogDiagnosis($0, views: views) }
  }

  /// Whether anything in the log was a constraint.
  public var isReadable: Bool { diagnoses.contains { !$0.message.constraints.isEmpty } }

  /// Whether constraints contradict each other.
  public var hasConflicts: Bool { verdicts.contains(.conflict) }

  /// Whether nothing is certain without a conflict: unread parts, or UIKit says there is one.
  public var isUncertain: Bool {
    diagnoses.contains {
      $0.verdict == .unknown || ($0.verdict == .holds && $0.message.hasHeader)
    }
  }

  private var verdicts: [LogDiagnosis.Verdict] { diagnoses.map(\.verdict) }

  /// The answer in plain English.
  public var text: String { diagnoses.map { $0.text(file: file) }.joined(separator: "\n") }
}

extension LogExplanation {
  /// Bytes of a log; a day's console has a few.
  static let limit = 64 << 20

  /// Reads and solves the log in a file.
  ///
  /// - Throws: `PlumbError` when there is no such file or nothing of it can be read.
  public static func load(
    _ path: String, names: LogNames = LogNames()
  ) throws(PlumbError) -> LogExplanation {
    try LogExplanation(
      readable: bytes(of: path, hint: pasteHint), file: path, names: names)
  }

  private static let pasteHint =
    "save the message from Xcode's console into a file, or paste it: pbpaste | plumb explain"

  /// The bytes of a file that may be a log.
  static func bytes(of path: String, hint: String) throws(PlumbError) -> [UInt8] {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: limit, log: log) else {
      if let remnant = GitRemnant.diagnostic(inFile: path) { throw PlumbError([remnant]) }
      throw PlumbError(
        log.diagnostics.map {
          Diagnostic($0.severity, at: $0.location, $0.message, expected: $0.expected, hint: hint)
        })
    }
    return source.bytes
  }

  /// Reads and solves a log that must hold at least one constraint.
  public init(
    readable log: [UInt8], file: String, names: LogNames = LogNames()
  ) throws(PlumbError) {
    guard log.count <= Self.limit else {
      throw PlumbError(
        file, "is too large", expected: "at most \(Self.limit >> 20) MiB", hint: Self.pasteHint)
    }
    self.init(log, file: file, names: names)
    guard !isReadable else { return }
    let problem = LogProblem(log, unread: diagnoses.flatMap(\.message.unread))
    throw PlumbError(file, problem.message, hint: problem.hint)
  }
}

/// Why nothing of a log could be read, by what is in it instead.
struct LogProblem {
  let message: String
  let hint: String

  private static let whole =
    "copy the whole message, from \"Unable to simultaneously satisfy constraints\" on"

  init(_ log: [UInt8], unread: [UnreadLine]) {
    let text = String(decoding: log.prefix(1 << 20), as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) {
      (message, hint) = ("is empty", Self.whole)
    } else if text.contains("<private>") {
      message = "is redacted: it holds <private> in place of the constraints"
      hint = "run the app from Xcode and copy its console, or let the device log private data"
    } else if unread.contains(where: { $0.reason.contains("grid view") }) {
      message = "holds only expressions of AppKit's grid view, which name no two anchors"
      hint = "plumb explain reads constraints between views"
    } else if text.contains("ambiguously suggest a height of zero") {
      message =
        "has UIKit's warning that a row got the standard height: no constraints lead from the top of"
        + " its content view to the bottom"
      hint = "pin the first view to the top and the last to the bottom; plumb lint names the row"
    } else if let first = unread.first {
      message = "holds no constraint that can be read: line \(first.line), \(first.reason)"
      hint = Self.whole
    } else if text.contains("; frame = (") || text.contains("AMBIGUOUS LAYOUT") {
      message = "holds a view hierarchy, but no constraint"
      hint = "give the message too: plumb explain console.log --hierarchy FILE names its views"
    } else if text.contains("<?xml") {
      message = "is XML, not a console log"
      hint = "plumb trace X.xib checks an Interface Builder file"
    } else if text.contains("simultaneously satisfy") {
      message = "says that constraints conflict, but lists none"
      hint = Self.whole
    } else {
      (message, hint) = ("holds no constraint that can be read", Self.whole)
    }
  }
}

/// Files that say which views the addresses of a log are.
public struct LogNames: Sendable {
  private var hierarchy: ViewHierarchy?
  private var cells: [SceneDeclaration] = []

  /// Nothing but the log.
  public init() {}

  /// Names from a pasted view hierarchy, from an Interface Builder file, or from both.
  ///
  /// - Throws: `PlumbError` where a file cannot be read or holds nothing of the kind.
  public init(hierarchy: String?, interface: String?) throws(PlumbError) {
    if let hierarchy {
      let bytes = try LogExplanation.bytes(of: hierarchy, hint: Self.hierarchyHint)
      let views = ViewHierarchy(bytes)
      guard !views.isEmpty else {
        throw PlumbError(hierarchy, "holds no view with an address", hint: Self.hierarchyHint)
      }
      self.hierarchy = views
    }
    if let interface {
      do {
        let layout = InterfaceLayout(try InterfaceDocument.load(interface))
        cells = layout.outlines(of: layout.scenes)
      } catch {
        throw PlumbError(error.diagnostics)
      }
    }
  }

  static let hierarchyHint =
    "save what `po view.recursiveDescription()`, `_autolayoutTrace` or `po view.constraints` prints"

  func views(of messages: [ConflictMessage]) -> KnownViews {
    var views = hierarchy.map(KnownViews.init) ?? KnownViews()
    for message in messages {
      let matches = cells.map { DeclarationMatch(message, $0) }
      // The first of those that explain most.
      guard let best = matches.max(by: { $0.matched < $1.matched }) else { continue }
      for (item, name) in (matches.first { $0.matched == best.matched } ?? best).names {
        views.name(item, name)
      }
    }
    return views
  }
}
