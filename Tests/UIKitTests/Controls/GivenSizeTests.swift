import Testing

@testable import UIKitCore

/// What controls of one size do with frames of another: the second table of "Control sizes" in
/// `Documentation/Evidence.md`. That a switch keeps its left edge from right to left is assumed
/// (`Documentation/Deviations.md`).
@Suite(.estimatedText) struct GivenSizeTests {
  private struct Row {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    /// Holds a control between required distances from the edges.
    func hold(_ control: UIView, left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
      control.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(control)
      NSLayoutConstraint.activate([
        control.leftAnchor.constraint(equalTo: host.leftAnchor, constant: left),
        control.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -right),
        control.topAnchor.constraint(equalTo: host.topAnchor, constant: top),
        control.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -bottom),
      ])
      host.layoutIfNeeded()
    }
  }

  @Test(
    "A switch that constraints squeeze or stretch keeps its size where its frame begins",
    arguments: [CGFloat(8), 67])
  func toggle(right: CGFloat) {
    let row = Row()
    let toggle = UISwitch()
    row.hold(toggle, left: 10, right: right, top: 5, bottom: 5)
    #expect(toggle.frame == CGRect(x: 10, y: 5, width: 51, height: 31))
    #expect(
      toggle.unroundedFrame == CGRect(x: 10, y: 5, width: 92 - right, height: 50),
      "two points wider than its alignment rectangle, and what its constraints gave it")
  }

  @Test("A squeezed switch keeps its left edge in a right-to-left layout, too")
  func mirrored() {
    LayoutEnvironment(text: EstimatingMeasurer(), layoutDirection: .rightToLeft).perform {
      let row = Row()
      let toggle = UISwitch()
      row.hold(toggle, left: 10, right: 67, top: 5, bottom: 5)
      #expect(toggle.frame == CGRect(x: 10, y: 5, width: 51, height: 31))
    }
  }

  @Test("What stands beside a squeezed switch is where the constraints say")
  func neighbour() {
    let row = Row()
    let toggle = UISwitch()
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    row.host.addSubview(line)
    row.hold(toggle, left: 10, right: 67, top: 5, bottom: 5)
    NSLayoutConstraint.activate([
      line.leftAnchor.constraint(equalTo: toggle.rightAnchor),
      line.topAnchor.constraint(equalTo: toggle.bottomAnchor),
      line.widthAnchor.constraint(equalToConstant: 3),
      line.heightAnchor.constraint(equalToConstant: 3),
    ])
    row.host.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 33, y: 55, width: 3, height: 3))
    #expect(row.host.layoutConflicts.isEmpty)
  }

  @Test("A stepper keeps its size, by constraints and by hand")
  func stepper() {
    let row = Row()
    let stepper = UIStepper()
    row.hold(stepper, left: 10, right: 40, top: 0, bottom: 0)
    #expect(stepper.frame == CGRect(x: 10, y: 0, width: 94, height: 32))
    let free = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(free.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    free.frame.size = CGSize(width: 200, height: 200)
    #expect(free.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
  }

  @Test("A mask that stretches a switch moves it only")
  func mask() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let toggle = UISwitch(frame: CGRect(x: 10, y: 0, width: 0, height: 0))
    toggle.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    host.addSubview(toggle)
    host.frame.size = CGSize(width: 200, height: 100)
    #expect(toggle.frame == CGRect(x: 10, y: 40, width: 51, height: 31))
  }

  @Test("A progress view ignores the height of frames set by hand, and takes that of constraints")
  func progress() {
    let bar = UIProgressView(frame: CGRect(x: 5, y: 6, width: 70, height: 40))
    #expect(bar.frame == CGRect(x: 5, y: 6, width: 70, height: 4))
    bar.frame = CGRect(x: 5, y: 6, width: 80, height: 20)
    #expect(bar.frame == CGRect(x: 5, y: 6, width: 80, height: 4))
    let row = Row()
    row.hold(bar, left: 10, right: 10, top: 20, bottom: 30)
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 80, height: 10))
  }

  @Test(
    "Fitted to its content a slider or a progress view has its height, and the width it had",
    arguments: [("ios18", CGFloat(31)), ("ios26", 34)])
  func sizeToFit(profile: String, height: CGFloat) throws {
    let environment = LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: EstimatingMeasurer())
    environment.perform {
      let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 150, height: 3))
      slider.sizeToFit()
      #expect(slider.frame == CGRect(x: 1, y: 2, width: 150, height: height))
      let empty = UISlider()
      empty.sizeToFit()
      #expect(empty.frame.size == CGSize(width: 0, height: height))
      let bar = UIProgressView()
      bar.sizeToFit()
      #expect(bar.frame.size == CGSize(width: 0, height: 4))
    }
  }

  @Test("Activity indicators, page controls and compact date pickers take any size")
  func others() {
    for control in [UIActivityIndicatorView(style: .medium), UIPageControl(), UIDatePicker()] {
      let row = Row()
      row.hold(control, left: 10, right: 10, top: 20, bottom: 30)
      #expect(control.frame == CGRect(x: 10, y: 20, width: 80, height: 10))
    }
  }

  @Test("On Interface Builder's canvas a switch takes every size")
  func canvas() {
    let row = Row()
    let toggle = UISwitch()
    toggle.takeAnySize()
    row.hold(toggle, left: 10, right: 30, top: 5, bottom: 5)
    #expect(toggle.frame == CGRect(x: 10, y: 5, width: 62, height: 50))
  }
}
