import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Members that apps override or set, which an implementation of layout alone would not need.
@Suite("What apps override and set")
struct AppMembersTests {
  private final class GradientView: UIView {
    let gradient = CAGradientLayer()
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      gradient.frame = bounds
    }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 30) }
      set {}
    }
  }

  @Test("A view lays out the layers of its layer")
  func sublayers() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layoutIfNeeded()
    #expect(view.gradient.frame == view.bounds)
  }

  @Test("Overridden margins decide the layout guide of margins")
  func margins() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 30)
  }

  @Test("A cell's own views can be replaced")
  func cellViews() {
    final class Cell: UITableViewCell {
      let caption = UILabel()
      override var textLabel: UILabel? { caption }
      override var reuseIdentifier: String? { "own" }
    }
    let cell = Cell(style: .default, reuseIdentifier: "x")
    cell.textLabel?.text = "A"
    #expect(cell.caption.text == "A")
    #expect(cell.reuseIdentifier == "own")
  }

  @Test("The guide of the keyboard begins where the safe area ends")
  func keyboardGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 20),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    view.layoutIfNeeded()
    #expect(field.frame.maxY == 466)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test("Values of keys that only a phone knows are kept")
  func keys() {
    let picker = UIDatePicker()
    picker.setValue(UIColor.white, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
    let layer = CALayer()
    layer.setValue(3, forKey: "level")
    #expect(layer.value(forKey: "level") as? Int == 3)
    layer.speed = 0
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(layer.contentsRect.width == 0.5)
    #expect(layer.isDoubleSided)
  }

  @Test("A picker shows the texts of the views that its delegate makes")
  func pickerViews() {
    final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let label = UILabel()
        label.text = "row \(row)"
        let stack = UIStackView(arrangedSubviews: [UIImageView(), label])
        return stack
      }
    }
    let (picker, source) = (UIPickerView(), Source())
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.wheels.map(\.lines) == [["row 0", "row 1", "row 2"]])
  }

  @Test("Titles of segments take the font that was set, and are as wide as in it")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    let usual = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > usual + 20)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    control.selectedSegmentIndex = 1
    let labels = control.segments.compactMap { $0.view as? UILabel }
    #expect(labels.map(\.textColor) == [.label, .red])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    #expect(!control.isEnabledForSegment(at: 9))
  }

  @Test("A date picker stays between its earliest and its latest moment")
  func dates() {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: 1000)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 5000)
    #expect(picker.date == picker.minimumDate)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 4000)
    #expect(picker.date == picker.maximumDate)
  }

  @Test("Font attributes that cells use take effect")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: CGFloat(20),
    ])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    let digits = font.fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          .typeIdentifier: kMonospacedNumbersSelector,
        ] as [UIFontDescriptor.FeatureKey: Any]
      ]
    ])
    #expect(
      UIFont(descriptor: digits, size: 0)
        == .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
  }

  @Test(
    "Distances of moments in words",
    arguments: [
      (-30.0, "30 seconds ago", "30s ago"), (-3600, "1 hour ago", "1h ago"),
      (-172_800, "2 days ago", "2d ago"), (90, "in 1 minute", "in 1m"),
    ])
  func relativeDates(seconds: Double, full: String, short: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: seconds) == full)
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: seconds) == short)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
  }

  @Test("A colour that nobody knows paints no background, and text as labels are")
  func unknownColor() {
    let label = UILabel()
    label.backgroundColor = .unknown
    label.textColor = .unknown
    #expect(label.backgroundColor == nil)
    #expect(label.textColor == UIColor.label)
  }
}
