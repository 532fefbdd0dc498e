import Typesetting

/// The sizes of text on a contact sheet.
struct SheetTexts {
  let title: SheetText
  let caption: SheetText
  let detail: SheetText
  let ruler: SheetText
  let rowName: SheetText

  init(_ assets: SceneAssets) {
    title = SheetText(assets, size: 17, weight: .semibold)
    caption = SheetText(assets, size: 13, weight: .semibold)
    detail = SheetText(assets, size: 10.5)
    ruler = SheetText(assets, size: 8.5, weight: .medium)
    rowName = SheetText(assets, size: 9.5, weight: .semibold)
  }
}
