import TestSupport
import Testing

@testable import UIKitCore

@Suite("Margins and the safe area")
struct MarginTests {
  /// A child that fills the margins of a 100 × 60 root.
  private func root(_ environment: LayoutEnvironment = .fixed()) -> UIView {
    environment.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let child = UIView()
      child.name = "a"
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        child.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
      return root
    }
  }

  @Test("A plain view has margins of 8")
  func plain() {
    expectFrames(root(), "a 8 8 84 44")
  }

  @Test("New margins move what is tied to them")
  func changed() {
    let root = root()
    root.layoutIfNeeded()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectFrames(root, "a 2 1 94 56")
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 56))
  }

  @Test("Directional margins change sides in a right-to-left layout")
  func directional() {
    let root = root(.fixed(direction: .rightToLeft))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expectFrames(root, "a 4 1 94 56")
  }

  @Test("The safe area is added to the margins unless the view says no")
  func safeArea() {
    let root = root()
    root.setSafeAreaInsets(UIEdgeInsets(left: 44))
    expectFrames(root, "a 52 8 40 44")
    root.insetsLayoutMarginsFromSafeArea = false
    expectFrames(root, "a 8 8 84 44")
  }

  @Test("A subview has what is left of its superview's safe area")
  func safeAreaBelow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10))
    let child = UIView(frame: CGRect(x: 4, y: 30, width: 90, height: 30))
    root.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(left: 6, bottom: 5, right: 4))
    #expect(child.safeAreaLayoutGuide.layoutFrame == CGRect(x: 6, y: 0, width: 80, height: 25))
  }

  @Test("A scroll view adds the safe area above and below to its insets, not to its content")
  func safeAreaOfContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10))
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentInset.top = 2
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    scroll.addSubview(content)
    root.addSubview(scroll)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 22, bottom: 5))
    #expect(scroll.contentOffset.y == -20)
    #expect(content.safeAreaInsets == UIEdgeInsets(left: 10, right: 10))
    #expect(content.layoutMargins == UIEdgeInsets(top: 8, left: 18, bottom: 8, right: 18))
    // Who has scrolled stays there.
    scroll.contentOffset.y = 30
    root.setSafeAreaInsets(.zero)
    scroll.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 30)
    scroll.contentInsetAdjustmentBehavior = .never
    root.setSafeAreaInsets(UIEdgeInsets(top: 20))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 2))
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 20))
  }

  @Test("Margins that preserve the superview's are at least as far in as those")
  func preserved() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.layoutMargins = UIEdgeInsets(all: 20)
    let child = UIView(frame: CGRect(x: 5, y: 0, width: 80, height: 60))
    root.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 8))
    child.layoutMargins = UIEdgeInsets(all: 16)
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16))
  }

  @Test("Preserved margins follow as the view is moved by its constraints")
  func preservedThroughLayout() {
    let root = layout(
      CGSize(width: 100, height: 60), [("a", UIView())], "H:|-(4)-[a]-(4)-|", "V:|[a]|")
    root.layoutMargins = UIEdgeInsets(all: 20)
    let outer = root.subviews[0]
    outer.preservesSuperviewLayoutMargins = true
    let inner = UIView()
    inner.name = "b"
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
    ])
    expectFrames(root, "a 4 0 92 60\nb 16 20 60 20")
  }

  @Test("Preserved margins follow a frame that is assigned")
  func preservedInAssignedFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.layoutMargins = UIEdgeInsets(all: 20)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 130, height: 60))
    root.addSubview(outer)
    outer.preservesSuperviewLayoutMargins = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 20 && inner.frame.maxX == 80)
    outer.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 20 && inner.frame.maxX == 80)
  }

  @Test("A cell's content keeps its margins in a row that is narrower than the cell was made")
  func preservedInRow() {
    for width in [300.0, 340.0] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.layoutMargins = UIEdgeInsets(all: 16)
      cell.contentView.preservesSuperviewLayoutMargins = true
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(child)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        child.topAnchor.constraint(equalTo: margins.topAnchor),
        child.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      ])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: .plain)
      let row = OneRow(cell)
      table.dataSource = row
      table.layoutIfNeeded()
      #expect(abs(child.frame.width - (width - 32)) < 1e-6)
      #expect(abs(cell.contentView.frame.height - (width / 2 + 16)) < 1e-6)
    }
  }

  @Test("The readable guide fills the margins until text would be too wide, and is centred then")
  func readable() {
    for (width, frame) in [
      (300.0, CGRect(x: 8, y: 8, width: 284, height: 34)),
      (1000, CGRect(x: 164, y: 8, width: 672, height: 34)),
    ] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
      let guide = root.readableContentGuide
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == frame)
    }
  }

  @Test("The margins of a cell's content view are those of its version and width")
  func byProfile() {
    for (name, narrow, wide, vertical) in [
      ("ios7", CGFloat(8), CGFloat(8), CGFloat(8)), ("ios18", 16, 20, 11), ("ios26", 16, 20, 15),
    ] {
      let margins = OSProfile.named(name)?.margins
      #expect(margins?.side(forWidth: 375) == narrow, "\(name)")
      #expect(margins?.side(forWidth: 414) == wide, "\(name)")
      #expect(margins?.cellVertical == vertical, "\(name)")
    }
  }

  @Test("margins and insets that are not finite are not taken")
  func notFinite() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let before = view.layoutMargins
    view.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    view.contentInset.top = .nan
    view.scrollRectToVisible(.null, animated: false)
    view.layoutIfNeeded()
    #expect(view.layoutMargins == before && view.contentInset == .zero)
    #expect(view.contentOffset == .zero)
  }
}

/// A table of one cell.
private final class OneRow: UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}
