// A stand-in for SwiftUI, so that files compile in which cells show views of it. scripts/swift-kit makes a module of it.
//
// Nothing of SwiftUI is laid out or drawn. The source pass takes the bodies of views and the closures of
// `UIHostingConfiguration` away, so only the names that remain are needed: properties of views, their initialisers, what is
// passed along. Where a view would be shown there is a grey field with its name, of the size that was stated.
@_exported import Combine
@_exported import Foundation
import PlumbCells
@_exported import UIKit

/// A view of SwiftUI.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("no view has this body") }
}

/// Nothing.
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError("an empty view has no body") }
}

/// What the source pass leaves of a view or a closure: the name of what would be shown.
public struct SwiftUIStandIn: View {
  let name: String
  public nonisolated init(_ name: String) { self.name = name }
  public var body: Never { fatalError("a stand-in has no body") }
}

/// Any view.
public struct AnyView: View {
  let content: any View
  public nonisolated init<Content: View>(_ view: Content) { content = view }
  public nonisolated init<Content: View>(erasing view: Content) { content = view }
  public var body: Never { fatalError("any view has no body of its own") }
}

/// Several views.
public struct TupleView<Content>: View {
  public var body: Never { fatalError("several views have no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First, each Other: View>(
    _ first: First, _ other: repeat each Other
  ) -> TupleView<First> { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView(first) }
  public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView(second) }
  public static func buildOptional<Content: View>(_ content: Content?) -> AnyView {
    content.map { AnyView($0) } ?? AnyView(EmptyView())
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// MARK: Hosting

/// The name of what would be shown.
private func shownName(of view: Any) -> String {
  switch view {
  case let view as SwiftUIStandIn: view.name
  case let view as AnyView: shownName(of: view.content)
  default: "\(type(of: view))"
  }
}

/// A grey field with the name of a view.
private final class FieldView: UIView {
  private let label = UILabel()

  init(_ name: String, file: String, line: Int) {
    super.init(frame: .zero)
    HostedCells.noteStandIn(name, file: file, line: line)
    backgroundColor = .systemGray5
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.text = "SwiftUI: \(name)"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A view of SwiftUI as the content of a cell: a grey field inside of the margins, at least as large as was stated, and as high
/// as a line of text.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let name: String
  let file: String
  let line: Int
  var insets: NSDirectionalEdgeInsets?
  var minimum = CGSize.zero

  fileprivate func with<Other: View>(_ type: Other.Type) -> UIHostingConfiguration<Content, Other> {
    UIHostingConfiguration<Content, Other>(
      name: name, file: file, line: line, insets: insets, minimum: minimum)
  }

  fileprivate init(
    name: String, file: String, line: Int, insets: NSDirectionalEdgeInsets?, minimum: CGSize
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    (self.insets, self.minimum) = (insets, minimum)
  }

  /// The same with margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// The same with margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var changed = self
    var own = self.insets ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    if edges.contains(.top) { own.top = insets.top }
    if edges.contains(.leading) { own.leading = insets.leading }
    if edges.contains(.bottom) { own.bottom = insets.bottom }
    if edges.contains(.trailing) { own.trailing = insets.trailing }
    changed.insets = own
    return changed
  }

  /// The same with another ground, which is not drawn.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, EmptyView> {
    with(EmptyView.self)
  }

  /// The same with another ground, which is not drawn.
  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> { with(Other.self) }

  /// The same with a least size in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var changed = self
    changed.minimum = CGSize(
      width: width ?? minimum.width, height: height ?? minimum.height)
    return changed
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(
      self, name: name, file: file, line: line,
      insets: insets ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      minimum: minimum)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  @MainActor public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(name: shownName(of: content()), file: file, line: line, insets: nil, minimum: .zero)
  }
}

private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(
    _ configuration: any UIContentConfiguration, name: String, file: String, line: Int,
    insets: NSDirectionalEdgeInsets, minimum: CGSize
  ) {
    self.configuration = configuration
    super.init(frame: .zero)
    let field = FieldView(name, file: file, line: line)
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    let height = field.heightAnchor.constraint(
      greaterThanOrEqualToConstant: max(22, minimum.height - insets.top - insets.bottom))
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      field.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom), height,
      widthAnchor.constraint(greaterThanOrEqualToConstant: minimum.width),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller that shows a view of SwiftUI: a grey field.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  private let origin: (file: String, line: Int)

  public init(rootView: Content, file: String = #filePath, line: Int = #line) {
    self.rootView = rootView
    origin = (file, line)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = FieldView(shownName(of: rootView), file: origin.file, line: origin.line)
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    height.isActive = true
  }

  /// The size that fits: the least one of a field.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 100), height: min(size.height, 44))
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

// MARK: Views of UIKit in SwiftUI

public struct UIViewRepresentableContext<Representable> {
  public let coordinator: Any
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  public var body: EmptyView { EmptyView() }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: EmptyView { EmptyView() }
}

/// What Xcode's older previews declare.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

// MARK: Values

/// What fills a shape.
public protocol ShapeStyle: Sendable {}

/// A colour.
public struct Color: View, ShapeStyle, Hashable {
  let color: UIColor
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { color = UIColor(named: name) ?? .clear }
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
  public var body: Never { fatalError("a colour has no body") }
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
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
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
  @_disfavoredOverload public nonisolated init<Content: StringProtocol>(_ content: Content) { text = String(content) }
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) { text = key.key }
  public nonisolated init(verbatim content: String) { text = content }
  public var body: Never { fatalError("a text has no body") }
}

/// An image.
public struct Image: View {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(systemName: String) {}
  public nonisolated init(uiImage: UIImage) {}
  public var body: Never { fatalError("an image has no body") }
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
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
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
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
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
