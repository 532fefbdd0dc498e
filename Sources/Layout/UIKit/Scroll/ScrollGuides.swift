/// The two guides of a scroll view, made with it so that they outlive the constraints that name
/// them.
struct ScrollGuides {
  let content: UILayoutGuide
  let frame: UILayoutGuide

  init(owner: UIScrollView) {
    content = UILayoutGuide(kind: .content, owner: owner)
    frame = UILayoutGuide(kind: .frame, owner: owner)
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame.identifier = "UIScrollView-frameLayoutGuide"
  }
}

extension UIScrollView {
  /// All that the view scrolls over: its size, decided by constraints, becomes `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { guides.content }

  /// The view's own frame, which does not scroll.
  public final var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// Made on first use.
  private var guides: ScrollGuides {
    if let scrollGuides { return scrollGuides }
    let made = ScrollGuides(owner: self)
    scrollGuides = made
    return made
  }

  /// Takes the size that constraints give the content, where they give it one.
  final func adoptContentSize() {
    guard let guide = scrollGuides?.content, guide.own.isUsed else { return }
    contentSize = guide.layoutFrame.size
  }
}
