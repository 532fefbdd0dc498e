import UIKit

extension ViewClass {
  static let button = ViewClass(
    "UIButton",
    rules: controlRules + [
      .of(UIButton.self) { button, element, context in
        if let font = element.font("fontDescription", context.fonts) {
          button.titleLabel?.font = font
        }
        if let mode = element["lineBreakMode"].flatMap(Choice.lineBreak) {
          button.titleLabel?.lineBreakMode = mode
        }
        button.contentEdgeInsets = element.inset("contentEdgeInsets") ?? .zero
        button.titleEdgeInsets = element.inset("titleEdgeInsets") ?? .zero
        button.imageEdgeInsets = element.inset("imageEdgeInsets") ?? .zero
        button.configuration = element.buttonConfiguration(context)
        guard button.configuration == nil else { return }
        for state in element.children where state.name == "state" {
          button.take(state, context)
        }
      }
    ],
    prepare: { view, element, _ in
      (view as? UIButton)?.become(element["buttonType"].flatMap(buttonType) ?? .custom)
    }
  ) { element, _ in
    UIButton(type: element["buttonType"].flatMap(buttonType) ?? .custom)
  }

  private static func buttonType(_ name: String) -> UIButton.ButtonType? {
    Choice.named(name == "roundedRect" ? "system" : name)
  }
}

extension UIButton {
  /// Applies `<state key="normal" title image>`.
  fileprivate func take(_ element: Element, _ context: BuildContext) {
    guard let key = element.key, let state = Self.states.first(where: { $0.name == key })?.state
    else { return }
    if let title = element.string("title") { setTitle(title, for: state) }
    if let title = element.attributedString("attributedTitle", context) {
      setAttributedTitle(title, for: state)
    }
    if let color = context.colors.color(of: element, "titleColor") {
      setTitleColor(color, for: state)
    }
    if let image = context.image(element) { setImage(image, for: state) }
    if let name = element["backgroundImage"] {
      setBackgroundImage(context.image(name, element), for: state)
    }
  }

  private static let states: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]
}

extension Element {
  /// `<buttonConfiguration key="configuration" style title image …>`: a button's appearance since
  /// Xcode 13. With it the states' titles and images, which documents keep, are not shown.
  func buttonConfiguration(_ context: BuildContext) -> UIButton.Configuration? {
    guard let element = child("buttonConfiguration", key: "configuration") else { return nil }
    var configuration = element.styledConfiguration
    element.readTexts(&configuration, context)
    element.readImage(&configuration, context)
    element.readGround(&configuration, context)
    return configuration
  }

  private var styledConfiguration: UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch self["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    configuration.buttonSize = self["buttonSize"].flatMap(Choice.named) ?? .medium
    configuration.cornerStyle = self["cornerStyle"].flatMap(Choice.named) ?? .dynamic
    if let insets = child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = insets.directionalInsets("leading", "trailing")
    }
    return configuration
  }

  private func readTexts(_ configuration: inout UIButton.Configuration, _ context: BuildContext) {
    configuration.title = string("title")
    configuration.subtitle = string("subtitle")
    configuration.richTitle = attributedString("attributedTitle", context)
    configuration.richSubtitle = attributedString("attributedSubtitle", context)
    configuration.titleFont = font("titleFontDescription", context.fonts)
    configuration.subtitleFont = font("subtitleFontDescription", context.fonts)
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    configuration.titleBreak = self["titleLineBreakMode"].flatMap(Choice.lineBreak)
    configuration.titleAlignment = self["titleAlignment"].flatMap(Choice.named) ?? .automatic
  }

  private func readImage(_ configuration: inout UIButton.Configuration, _ context: BuildContext) {
    configuration.image = context.image(self)
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration
    configuration.imagePadding = number("imagePadding") ?? 0
    configuration.showsActivityIndicator = flag("showsActivityIndicator") ?? false
    switch self["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
  }

  private func readGround(_ configuration: inout UIButton.Configuration, _ context: BuildContext) {
    configuration.baseForegroundColor = context.colors.color(of: self, "baseForegroundColor")
    configuration.baseBackgroundColor = context.colors.color(of: self, "baseBackgroundColor")
    guard let ground = child("backgroundConfiguration", key: "background") else { return }
    configuration.background.backgroundColor = context.colors.color(of: ground, "backgroundColor")
    configuration.background.strokeColor = context.colors.color(of: ground, "strokeColor")
    configuration.background.cornerRadius = max(0, ground.number("cornerRadius") ?? 0)
    configuration.background.strokeWidth = max(0, ground.number("strokeWidth") ?? 0)
  }
}
