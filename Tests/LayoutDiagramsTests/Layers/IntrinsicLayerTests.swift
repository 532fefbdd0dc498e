import LayoutTree
import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The layer intrinsic")
struct IntrinsicLayerTests {
  private func fit(
    _ content: (Double?, Double?), in size: (Double, Double), isRightToLeft: Bool = false
  ) -> ContentFit {
    let view = DetailedRow.view("v", nil, 10, 10, size.0, size.1)
    return ContentFit(
      .init(
        width: content.0, height: content.1, hugging: .init(horizontal: 251, vertical: 252),
        compression: .init(horizontal: 751, vertical: 752)),
      in: view, Scene.Rect(10, 10, size.0, size.1), isRightToLeft: isRightToLeft)
  }

  @Test(
    "says by how much a view differs from its content, and which priority was overruled",
    arguments: [
      ((41.5, 20.5), (41.5, 20.5), "41.5 × 20.5"),
      ((41.5, 20.5), (280, 20.5), "41.5 × 20.5 ↔ +238.5 @251"),
      ((41.5, 20.5), (41.5, 61), "41.5 × 20.5 ↕ +40.5 @252"),
      ((120, 120), (60, 60), "120 × 120 ↔ −60 @751 ↕ −60 @752"),
      ((nil, 34), (200, 34), "– × 34"),
    ] as [((Double?, Double?), (Double, Double), String)])
  func wording(content: (Double?, Double?), size: (Double, Double), expected: String) {
    let fit = fit(content, in: size)
    #expect(fit.size + fit.differences == expected)
  }

  @Test("a view that is just as its content asks is exact; one with half an answer is not")
  func exact() {
    #expect(fit((41.5, 20.5), in: (41.5, 20.5)).isExact)
    #expect(!fit((41.5, 20.5), in: (42, 20.5)).isExact)
    #expect(!fit((nil, 34), in: (200, 34)).isExact)
  }

  @Test("the box of a stretched view stands where a label draws its text")
  func box() {
    #expect(fit((40, 20), in: (100, 60)).box == Scene.Rect(10, 30, 40, 20))
    #expect(fit((40, 20), in: (100, 60), isRightToLeft: true).box == Scene.Rect(70, 30, 40, 20))
    #expect(fit((400, 200), in: (100, 60)).box == Scene.Rect(10, 10, 100, 60))
  }

  @Test("arrows lead outwards where it is stretched, inwards where it is squeezed")
  func arrows() {
    let stretched = fit((40, 60), in: (100, 60)).arrows
    #expect(stretched.map(\.from) == [50] && stretched.map(\.to) == [110])
    let squeezed = fit((400, 60), in: (100, 60)).arrows
    #expect(squeezed.map(\.from) == [3, 117] && squeezed.map(\.to) == [10, 110])
  }

  @Test("has a mark for each view with a content size")
  func marks() {
    let marks = IntrinsicLayer(input: DetailedRow.input()).marks
    #expect(
      marks.compactMap(\.badge?.text) == [
        "41.5 × 20.5 ↔ +246.5 @250", "266 × 41 ↔ +22 @250",
      ])
  }
}
