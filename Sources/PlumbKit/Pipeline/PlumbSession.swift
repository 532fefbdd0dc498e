import CellTemplates
import Diagnostics
import LayoutTree
import Rendering
import Typesetting
import UIKit

/// What a run needs once and many files share: the fonts, and what has been shaped with them.
///
/// One thread at a time may use a session.
public final class PlumbSession {
  /// Something worth telling while files are worked on.
  public enum Event: Sendable {
    /// A picture is complete.
    case wrote(path: String)
    /// What the template's reader found strange.
    case warning(Diagnostic)
    /// Required constraints contradict each other in some rows; messages with their minimal sets.
    case conflicts([Diagnostic])
    /// So many rows of a table are done.
    case progress(file: String, rows: Int, of: Int)
  }

  let typesetter: Typesetter
  /// Letters painted for one picture are ready for the next.
  let masks = GlyphMaskStore()
  private let report: (Event) -> Void
  /// Every path written, and from what, so that no picture is lost under another.
  private var written: [String: String] = [:]

  /// Opens the fonts; `report` is called as things happen.
  ///
  /// - Throws: `PlumbError` when the system font cannot be opened.
  public init(report: @escaping (Event) -> Void) throws(PlumbError) {
    self.report = report
    do {
      typesetter = try Typesetter.system()
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
  func tell(_ event: Event) { report(event) }

  /// Reserves `path` for the picture of `file`.
  func claim(_ path: String, for file: String) throws(PlumbError) {
    if let other = written.updateValue(file, forKey: path) {
      throw PlumbError(
        file, "its picture \(path) would replace that of \(other)",
        hint: "name another folder with --output")
    }
  }
}

// MARK: - Loading

extension PlumbSession {
  /// Reads a template; what is strange about it is told, what is wrong thrown.
  func load(_ file: String) throws(PlumbError) -> Template {
    do {
      let template = try Template.load(file)
      for warning in template.warnings { tell(.warning(warning)) }
      return template
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }
}
