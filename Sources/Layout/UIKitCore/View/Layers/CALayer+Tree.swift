// A view's layer has two kinds of sublayers: those of its subviews, and its own. The own ones keep
// the number of subviews behind them, which follows as subviews come and go.

extension UIView {
  /// A layer of the view's class of layers.
  static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    return (type as? CALayer.Type).map { made(layer: $0) } ?? CALayer()
  }
}

extension CALayer {
  final var rareValues: RareLayerValues {
    if let rare { return rare }
    let values = RareLayerValues()
    rare = values
    return values
  }

  /// The layer's own sublayers with this number of subviews behind them, back to front.
  package final func ownSublayers(above depth: Int) -> [CALayer] {
    guard let own = rare?.own, !own.isEmpty else { return [] }
    return own.filter { $0.depth == depth }.map(\.layer)
  }

  package final var shownView: UIView? { view }

  /// Whether there are sublayers beside those of subviews.
  package final var hasOwnSublayers: Bool { rare?.own.isEmpty == false }

  final var orderedSublayers: [CALayer] {
    let views = view?.subviews ?? []
    return (0...views.count).flatMap { depth in
      ownSublayers(above: depth) + (depth < views.count ? [views[depth].layer] : [])
    }
  }

  final func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling else { return nil }
    return orderedSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  /// Inserts a layer at an index among all sublayers; refuses one that contains this layer.
  final func insertOwn(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    if layer.view != nil {
      if let child = layer.view { view?.insertSubview(child, at: index) }
      return
    }
    layer.removeFromSuperlayer()
    let before = orderedSublayers.prefix(max(0, index))
    let depth = before.filter { $0.view != nil }.count
    let values = rareValues
    let ahead = before.count - depth
    values.own.insert((layer, depth), at: min(ahead, values.own.count))
    layer.rareValues.superlayer = self
  }

  final func removeOwn(_ layer: CALayer) {
    rare?.own.removeAll { $0.layer === layer }
    layer.rare?.superlayer = nil
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    for (layer, _) in rare?.own ?? [] { layer.rare?.superlayer = nil }
    rare?.own = []
    for (index, layer) in layers.enumerated() where layer.view == nil {
      insertOwn(layer, at: index)
    }
    for subview in view?.subviews ?? [] where !layers.contains(where: { $0 === subview.layer }) {
      subview.removeFromSuperview()
    }
  }

  final func subviewWasInserted(at index: Int) {
    guard let rare, !rare.own.isEmpty else { return }
    for entry in rare.own.indices where rare.own[entry].depth > index { rare.own[entry].depth += 1 }
  }

  final func subviewWasRemoved(at index: Int) {
    guard let rare, !rare.own.isEmpty else { return }
    for entry in rare.own.indices where rare.own[entry].depth > index { rare.own[entry].depth -= 1 }
  }
}

// MARK: Coordinates

extension CALayer {
  /// The map from the layer's coordinates to those of its superlayer.
  package final var mapToSuperlayer: CGAffineTransform {
    let bounds = bounds, anchor = view == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    let pivot = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      map = map.concatenating(current.mapToSuperlayer)
      layer = current.superlayer
    }
    return map
  }

  private func map(to layer: CALayer?) -> CGAffineTransform {
    mapToRoot.concatenating((layer?.mapToRoot ?? .identity).inverted())
  }

  /// Converts a point from this layer's coordinates to those of `layer`; nil means the root.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(map(to: layer))
  }

  /// Converts a point from `layer`'s coordinates to those of this layer.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(map(to: layer).inverted())
  }

  /// Converts a rectangle from this layer's coordinates to those of `layer`.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(map(to: layer))
  }

  /// Converts a rectangle from `layer`'s coordinates to those of this layer.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(map(to: layer).inverted())
  }

  /// Whether a point, in the layer's coordinates, is inside its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The farthest descendant that contains a point, given in the superlayer's coordinates.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    let own = point.applying(mapToSuperlayer.inverted())
    guard !isHidden, contains(own) else { return nil }
    for sublayer in orderedSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return self
  }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  /// The corners in the type of paths: both types use the same bits.
  package var rectCorners: UIRectCorner { UIRectCorner(rawValue: rawValue & 15) }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
  /// The image that the layer shows in place of content.
  package final var contentImage: UIImage? {
    #if canImport(CoreGraphics)
      return contents as? UIImage
    #else
      return contents as? UIImage ?? (contents as? CGImage)?.image
    #endif
  }
}

extension CALayerContentsGravity {
  /// The content mode that places an image as this gravity does, or stretches it.
  package var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
