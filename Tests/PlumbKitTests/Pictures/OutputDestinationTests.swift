import PlumbKit
import Testing

@Suite("Where a picture goes")
struct OutputDestinationTests {
  @Test(
    "into a folder under template and variant, or to the file named",
    arguments: [
      (.folder("."), "Templates/mail.yaml", "320", "mail-320.png"),
      (.folder("out"), "mail.yaml", "568", "out/mail-568.png"),
      (.folder("out//"), "mail.yaml", "320.5", "out/mail-320.5.png"),
      (.folder("/"), "a/b.c.yaml", "1", "/b.c-1.png"),
      (.folder("out"), ".hidden", "375", "out/.hidden-375.png"),
      (.file("x.png"), "mail.yaml", "320", "x.png"),
    ] as [(OutputDestination, String, String, String)])
  func paths(place: OutputDestination, template: String, suffix: String, expected: String) {
    #expect(place.path(template: template, suffix: suffix, format: .png) == expected)
  }
}
