import Rendering
import Scene
import Testing

@Suite("Writing SVG")
struct SVGRendererTests {
  private func svg(_ scene: Scene, background: Scene.Color? = nil) throws -> String {
    String(decoding: try SVGRenderer(background: background).render(scene), as: UTF8.self)
  }

  private let size = Scene.Size(20, 10.5)

  @Test("A scene of each kind of node is exactly this file")
  func exact() throws {
    let raster = try #require(Scene.Raster(width: 1, height: 1, rgba: [0, 0, 0, 255]))
    let label = Scene.Group(
      id: "title", title: "top == top + 20",
      transform: .translation(3, 4), clip: .rectangle(Scene.Rect(0, 0, 9, 9)), opacity: 0.5,
      children: [
        Scenes.run(
          [Scene.Glyph(outline: 1, x: 0, y: 0), Scene.Glyph(outline: 1, x: 2.25, y: -1)],
          at: Scene.Point(1, 8), text: "a<b")
      ])
    let line = Scene.StrokeStyle(width: 0.5, dash: [2, 1.5], cap: .round, join: .bevel)
    let scene = Scene(
      size: size, title: "Rows & columns",
      nodes: [
        .group(label),
        .stroke(
          .segment(Scene.Point(0, 0), Scene.Point(-1.5, 2)),
          Scene.Color(255, 0, 0x12, alpha: 128), line),
        .image(0, Scene.Rect(1, 2, 3, 4)),
      ],
      outlines: [Scene.Outline(Scene.Path()), Scenes.square(2)], images: [raster])
    let text = try svg(scene, background: .white)
    let picture = try #require(text.split(separator: "base64,").last?.split(separator: "\"").first)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="20" height="10.5" viewBox="0 0 20 10.5" font-family="sans-serif">
         <title>Rows &amp; columns</title>
         <defs>
          <path id="glyph-1" d="M0-2H2V0H0Z"/>
          <image id="image-0" width="1" height="1" preserveAspectRatio="none" xlink:href="data:image/png;base64,\(picture)"/>
         </defs>
         <path d="M0 0H20V10.5H0Z" fill="#fff"/>
         <clipPath id="clip-0">
          <path d="M0 0H9V9H0Z"/>
         </clipPath>
         <g id="title" transform="translate(3 4)" opacity="0.5" clip-path="url(#clip-0)">
          <title>top == top + 20</title>
          <g transform="translate(1 8)" fill="#000">
           <use xlink:href="#glyph-1"/>
           <use xlink:href="#glyph-1" x="2.25" y="-1"/>
           <text font-size="10" textLength="30" lengthAdjust="spacingAndGlyphs" fill-opacity="0" xml:space="preserve">a&lt;b</text>
          </g>
         </g>
         <path d="M0 0L-1.5 2" fill="none" stroke="#ff0012" stroke-opacity="0.502" stroke-width="0.5" stroke-dasharray="2 1.5" stroke-linecap="round" stroke-linejoin="bevel"/>
         <use xlink:href="#image-0" transform="matrix(3 0 0 4 1 2)"/>
        </svg>

        """)
  }

  @Test("Ids are unique, hold no blanks and stay out of the way of ours")
  func ids() throws {
    let groups = ["row 1", "row 1", "row_1-2", "glyph-0", ""].map {
      Scene.Node.group(Scene.Group(id: $0))
    }
    let text = try svg(Scene(size: size, nodes: groups))
    let ids = text.split(separator: "<g id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids == ["row_1", "row_1-2", "row_1-2-2", "group-glyph-0", "group-"])
  }

  @Test("Characters that XML forbids never reach the file")
  func characters() throws {
    let group = Scene.Group(title: "a\u{0}b\u{1b}\n\u{ffff}\"<&>é😀")
    let text = try svg(Scene(size: size, nodes: [.group(group)]))
    #expect(
      text.contains("<title>a\u{fffd}b\u{fffd} \u{fffd}&quot;&lt;&amp;&gt;é😀</title>"))
  }

  @Test("What cannot be drawn is refused as in a PNG")
  func refused() {
    #expect(throws: RenderingError.empty) { try svg(Scene(size: Scene.Size(0, 1))) }
    #expect(throws: RenderingError.notFinite(group: nil)) {
      try svg(Scene(size: Scene.Size(.infinity, 1)))
    }
    #expect(throws: RenderingError.missingResource(group: nil)) {
      try svg(Scene(size: size, nodes: [.image(3, Scene.Rect(0, 0, 1, 1))]))
    }
  }
}
