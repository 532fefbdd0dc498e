import TestSupport
import Testing

@testable import UIKitCore

@Suite("Scroll views in constraints")
struct ScrollGuideTests {
  @Test("Scroll views clip, other views do not")
  func clipping() {
    let views = [UIScrollView(), UITextView(), UITableView()] as [UIView]
    #expect(views.allSatisfy(\.clipsToBounds) && !UIView().clipsToBounds)
  }

  /// A scroll view of 100 × 60 that fills its root, with a content of 100 × 200.
  private func scrolling() -> (root: UIView, scroll: UIScrollView, content: UIView) {
    let (scroll, content) = (UIScrollView(), UIView())
    let root = layout(
      CGSize(width: 100, height: 60), [("scroll", scroll)], "H:|[scroll]|", "V:|[scroll]|")
    content.name = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 200),
    ])
    return (root, scroll, content)
  }

  @Test("Edges are those of the content, sizes those of the view; the content's size follows")
  func edgesAreContent() {
    let (root, scroll, _) = scrolling()
    expectFrames(root, "scroll 0 0 100 60\ncontent 0 10 100 200")
    #expect(scroll.contentSize == CGSize(width: 105, height: 210))
  }

  @Test("Scrolling moves no frame but what is tied to the frame guide")
  func frameGuide() {
    let (root, scroll, _) = scrolling()
    let bar = UIView()
    bar.name = "bar"
    bar.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 2),
      bar.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 4),
    ])
    expectFrames(root, "scroll 0 0 100 60\ncontent 0 10 100 200\nbar 0 2 100 4")
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    expectFrames(root, "scroll 0 0 100 60\ncontent 0 10 100 200\nbar 0 32 100 4")
  }

  @Test("Middles are those of the view, though its edges mean the content")
  func middles() {
    let (root, scroll, _) = scrolling()
    let dot = UIView()
    dot.name = "dot"
    dot.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
    expectFrames(root, "scroll 0 0 100 60\ncontent 0 10 100 200\ndot 45 25 10 10")
  }
}
