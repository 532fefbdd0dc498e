import Testing

@testable import UIKitCore

/// A picture of 20 × 10 and a title of 40 × 20 in content of 100 × 50, unless said otherwise. The
/// rule, and frames that were read in a view debugger, are at the end of "Control sizes" in
/// `Documentation/Evidence.md`.
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

  /// A button of 335 points with a picture of 32 and a title of 54, as somebody measured it on a
  /// phone.
  @Test(
    "Rectangles agree with those measured on a phone",
    arguments: [
      (UIEdgeInsets.zero, UIEdgeInsets.zero, UIEdgeInsets.zero, CGFloat(124.5), CGFloat(156.5)),
      (UIEdgeInsets(left: 50), .zero, .zero, 149.5, 156.5),
      (UIEdgeInsets(left: 50), UIEdgeInsets(right: 100), .zero, 149.5, 106.5),
      (.zero, .zero, UIEdgeInsets(left: 20), 134.5, 166.5),
    ])
  func measured(
    image: UIEdgeInsets, title: UIEdgeInsets, content: UIEdgeInsets, imageX: CGFloat,
    titleX: CGFloat
  ) {
    let layout = ButtonLayout(
      title: CGSize(width: 54, height: 21.5), image: CGSize(width: 32, height: 32),
      titleInsets: title, imageInsets: image)
    let rect = CGRect(x: 0, y: 0, width: 335, height: 40).inset(by: content)
    #expect(
      layout.imageRect(in: rect) == CGRect(x: imageX, y: 4, width: 32, height: 32))
    #expect(
      layout.titleRect(in: rect) == CGRect(x: titleX, y: 9.25, width: 54, height: 21.5))
  }

  @Test(
    "A picture alone is centred in what its insets leave",
    arguments: [
      (CGFloat(0), CGFloat(0), CGFloat(151.5)), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5),
    ])
  func pictureAlone(left: CGFloat, right: CGFloat, x: CGFloat) {
    let layout = ButtonLayout(
      image: CGSize(width: 32, height: 32), imageInsets: UIEdgeInsets(left: left, right: right))
    #expect(layout.imageRect(in: CGRect(x: 0, y: 0, width: 335, height: 40)).minX == x)
  }

  @Test("A left inset that leaves room for the picture alone puts it at the far edge of the button")
  func pictureAtTheEnd() {
    let trailing = layout {
      $0.imageInsets = UIEdgeInsets(top: 5, left: 75, bottom: 5, right: 5)
      $0.titleInsets = UIEdgeInsets(right: 20)
    }
    #expect(
      frames(trailing) == [
        CGRect(x: 75, y: 20, width: 20, height: 10), CGRect(x: 30, y: 15, width: 40, height: 20),
      ])
  }

  @Test("Insets in narrow content: the picture keeps within its own, the title within its own")
  func narrowWithInsets() {
    let moved = layout {
      $0.title.width = 200
      $0.imageInsets = UIEdgeInsets(left: 90)
    }
    #expect(
      frames(moved) == [
        CGRect(x: 90, y: 20, width: 10, height: 10), CGRect(x: 20, y: 15, width: 80, height: 20),
      ])
    let beyond = layout { $0.imageInsets = UIEdgeInsets(left: 120) }
    #expect(beyond.imageRect(in: content).width == 0)
    let squeezed = layout { $0.titleInsets = UIEdgeInsets(left: 30, right: 20) }
    #expect(
      squeezed.titleRect(in: content) == CGRect(x: 50, y: 15, width: 30, height: 20),
      "of 50 points the picture takes 20")
  }

  @Test("The insets that swap picture and title put the title first, with a gap")
  func swapped() {
    let swapped = layout {
      $0.imageInsets = UIEdgeInsets(left: 40 + 6, right: -40 - 6)
      $0.titleInsets = UIEdgeInsets(left: -20, right: 20)
    }
    #expect(frames(swapped).map(\.minX) == [66, 20])
    #expect(frames(swapped).map(\.width) == [20, 40])
  }

  @Test("A filled button stretches its picture to what the title leaves, in both directions")
  func filled() {
    let alone = layout {
      $0.title = .zero
      $0.horizontal = .fill
      $0.vertical = .fill
      $0.imageInsets = UIEdgeInsets(all: 5)
    }
    #expect(alone.imageRect(in: content) == CGRect(x: 5, y: 5, width: 90, height: 40))
    for (direction, x) in [(.leftToRight, [0, 20]), (.rightToLeft, [40, 0])]
      as [(UIUserInterfaceLayoutDirection, [CGFloat])]
    {
      let both = layout {
        $0.horizontal = .fill
        $0.direction = direction
      }
      #expect(frames(both).map(\.minX) == x)
      #expect(frames(both).map(\.width) == [60, 80])
    }
  }

  @Test(
    "Right to left, insets still name left and right, and so do alignments",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(50), CGFloat(0)),
      (.right, 80, 40), (.leading, 80, 40), (.trailing, 50, 0), (.center, 65, 20),
    ])
  func mirroredInsets(
    _ alignment: UIControl.ContentHorizontalAlignment, imageX: CGFloat, titleX: CGFloat
  ) {
    let layout = layout {
      $0.direction = .rightToLeft
      $0.horizontal = alignment
      $0.imageInsets = UIEdgeInsets(left: 10)
    }
    #expect(frames(layout).map(\.minX) == [imageX, titleX])
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
