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
    switch name {
    case "system", "roundedRect": .system
    case "custom": .custom
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: nil
    }
  }
}

extension UIButton {
  /// Takes over what `<state key="normal" title image>` says.
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
