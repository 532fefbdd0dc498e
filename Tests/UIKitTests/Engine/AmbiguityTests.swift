import TestSupport
import Testing

@testable import UIKitCore

@Suite("Ambiguous layout is told view by view")
struct AmbiguityTests {
  @Test(
    "A view is ambiguous when its constraints leave it more than one place or size",
    arguments: [
      (["H:|[a]|", "V:|[a]|"], false),
      (["H:|[a]|", "V:|[a]"], true),
      (["H:|[a]|", "V:[a(20)]"], true),
      (["H:|[a]|", "V:|[a(20)]"], false),
      (["H:|[a]|", "V:|[a(>=20)]"], true),
      (["H:|[a]|", "V:|[a(>=20,==0@1)]"], false),
    ])
  func plainView(formats: [String], isAmbiguous: Bool) {
    let root = layout(CGSize(width: 100, height: 100), [("a", UIView())])
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["a": root.subviews[0]]))
    }
    root.layoutIfNeeded()
    #expect(root.subviews[0].hasAmbiguousLayout == isAmbiguous)
  }

  @Test("Two labels that hug alike share what is too much in more than one way")
  func equalHugging() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("a"), label("b"))
      let root = layout(
        CGSize(width: 100, height: 24), [("a", a), ("b", b)], "H:|[a][b]|", "V:|[a]|", "V:|[b]|")
      root.layoutIfNeeded()
      #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      root.layoutIfNeeded()
      #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    }
  }

  @Test("A view laid out by its frame is never ambiguous")
  func framedView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
  }

  @Test("An ambiguous view lies at its superview's origin, with its intrinsic size")
  func placeOfAmbiguous() {
    LayoutEnvironment.fixed().perform {
      let root = layout(CGSize(width: 100, height: 100), [("a", label("four"))])
      expectFrames(root, "a 0 0 40 24")
    }
  }

  @Test("Asking between two fittings tells of the layout, not of the fitting")
  func afterFitting() {
    let root = layout(CGSize(width: 100, height: 100), [("a", UIView())], "H:|[a]|", "V:|[a]|")
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(!root.subviews[0].hasAmbiguousLayout)
  }
}

@Suite("Ambiguity of a row that was fitted")
struct FittedRowAmbiguityTests {
  private static let choices = [
    "H:|-[a]-[b]-|", "H:|-[c]-|", "H:|-[a]", "H:[b]-|", "H:[c(<=120)]", "H:[a(b)]", "V:|-[a]-[c]-|",
    "V:|-[b]-[c]", "V:|-(>=4)-[b]-(>=4)-|", "V:[c]-|", "V:[a(c@500)]", "V:|-[a]-(>=8)-[c]-|",
    "V:[c(>=30@700)]", "H:[a(>=200@751)]",
  ]

  @Test("is that of its layout, without leaving the fitting", arguments: 0..<200)
  func sameAsLayout(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    LayoutEnvironment.fixed().perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let views = ["a": label("a"), "b": label("b bb bbb"), "c": label("c cc ccc cccc ccccc")]
      for name in ["a", "b", "c"] { views[name].map(cell.contentView.addSubview) }
      for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = Bool.random(using: &random) ? 0 : 1
      }
      for format in Self.choices where Int.random(in: 0..<3, using: &random) > 0 {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
      }
      cell.contentView.encapsulatesSize = true
      for width in [320.0, 150] {
        let target = CGSize(width: width, height: 0)
        cell.frame.size = cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        cell.layoutIfNeeded()
        let answers = cell.contentView.subviews.map(\.hasAmbiguousLayout)
        let distances = cell.contentView.constraints.map(\.violation)
        cell.hostedEngine?.answerLayout()
        #expect(answers == cell.contentView.subviews.map(\.hasAmbiguousLayout))
        #expect(distances == cell.contentView.constraints.map(\.violation))
      }
    }
  }
}

@Suite("Ambiguity does not depend on what was before")
struct AmbiguityHistoryTests {
  /// Three labels in a column that is exactly as high as they need, 179 points at first.
  @Test("At an exact fit every label is certain, however the fit was reached")
  func exactFit() {
    LayoutEnvironment.fixed().perform {
      let labels = (0..<3).map { _ in label("aaaa", lines: 0) }
      let root = layout(
        CGSize(width: 140, height: 100), [("a", labels[0]), ("b", labels[1]), ("c", labels[2])],
        "H:|-(20)-[a]-(20)-|", "H:|-(20)-[b]-(20)-|", "H:|-(20)-[c]-(20)-|",
        "V:|-(20)-[a]-(8)-[b]-(8)-[c]-(20@500)-|")
      for count in [1, 3, 2, 5, 1, 4, 1] {
        let text = Array(repeating: "aaaa bbbb", count: count).joined(separator: " ")
        for label in labels { label.text = text }
        root.frame.size.height = 400
        root.layoutIfNeeded()
        root.frame.size.height =
          root.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        root.layoutIfNeeded()
        #expect(labels.map(\.hasAmbiguousLayout) == [false, false, false], "\(count)")
      }
    }
  }
}
