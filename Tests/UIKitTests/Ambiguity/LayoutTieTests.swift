import TestSupport
import Testing

@testable import UIKitCore

/// Letters are 10 points wide and lines 24 high.
@Suite("Contents that ask for the same room")
struct LayoutTieTests {
  /// A row, the views that tie in it, and the one to change.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> (root: UIView, views: [UIView])
    let names: [String]
    let remedy: String
    /// The view whose resistance of 251 leaves nothing open.
    let yielding: String
  }

  private static let long = "Background App Refresh and more"
  private static let footnote = "Allow every app here to refresh on mobile data"

  @Test(
    "Views tie wherever they lie: in a row, under another text, in stack views",
    arguments: Self.rows)
  func ties(_ row: Row) {
    LayoutEnvironment.fixed().perform {
      let (root, views) = row.make()
      root.layoutIfNeeded()
      let ties = LayoutTie.ties(among: views)
      let ranges = views.map { "\($0.name ?? ""): \($0.layoutRange(of: .width) ?? -1 ... -1)" }
      #expect(ties.map { $0.views.compactMap(\.name) } == [row.names], "\(ranges)")
      #expect(ties.map(\.priority.rawValue) == [750])
      #expect(ties.map(\.wish) == [.resistCompression])
      #expect(
        ties.flatMap(\.remedies).first.map { "\($0.priority.rawValue) \($0.view.name ?? "")" }
          == row.remedy)
      #expect(ties.first?.views.allSatisfy { !$0.openRanges.isEmpty } == true)
    }
  }

  @Test("One that gives way before the others leaves nothing open", arguments: Self.rows)
  func noTie(_ row: Row) {
    LayoutEnvironment.fixed().perform {
      let (root, views) = row.make()
      let yielding = row.yielding.split(separator: " ").map(String.init)
      for view in views where yielding.contains(view.name ?? "") {
        view.setContentCompressionResistancePriority(UILayoutPriority(251), for: .horizontal)
      }
      root.layoutIfNeeded()
      #expect(LayoutTie.ties(among: views).isEmpty)
      #expect(views.allSatisfy { $0.openRanges.isEmpty && !$0.hasAmbiguousLayout })
    }
  }

  @Test("The remedy is enough", arguments: Self.rows)
  func remedy(_ row: Row) throws {
    try LayoutEnvironment.fixed().perform {
      let (root, views) = row.make()
      root.layoutIfNeeded()
      let remedy = try #require(LayoutTie.ties(among: views).first?.remedies.first)
      remedy.view.setContentCompressionResistancePriority(remedy.priority, for: .horizontal)
      root.layoutIfNeeded()
      #expect(LayoutTie.ties(among: views).isEmpty)
    }
  }

  @Test("Of contents at 1000 one is lowered: no priority is above")
  func required() throws {
    try LayoutEnvironment.fixed().perform {
      let (a, b) = (label(Self.long), label(Self.long))
      for label in [a, b] {
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let root = layout(
        CGSize(width: 300, height: 24), [("a", a), ("b", b)], "H:|[a]-8-[b]|", "V:|[a]|", "V:|[b]|")
      root.layoutIfNeeded()
      let tie = try #require(LayoutTie.ties(among: [a, b]).first)
      #expect(tie.remedies.map(\.priority.rawValue) == [999, 999])
    }
  }

  @Test("A text that wrapped for want of room is as wide as the room allows it to be")
  func ranges() {
    LayoutEnvironment.fixed().perform {
      let title = label(Self.long), note = label(Self.footnote, lines: 0)
      let toggle = Self.toggle()
      let root = Self.settings([("title", title), ("note", note), ("toggle", toggle)])
      root.layoutIfNeeded()
      #expect(title.layoutRange(of: .width) == 154...200)
      #expect(toggle.layoutRange(of: .width)?.upperBound == 49)
      #expect(note.layoutRange(of: .width) == title.layoutRange(of: .width))
      #expect(toggle.layoutRange(of: .height) == 31...31)
    }
  }

  @Test("Nothing of a hidden view is open, and nothing that is less than half a point")
  func unseen() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (SizedView("a", 60, 20), SizedView("b", 40.4, 20))
      let root = layout(
        CGSize(width: 100, height: 20), [("a", a), ("b", b)], "H:|[a][b]|", "V:|[a]|", "V:|[b]|")
      root.layoutIfNeeded()
      #expect(a.hasAmbiguousLayout && a.openRanges.isEmpty)
      b.size.width = 50
      root.layoutIfNeeded()
      #expect(a.openRanges.map(\.range) == [50...60])
      a.isHidden = true
      #expect(a.openRanges.isEmpty)
    }
  }

  // MARK: Rows

  private static func settings(_ views: [(String, UIView)]) -> UIView {
    let root = layout(
      CGSize(width: 280, height: 200), views, "H:|-57-[title]-12-[toggle]-8-|", "V:|-8-[title]",
      "V:|-8-[toggle]")
    guard let title = views.first?.1, views.count == 3 else { return root }
    NSLayoutConstraint.activate([
      views[1].1.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      views[1].1.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      views[1].1.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    ])
    return root
  }

  /// It hugs its size as a switch does.
  private static func toggle() -> UIView {
    let toggle = SizedView("toggle", 49, 31)
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return toggle
  }

  private static func stacked(_ views: [UIView]) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.name = "stack"
    return stack
  }

  private static let rows = [
    Row(
      testDescription: "title and switch",
      make: {
        let (title, toggle) = (label(long), Self.toggle())
        return (settings([("title", title), ("toggle", toggle)]), [title, toggle])
      }, names: ["title", "toggle"], remedy: "749.0 title", yielding: "title"),
    Row(
      testDescription: "wrapped title and switch",
      make: {
        let (title, toggle) = (label(long, lines: 0), Self.toggle())
        return (settings([("title", title), ("toggle", toggle)]), [title, toggle])
      }, names: ["title", "toggle"], remedy: "749.0 title", yielding: "title"),
    Row(
      testDescription: "title over a note, and switch",
      make: {
        let (title, note) = (label(long), label(footnote, lines: 0))
        let toggle = Self.toggle()
        let root = settings([("title", title), ("note", note), ("toggle", toggle)])
        return (root, [title, note, toggle])
      }, names: ["title", "note", "toggle"], remedy: "751.0 toggle", yielding: "toggle"),
    Row(
      testDescription: "two labels",
      make: {
        let (a, b) = (label(long), label(long))
        let root = layout(
          CGSize(width: 300, height: 24), [("a", a), ("b", b)], "H:|[a]-8-[b]|", "V:|[a]|",
          "V:|[b]|")
        return (root, [a, b])
      }, names: ["a", "b"], remedy: "749.0 a", yielding: "a"),
    Row(
      testDescription: "two labels in two stack views",
      make: {
        let (a, b) = (label(long), label(long))
        (a.name, b.name) = ("a", "b")
        let left = stacked([a]), outer = stacked([stacked([b])])
        let root = layout(
          CGSize(width: 300, height: 24), [("left", left), ("outer", outer)],
          "H:|[left]-8-[outer]|", "V:|[left]|", "V:|[outer]|")
        return (root, [left, a, outer] + outer.subviews + [b])
      }, names: ["a", "b"], remedy: "749.0 a", yielding: "a"),
  ]
}
