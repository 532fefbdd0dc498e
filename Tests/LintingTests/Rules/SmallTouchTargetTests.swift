import Linting
import Testing

@Suite("small-touch-target")
struct SmallTouchTargetTests {
  private func lines(width: Int, height: Int) throws -> [String] {
    let button = """
      <button id="close" userLabel="close" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="24" height="24"/></button>
      """
    return try LintProbe.lines(
      "small-touch-target",
      Sample.xib(
        Sample.cell(
          button,
          Sample.rules(
            """
            close.leading == content.leading
            close.top == content.top
            close.width == \(width)
            close.height == \(height)
            """))))
  }

  @Test("A button that is small both ways")
  func small() throws {
    #expect(
      try lines(width: 24, height: 30) == [
        "note: close is 24 × 30 points, a finger wants 44 × 44; make it larger, with its picture in the"
          + " middle [close]"
      ])
  }

  @Test("One that is as large as a finger in one direction")
  func wide() throws {
    #expect(try lines(width: 120, height: 30) == [])
    #expect(try lines(width: 44, height: 44) == [])
  }

  @Test("It runs only when asked for")
  func off() {
    #expect(!LintSettings().rules.contains { $0.id == "small-touch-target" })
  }
}
