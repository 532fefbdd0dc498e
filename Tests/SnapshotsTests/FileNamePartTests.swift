import Testing

@testable import Snapshots

@Suite("Texts as parts of file names")
struct FileNamePartTests {
  @Test(
    "Runs of what is no letter, digit or connector become one hyphen",
    arguments: [
      ("row()", "row"), ("row(width:)", "row-width"), ("a cup of tea!", "a-cup-of-tea"),
      ("`rows are tall`()", "rows-are-tall"), ("snake_case", "snake_case"), ("../etc", "etc"),
      ("Größe 12", "Größe-12"), ("日本語", "日本語"), ("e\u{301}clair", "e\u{301}clair"),
      ("…", ""), ("", ""),
    ])
  func sanitized(text: String, part: String) {
    #expect(FileNamePart.sanitized(text) == part)
  }
}
