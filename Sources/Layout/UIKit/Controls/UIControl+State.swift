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
