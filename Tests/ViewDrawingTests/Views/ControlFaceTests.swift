import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("Control faces")
struct ControlFaceTests {
  @Test(
    "A switch has its knob at the end when on, mirrored where leading is right",
    arguments: [(true, false, 37.5), (false, false, 13.5), (true, true, 13.5), (false, true, 37.5)])
  func knob(isOn: Bool, isRightToLeft: Bool, middle: Double) throws {
    let toggle = make { UISwitch() }
    toggle.isOn = isOn
    toggle.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let knob = try #require(bounds(of: painter.drawing(of: toggle).last))
    #expect(abs(knob.x + knob.width / 2 - middle) < 2.01)
    #expect(knob.width == 27 && knob.height == 27)
  }

  @Test("Since iOS 26 a switch's knob is a capsule")
  func capsule() throws {
    let toggle = make(profile: "ios26") { UISwitch() }
    let knob = try #require(bounds(of: painter.drawing(of: toggle).last))
    #expect(knob.width == 39 && knob.height == 24)
  }

  @Test("System colours are those of the version of iOS")
  func palette() {
    var later = painter
    later.version = 26
    #expect(painter.color(.systemRed) == Scene.Color(0xff, 0x3b, 0x30))
    #expect(later.color(.systemRed) == Scene.Color(0xff, 0x38, 0x3c))
    #expect(
      later.color(.systemBlue.withAlphaComponent(0.2)) == Scene.Color(0, 0x88, 0xff, alpha: 51))
    #expect(later.color(.systemGreen) == painter.color(.systemGreen))
  }

  @Test("A disabled control fades as a whole")
  func disabled() {
    for control in [make { UISwitch() }, make { UISlider() }, make { UIStepper() }] as [UIControl] {
      control.isEnabled = false
      guard case .group(let group)? = painter.content(of: control).first else {
        #expect(Bool(false), "\(control)")
        continue
      }
      #expect(group.opacity == 0.5)
    }
  }

  @Test("A stepper at the end of its range has a faint sign there")
  func stepper() {
    let stepper = make { UIStepper() }
    let faint = painter.color(.tertiaryLabel)
    let counts = [0, 5, 100].map { (value: Double) -> Int in
      stepper.value = value
      return painter.drawing(of: stepper).count { node in
        if case .stroke(_, let color, _) = node { color == faint } else { false }
      }
    }
    #expect(counts == [1, 0, 2])
  }

  @Test("The chosen segment is semibold and does not change the control's width")
  func segments() throws {
    let control = make { UISegmentedControl(items: ["One", "Two"]) }
    let width = control.intrinsicContentSize.width
    control.selectedSegmentIndex = 1
    #expect(control.intrinsicContentSize.width == width)
    let fonts = control.subviews.compactMap { ($0 as? UILabel)?.font }
    #expect(fonts == [.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .semibold)])
  }

  @Test("A field's clear button takes room from its text, and shows only beside text")
  func clearButton() {
    let field = make { UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
    field.clearButtonMode = .always
    #expect(field.clearButtonFrame == nil)
    let empty = field.textRect(forBounds: field.bounds).width
    field.text = "text"
    #expect(field.clearButtonFrame == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).width == empty - 24)
  }

  @Test("A soft shadow is as dark in its middle as it is said to be, and half as dark at its edge")
  func shadow() {
    let nodes = SoftShadow(blur: 4, opacity: 0.4).nodes(Scene.Rect(0, 0, 100, 100), radius: 8)
    let middle = darkness(nodes) { _ in true }
    let edge = darkness(nodes) { $0.x <= 0 }
    #expect(abs(middle - 0.4) < 0.015)
    #expect(abs(edge - 0.2) < 0.015)
    #expect(SoftShadow(blur: 4, opacity: 0).nodes(Scene.Rect(0, 0, 9, 9), radius: 0).isEmpty)
  }

  // MARK: Making

  private let painter = ViewPainter(assets: SceneAssets(BoxSetter()), style: .light, scale: 2)

  private func make<View>(profile: String = "ios18", _ body: () -> View) -> View {
    LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: FixedAdvanceMeasurer()
    ).perform(body)
  }

  private func bounds(of node: Scene.Node?) -> Scene.Rect? {
    if case .fill(let path, _)? = node { path.bounds } else { nil }
  }

  /// How much of what lies behind is covered where the shapes that count lie over each other.
  private func darkness(_ nodes: [Scene.Node], _ counts: (Scene.Rect) -> Bool) -> Double {
    1
      - nodes.reduce(1) { light, node in
        guard case .fill(let path, let color) = node, let bounds = path.bounds, counts(bounds)
        else { return light }
        return light * (1 - color.shares.alpha)
      }
  }
}
