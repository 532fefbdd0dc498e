import UIKit

extension ViewClass {
  static let label = ViewClass(
    "UILabel",
    rules: [
      .value("lineBreakMode", Choice.lineBreak, \UILabel.lineBreakMode),
      .value("textAlignment", Choice.named, \UILabel.textAlignment),
      .value("numberOfLines", ValueText.integer, \UILabel.numberOfLines),
      .value("preferredMaxLayoutWidth", ValueText.number, \UILabel.preferredMaxLayoutWidth),
      .value("minimumScaleFactor", ValueText.number, \UILabel.minimumScaleFactor),
      .value("enabled", ValueText.flag, \UILabel.isEnabled),
      .value(
        "adjustsFontForContentSizeCategory", ValueText.flag,
        \UILabel.adjustsFontForContentSizeCategory),
      .of(UILabel.self) { label, element, context in
        if let font = element.font("fontDescription", context.fonts) { label.font = font }
        label.textColor = context.colors.color(of: element, "textColor") ?? .label
        label.highlightedTextColor = context.colors.color(of: element, "highlightedColor")
        let least = element.number("minimumFontSize").flatMap { $0 > 0 ? $0 : nil }
        if let least, label.font.pointSize > 0 {
          label.minimumScaleFactor = min(least / label.font.pointSize, 1)
        }
        label.adjustsFontSizeToFitWidth =
          element.flag("adjustsFontSizeToFit") != false
          && (element.number("minimumScaleFactor") != nil || least != nil)
        label.text = element.string("text")
        if let text = element.attributedString("attributedText", context) {
          label.attributedText = text
        }
      },
    ]
  ) { _, _ in UILabel() }

  static let textField = ViewClass(
    "UITextField",
    rules: controlRules + [
      .value("borderStyle", Choice.named, \UITextField.borderStyle),
      .value("textAlignment", Choice.named, \UITextField.textAlignment),
      .value("clearButtonMode", Choice.named, \UITextField.clearButtonMode),
      .of(UITextField.self) { field, element, context in
        field.font = element.font("fontDescription", context.fonts)
        field.textColor = context.colors.color(of: element, "textColor")
        field.placeholder = element.string("placeholder")
        field.text = element.string("text")
        field.isSecureTextEntry =
          element.child("textInputTraits", key: "textInputTraits")?.flag("secureTextEntry") ?? false
      },
    ]
  ) { _, _ in UITextField() }

  static let textView = ViewClass(
    holder: "UITextView",
    rules: [
      .value("scrollEnabled", ValueText.flag, \UITextView.isScrollEnabled),
      .value("editable", ValueText.flag, \UITextView.isEditable),
      .value("selectable", ValueText.flag, \UITextView.isSelectable),
      .value("textAlignment", Choice.named, \UITextView.textAlignment),
      .of(UITextView.self) { view, element, context in
        view.font = element.font("fontDescription", context.fonts)
        view.textColor = context.colors.color(of: element, "textColor")
        view.text = element.string("text") ?? ""
        if let text = element.attributedString("attributedText", context) {
          view.attributedText = text
        }
      },
    ]
  ) { _, _ in UITextView() }
}

/// Search bars.
extension ViewClass {
  static let searchBar = ViewClass(
    "UISearchBar",
    rules: [
      .color("barTintColor", \UISearchBar.barTintColor),
      .value("showsCancelButton", ValueText.flag, \UISearchBar.showsCancelButton),
      .of(UISearchBar.self) { bar, element, _ in
        bar.text = element.string("text")
        bar.placeholder = element.string("placeholder") ?? "Search"
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
        bar.scopeButtonTitles = element.elements(in: "scopeButtonTitles")
          .prefix(InterfaceLimits.items).map(\.text)
        bar.showsScopeBar = element.flag("showsScopeBar") ?? false
      },
    ]
  ) { _, _ in UISearchBar() }
}
