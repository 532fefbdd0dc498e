// A stand-in for SwiftUI, so that files compile in which cells show views of it.
//
// Nothing of SwiftUI is laid out or drawn. The source pass takes the bodies of views and the closures of
// `UIHostingConfiguration` away, so only the names that remain are needed: properties of views, their initialisers, what is
// passed along. Where a view would be shown there is a grey field with its name, of the size that was stated.
@_exported import Combine
@_exported import Foundation
@_exported import UIKit

/// A view of SwiftUI.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: EmptyView { EmptyView() }
}

/// Nothing.
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: EmptyView { EmptyView() }
}

/// What the source pass leaves of a view or a closure: the name of what would be shown.
public struct SwiftUIStandIn: View {
  let name: String
  public nonisolated init(_ name: String) { self.name = name }
  public var body: EmptyView { EmptyView() }
}

/// Any view.
public struct AnyView: View {
  let content: any View
  public nonisolated init<Content: View>(_ view: Content) { content = view }
  public nonisolated init<Content: View>(erasing view: Content) { content = view }
  public var body: EmptyView { EmptyView() }
}

/// Several views.
public struct TupleView<Content>: View {
  public var body: EmptyView { EmptyView() }
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

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
