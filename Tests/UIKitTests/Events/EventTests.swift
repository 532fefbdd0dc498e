import Testing

@testable import UIKit

@Suite("Events, responders and animations", .estimatedText)
struct EventTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tap") }
  }

  @Test("A recogniser calls its actions in the states that recognise")
  func gestures() {
    let (target, view) = (Target(), UIView())
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", Target.tapped(_:)))
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && view.gestureRecognizers?.count == 1)
    tap.state = .failed
    #expect(target.calls == [])
    tap.state = .ended
    #expect(target.calls == ["tap"])
    tap.removeTarget(target, action: nil)
    tap.state = .ended
    #expect(target.calls == ["tap"])
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil && view.gestureRecognizers == nil)
  }

  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var mayEnd = true
    var calls: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  }

  @Test("One responder of a hierarchy is the first; delegates are asked")
  func responders() {
    let root = UIView()
    let (first, second) = (UITextField(), UITextField())
    let delegate = FieldDelegate()
    first.delegate = delegate
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    delegate.mayEnd = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    delegate.mayEnd = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(delegate.calls == ["begin", "end"])
    #expect(root.endEditing(true) && !second.isFirstResponder)
    #expect(!UILabel().becomeFirstResponder())
  }

  @Test("Changes that would be animated are made at once, completion follows")
  func animations() {
    var calls: [String] = []
    UIView.animate(withDuration: 1, animations: { calls.append("change") }) {
      calls.append("done \($0)")
    }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseIn], animations: { calls.append("again") })
    #expect(calls == ["change", "done true", "again"])
  }

  @Test("Labels, buttons and what is set are what assistive technologies see")
  func accessibility() {
    let label = UILabel()
    label.text = "Text"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isSelected = true
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .selected])
    #expect(!UIView().isAccessibilityElement)
  }

  @Test("A view with an appearance of its own has its traits, and is notified")
  func traits() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    var calls = 0
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 }
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(calls == 1)
  }

  #if !canImport(ObjectiveC)
    @Test("A value that is kept with an object goes with it")
    func associated() {
      nonisolated(unsafe) let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(
          byteCount: 1, alignment: 1))
      defer { UnsafeMutableRawPointer(mutating: key).deallocate() }
      let view = UIView()
      #expect(objc_getAssociatedObject(view, key) == nil)
      objc_setAssociatedObject(view, key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, key) as? String == "value")
      objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, key) == nil)
    }
  #endif
}
