import Testing

@testable import UIKitCore

/// A title of 40 × 20, a subtitle of 60 × 10 and a picture of 16 × 16.
@Suite("Content of configured buttons") struct ConfiguredLayoutTests {
  private func layout(_ change: (inout ConfiguredLayout) -> Void = { _ in }) -> ConfiguredLayout {
    var layout = ConfiguredLayout()
    layout.title = CGSize(width: 40, height: 20)
    layout.image = CGSize(width: 16, height: 16)
    layout.imagePadding = 4
    layout.titlePadding = 1
    layout.insets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    change(&layout)
    return layout
  }

  @Test(
    "The picture stands at its edge, beside or above the texts",
    arguments: [
      (
        ConfiguredLayout.Edge.left, CGSize(width: 84, height: 34),
        CGRect(x: 12, y: 9, width: 16, height: 16), CGPoint(x: 32, y: 7)
      ),
      (
        .right, CGSize(width: 84, height: 34), CGRect(x: 56, y: 9, width: 16, height: 16),
        CGPoint(x: 12, y: 7)
      ),
      (
        .top, CGSize(width: 64, height: 54), CGRect(x: 24, y: 7, width: 16, height: 16),
        CGPoint(x: 12, y: 27)
      ),
      (
        .bottom, CGSize(width: 64, height: 54), CGRect(x: 24, y: 31, width: 16, height: 16),
        CGPoint(x: 12, y: 7)
      ),
    ])
  func placement(edge: ConfiguredLayout.Edge, size: CGSize, image: CGRect, title: CGPoint) {
    let layout = layout { $0.edge = edge }
    #expect(layout.size == size)
    let frames = layout.frames(in: CGRect(origin: .zero, size: size))
    #expect(frames.image == image)
    #expect(frames.title == CGRect(origin: title, size: CGSize(width: 40, height: 20)))
  }

  @Test("Paddings count only between two things that are there")
  func paddings() {
    #expect(layout { $0.image = .zero }.size == CGSize(width: 64, height: 34))
    #expect(layout { $0.title = .zero }.size == CGSize(width: 40, height: 30))
    let both = layout { $0.subtitle = CGSize(width: 60, height: 10) }
    #expect(both.size == CGSize(width: 104, height: 45))
  }

  @Test("Title and subtitle stand at the same side of their block", arguments: [0, 0.5, 1])
  func alignment(share: CGFloat) {
    let layout = layout {
      $0.image = .zero
      $0.subtitle = CGSize(width: 60, height: 10)
      $0.titleShare = share
    }
    let frames = layout.frames(in: CGRect(origin: .zero, size: layout.size))
    #expect(frames.title.minX == 12 + 20 * share)
    #expect(frames.subtitle == CGRect(x: 12, y: 28, width: 60, height: 10))
  }

  @Test("Content of a larger button stands where the control's alignment says")
  func larger() {
    let room = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(layout().frames(in: room).image.minX == 70)
    #expect(layout { $0.horizontal = .left }.frames(in: room).image.minX == 12)
    #expect(layout { $0.horizontal = .right }.frames(in: room).title.maxX == 188)
    let filled = layout { $0.horizontal = .fill }.frames(in: room)
    #expect(filled.image.minX == 12)
    #expect(layout { $0.vertical = .top }.frames(in: room).title.minY == 7)
  }
}
