import Testing

@testable import UIKitCore

/// Half an em for each character at 13 points: 6.5 points, rounded up, and 20 beside each title,
/// with a point between segments, as in frames stored since Xcode 11
/// (`Documentation/Deviations.md`).
@Suite(.estimatedText) struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["ab", "abcd"])

  @Test("All segments are as wide as the widest, with a point between them")
  func equalWidths() {
    #expect(control.segmentWidths == [46, 46])
    #expect(control.intrinsicContentSize.width == 93)
    #expect(control.frame.size == CGSize(width: 93, height: 32))
  }

  @Test("Segments may be as wide as their own content, or as they are told")
  func ownWidths() {
    control.apportionsSegmentWidthsByContent = true
    #expect(control.segmentWidths == [33, 46])
    control.setWidth(60, forSegmentAt: 0)
    #expect(control.segmentWidths == [60, 46])
  }

  @Test("What is left over goes alike to the segments without a width of their own")
  func frames() {
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    control.setWidth(50, forSegmentAt: 0)
    control.frame.size = CGSize(width: 202, height: 32)
    #expect(control.segmentFrames.map(\.minX) == [0, 51, 127])
    #expect(control.segmentFrames.map(\.width) == [50, 75, 75])
    #expect(control.segmentFrames.map(\.height) == [31, 31, 31])
  }

  @Test("Right to left, the first segment stands at the right")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentFrames.map(\.minX) == [47, 0])
  }

  @Test("Segments are inserted, retitled and removed; places that do not exist do nothing")
  func editing() {
    control.insertSegment(withTitle: "x", at: 1, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "x")
    control.setTitle("y", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "y")
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 7, animated: false)
    #expect(control.titleForSegment(at: 0) == "y")
    #expect(control.titleForSegment(at: 7) == nil)
    #expect(control.subviews.count == 2)
    control.removeAllSegments()
    #expect(
      control.subviews.isEmpty && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
