import Rendering
import Scene
import Testing

@Suite("Drawing PDF")
struct PDFRendererTests {
  private func scene(runs: Int) -> Scene {
    let glyphs = (0..<8).map { Scene.Glyph(outline: 0, x: Double($0) * 11, y: 0) }
    let ring = Scene.Outline(
      Scene.Path(
        (0..<40).flatMap { Scene.Path.ellipse(in: Scene.Rect(0, -9, Double($0), 9)).elements }))
    return Scene(
      size: Scene.Size(200, 400), title: "Title",
      nodes: (0..<runs).map { Scenes.run(glyphs, at: Scene.Point(5, Double($0) * 3)) },
      outlines: [ring])
  }

  @Test("The file is a whole PDF, and the same bytes when drawn again")
  func deterministic() throws {
    let bytes = try PDFRenderer().render(scene(runs: 3))
    #expect(bytes.starts(with: "%PDF-1.".utf8))
    #expect(bytes.suffix(6).elementsEqual("%%EOF\n".utf8))
    #expect(try PDFRenderer().render(scene(runs: 3)) == bytes)
  }

  @Test("A glyph is stored once however often it is used")
  func shared() throws {
    let few = try PDFRenderer().render(scene(runs: 1)).count
    let many = try PDFRenderer().render(scene(runs: 100)).count
    #expect(many - few < 99 * 60, "a run of eight glyphs takes few bytes")
  }

  @Test("A page larger than PDF allows is refused by name")
  func limits() {
    let scene = Scene(size: Scene.Size(320, 14_401))
    #expect(throws: RenderingError.pageTooLarge(width: 320, height: 14_401)) {
      try PDFRenderer().render(scene)
    }
    #expect(
      RenderingError.pageTooLarge(width: 320, height: 14_401).description
        == "a page of 320 × 14401 points is too large for a PDF (limit: 14400 points a side)")
  }
}
