/// A finger on the screen. There are none here; code may make one to call methods that take it.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open internal(set) var view: UIView?
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  /// The time in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window in which `view` is now; not kept, as UIKit keeps the one of the beginning.
  open var window: UIWindow? { view?.window }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

open class UIEvent: NSObject {
  /// Always nil: nothing touches.
  open var allTouches: Set<UITouch>? { nil }
  /// The time in seconds.
  open var timestamp: TimeInterval { 0 }
  open var type: EventType { .touches }
  /// Always nil: nothing touches.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
}

/// An object that adds behaviour to a view; kept with the view.
public protocol UIInteraction: AnyObject {
  /// Nil before `addInteraction` and after `removeInteraction`.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public final var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Takes it from its former view first, and calls its `willMove(to:)` and `didMove(to:)`.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareValues.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Calls its `willMove(to:)` and `didMove(to:)` with nil; does nothing if it is not this view's.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  final func hitView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inside = point.applying(subview.mapToSuperview.inverted())
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  final func takeRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    rareValues.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  final func dropRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rare?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  final func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = rootView.rare?.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }
}
