import Reading
import UIKit

/// An Interface Builder file: its elements, its header, and the locations in its text.
///
/// Reading only checks that the file is a document for iOS; content that is not supported is found
/// and noted when scenes are built.
public struct InterfaceDocument {
  /// The path as it was given.
  public let path: String
  /// The kind of the file, and the Xcode and device it was saved with.
  public let header: DocumentHeader
  let root: Element
  let source: SourceText

  /// Reads a file.
  /// - Throws: `InterfaceError` with `file:line:column` of each problem.
  public static func load(_ path: String) throws(InterfaceError) -> InterfaceDocument {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: InterfaceLimits.bytes, log: log) else {
      throw InterfaceError(log.diagnostics)
    }
    return try read(source, log)
  }

  /// Reads a document from memory; `path` is its name in messages.
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

  /// Whether a file says in its beginning that it is for another system than iOS, or older than
  /// Xcode 5. One for tvOS can be read, but its rows are laid out and focused by other rules.
  public static func isForeign(_ path: String) -> Bool {
    let text = textAtStart(ofFile: path)
    if let runtime = text.firstRange(of: "targetRuntime=\"") {
      let name = text[runtime.upperBound...]
      return !name.hasPrefix("\"") && !name.hasPrefix("iOS.")
    }
    return text.contains("<archive ")
  }

  /// The document on a phone in portrait, of the size of its canvas.
  var onPhone: InterfaceDocument {
    InterfaceDocument(path: path, header: header.onPhone, root: root, source: source)
  }

  /// Whether a path has one of Interface Builder's extensions.
  public static func isInterfaceFile(_ path: String) -> Bool {
    SourceEndings.isInterface(path)
  }
}

/// The reasons why a document could not be read.
public struct InterfaceError: Error, Sendable {
  /// In the order of their locations; at least one.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// The properties of a document itself.
public struct DocumentHeader: Sendable {
  /// The two kinds of file.
  public enum Kind: Sendable {
    /// Top-level objects: cells, views.
    case xib
    /// Scenes of view controllers.
    case storyboard
  }

  /// Whether it has scenes of controllers, with their bars and safe areas, or views alone.
  public let kind: Kind
  /// The version of Interface Builder that saved the file last.
  public let tools: ToolsVersion
  /// The device on which it was laid out.
  public private(set) var device: CanvasDevice
  /// The text size at which the canvas resolves text styles.
  public let contentSizeCategory: UIContentSizeCategory
  /// Whether constraints may refer to safe areas instead of bars.
  let usesSafeAreas: Bool

  /// Reads the root element; rejects documents that are not for iOS.
  init(_ root: Element) throws(XMLFailure) {
    guard root.name == "document" else {
      throw Self.failure(
        root, "the root element is <\(root.name)>", expected: "<document>",
        hint: root.name == "archive" ? "open the file in Xcode 5 or later and save it" : nil)
    }
    let runtime = root["targetRuntime"] ?? ""
    guard runtime.isEmpty || Self.runtimes.contains(where: runtime.hasPrefix) else {
      throw Self.failure(
        root, "the document is for \(Diagnostic.quoted(runtime))", expected: "iOS.CocoaTouch")
    }
    kind = root["type"]?.hasSuffix("Storyboard.XIB") == true ? .storyboard : .xib
    tools = ToolsVersion(root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0)
    device = CanvasDevice(root.child("device"), tools)
    contentSizeCategory = Self.textSize(root) ?? tools.contentSizeCategory
    usesSafeAreas = root["useSafeAreas"] == "YES"
  }

  fileprivate var onPhone: DocumentHeader {
    var header = self
    header.device = device.onPhone
    return header
  }

  private static let runtimes = ["iOS.", "AppleTV"]

  /// The text size that was chosen for the canvas; its number counts from the smallest (2 of 2).
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

/// The build of Interface Builder that saved a document; it decides which metrics the frames have.
public struct ToolsVersion: Hashable, Sendable {
  /// The `toolsVersion` of the document; 0 if it is unreadable.
  public let build: Int

  init(_ build: Int) { self.build = build }

  /// The first build of each Xcode, newest first. (`32700`, of Xcodes 13 to 16, has old metrics.)
  private static let firstBuilds: [(build: Int, xcode: Int)] = [
    (24_000, 26), (23_000, 16), (22_000, 15), (20_000, 14), (18_122, 13), (17_000, 12),
    (14_700, 11), (14_000, 10), (13_000, 9), (11_000, 8), (9000, 7), (6000, 6),
  ]

  /// The major version of Xcode.
  public var xcode: Int {
    if build >= 32_000 || build == 0 { return 16 }
    return Self.firstBuilds.first { build >= $0.build }?.xcode ?? 5
  }

  /// Whether the canvas showed no status bar on phones with a home button: from Xcode 11 to 14.
  var hidesStatusBar: Bool { build >= 14_700 && xcode <= 14 }

  /// Whether cells on narrow phones have the side margin of separators: in Xcode 11 to 12.0, in Xcode
  /// 10 on phones 320 points wide (5 of 5), and in Xcode 9.3 to 10 the prototypes of a plain table (5
  /// of 5 fields, two repositories; cells of XIBs and of grouped or static tables have 16, 20 of 21).
  func usesSeparatorMargin(phoneWidth: CGFloat, isPlainPrototype: Bool) -> Bool {
    (14_700..<17_000).contains(build) || xcode == 10 && phoneWidth <= 320
      || (13_700..<14_700).contains(build) && isPlainPrototype
  }

  /// Whether the margins of cells were still 8 at all edges although there were safe areas: in Xcode
  /// 9.0 (4 of 4 fields of one document: an observation).
  var hasFormerMargins: Bool { (13_000..<13_200).contains(build) }

  /// Whether cells 390 points wide had narrow margins: in Xcode 16 (6 of 6 fields, 2 repositories).
  var hasNarrowMarginsAt390: Bool { (23_700..<24_600).contains(build) }

  /// Whether phones have the safe areas of iOS 16.4 and later: since Xcode 14.3.
  var hasLaterSafeAreas: Bool { build >= 21_600 }

  /// Whether a XIB's view that is lower than the screen keeps the space of the home indicator:
  /// since Xcode 14 (3 of 3 files; until then it had none, 5 of 5).
  var keepsBottomOfLowViews: Bool { build >= 21_000 }

  /// Whether the canvas sizes the cells of static tables to their content.
  var fitsStaticRows: Bool { build >= 19_000 || build == 0 }

  /// The text size at which the canvas resolves text styles: the smallest in Xcode 12.5 to 13.4.
  var contentSizeCategory: UIContentSizeCategory {
    build >= 18_122 && build < 21_000 ? .extraSmall : .large
  }

  /// The pixels per point of the canvas, if it is not a device's: one up to Xcode 6, where every
  /// frame is in whole points (389 of 391 stored ones have no half).
  package var canvasScale: CGFloat? { build > 0 && build < 9000 ? 1 : nil }

  /// The version of iOS whose metrics the Xcode used: the one it shipped with.
  ///
  /// On the canvas of Xcode 26 wrapped labels are no higher than their text (4 of 4 stored ones),
  /// though on a simulator of iOS 26 they are by a point.
  public var profile: OSProfile {
    var profile = OSProfile.named("ios\(xcode >= 26 ? 26 : xcode + 2)") ?? .standard
    profile.text.wrappedLabelExtraHeight = 0
    // The last Xcode before 26 (9 of 11 sliders, two repositories).
    if (23_700..<24_000).contains(build) { profile.controls.sliderHeight = 33 }
    return profile
  }
}

/// The limits of documents. The message for a document that exceeds a limit names it.
enum InterfaceLimits {
  /// Bytes of a file; Interface Builder itself fails with far smaller ones.
  static let bytes = 32 << 20
  static let elements = 1_000_000
  /// The maximum nesting: two levels of XML a view; it bounds the stack of builders.
  static let xml = XMLLimits(depth: 400, attributes: 256)
  /// Lengths, constants and multipliers: the range in which the solver is exact.
  static let magnitude = 1e6
  /// Characters of one text that are laid out; the rest is cut off.
  static let text = 100_000
  /// Font sizes in points.
  static let fontSize: ClosedRange<Double> =
    Double(UIFont.sizes.lowerBound)...Double(UIFont.sizes.upperBound)
  /// Views of one scene; more are left out, with a note.
  static let views = 20_000
  /// Bytes of a file with texts.
  static let stringsBytes = 16 << 20
  /// Texts of a strings file.
  static let texts = 200_000
  /// Bytes of one `Contents.json` in an asset catalogue.
  static let assetBytes = 1 << 20
  /// Bytes of a PDF or SVG.
  static let vectorBytes = 8 << 20
  /// Images and colours of a catalogue.
  static let assets = 50_000
  /// Folders that are searched for catalogues.
  static let assetFolders = 5000
  /// The maximum nesting of folders in a catalogue.
  static let assetDepth = 16
  /// Lines, pages or segments of a control.
  static let items = 10_000
}
