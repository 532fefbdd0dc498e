import Diagnostics
import Reading
import UIKit

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
