import UIKit

/// Code that was cut out of an app's sources because it does not compile here, or because nothing
/// that is drawn seemed to need it. A cell that reaches it gets a value that is as empty as can be.
public enum LeftOut {
  /// A function without a value was called.
  public static func reach(_ function: String, _ reason: String, _ file: String, _ line: Int) {
    HostedCells.note(
      "\(function) is called, but its code was left out: \(reason)", file: file, line: line)
  }

  /// The value of a function or a property that was asked for; nil where none can be made up: of a
  /// protocol, or of a class that is made with arguments only.
  public static func value<Value>(
    _ function: String, _ reason: String, _ file: String, _ line: Int
  ) -> Value? {
    reach(function, reason, file, line)
    if let nothing = () as? Value { return nothing }
    if let none = (Value.self as? any Emptiable.Type)?.empty as? Value { return none }
    return madeUp(function)
  }

  /// The value of a property that was asked for and that no code sets: of a model more often than
  /// not, so it has content where `value` has none.
  public static func property<Value>(
    _ name: String, _ reason: String, _ file: String, _ line: Int
  ) -> Value? {
    reach(name, reason, file, line)
    return madeUp(name)
  }

  private static func madeUp<Value>(_ function: String) -> Value? {
    let name = String(function.prefix { $0 != "(" })
    if let color = UIColor.unknown as? Value { return color }
    if let value = try? SampleValue.value(name, as: Value.self) { return value }
    if let type = Value.self as? UIView.Type, let view = UIView.made(as: type) as? Value {
      return view
    }
    if _isPOD(Value.self), MemoryLayout<Value>.size > 0 {
      // Safe: types without references are numbers and enumerations, for which zeros are values.
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
        UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: 0)
        return buffer[0]
      }
    }
    return nil
  }
}

/// Types that have a value without content.
private protocol Emptiable { static var empty: Any { get } }
extension Optional: Emptiable { static var empty: Any { Self.none as Any } }
extension Array: Emptiable { static var empty: Any { Self() } }
extension Dictionary: Emptiable { static var empty: Any { Self() } }
extension Set: Emptiable { static var empty: Any { Self() } }
extension Bool: Emptiable { static var empty: Any { false } }
extension String: Emptiable { static var empty: Any { "" } }
