/// Values as key-value coding hands them over: numbers are `NSNumber`, all else is itself.
enum KeyedValue {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }

  /// A number within what is sensible on a screen.
  static func length(_ value: Any?) -> CGFloat? {
    guard let number = number(value), number.isFinite else { return nil }
    return CGFloat(min(max(number, -1e6), 1e6))
  }

  static func flag(_ value: Any?) -> Bool? { number(value).map { $0 != 0 } }

  static func integer(_ value: Any?) -> Int? {
    length(value).map { Int($0.rounded(.towardZero)) }
  }
}
