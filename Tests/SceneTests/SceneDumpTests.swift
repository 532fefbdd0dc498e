import Scene
import Testing

@Suite("A scene as text")
struct SceneDumpTests {
  @Test("Every kind of node has its line, and says only what is not a matter of course")
  func exact() {
    let run = Scene.Glyphs(
      text: "a \"b\"", color: .black, size: 17, origin: Scene.Point(1, 8), width: 41.5,
      glyphs: [Scene.Glyph(outline: 3, x: 0, y: 0), Scene.Glyph(outline: 7, x: 15.25, y: -1)])
    let group = Scene.Group(
      id: "title", title: "top == top + 20", transform: .translation(3, 4),
      clip: .rectangle(Scene.Rect(0, 0, 9, 9)), opacity: 0.5,
      children: [.glyphs(run), .group(Scene.Group(children: [.image(0, Scene.Rect(1, 2, 3, 4))]))])
    let path = Scene.Path.segment(Scene.Point(0, 0), Scene.Point(3, 4))
    let line = Scene.StrokeStyle(width: 0.5, dash: [2, 1.5], cap: .round, join: .bevel)
    let scene = Scene(
      size: Scene.Size(20, 10.5), title: "Rows",
      nodes: [
        .group(group), .fill(path, Scene.Color(255, 0, 10)),
        .stroke(path, Scene.Color(0, 0, 255, alpha: 128), line),
        .stroke(path, .black, Scene.StrokeStyle(width: 1)),
      ])
    #expect(
      scene.dump == """
        scene 20 10.5 "Rows"
        group title "top == top + 20" matrix 1 0 0 1 3 4 opacity 0.5 clip M0 0H9V9H0Z
         glyphs "a \\"b\\"" #000000ff size 17 at 1 8 width 41.5: 3@0,0 7@15.25,-1
         group
          image 0 1 2 3 4
        fill #ff000aff M0 0L3 4
        stroke #0000ff80 width 0.5 dash 2 1.5 cap round join bevel M0 0L3 4
        stroke #000000ff width 1 M0 0L3 4

        """)
  }
}
