import Testing
import Typesetting

@Suite struct TypesetterTests {
  @Test("\"Label\" at 17 points is 41.5 × 20.5 when rounded up to the pixels of @2x")
  func label() throws {
    let typesetter = try Typesetter.system()
    let paragraph = Paragraph("Label", font: FontDescriptor(pointSize: 17))
    let measure = typesetter.measure(paragraph, width: .infinity, maximumLines: 1)
    #expect((measure.width * 2).rounded(.up) / 2 == 41.5)
    #expect((measure.height * 2).rounded(.up) / 2 == 20.5)
  }
}
