/// The superclass of buttons, switches and sliders: states, and the content's alignment.
open class UIControl: UIView {
  /// Whether the control responds to the user; disabled controls are drawn differently.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// False by default, and never changed by the control itself; decides `state`.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// `contentHorizontalAlignment` with leading and trailing replaced by left and right.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  final var actions: [(events: Event, action: ControlAction)] = []

  /// Calls a method; what `sendActions(for:)` does for each.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { action.send(to: target as AnyObject, [self, event]) }
  }

  /// Whether a long touch shows a menu; no effect.
  open var isContextMenuInteractionEnabled: Bool {
    get { member(or: false) }
    set { setMember(newValue) }
  }
  /// Whether symbols move with the state; no effect.
  open var isSymbolAnimationEnabled: Bool {
    get { member(or: false) }
    set { setMember(newValue) }
  }
  /// Where a menu is attached: at the middle of the control's lower edge. Never asked for here.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` for each action and each target; true in its last argument ends that.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for entry in actions where !isDone {
      switch entry.action {
      case .closure(let action): iterator(action, nil, entry.events, &isDone)
      case .method(let target, let selector):
        iterator(nil, (target.object, selector), entry.events, &isDone)
      }
    }
  }

  /// Removes the closures of that identifier which are called for any of the events.
  open func removeAction(identifiedBy: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll {
      guard case .closure(let action) = $0.action else { return false }
      return action.identifier == identifiedBy && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls it at once, with the control as its sender.
  open func sendAction(_ action: UIAction) { action.call(self) }

  /// Whether a touch at the present position is inside; there are none here.
  open var isTouchInside: Bool { false }
  open var isTracking: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// For subclasses; never called here, since nothing touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// For subclasses; never called here, since nothing touches.
  open func cancelTracking(with event: UIEvent?) {}

  override var isAccessibleByDefault: Bool { true }

  /// Called after `state` has changed; overridden by controls whose style depends on the state.
  func stateDidChange() {}
}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// A property with a value for each state, such as a button's title.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that a control in this state shows: the one set for it, else for the normal state.
  func effective(in state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Sent by code only: setting a value does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, .closure(action)))
  }

  /// Adds a method to call on any of the events, with the control where it takes an argument. The
  /// target is not kept; without one nothing is called, because there are no responders here.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let index = actions.firstIndex(where: { $0.action.isMethod(action, of: target) }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((controlEvents, .method(ControlTarget(object: target), action)))
    }
  }

  /// Takes the events from the action, which goes when none is left.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { events, entry in
      guard case .closure(action) = entry else { return (events, entry) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, entry)
    }
  }

  public final var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { _, entry in
        guard case .method(let target, _) = entry else { return nil }
        return target.object as? AnyHashable
      })
  }

  public final func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.compactMap { events, entry -> String? in
      guard case .method(let other, let selector) = entry, other.object === target,
        !events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Removes methods from events; nil stands for every target, or every method.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    actions = actions.compactMap { events, entry in
      guard case .method(let other, let selector) = entry,
        target == nil || other.object === target, action == nil || selector == action
      else { return (events, entry) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, entry)
    }
  }

  public final func sendActions(for controlEvents: Event) {
    for (events, entry) in actions where !events.isDisjoint(with: controlEvents) {
      switch entry {
      case .closure(let action): sendAction(action)
      case .method(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: nil) }
      }
    }
  }
}

/// The action that a control runs on an event.
enum ControlAction {
  case closure(UIAction)
  case method(ControlTarget, Selector)

  func isMethod(_ selector: Selector, of target: AnyObject?) -> Bool {
    guard case .method(let other, selector) = self else { return false }
    return other.object === target
  }
}

/// The object whose method a control calls; not kept, as on iOS.
struct ControlTarget {
  weak var object: AnyObject?
}

extension UIControl {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5

    /// Leading and trailing replaced by left and right.
    func resolved(in direction: UIUserInterfaceLayoutDirection) -> Self {
      switch self {
      case .leading: direction == .leftToRight ? .left : .right
      case .trailing: direction == .leftToRight ? .right : .left
      default: self
      }
    }
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3

    /// How much of the height that the content leaves over lies above it, from 0 to 1.
    var shareAbove: CGFloat {
      switch self {
      case .top: 0
      case .center, .fill: 0.5
      case .bottom: 1
      }
    }
  }
}
