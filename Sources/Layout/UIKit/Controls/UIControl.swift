/// What buttons, switches and sliders share: states, and where their content stands.
open class UIControl: UIView {
  /// Whether the control may be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What the three flags come to.
  open var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Where the content stands across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands down.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// `contentHorizontalAlignment` with leading and trailing replaced by left and right.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  final var actions: [(events: Event, action: UIAction)] = []

  /// Called after `state` has changed; controls that look different in another state override it.
  func stateDidChange() {}
}

extension UIControl {
  /// States of a control, combined. Raw values as on iOS.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be touched.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// Something a control has for each of its states, such as a title.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Exactly what was set for the state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What a control in the state shows: what was set for it, else for the normal state.
  func effective(in state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}

/// Something to do, with a title. Nothing presses a control here but `sendActions(for:)`.
public final class UIAction {
  /// What a menu would show.
  public let title: String
  let handler: (UIAction) -> Void

  /// An action that calls `handler`.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

extension UIControl {
  /// What may happen to a control, combined. Raw values as on iOS.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used in its own way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// Has `action` done when one of the events happens. (What needs `#selector` does not exist
  /// here.)
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Does what was asked for these events, in the order of the asking.
  public final func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

extension UIControl {
  /// Where a control's content stands across. Raw values as on iOS.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
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

  /// Where a control's content stands down. Raw values as on iOS.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
