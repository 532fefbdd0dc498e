import Foundation
import UIKit

extension Element {
  /// `<attributedString key="…">`: fragments with their attributes.
  func attributedString(_ key: String, _ context: BuildContext) -> NSAttributedString? {
    guard let element = child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let attributes = fragment.child("attributes")?.textAttributes(context) ?? [:]
      result.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }

  /// The children of `<attributes>` that change how text is set or drawn.
  private func textAttributes(_ context: BuildContext) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in children {
      switch child.key {
      case "NSFont": attributes[.font] = child.attributedFont(context.fonts)
      case "NSColor": attributes[.foregroundColor] = context.colors.color(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = child.paragraphStyle
      default: break
      }
    }
    return attributes
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = self["alignment"].flatMap(Choice.textAlignment) ?? .natural
    style.lineBreakMode =
      self["lineBreakMode"].flatMap(Choice.attributedLineBreak) ?? .byWordWrapping
    style.lineSpacing = number("lineSpacing") ?? 0
    style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    style.maximumLineHeight = number("maximumLineHeight") ?? 0
    return style
  }
}
