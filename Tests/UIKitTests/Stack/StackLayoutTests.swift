import TestSupport
import Testing

@testable import UIKitCore

/// What stack views come to in a page of 200 × 300 points. Labels have characters of 10 points and
/// lines of 24.
@Suite("Stack views with labels, margins, hidden views and other stacks")
struct StackLayoutTests {
  /// A root with a stack pinned to its top, left and right, as high as its views ask.
  private func page(
    _ stack: UIStackView, environment: LayoutEnvironment = .fixed()
  ) -> UIView {
    layout(CGSize(width: 200, height: 300), [("s", stack)], "H:|[s]|", "V:|[s]")
  }

  private func column(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  private func named(_ name: String, _ text: String, lines: Int = 1) -> UILabel {
    let made = label(text, lines: lines)
    made.name = name
    return made
  }

  // MARK: Labels

  @Test("Labels of several lines wrap at the width of a column")
  func wrapping() {
    LayoutEnvironment.fixed().perform {
      let title = named("title", "one two", lines: 0)
      let body = named("body", "aaaaaaaaa bbbbbbbbb ccccccccc", lines: 0)
      expectFrames(
        page(column([title, body], spacing: 8)),
        "s 0 0 200 80\ntitle 0 0 200 24\nbody 0 32 200 48")
    }
  }

  @Test("Leading labels take the width they need, up to the column's")
  func wrappingLeading() {
    LayoutEnvironment.fixed().perform {
      let title = named("title", "one two", lines: 0)
      let body = named("body", "aaaaaaaaa bbbbbbbbb ccccccccc", lines: 0)
      let stack = column([title, body])
      stack.alignment = .leading
      expectFrames(page(stack), "s 0 0 200 72\ntitle 0 0 70 24\nbody 0 24 190 48")
    }
  }

  @Test(
    "The label that hugs least fills a row; the one that resists least wraps",
    // More than 1000 counts as required: apps that are sold say so.
    arguments: [751, 10_000] as [Float])
  func rowOfLabels(_ resistance: Float) {
    LayoutEnvironment.fixed().perform {
      let key = named("key", "key")
      let value = named("value", "a long value of words", lines: 0)
      key.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      key.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [key, value])
      stack.spacing = 10
      stack.alignment = .top
      // 160 points for 21 characters: "a long value of" and "words".
      expectFrames(page(stack), "s 0 0 200 48\nkey 0 0 30 24\nvalue 40 0 160 48")
    }
  }

  @Test(
    "Texts of two sizes stand on one baseline: the first or the last line's",
    arguments: [
      // Ascenders 18 and 9, lines 24 and 12.
      (UIStackView.Alignment.firstBaseline, "s 0 0 200 33\nbig 0 0 30 24\nsmall 30 9 170 24"),
      (.lastBaseline, "s 0 0 200 27\nbig 0 3 30 24\nsmall 30 0 170 24"),
    ])
  func baselines(_ alignment: UIStackView.Alignment, frames: String) {
    LayoutEnvironment.fixed().perform {
      let big = named("big", "big")
      big.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let small = named("small", "two\nlines", lines: 0)
      small.font = .systemFont(ofSize: 10)
      let stack = UIStackView(arrangedSubviews: [big, small])
      stack.alignment = alignment
      expectFrames(page(stack), frames)
    }
  }

  @Test(
    "Beside a smaller first text a larger one stands out of a row by last baselines only",
    arguments: [
      (UIStackView.Alignment.firstBaseline, "s 0 0 200 24\nsmall 0 9 15 12\nbig 15 0 185 24"),
      (.lastBaseline, "s 0 0 200 21\nsmall 0 9 15 12\nbig 15 0 185 24"),
    ])
  func outstandingBaselines(_ alignment: UIStackView.Alignment, frames: String) {
    LayoutEnvironment.fixed().perform {
      let small = named("small", "one")
      small.font = .systemFont(ofSize: 10)
      small.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [small, named("big", "big")])
      stack.alignment = alignment
      expectFrames(page(stack), frames)
    }
  }

  @Test(
    "Up to iOS 14 a text of several lines gets its even share of a row, and the view beside it the rest",
    arguments: [
      (14, "s 0 0 200 48\ntext 0 0 96 48\nbox 104 0 96 48"),
      (15, "s 0 0 200 24\ntext 0 0 142 24\nbox 150 0 50 24"),
    ])
  func textWidths(version: Int, frames: String) {
    let profile = OSProfile.named("ios\(version)") ?? .standard
    LayoutEnvironment.fixed(profile: profile).perform {
      let text = named("text", "aaaaaa bbbbbb", lines: 0)
      text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      let box = SizedView("box", 50, 10)
      box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [text, box])
      stack.spacing = 8
      expectFrames(page(stack), frames)
    }
  }

  @Test("A column measures from baseline to baseline when asked")
  func baselineRelative() {
    LayoutEnvironment.fixed().perform {
      let stack = column([named("a", "a"), named("b", "b")], spacing: 40)
      stack.isBaselineRelativeArrangement = true
      // First baselines 18 below the tops: b begins 40 below a.
      expectFrames(page(stack), "s 0 0 200 64\na 0 0 200 24\nb 0 40 200 24")
    }
  }

  // MARK: Margins and direction

  @Test("Margins inset the views when the arrangement keeps to them, and grow the stack")
  func margins() {
    LayoutEnvironment.fixed().perform {
      let stack = column([named("a", "a")])
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 4)
      let root = page(stack)
      expectFrames(root, "s 0 0 200 24\na 0 0 200 24")
      stack.isLayoutMarginsRelativeArrangement = true
      expectFrames(root, "s 0 0 200 28\na 20 1 176 24")
      stack.semanticContentAttribute = .forceRightToLeft
      expectFrames(root, "s 0 0 200 28\na 4 1 176 24")
    }
  }

  @Test("A row runs from right to left where the direction is so")
  func rightToLeft() {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      let (a, b) = (named("a", "aa"), named("b", "b"))
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.spacing = 5
      expectFrames(page(stack), "s 0 0 200 24\na 180 0 20 24\nb 0 0 175 24")
    }
  }

  @Test("Proportions are of the whole stack; the last view gives what the margins take")
  func proportionsInMargins() {
    LayoutEnvironment.fixed().perform {
      let views = [SizedView("a", 30, 10), SizedView("b", 10, 10)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillProportionally
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
      let root = page(stack)
      expectFrames(root, "s 0 0 200 10\na 60 0 120 10\nb 180 0 0 10")
      stack.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
      expectFrames(root, "s 0 0 200 10\na 0 0 150 10\nb 150 0 10 10")
      views[1].size.width = 30
      expectFrames(root, "s 0 0 200 10\na 0 0 100 10\nb 100 0 60 10")
    }
  }

  // MARK: Hidden views

  @Test("A column closes over hidden views, gap and all, and opens again")
  func hiding() {
    LayoutEnvironment.fixed().perform {
      let views = [named("a", "a"), named("b", "b"), named("c", "c")]
      let stack = column(views, spacing: 10)
      let root = page(stack)
      expectFrames(root, "s 0 0 200 92\na 0 0 200 24\nb 0 34 200 24\nc 0 68 200 24")
      views[1].isHidden = true
      expectFrames(root, "s 0 0 200 58\na 0 0 200 24\nb 0 29 200 0\nc 0 34 200 24")
      views[0].isHidden = true
      expectFrames(root, "s 0 0 200 24\na 0 0 200 0\nb 0 0 200 0\nc 0 0 200 24")
      for view in views { view.isHidden = false }
      expectFrames(root, "s 0 0 200 92\na 0 0 200 24\nb 0 34 200 24\nc 0 68 200 24")
    }
  }

  @Test("A stack whose views are all hidden is as small as its margins")
  func allHidden() {
    LayoutEnvironment.fixed().perform {
      let view = named("a", "a")
      let stack = column([view])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
      view.isHidden = true
      let root = page(stack)
      root.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 7))
    }
  }

  @Test("Hiding a view of a required height is no conflict since iOS 11, and one before")
  func hidingConflict() throws {
    let old = LayoutEnvironment.fixed(profile: try #require(OSProfile.named("ios9")))
    for (environment, conflicts) in [(LayoutEnvironment.fixed(), 0), (old, 1)] {
      environment.perform {
        let (view, other) = (SizedView("a", 10, 10), SizedView("b", 10, 10))
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.isHidden = true
        let stack = column([view, other])
        let root = page(stack)
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.count == conflicts)
        #expect(other.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
      }
    }
  }

  @Test("In a conflict with a stack it is the application's constraint that is broken")
  func conflict() throws {
    try LayoutEnvironment.fixed().perform {
      let (a, b) = (SizedView("a", 10, 10), SizedView("b", 10, 10))
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.distribution = .fillEqually
      let root = page(stack)
      a.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
      let conflict = try #require(root.layoutConflicts.first)
      #expect(root.layoutConflicts.count == 1)
      #expect(conflict.broken.equation == "a.width == 50")
      #expect(a.frame.width == 100 && b.frame.width == 100)
    }
  }

  @Test("A hidden view of a required width before all others ends where the first of them begins")
  func hiddenFirst() {
    LayoutEnvironment.fixed().perform {
      let views = ["a", "b", "c"].map { SizedView($0, 10, 10) }
      let (a, b) = (views[0], views[1])
      for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
      a.isHidden = true
      let root = page(UIStackView(arrangedSubviews: views))
      expectFrames(root, "s 0 0 200 10\na -30 0 30 10\nb 0 0 30 10\nc 30 0 170 10")
      b.isHidden = true
      expectFrames(root, "s 0 0 200 10\na 0 0 30 10\nb 0 0 30 10\nc 0 0 200 10")
    }
  }

  @Test("A hidden view of a required height still stretches its row")
  func hiddenAcross() {
    LayoutEnvironment.fixed().perform {
      let (view, hidden) = (SizedView("a", 10, 30), SizedView("b", 10, 10))
      hidden.heightAnchor.constraint(equalToConstant: 130).isActive = true
      hidden.isHidden = true
      expectFrames(
        page(UIStackView(arrangedSubviews: [view, hidden])),
        "s 0 0 200 130\na 0 0 200 130\nb 200 0 0 130")
    }
  }

  // MARK: Other stacks, cells

  @Test("Stacks nest: a row of a picture and a column of labels")
  func nested() {
    LayoutEnvironment.fixed().perform {
      let picture = SizedView("picture", 40, 40)
      picture.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let texts = column(
        [named("title", "title"), named("body", "aaaaaaa bbbbbbb ccccccc", lines: 0)], spacing: 4)
      texts.name = "texts"
      let stack = UIStackView(arrangedSubviews: [picture, texts])
      stack.spacing = 10
      stack.alignment = .center
      // 150 points hold 15 characters: "aaaaaaa bbbbbbb" and "ccccccc".
      expectFrames(
        page(stack),
        "s 0 0 200 76\npicture 0 18 40 40\ntexts 50 0 150 76\ntitle 0 0 150 24\nbody 0 28 150 48")
    }
  }

  @Test("Proportions of nested stacks are of what their views ask")
  func nestedProportions() {
    LayoutEnvironment.fixed().perform {
      let inner = UIStackView(arrangedSubviews: [SizedView("a", 20, 10), SizedView("b", 40, 10)])
      inner.name = "inner"
      let stack = UIStackView(arrangedSubviews: [inner, SizedView("c", 20, 10)])
      stack.distribution = .fillProportionally
      let root = page(stack)
      root.layoutIfNeeded()
      #expect(inner.frame.width == 150)
      // As the views' natural sizes add up, not as the stack would set them; across it the largest
      // counts.
      inner.distribution = .fillEqually
      stack.setNeedsArrangement()
      root.layoutIfNeeded()
      #expect(inner.frame.width == 150)
      inner.axis = .vertical
      stack.setNeedsArrangement()
      root.layoutIfNeeded()
      #expect(inner.frame.width == 133.5)
    }
  }

  @Test("A cell's content view is as high as the stack in it asks at the cell's width")
  func selfSizing() {
    LayoutEnvironment.fixed().perform {
      let content = UIView()
      let body = named("body", "aaaaaaaaa bbbbbbbbb ccccccccc", lines: 0)
      let note = named("note", "note")
      let stack = column([named("title", "title"), body, note], spacing: 8)
      stack.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
      ])
      let height = { (width: CGFloat) in
        content.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      // Insets 22, gaps 8, lines 24.
      #expect(height(240) == 134)
      #expect(height(600) == 110)
      note.isHidden = true
      #expect(height(240) == 102)
      body.text = nil
      #expect(height(240) == 54)
    }
  }
}
