import Testing

@testable import UIKitCore

/// A format and the constraints it asks for.
struct EmittedFormat: CustomTestStringConvertible, Sendable {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let equations: [String]
  var testDescription: String { "\(format) \(options.rawValue)" }

  init(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ equations: String...) {
    self.format = format
    self.options = options
    self.equations = equations
  }
}

struct VisualFormatEmitterTests {
  /// `a`, `b`, `c` side by side in `box`.
  private let box = UIView()
  private let views: [String: UIView]

  init() {
    box.name = "box"
    let names = ["a", "b", "c"]
    let views = names.map { name in
      let view = UIView()
      view.name = name
      return view
    }
    for view in views { box.addSubview(view) }
    self.views = Dictionary(uniqueKeysWithValues: zip(names, views))
  }

  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:]
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }

  @Test(
    "Each part of a format becomes its constraint, in the order of the string",
    arguments: [
      EmittedFormat("[a]"),
      EmittedFormat("[a][b]", [], "b.leading == a.trailing"),
      EmittedFormat("[a]-[b]", [], "b.leading == a.trailing + 8"),
      EmittedFormat("[a]-12.5-[b]", [], "b.leading == a.trailing + 12.5"),
      EmittedFormat("V:[a]-(-4)-[b]", [], "b.top == a.bottom - 4"),
      EmittedFormat(
        "|[a]|", [], "a.leading == box.leading", "box.trailing == a.trailing"),
      EmittedFormat(
        "|-[a]-|", [], "a.leading == box.leadingMargin", "box.trailingMargin == a.trailing"),
      EmittedFormat(
        "V:|-20-[a]-(>=5@750)-|", [], "a.top == box.top + 20", "box.bottom >= a.bottom + 5 @750"),
      EmittedFormat("[a(50)]", [], "a.width == 50"),
      EmittedFormat("V:[a(<=b@999.5)]", [], "a.height <= b.height @999.5"),
      EmittedFormat("[a(>=70,<=100)]", [], "a.width >= 70", "a.width <= 100"),
      EmittedFormat(
        "V:|[a(b)]-[b]-9-|", [], "a.top == box.top", "a.height == b.height",
        "b.top == a.bottom + 8", "box.bottom == b.bottom + 9"),
    ])
  func parts(_ example: EmittedFormat) {
    #expect(equations(example.format, example.options) == example.equations)
  }

  @Test(
    "Options line neighbours up, fix the direction, and measure between baselines",
    arguments: [
      EmittedFormat(
        "[a]-[b]-[c]", [.alignAllTop, .alignAllFirstBaseline], "b.leading == a.trailing + 8",
        "a.top == b.top", "a.firstBaseline == b.firstBaseline", "c.leading == b.trailing + 8",
        "b.top == c.top", "b.firstBaseline == c.firstBaseline"),
      EmittedFormat(
        "V:[a][b]", .alignAllCenterX, "b.top == a.bottom", "a.centerX == b.centerX"),
      EmittedFormat(
        "|-[a]-5-|", .directionLeftToRight, "a.left == box.leftMargin",
        "box.right == a.right + 5"),
      EmittedFormat(
        "|-5-[a]-(>=9)-[b]-|", .directionRightToLeft, "box.right == a.right + 5",
        "a.left >= b.right + 9", "b.left == box.leftMargin"),
      EmittedFormat(
        "V:|-3-[a]-(>=30)-[b]-|", .spacingBaselineToBaseline, "a.top == box.top + 3",
        "b.firstBaseline >= a.lastBaseline + 30", "box.bottomMargin == b.bottom"),
    ])
  func options(_ example: EmittedFormat) {
    #expect(equations(example.format, example.options) == example.equations)
  }

  @Test("Metrics stand for spacings, sizes and priorities, whatever their number type")
  func metrics() {
    let metrics: [String: Any] = ["gap": 3, "wide": CGFloat(40.5), "low": Float(250)]
    #expect(
      equations("[a(>=wide@low)]-gap-[b]", metrics: metrics)
        == ["a.width >= 40.5 @250", "b.leading == a.trailing + 3"])
  }

  @Test("A layout guide takes part as a view does, and | is the view that owns it")
  func guides() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    box.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-7-[g]-[a]", metrics: nil, views: ["g": guide, "a": views["a"] as Any])
    #expect(
      constraints.map(\.equation)
        == ["guide.leading == box.leading + 7", "a.leading == guide.trailing + 8"])
  }

  @Test("On iOS 7 the standard distance to the superview is 20 points")
  func ios7() throws {
    let profile = try #require(OSProfile.named("ios7"))
    let constraints = LayoutEnvironment(profile: profile, text: EstimatingMeasurer()).perform {
      let (box, view) = (UIView(), UIView())
      box.name = "box"
      view.name = "a"
      box.addSubview(view)
      return NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-|", views: ["a": view])
        .map { $0.equation }
    }
    #expect(constraints == ["a.top == box.top + 20", "box.bottom == a.bottom + 20"])
  }

  @Test("Constraints come required, inactive, and marked as made from a format")
  func made() {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-[b]", views: views)
    #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
    #expect(constraints.allSatisfy { $0.origin == .visualFormat })
  }
}

struct VisualFormatUseTests {
  /// A format that parses but does not suit what it is used with.
  struct Misuse: CustomTestStringConvertible, Sendable {
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let problem: VisualFormatError.Problem
    let offset: Int
    var testDescription: String { format }

    init(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions,
      _ problem: VisualFormatError.Problem, _ offset: Int
    ) {
      self.format = format
      self.options = options
      self.problem = problem
      self.offset = offset
    }
  }

  @Test(
    "A name or option that does not fit is thrown with its position",
    arguments: [
      Misuse("[a]-[titel]", [], .unknownView("titel"), 5),
      Misuse("[a(>=wide)]", [], .unknownMetric("wide"), 5),
      Misuse("[a]-wide-[a]", [], .unknownMetric("wide"), 4),
      Misuse("[a]-a-[a]", [], .viewAsSpacing("a"), 4),
      Misuse("[text]", [], .notAView("text"), 1),
      Misuse("[a(nan)]", [], .notANumber("nan"), 3),
      Misuse("[a(text@1)]", [], .notAView("text"), 3),
      Misuse("V:|[loose]", [], .noSuperview("loose"), 2),
      Misuse("[loose]-|", [], .noSuperview("loose"), 8),
      Misuse("[a(5@0)]", [], .invalidPriority(0), 5),
      Misuse("[a(5@1000.5)]", [], .invalidPriority(1000.5), 5),
      Misuse("[a][a]", .alignAllLeft, .invalidAlignment(.horizontal), 0),
      Misuse("V:[a][a]", .alignAllLastBaseline, .invalidAlignment(.vertical), 0),
      Misuse("[a]", .directionMask, .invalidDirection, 0),
      Misuse("[a]", .spacingBaselineToBaseline, .invalidSpacing, 0),
    ])
  func misuse(_ example: Misuse) throws {
    let (box, view, loose) = (UIView(), UIView(), UIView())
    loose.name = "loose"
    box.addSubview(view)
    let format = try VisualFormat(parsing: example.format)
    let error = #expect(throws: VisualFormatError.self) {
      try format.constraints(
        options: example.options, metrics: ["nan": Double.nan],
        views: ["a": view, "loose": loose, "text": "no view"])
    }
    #expect(error?.problem == example.problem)
    #expect(error?.offset == example.offset)
    #expect(error?.message.isEmpty == false)
  }

  @Test("Code that misuses a format stops")
  func stops() async {
    await #expect(processExitsWith: .failure) {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "V|", views: [:])
    }
  }
}
