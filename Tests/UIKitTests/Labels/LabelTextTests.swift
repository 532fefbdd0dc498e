import TestSupport
import Testing
import Typesetting

@testable import UIKitCore

@Suite("Text of labels")
struct LabelTextTests {
  @Test("Attributes become runs, and colours are told by number")
  func attributes() {
    LayoutEnvironment.fixed().perform {
      let text = NSMutableAttributedString(string: "Hello world")
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 5))
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
      text.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 5))
      let label = label("")
      label.attributedText = text
      let runs = label.paragraph.runs
      #expect(runs.map(\.text) == ["Hello", " ", "world"])
      #expect(runs.map(\.font.pointSize) == [30, 20, 20])
      #expect(runs.map(\.tracking) == [0, 0, 2])
      #expect(runs.map { label.attributeInks[$0.attributesID].color } == [.red, nil, nil])
    }
  }

  @Test(
    "Words are pushed out of the last line but one since iOS 11, unless a label or its text says not"
  )
  func pushOut() {
    func pushes(_ version: Int, _ change: (UILabel) -> Void = { _ in }) -> Bool {
      let profile = OSProfile.named("ios\(version)") ?? .standard
      return LayoutEnvironment.fixed(profile: profile).perform {
        let label = label("a")
        change(label)
        return label.paragraph.pushesOut
      }
    }
    #expect(pushes(11) && pushes(18) && !pushes(10))
    #expect(!pushes(18) { $0.lineBreakStrategy = [] })
    #expect(pushes(18) { $0.lineBreakStrategy = .pushOut })
    #expect(
      !pushes(18) {
        $0.attributedText = NSAttributedString(
          string: "a", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
      })
  }

  @Test("A paragraph style sets alignment and distances")
  func paragraphStyle() {
    LayoutEnvironment.fixed().perform {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineSpacing = 3
      style.lineHeightMultiple = 1.5
      let label = label("")
      label.attributedText = NSAttributedString(
        string: "a", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
      #expect(label.paragraph.alignment == .center)
      #expect(label.paragraph.lineSpacing == 3)
      #expect(label.paragraph.lineHeightMultiple == 1.5)
    }
  }

  @Test("Plain text replaces attributed text, and each is readable as the other")
  func plainAndAttributed() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 3])
    #expect(label.text == "a")
    label.text = "a"
    #expect(label.paragraph.runs.map(\.tracking) == [0])
    #expect(label.attributedText?.string == "a")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test(
    "The first letter decides the direction; without one, and for the alignment, the label does")
  func direction() {
    for (direction, text, expected) in [
      (UIUserInterfaceLayoutDirection.leftToRight, "Ends with a dot.", BaseDirection.natural),
      (.rightToLeft, "Ends with a dot.", .natural), (.rightToLeft, "…", .rightToLeft),
      (.leftToRight, "12:30", .natural), (.rightToLeft, "12:30", .rightToLeft),
    ] {
      LayoutEnvironment.fixed(direction: direction).perform {
        let paragraph = label(text).paragraph
        #expect(paragraph.baseDirection == expected, "\(text)")
        #expect(paragraph.alignment == (direction == .rightToLeft ? .right : .natural))
      }
    }
  }

  @Test("A line that is too wide is set smaller, as small as the label allows")
  func scaledToFit() {
    LayoutEnvironment.fixed().perform {
      for (width, factor, expected) in [
        (CGFloat(100), CGFloat(0.5), 20.0), (30, 0.5, 15), (10, 0.5, 10), (30, 0, 20),
      ] {
        let label = label("four")
        label.frame = CGRect(x: 0, y: 0, width: width, height: 24)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
        #expect(label.drawnParagraph.runs[0].font.pointSize == expected, "\(width) \(factor)")
        #expect(label.intrinsicContentSize == CGSize(width: 40, height: 24))
      }
    }
  }

  @Test("A text style's font follows the label's content size category when it is told to")
  func contentSizeCategory() {
    let environment = LayoutEnvironment(
      text: FixedAdvanceMeasurer(), contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = LayoutEnvironment.fixed().perform { UIFont.preferredFont(forTextStyle: .body) }
    #expect(body.pointSize == 17)
    environment.perform {
      let label = label("a")
      label.font = body
      #expect(label.font.pointSize == 17)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.pointSize == 53)
    }
  }
}
