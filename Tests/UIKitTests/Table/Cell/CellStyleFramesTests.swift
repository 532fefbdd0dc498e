import Foundation
import Testing

@testable import UIKitCore

/// Margins, distances and the width of a `value2` label are UIKit's: "Labels of built-in cells" in
/// `Documentation/Evidence.md` counts the stored frames for each. Sizes of texts are made up.
@Suite("Where cell styles put their labels")
struct CellStyleFramesTests {
  private func frames(
    _ style: UITableViewCell.CellStyle, text: CGFloat = 60, detail: CGFloat = 40,
    image: CGSize = .zero, mirrored: Bool = false, height: CGFloat = 44
  ) -> CellStyleFrames {
    CellStyleFrames(
      style: style, content: CGSize(width: 320, height: height), start: 16, end: 16,
      metrics: CellStyleMetrics(version: 18), grid: PixelGrid(scale: 2), mirrored: mirrored,
      image: image, text: { CGSize(width: min($0, text), height: 20.5) },
      detail: { CGSize(width: min($0, detail), height: style == .subtitle ? 14.5 : 20.5) })
  }

  @Test("a default label takes the width between the margins and the full height")
  func defaultStyle() {
    #expect(frames(.default).text == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("text starts 15 after an image, which is centred")
  func image() {
    let frames = frames(.default, image: CGSize(width: 29, height: 30))
    #expect(frames.image == CGRect(x: 16, y: 7, width: 29, height: 30))
    #expect(frames.text.minX == 60)
    #expect(frames.text.maxX == 304)
  }

  @Test("the labels of value1 are centred, the second one at the end")
  func value1() {
    let frames = frames(.value1)
    #expect(frames.text == CGRect(x: 16, y: 12, width: 60, height: 20.5))
    #expect(frames.detail == CGRect(x: 264, y: 12, width: 40, height: 20.5))
  }

  @Test("the labels of value1 stand on whole points", arguments: [(43, 12), (43.5, 12), (45, 13)])
  func value1Rounding(height: CGFloat, top: CGFloat) {
    let frames = frames(.value1, height: height)
    #expect(frames.text.minY == top && frames.detail.minY == top)
  }

  /// Assumed: `Documentation/Deviations.md`.
  @Test("the detail of value1 gives way to a long text")
  func value1Crowded() {
    let frames = frames(.value1, text: 270, detail: 100)
    #expect(frames.text.width == 270)
    #expect(frames.detail == CGRect(x: 286, y: 12, width: 18, height: 20.5))
  }

  /// Observed in one stored cell.
  @Test("the labels of value2 stand beside each other")
  func value2() {
    let frames = frames(.value2)
    #expect(frames.text == CGRect(x: 16, y: 12, width: 91, height: 20.5))
    #expect(frames.detail == CGRect(x: 113, y: 12, width: 191, height: 20.5))
  }

  @Test("the labels of subtitle are stacked and centred as a pair")
  func subtitle() {
    let frames = frames(.subtitle)
    #expect(frames.text == CGRect(x: 16, y: 4.5, width: 60, height: 20.5))
    #expect(frames.detail == CGRect(x: 16, y: 25, width: 40, height: 14.5))
    #expect(frames.contentHeight == 35)
  }

  @Test("a mirrored cell starts at the right")
  func mirrored() {
    let frames = frames(.value1, mirrored: true)
    #expect(frames.text.maxX == 304)
    #expect(frames.detail.minX == 16)
  }
}
