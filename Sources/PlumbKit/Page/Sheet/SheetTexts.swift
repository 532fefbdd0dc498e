import Typesetting

/// The sizes of text on a contact sheet.
struct SheetTexts {
  let title: SheetText
  let caption: SheetText
  let detail: SheetText
  let ruler: SheetText
  let rowName: SheetText

  /// Texts with numbers that line up, or, for pages of `prose`, with letters and hyphens as they are read best.
  init(_ assets: SceneAssets, prose isProse: Bool = false) {
    title = SheetText(assets, size: 17, weight: .semibold, hasMonospacedDigits: !isProse)
    caption = SheetText(assets, size: 13, weight: .semibold, hasMonospacedDigits: !isProse)
    detail = SheetText(assets, size: 10.5, hasMonospacedDigits: !isProse)
    ruler = SheetText(assets, size: 8.5, weight: .medium)
    rowName = SheetText(assets, size: 9.5, weight: .semibold)
  }
}
