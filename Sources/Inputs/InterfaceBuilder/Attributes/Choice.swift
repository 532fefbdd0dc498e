import UIKit

/// The names of enumeration cases in Interface Builder files.
enum Choice {
  static func textAlignment(_ name: String) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreak(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  /// The line break modes of paragraph styles, which have names of their own.
  static func attributedLineBreak(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrapping": .byWordWrapping
    case "charWrapping": .byCharWrapping
    case "clipping": .byClipping
    case "truncatingHead": .byTruncatingHead
    case "truncatingTail": .byTruncatingTail
    case "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  static func horizontalAlignment(_ name: String) -> UIControl.ContentHorizontalAlignment? {
    switch name {
    case "center": .center
    case "left": .left
    case "right": .right
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }

  static func verticalAlignment(_ name: String) -> UIControl.ContentVerticalAlignment? {
    switch name {
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "fill": .fill
    default: nil
    }
  }

  static func axis(_ name: String) -> NSLayoutConstraint.Axis? {
    switch name {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }

  static func distribution(_ name: String) -> UIStackView.Distribution? {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: nil
    }
  }

  static func stackAlignment(_ name: String) -> UIStackView.Alignment? {
    switch name {
    case "fill": .fill
    case "leading", "top": .leading
    case "center": .center
    case "trailing", "bottom": .trailing
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: nil
    }
  }

  static func accessory(_ name: String) -> UITableViewCell.AccessoryType? {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }

  static func contentMode(_ name: String) -> UIView.ContentMode? {
    contentModes.first { $0.name == name }?.mode
  }

  private static let contentModes: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  static func blur(_ name: String) -> UIBlurEffect.Style? {
    blurs.first { $0.name == name }?.style
  }

  private static let blurs: [(name: String, style: UIBlurEffect.Style)] = [
    ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
    ("prominent", .prominent), ("systemUltraThinMaterial", .systemUltraThinMaterial),
    ("systemThinMaterial", .systemThinMaterial), ("systemMaterial", .systemMaterial),
    ("systemThickMaterial", .systemThickMaterial),
    ("systemChromeMaterial", .systemChromeMaterial),
    ("systemUltraThinMaterialLight", .systemUltraThinMaterialLight),
    ("systemThinMaterialLight", .systemThinMaterialLight),
    ("systemMaterialLight", .systemMaterialLight),
    ("systemThickMaterialLight", .systemThickMaterialLight),
    ("systemChromeMaterialLight", .systemChromeMaterialLight),
    ("systemUltraThinMaterialDark", .systemUltraThinMaterialDark),
    ("systemThinMaterialDark", .systemThinMaterialDark),
    ("systemMaterialDark", .systemMaterialDark),
    ("systemThickMaterialDark", .systemThickMaterialDark),
    ("systemChromeMaterialDark", .systemChromeMaterialDark),
  ]
}
