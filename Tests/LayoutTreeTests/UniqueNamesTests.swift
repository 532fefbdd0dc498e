import LayoutTree
import Testing

@Suite("Unique names")
struct UniqueNamesTests {
  @Test("The first keeps its name, the next get the first numbers that are free")
  func numbers() {
    var names = UniqueNames()
    let given = ["title", "title 3", "title", "title", "title", "body"].map { names.unique($0) }
    #expect(given == ["title", "title 3", "title 2", "title 4", "title 5", "body"])
  }

  @Test("Constraints have another mark before the number")
  func separator() {
    var names = UniqueNames(separator: " #")
    #expect(
      ["width == 8", "width == 8"].map { names.unique($0) } == ["width == 8", "width == 8 #2"])
  }
}
