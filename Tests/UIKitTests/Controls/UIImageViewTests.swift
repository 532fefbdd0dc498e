import TestSupport
import Testing

@testable import UIKitCore

@Suite("Pictures in layout")
struct UIImageViewTests {
  @Test("A picture view asks for its picture's size, and for none without one")
  func intrinsicSize() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 30)))
    #expect(view.frame.size == CGSize(width: 40, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("Another picture lays the view out again")
  func newPicture() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 30)))
    let root = layout(CGSize(width: 100, height: 100), [("a", view)], "H:|[a]", "V:|[a]")
    expectFrames(root, "a 0 0 40 30")
    view.image = UIImage(size: CGSize(width: 10, height: 20))
    expectFrames(root, "a 0 0 10 20")
    view.image = nil
    expectFrames(root, "a 0 0 0 0")
  }

  private final class Avatar: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass may override the initializer with a picture")
  func subclass() {
    let view = Avatar(image: UIImage(size: CGSize(width: 4, height: 3)))
    #expect(view.tag == 7 && view.intrinsicContentSize == CGSize(width: 4, height: 3))
  }

  @Test("A named picture comes from the environment")
  func named() {
    let images = ["avatar": UIImage(size: CGSize(width: 5, height: 6), scale: 2)]
    LayoutEnvironment(text: FixedAdvanceMeasurer(), images: images).perform {
      #expect(UIImage(named: "avatar")?.size == CGSize(width: 5, height: 6))
      #expect(UIImage(named: "avatar")?.name == "avatar")
      #expect(UIImage(named: "other") == nil)
    }
  }
}
