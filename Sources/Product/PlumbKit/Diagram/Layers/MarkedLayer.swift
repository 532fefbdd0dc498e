import Scene

/// A layer with what it says about one row.
struct MarkedLayer {
  /// Nil for marks that belong to none of the layers that users choose from.
  let layer: PictureLayer?
  let marks: [DiagramMark]
  /// Of the layer's group, unique in a picture.
  private let id: String

  /// The marks that `layer` makes in a row.
  init(_ layer: PictureLayer, _ input: LayerInput, _ type: BadgeText) {
    self.layer = layer
    marks = layer.marks(input, type)
    id = "\(layer.rawValue)-\(input.geometry.scene.id)"
  }

  /// Marks made elsewhere, under a name that is unique in the picture.
  init(_ marks: [DiagramMark], named id: String) {
    layer = nil
    self.marks = marks
    self.id = id
  }

  /// The lines of the marks, each a group with an id and a title; `nil` where there are none.
  var node: Scene.Node? {
    guard !marks.isEmpty else { return nil }
    let children = marks.map { mark in
      Scene.Node.group(
        .init(id: "\(id)-\(mark.id)", title: mark.title, children: mark.nodes))
    }
    return .group(.init(id: id, children: children))
  }

  /// What of the layer a legend explains.
  var signs: [LegendSign] {
    guard !marks.isEmpty else { return [] }
    return marks.flatMap(\.signs) + [layer.flatMap(LegendSign.sign)].compactMap(\.self)
  }

  /// The badges of the marks, each knowing its own lines.
  var badges: [Badge] {
    marks.compactMap { mark in
      guard var badge = mark.badge else { return nil }
      badge.own = mark.bounds
      return badge
    }
  }

  /// Id and title for each of `badges`.
  var badgeNames: [(id: String, title: String)] {
    marks.filter { $0.badge != nil }.map { ("\(id)-\($0.id)-badge", $0.title) }
  }
}
