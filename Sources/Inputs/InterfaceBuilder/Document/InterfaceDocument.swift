import Diagnostics
import Reading
import UIKit

/// An Interface Builder file: its elements, what it says about itself, and the places in its text.
///
/// Reading checks only that the file is a document for iOS; what cannot be laid out is found, and
/// noted, while scenes are built.
public struct InterfaceDocument {
  /// The path as it was given.
  public let path: String
  /// What kind of file, by which Xcode, for which device.
  public let header: DocumentHeader
  let root: Element
  let source: SourceText

  /// Reads a file.
  /// - Throws: `InterfaceError` with `file:line:column` of what is wrong.
  public static func load(_ path: String) throws(InterfaceError) -> InterfaceDocument {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: InterfaceLimits.bytes, log: log) else {
      throw InterfaceError(log.diagnostics)
    }
    return try read(source, log)
  }

  /// Reads a document out of memory; `path` is what messages call it.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceError) -> InterfaceDocument {
    let log = DiagnosticLog()
    guard let source = SourceText.decode(bytes, file: path, log: log) else {
      throw InterfaceError(log.diagnostics)
    }
    return try read(source, log)
  }

  private static func read(
    _ text: SourceText, _ log: DiagnosticLog
  ) throws(InterfaceError) -> InterfaceDocument {
    guard let source = text.decodedXML(log: log) else { throw InterfaceError(log.diagnostics) }
    do {
      let root = try ElementReader.read(source)
      let header = try DocumentHeader(root)
      return InterfaceDocument(path: source.file, header: header, root: root, source: source)
    } catch {
      throw InterfaceError([
        Diagnostic(
          .error, at: source.location(ofByte: error.offset), error.message,
          expected: error.expected, hint: error.hint)
      ])
    }
  }

  /// Whether a path's extension is one of Interface Builder's.
  public static func isInterfaceFile(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }
}

/// Why a document could not be read: one or more messages.
public struct InterfaceError: Error, Sendable {
  /// In the order of their places; at least one.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// What a document says about itself.
public struct DocumentHeader: Sendable {
  /// The two kinds of file.
  public enum Kind: Sendable {
    /// Objects of their own: cells, views.
    case xib
    /// Scenes of view controllers.
    case storyboard
  }

  /// The kind of file.
  public let kind: Kind
  /// The version of Interface Builder that saved the file last.
  public let tools: ToolsVersion
  /// Where it was laid out.
  public let device: CanvasDevice
  /// The text size at which the canvas draws fonts that a text style names.
  public let contentSizeCategory: UIContentSizeCategory
  /// Whether constraints may refer to safe areas instead of bars.
  let usesSafeAreas: Bool

  /// Reads the root element; refuses what is not for iOS.
  init(_ root: Element) throws(XMLFailure) {
    guard root.name == "document" else {
      throw Self.failure(
        root, "the root element <\(root.name)>", expected: "<document>",
        hint: root.name == "archive" ? "open the file in Xcode 5 or later and save it" : nil)
    }
    let runtime = root["targetRuntime"] ?? ""
    guard runtime.hasPrefix("iOS.") || runtime.hasPrefix("AppleTV") || runtime.isEmpty else {
      throw Self.failure(
        root, "a document for \(Diagnostic.quoted(runtime))", expected: "iOS.CocoaTouch")
    }
    kind = root["type"]?.hasSuffix("Storyboard.XIB") == true ? .storyboard : .xib
    tools = ToolsVersion(root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0)
    device = CanvasDevice(root.child("device"), tools)
    contentSizeCategory = Self.textSize(root) ?? tools.contentSizeCategory
    usesSafeAreas = root["useSafeAreas"] == "YES"
  }

  /// The text size that a person chose to look at the document with; it counts from the smallest (2
  /// of 2).
  private static func textSize(_ root: Element) -> UIContentSizeCategory? {
    guard let element = root.child("accessibilityOverrides"), element.flag("isEnabled") == true,
      let step = element.integer("dynamicTypePreference")
    else { return nil }
    let all = UIContentSizeCategory.allCases
    return all.indices.contains(step) ? all[step] : nil
  }

  private static func failure(
    _ element: Element, _ message: String, expected: String, hint: String? = nil
  ) -> XMLFailure {
    XMLFailure(offset: element.offset, message: message, expected: expected, hint: hint)
  }
}

/// The build of Interface Builder that saved a document, which tells whose metrics its frames have.
public struct ToolsVersion: Hashable, Sendable {
  /// `toolsVersion` of the document; 0 where it says nothing readable.
  public let build: Int

  init(_ build: Int) { self.build = build }

  /// The first build of each Xcode, newest first. (`32700` was written by Xcodes 13 to 16 and has
  /// old metrics.)
  private static let firstBuilds: [(build: Int, xcode: Int)] = [
    (24_000, 26), (23_000, 16), (22_000, 15), (20_000, 14), (18_122, 13), (17_000, 12),
    (14_700, 11), (14_000, 10), (13_000, 9), (11_000, 8), (9000, 7), (6000, 6),
  ]

  /// The major version of Xcode.
  public var xcode: Int {
    if build >= 32_000 || build == 0 { return 16 }
    return Self.firstBuilds.first { build >= $0.build }?.xcode ?? 5
  }

  /// From Xcode 11 to 14 the canvas showed no status bar on phones with a home button.
  var hidesStatusBar: Bool { build >= 14_700 && xcode <= 14 }

  /// Xcode 11 to 12.0 gave cells on narrow phones the side margin of separators, as did Xcode 10 on
  /// phones 320 points wide (5 of 5).
  func usesSeparatorMargin(phoneWidth: CGFloat) -> Bool {
    build >= 14_700 && build < 17_000 || xcode == 10 && phoneWidth <= 320
  }

  /// The simulator's phones had the safe areas of iOS 16.4 and later: since Xcode 14.3.
  var hasLaterSafeAreas: Bool { build >= 21_600 }

  /// Since Xcode 14 a view of a XIB that is lower than the screen keeps the room of the home
  /// indicator (3 of 3 files; until then it had none, 5 of 5).
  var keepsBottomOfLowViews: Bool { build >= 21_000 }

  /// Whether the canvas gives the cells of static tables the height of their content.
  var fitsStaticRows: Bool { build >= 19_000 || build == 0 }

  /// The text size at which the canvas draws fonts that a text style names: the smallest in Xcode
  /// 12.5 to 13.4.
  var contentSizeCategory: UIContentSizeCategory {
    build >= 18_122 && build < 21_000 ? .extraSmall : .large
  }

  /// The version of iOS whose metrics that Xcode draws with: the one it shipped with.
  ///
  /// On the canvas of Xcode 26 wrapped labels are no higher than their text (4 of 4 stored ones),
  /// though on a simulator of iOS 26 they are by a point.
  public var profile: OSProfile {
    var profile = OSProfile.named("ios\(xcode >= 26 ? 26 : xcode + 2)") ?? .standard
    profile.text.wrappedLabelExtraHeight = 0
    profile.text.labelsAreWholePoints = build > 0 && build < 6300
    return profile
  }
}

/// How large a document may be. Each limit is named in the message of the document that exceeds it.
enum InterfaceLimits {
  /// Bytes of a file; Interface Builder itself gives up far earlier.
  static let bytes = 32 << 20
  /// Elements of a document.
  static let elements = 1_000_000
  /// How deep views may nest: each level of views is two of XML. Builders recurse, so this bounds
  /// their stack.
  static let xml = XMLLimits(depth: 400, attributes: 256)
  /// Lengths, constants and multipliers: the range in which the solver is exact.
  static let magnitude = 1e6
  /// Characters of one text that are laid out; the rest is cut.
  static let text = 100_000
  /// Points of a font.
  static let fontSize: ClosedRange<Double> = 1...1000
  /// Views of one scene; more are left out, with a note.
  static let views = 20_000
  /// Bytes of a file with texts.
  static let stringsBytes = 16 << 20
  /// Texts of one such file.
  static let texts = 200_000
  /// Bytes of one description in an asset catalogue.
  static let assetBytes = 1 << 20
  /// Pictures and colours of a catalogue.
  static let assets = 50_000
  /// Folders that are looked through for catalogues.
  static let assetFolders = 5000
  /// How deep folders of a catalogue may nest.
  static let assetDepth = 16
  /// Lines, pages or segments that a control may have.
  static let items = 10_000
}
