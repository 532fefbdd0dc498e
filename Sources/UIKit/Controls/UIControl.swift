/// What buttons, switches and sliders share: states, and where their content stands.
open class UIControl: UIView {
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

  /// Whether the control may be used.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is touched.
  open var isHighlighted = false

  /// What the three flags come to.
  open var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
