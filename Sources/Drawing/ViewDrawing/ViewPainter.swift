import Scene
import UIKitCore

/// Draws views as a phone would: background, content, subviews, border.
///
/// A small value that is handed down; what it collects goes to `assets`.
package struct ViewPainter {
  let assets: SceneAssets
  /// Light or dark.
  let style: UIUserInterfaceStyle
  /// Pixels per point, for lines and baselines that sit on pixels.
  let scale: Double
  /// The version of iOS, whose system colours are drawn.
  var version: Int
  /// The id of the group that a view is drawn in; nil for a group without.
  var groupID: (UIView) -> String? = { _ in nil }

  package init(
    assets: SceneAssets, style: UIUserInterfaceStyle, scale: Double,
    version: Int = OSProfile.standard.version
  ) {
    self.assets = assets
    self.style = style
    self.scale = scale
    self.version = version
  }

  /// The view and its content, in its superview's coordinates; `nil` if it does not show.
  package func node(for view: UIView) -> Scene.Node? {
    guard !view.isHidden, view.layer.opacity > 0 else { return nil }
    if let own = painter(for: view) { return own.node(for: view) }
    let layer = LayerShape(view.layer, Scene.Rect(view.bounds).drawable)
    let children =
      background(of: view, layer) + ownDrawing(of: view.layer) + drawnContent(of: view)
      + subviews(of: view)
    let border = layer.border(style)
    let shadow = layer.shadow(under: view.backgroundColor.map(color), style)
    guard !children.isEmpty || !shadow.isEmpty || border != nil else { return nil }
    let inside =
      shadow + clipped(children, view.layer, layer) + (border.map { [$0] } ?? [])
    return .group(
      .init(
        id: groupID(view), title: view.name, transform: placement(of: view),
        clip: view.layer.mask.map { LayerShape.maskPath($0) },
        opacity: Double(view.layer.opacity), children: inside))
  }

  /// The painter of a view with an appearance of its own; nil where it is the present one.
  func painter(for view: UIView) -> ViewPainter? {
    let own = view.overrideUserInterfaceStyle
    guard own != .unspecified, own != style else { return nil }
    var painter = ViewPainter(assets: assets, style: own, scale: scale, version: version)
    painter.groupID = groupID
    return painter
  }

  func tint(of view: UIView) -> Scene.Color { color(view.tintColor ?? .systemBlue) }

  package func color(_ color: UIColor) -> Scene.Color {
    Scene.Color(color, in: style, version: version)
  }

  private func background(of view: UIView, _ layer: LayerShape) -> [Scene.Node] {
    guard let background = ground(of: view) else { return [] }
    let color = color(background)
    return color.alpha == 0 ? [] : [.fill(layer.path, color)]
  }

  func clipped(
    _ nodes: [Scene.Node], _ layer: CALayer, _ shape: LayerShape
  ) -> [Scene.Node] {
    guard layer.masksToBounds, !nodes.isEmpty else { return nodes }
    return [.group(.init(clip: shape.path, children: nodes))]
  }

  /// From the view's bounds to its superview's.
  private func placement(of view: UIView) -> Scene.Transform {
    Scene.Transform(view.mapToSuperview)
  }
}

extension Scene.Rect {
  /// The part of it that pictures reach, in points: apps give views the greatest numbers as frames
  /// until constraints place them.
  fileprivate var drawable: Scene.Rect {
    let reach = Self.reach
    let room = Scene.Rect(-reach, -reach, 2 * reach, 2 * reach)
    return room.contains(self) ? self : intersection(room) ?? Scene.Rect(0, 0, 0, 0)
  }

  private static let reach = 1_000_000.0
}

extension ViewPainter {
  /// The drawing by the view's `draw(_:)` and by its class.
  ///
  /// A label shows its text where `drawText(in:)` of its class is called; other classes show their
  /// own content in front of what a subclass draws.
  func drawnContent(of view: UIView) -> [Scene.Node] {
    if Self.undrawn.contains(ObjectIdentifier(type(of: view))) { return content(of: view) }
    let drawn = drawing(by: view)
    return view is UILabel ? drawn : drawn + content(of: view)
  }

  /// The drawing by a view's `draw(_:)`, cut at its bounds; a label's own text is not cut.
  func drawing(by view: UIView) -> [Scene.Node] {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let drawing = RecordedDrawing(bounds: bounds, scale: CGFloat(scale)) {
      view.draw(view.layer, in: $0)
    }
    let nodes = DrawingPainter(views: self, owner: view).nodes(drawing.nodes)
    guard !nodes.isEmpty, drawing.hasOwnDrawing else { return nodes }
    return [.group(.init(clip: .rectangle(Scene.Rect(bounds)), children: nodes))]
  }

  /// Classes that draw nothing in `draw(_:)`, or only what they show by themselves.
  private static let undrawn = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIButton.self,
      UITableViewCellContentView.self, UITextView.self, UITextField.self, UISwitch.self,
    ].map { ObjectIdentifier($0) })

  /// The content of a view between its background and its subviews.
  func content(of view: UIView) -> [Scene.Node] {
    guard let view = view as? any DrawnView else { return [] }
    return switch view.drawnContent {
    case .label(let label): text(of: label, in: Scene.Rect(label.bounds))
    case .image(let imageView): picture(of: imageView)
    case .toggle(let toggle): drawing(of: toggle)
    case .slider(let slider): drawing(of: slider)
    case .segments(let segments): drawing(of: segments)
    case .stepper(let stepper): drawing(of: stepper)
    case .field(let field): drawing(of: field)
    case .progress(let progress): drawing(of: progress)
    case .activity(let activity): drawing(of: activity)
    case .pages(let pages): drawing(of: pages)
    case .button(let button): drawing(of: button)
    case .pane(let pane): drawing(of: pane)
    case .bar(let bar): drawing(of: bar)
    case .searchBar(let bar): drawing(of: bar)
    case .datePicker(let picker): drawing(of: picker)
    case .picker(let picker): drawing(of: picker)
    case .placeholder(let className): placeholder(className, in: Scene.Rect(view.bounds))
    case .subviewsOnly: []
    }
  }
}

extension Scene.Rect {
  /// A rectangle of UIKit in the scene's type; a negative size is kept.
  init(_ rect: CGRect) { self.init(rect.origin.x, rect.origin.y, rect.width, rect.height) }
}

extension Scene.Color {
  /// A colour as it looks in one appearance, on a version of iOS.
  init(
    _ color: UIColor, in style: UIUserInterfaceStyle, version: Int = OSProfile.standard.version
  ) {
    self.init(color.resolved(for: style, version: version))
  }

  /// A border's colour, the same in every appearance.
  init(_ components: UIColor.Components) {
    let byte = { (value: CGFloat) in UInt8((value * 255).rounded()) }
    self.init(
      byte(components.red), byte(components.green), byte(components.blue),
      alpha: byte(components.alpha))
  }
}
