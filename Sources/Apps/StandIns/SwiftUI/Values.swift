import UIKit

/// What fills a shape.
public protocol ShapeStyle: Sendable {}

/// A colour.
public struct Color: View, ShapeStyle, Hashable {
  let color: UIColor
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name) ?? .clear
  }
  public nonisolated init(_ color: UIColor) { self.color = color }
  public nonisolated init(uiColor color: UIColor) { self.color = color }
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
  public nonisolated init(white: Double, opacity: Double = 1) {
    color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
  }
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(color.withAlphaComponent(CGFloat(opacity)))
  }
  public var body: EmptyView { EmptyView() }
  public static let clear = Color(UIColor.clear)
  public static let black = Color(UIColor.black)
  public static let white = Color(UIColor.white)
  public static let gray = Color(UIColor.systemGray)
  public static let red = Color(UIColor.systemRed)
  public static let green = Color(UIColor.systemGreen)
  public static let blue = Color(UIColor.systemBlue)
  public static let orange = Color(UIColor.systemOrange)
  public static let yellow = Color(UIColor.systemYellow)
  public static let pink = Color(UIColor.systemPink)
  public static let purple = Color(UIColor.systemPurple)
  public static let teal = Color(UIColor.systemTeal)
  public static let mint = Color(UIColor.systemMint)
  public static let indigo = Color(UIColor.systemIndigo)
  public static let cyan = Color(UIColor.systemCyan)
  public static let brown = Color(UIColor.systemBrown)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
  public static let accentColor = Color(UIColor.systemBlue)
}

extension UIColor {
  /// The same colour for UIKit.
  public convenience init(_ color: Color) { self.init(cgColor: color.color.cgColor) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
}

/// A font.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
}

/// A text that is looked up.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

/// A text.
public struct Text: View {
  let text: String
  @_disfavoredOverload public nonisolated init<Content: StringProtocol>(_ content: Content) {
    text = String(content)
  }
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) {
    text = key.key
  }
  public nonisolated init(verbatim content: String) { text = content }
  public var body: EmptyView { EmptyView() }
}

/// An image.
public struct Image: View {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(systemName: String) {}
  public nonisolated init(uiImage: UIImage) {}
  public var body: EmptyView { EmptyView() }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ColorScheme: Sendable { case light, dark }
public enum ContentMode: Sendable { case fit, fill }

// MARK: State

@propertyWrapper public struct State<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var value = wrappedValue
        value[keyPath: path] = $0
        wrappedValue = value
      })
  }
}

@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public let wrappedValue: Object
  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
}
