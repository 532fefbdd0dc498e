import Testing

@testable import UIKit

/// A picture of 20 × 10 and a title of 40 × 20 in content of 100 × 50, unless said otherwise.
@Suite(.estimatedText) struct ButtonLayoutTests {
  private let content = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func layout(_ change: (inout ButtonLayout) -> Void = { _ in }) -> ButtonLayout {
    var layout = ButtonLayout(
      title: CGSize(width: 40, height: 20), image: CGSize(width: 20, height: 10))
    change(&layout)
    return layout
  }

  private func frames(_ layout: ButtonLayout) -> [CGRect] {
    [layout.imageRect(in: content), layout.titleRect(in: content)]
  }

  @Test("Picture and title stand side by side in the middle")
  func center() {
    #expect(
      frames(layout()) == [
        CGRect(x: 20, y: 20, width: 20, height: 10), CGRect(x: 40, y: 15, width: 40, height: 20),
      ])
  }

  @Test(
    "Both move together to the edge asked for",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(0), CGFloat(20)),
      (.right, 40, 60), (.leading, 0, 20), (.trailing, 40, 60), (.fill, 0, 20),
    ])
  func horizontal(
    _ alignment: UIControl.ContentHorizontalAlignment, imageX: CGFloat, titleX: CGFloat
  ) {
    let layout = layout { $0.horizontal = alignment }
    #expect(frames(layout).map(\.minX) == [imageX, titleX])
  }

  @Test(
    "Both move to the top or the bottom",
    arguments: [
      (UIControl.ContentVerticalAlignment.top, CGFloat(0), CGFloat(0)), (.bottom, 40, 30),
    ])
  func vertical(_ alignment: UIControl.ContentVerticalAlignment, imageY: CGFloat, titleY: CGFloat) {
    let layout = layout { $0.vertical = alignment }
    #expect(frames(layout).map(\.minY) == [imageY, titleY])
  }

  @Test("Right to left, the title stands before the picture and leading means right")
  func mirrored() {
    let layout = layout {
      $0.direction = .rightToLeft
      $0.horizontal = .leading
    }
    #expect(frames(layout).map(\.minX) == [80, 40])
  }

  @Test(
    "Insets of title and picture move them: by half the difference in the middle, wholly at an edge"
  )
  func insets() {
    let centered = layout {
      $0.titleInsets = UIEdgeInsets(left: 10)
      $0.imageInsets = UIEdgeInsets(top: 4, right: 6)
    }
    #expect(
      frames(centered) == [
        CGRect(x: 17, y: 22, width: 20, height: 10), CGRect(x: 45, y: 15, width: 40, height: 20),
      ])
    let left = layout {
      $0.horizontal = .left
      $0.titleInsets = UIEdgeInsets(left: 10)
    }
    #expect(frames(left).map(\.minX) == [0, 30])
  }

  @Test("Where room is short the picture keeps its width and the title gets the rest")
  func narrow() {
    let wide = layout { $0.title.width = 500 }
    #expect(
      frames(wide) == [
        CGRect(x: 0, y: 20, width: 20, height: 10), CGRect(x: 20, y: 15, width: 80, height: 20),
      ])
    let none = layout().titleRect(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(none.width == 0)
  }
}
