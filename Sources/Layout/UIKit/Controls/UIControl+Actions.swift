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
