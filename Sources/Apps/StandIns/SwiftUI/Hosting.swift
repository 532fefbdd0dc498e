import FieldViews
import UIKit

/// The name of what would be shown.
private func shownName(of view: Any) -> String {
  switch view {
  case let view as SwiftUIStandIn: view.name
  case let view as AnyView: shownName(of: view.content)
  default: "\(type(of: view))"
  }
}

/// A view of SwiftUI in a cell: a grey field inside the margins, as large as stated or as a line.
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
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<
    Content, EmptyView
  > {
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
    let field = FieldView(name, of: "SwiftUI", file: file, line: line)
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
    view = FieldView(
      shownName(of: rootView), of: "SwiftUI", file: origin.file, line: origin.line)
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
