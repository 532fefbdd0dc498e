import Testing

@testable import UIKitCore

/// Sizes of controls by version of iOS, as frames stored by the Xcode of that version have them:
/// "Control sizes" in `Documentation/Evidence.md`. Page controls since iOS 14 are assumed.
@Suite(.estimatedText) struct ControlSizeTests {
  private static func environment(_ profile: String) throws -> LayoutEnvironment {
    LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: EstimatingMeasurer())
  }

  @Test(
    "A switch has the size of its version of iOS, and a frame wider than what constraints see",
    arguments: [
      ("ios7", CGSize(width: 49, height: 31), CGSize(width: 51, height: 31)),
      ("ios18", CGSize(width: 49, height: 31), CGSize(width: 51, height: 31)),
      ("ios26", CGSize(width: 61, height: 28), CGSize(width: 63, height: 28)),
    ])
  func toggle(profile: String, intrinsic: CGSize, frame: CGSize) throws {
    let toggle = try Self.environment(profile).perform {
      UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    }
    #expect(toggle.intrinsicContentSize == intrinsic)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: frame))
  }

  @Test(
    "A field without border has its line in whole points, one more since iOS 14 unless its text is hidden",
    arguments: [("ios13", 21, 21), ("ios18", 22, 21)] as [(String, CGFloat, CGFloat)])
  func borderless(profile: String, open: CGFloat, secure: CGFloat) throws {
    try Self.environment(profile).perform {
      let field = UITextField()
      field.borderStyle = .none
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == open)
      field.isSecureTextEntry = true
      #expect(field.intrinsicContentSize.height == secure)
    }
  }

  @Test(
    "Heights follow the version of iOS",
    arguments: [
      ("ios10", 31, 28, 29, 2, 30), ("ios12", 31, 28, 29, 2, 30), ("ios13", 31, 31, 32, 2, 34),
      ("ios18", 31, 31, 32, 4, 34), ("ios26", 34, 31, 32, 4, 34),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func heights(
    profile: String, slider: CGFloat, segmented: CGFloat, stepper: CGFloat, progress: CGFloat,
    field: CGFloat
  ) throws {
    try Self.environment(profile).perform {
      let bar = UISlider()
      #expect(
        bar.frame(forAlignmentRect: CGRect(origin: .zero, size: bar.intrinsicContentSize)).height
          == slider)
      #expect(UISegmentedControl(items: ["a"]).intrinsicContentSize.height == segmented)
      #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: stepper))
      #expect(UIProgressView().intrinsicContentSize.height == progress)
      let text = UITextField()
      text.borderStyle = .roundedRect
      text.font = .systemFont(ofSize: 25)
      #expect(text.intrinsicContentSize.height == field)
    }
  }

  @Test("A slider is aligned by its track: 2 points narrower on both sides, 1 less high")
  func slider() {
    let slider = UISlider()
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 16, y: 0, width: 288, height: 30))
        == CGRect(x: 14, y: 0, width: 292, height: 31))
  }

  @Test("Wheels are 20 or 37 points")
  func wheel() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
  }

  @Test("Three page dots are 39 × 37 before iOS 14 and lie on a pill since")
  func pages() throws {
    try Self.environment("ios13").perform {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
    }
    #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 115.5, height: 26))
    try Self.environment("ios26").perform {
      #expect(UIPageControl().size(forNumberOfPages: 4) == CGSize(width: 92, height: 26))
    }
  }

  /// A kind of view and the hugging it has in code.
  struct Hugging: CustomTestStringConvertible, Sendable {
    let kind: String
    let make: @Sendable () -> UIView
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
    var testDescription: String { kind }

    init(
      _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
      _ make: @escaping @Sendable () -> UIView
    ) {
      kind = "\(type(of: make()))"
      self.make = make
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  @Test(
    "Hugging in code is 250, except that some controls keep their height and some their whole size",
    arguments: [
      Hugging(.defaultLow, .defaultLow) { UIButton() },
      Hugging(.defaultLow, .defaultLow) { UITextField() },
      Hugging(.defaultLow, .defaultLow) { UITextView() },
      Hugging(.defaultLow, .defaultLow) { UIStackView() },
      Hugging(.defaultLow, .defaultHigh) { UISlider() },
      Hugging(.defaultLow, .defaultHigh) { UISegmentedControl() },
      Hugging(.defaultLow, .defaultHigh) { UIProgressView() },
      Hugging(.defaultLow, .defaultHigh) { UIPageControl() },
      Hugging(.defaultHigh, .defaultHigh) { UISwitch() },
      Hugging(.defaultHigh, .defaultHigh) { UIStepper() },
      Hugging(.defaultHigh, .defaultHigh) { UIActivityIndicatorView() },
    ])
  func hugging(_ example: Hugging) {
    let view = example.make()
    #expect(view.contentHuggingPriority(for: .horizontal) == example.horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == example.vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
