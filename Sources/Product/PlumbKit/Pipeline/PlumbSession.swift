import AtomicFiles
import CellTemplates
import Diagnostics
import LayoutTree
import ProjectFile
import Rendering
import Typesetting
import UIKit

/// What a run needs once and many files share: the fonts, and what has been shaped with them.
///
/// One thread at a time may use a session.
public final class PlumbSession {
  /// Something worth telling while files are worked on.
  public enum Event: Sendable {
    /// A picture is complete, in a file.
    case wrote(path: String)
    /// A picture is complete, and goes where the request's owner puts it.
    case drew(DrawnPicture)
    /// What the template's reader found strange.
    case warning(Diagnostic)
    /// Required constraints contradict each other in some rows; messages with their minimal sets.
    case conflicts([Diagnostic])
    /// A source of a project is read next.
    case reading(String)
    /// From now on the file is worked on in this variant: `320 pt, dark`.
    case variant(String)
    /// So many rows of a table are done.
    case progress(file: String, rows: Int, of: Int)
  }

  /// The name of an input that is no file: the bytes come from standard input.
  public static let standardInput = "-"

  /// How an Interface Builder file is laid out where nobody asks for a width.
  static let storedSizes = "its stored sizes"

  let typesetter: Typesetter
  /// Letters painted for one picture are ready for the next.
  let masks = GlyphMaskStore()
  let temporaries: TemporaryFiles
  /// What the last template was read from, there or not.
  public internal(set) var sources: [String] = []
  let input: () -> [UInt8]?
  let report: (Event) -> Void
  /// Sources of a project, read once for all their variants.
  var kept: [KeptSourceKey: KeptSource] = [:]
  /// The fingerprint and the libraries that paint: hashing the fonts takes longer than a picture.
  lazy var wholeFingerprint = fingerprint + RenderingFingerprint.lines
  /// Every path written, and from what, so that no picture is lost under another.
  private var written: [String: String] = [:]

  /// The profile of what names none itself, in place of a template's own.
  let usualProfile: String?
  /// Rules of `plumb lint` that the project has switched off: nothing else reports their findings.
  let silencedRules: Set<String>

  /// Opens the fonts; `report` is called as things happen.
  ///
  /// - Parameters:
  ///   - project: whose fonts and profile hold where nothing else is said.
  ///   - temporaries: where unfinished files are noted.
  ///   - input: everything on standard input, for the template named `-`; nil when that fails.
  /// - Throws: `PlumbError` when the system font, or the project's folder of fonts, cannot be
  ///   opened.
  public init(
    project: ProjectFile? = nil, temporaries: TemporaryFiles = TemporaryFiles(),
    input: @escaping () -> [UInt8]? = { nil }, report: @escaping (Event) -> Void
  ) throws(PlumbError) {
    self.temporaries = temporaries
    self.input = input
    self.report = report
    usualProfile = project?.profile
    silencedRules = project?.lint.silencedRules ?? []
    let fonts = try project?.fontsFolder()
    do {
      typesetter = try Typesetter.system(own: fonts)
    } catch {
      throw PlumbError([
        Diagnostic(.error, error.description, hint: "run `make setup` to fetch the fonts")
      ])
    }
    if let family = typesetter.systemFontSubstitute {
      report(.warning(Self.substituted(by: family)))
    }
  }

  private static func substituted(by family: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "no InterVariable.ttf in \(FontCatalog.defaultFolder): text is set in \(family), and wider or "
        + "narrower than on a phone",
      hint: "run `make setup` to fetch the fonts")
  }

  /// Fonts and libraries that layouts depend on, one per line.
  public var fingerprint: [String] { typesetter.fingerprint }

  /// Passes an event on.
  func send(_ event: Event) { report(event) }

  /// Gives up what is reserved for the pictures of `file`: they are drawn again.
  func release(_ file: String) { written = written.filter { $0.value != file } }

  /// Reserves `path` for the picture of `file`.
  func claim(_ path: String, for file: String) throws(PlumbError) {
    if let other = written.updateValue(file, forKey: path) {
      throw PlumbError(
        file, "its picture \(path) would replace that of \(other)",
        hint: "name another folder with --output")
    }
  }
}
