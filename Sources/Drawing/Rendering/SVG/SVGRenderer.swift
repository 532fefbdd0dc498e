import ImageCoding
import Scene

/// Writes a scene as SVG 1.1, directly from the scene.
///
/// Groups keep their ids and titles, so that a browser shows the constraint below the pointer;
/// glyph outlines are stored once and reused; images are embedded; and above the outlines is the
/// text itself, invisible, for searching, selecting and reading aloud. The file is self-contained.
/// (Cairo's own SVG surface supports none of this, and numbers its ids by process.)
public struct SVGRenderer: Sendable {
  /// The colour below the scene; nil leaves it transparent.
  public var background: Scene.Color?

  /// Creates a renderer; pictures are white by default.
  public init(background: Scene.Color? = .white) {
    self.background = background
  }

  /// Writes the scene; returns the file's bytes in UTF-8. Equal scenes give equal bytes.
  ///
  /// - Throws: `RenderingError` for scenes that no renderer can draw.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    guard scene.size.width.isFinite, scene.size.height.isFinite else {
      throw .notFinite(group: nil)
    }
    guard scene.size.width > 0, scene.size.height > 0 else { throw .empty }
    // Only for validation: SVG needs no bounds.
    _ = try SceneIndex(scene)
    var document = SVGDocument(scene)
    return document.bytes(background: background)
  }
}

/// An SVG file that is being written.
struct SVGDocument {
  private let scene: Scene
  private var names = SVGNames()

  /// Creates an empty document for `scene`.
  init(_ scene: Scene) { self.scene = scene }

  /// Writes the whole file.
  mutating func bytes(background: Scene.Color?) -> [UInt8] {
    var xml = XMLWriter()
    xml.element("svg", root) { xml in
      if !scene.title.isEmpty { xml.element("title", text: scene.title) }
      writeDefinitions(to: &xml)
      if let background {
        let page = Scene.Path.rectangle(Scene.Rect(0, 0, scene.size.width, scene.size.height))
        write(.fill(page, background), to: &xml)
      }
      for node in scene.nodes { write(node, to: &xml) }
    }
    return xml.bytes
  }

  private var root: [XMLWriter.Attribute] {
    var box: [UInt8] = Array("0 0 ".utf8)
    ShortNumber.append(scene.size.width, decimals: Decimals.printed, to: &box)
    box.append(UInt8(ascii: " "))
    ShortNumber.append(scene.size.height, decimals: Decimals.printed, to: &box)
    return [
      .text("xmlns", "http://www.w3.org/2000/svg"),
      .text("xmlns:xlink", "http://www.w3.org/1999/xlink"), .text("version", "1.1"),
      .number("width", scene.size.width), .number("height", scene.size.height),
      .raw("viewBox", box), .text("font-family", "sans-serif"),
    ]
  }

  /// Writes outlines and images once each, without the unused ones.
  private func writeDefinitions(to xml: inout XMLWriter) {
    let used = UsedResources(scene)
    guard !used.outlines.isEmpty || !used.images.isEmpty else { return }
    xml.element("defs") { xml in
      for index in used.outlines {
        let data = PathData(scene.outlines[index].path).bytes
        xml.element("path", [.text("id", SVGNames.outline(index)), .raw("d", data)])
      }
      for index in used.images {
        let image = scene.images[index]
        let file = PixelBuffer.dataAddress(
          width: image.width, height: image.height, rgba: image.rgba)
        xml.element(
          "image",
          [
            .text("id", SVGNames.image(index)), .number("width", 1), .number("height", 1),
            .text("preserveAspectRatio", "none"), .raw("xlink:href", file),
          ])
      }
    }
  }
}

// MARK: Nodes

extension SVGDocument {
  private mutating func write(_ node: Scene.Node, to xml: inout XMLWriter) {
    switch node {
    case .group(let group): write(group, to: &xml)
    case .fill(let path, let color):
      xml.element(
        "path", [.raw("d", PathData(path).bytes)] + SVGPaint.attributes(color, of: .fill))
    case .stroke(let path, let color, let style):
      xml.element(
        "path",
        [.raw("d", PathData(path).bytes), .text("fill", "none")]
          + SVGPaint.attributes(color, of: .stroke) + SVGPaint.attributes(style))
    case .glyphs(let run): write(run, to: &xml)
    case .image(let index, let rect):
      let transform = Scene.Transform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.x, ty: rect.y)
      xml.element(
        "use",
        [
          .text("xlink:href", "#" + SVGNames.image(index)),
          .raw("transform", SVGPaint.matrix(transform)),
        ])
    }
  }

  private mutating func write(_ group: Scene.Group, to xml: inout XMLWriter) {
    var attributes: [XMLWriter.Attribute] = []
    if let id = group.id { attributes.append(.text("id", names.unique(id))) }
    if group.transform != .identity {
      attributes.append(.raw("transform", SVGPaint.matrix(group.transform)))
    }
    if group.opacity < 1 { attributes.append(.number("opacity", max(0, group.opacity))) }
    if let clip = group.clip {
      let name = names.nextClip()
      xml.element("clipPath", [.text("id", name)]) { xml in
        xml.element("path", [.raw("d", PathData(clip).bytes)])
      }
      attributes.append(.text("clip-path", "url(#\(name))"))
    }
    xml.element("g", attributes) { xml in
      if let title = group.title { xml.element("title", text: title) }
      for child in group.children { write(child, to: &xml) }
    }
  }

  /// Writes the outlines of a run, and above them the text in the same width.
  private func write(_ run: Scene.Glyphs, to xml: inout XMLWriter) {
    let transform = Scene.Transform.translation(run.origin.x, run.origin.y)
    let attributes = SVGPaint.attributes(run.color, of: .fill)
    xml.element("g", [.raw("transform", SVGPaint.matrix(transform))] + attributes) { xml in
      for glyph in run.glyphs where !scene.outlines[glyph.outline].path.isEmpty {
        var use: [XMLWriter.Attribute] = [
          .text("xlink:href", "#" + SVGNames.outline(glyph.outline))
        ]
        if glyph.x != 0 { use.append(.number("x", glyph.x)) }
        if glyph.y != 0 { use.append(.number("y", glyph.y)) }
        xml.element("use", use)
      }
      guard !run.text.isEmpty, run.width > 0 else { return }
      xml.element(
        "text",
        SVGDocument.start(of: run) + [
          .number("font-size", run.size), .number("textLength", run.width),
          .text("lengthAdjust", "spacingAndGlyphs"), .text("fill-opacity", "0"),
          .text("xml:space", "preserve"),
        ], text: run.text)
    }
  }

  /// The start of the text, if it is not the run's left edge.
  private static func start(of run: Scene.Glyphs) -> [XMLWriter.Attribute] {
    switch run.direction {
    case .leftToRight: []
    case .rightToLeft:
      [.number("x", run.width), .text("direction", "rtl"), .text("unicode-bidi", "embed")]
    }
  }
}

/// The outlines and pictures that a scene's nodes refer to, in ascending order.
struct UsedResources {
  /// Indices into `Scene.outlines`, empty outlines left out.
  let outlines: [Int]
  /// Indices into `Scene.images`.
  let images: [Int]

  /// Collects the resources of all nodes of a scene whose indices have been validated.
  init(_ scene: Scene) {
    var usesOutline = scene.outlines.map { _ in false }
    var usesImage = scene.images.map { _ in false }
    func visit(_ nodes: [Scene.Node]) {
      for node in nodes {
        switch node {
        case .group(let group): visit(group.children)
        case .glyphs(let run): for glyph in run.glyphs { usesOutline[glyph.outline] = true }
        case .image(let index, _): usesImage[index] = true
        case .fill, .stroke: break
        }
      }
    }
    visit(scene.nodes)
    outlines = usesOutline.indices.filter {
      usesOutline[$0] && !scene.outlines[$0].path.isEmpty
    }
    images = usesImage.indices.filter { usesImage[$0] }
  }
}
