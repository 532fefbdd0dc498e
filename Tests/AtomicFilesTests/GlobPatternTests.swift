import AtomicFiles
import Testing

@Suite("Patterns of paths")
struct GlobPatternTests {
  @Test(
    "fit",
    arguments: [
      ("App/*.xib", "App/Mail.xib"), ("App/**/*.xib", "App/Mail.xib"),
      ("App/**/*.xib", "App/a/b/Mail.xib"), ("**/Mail.xib", "Mail.xib"),
      ("*.storyboard", "a/b/Main.storyboard"), ("Pods", "a/Pods/b/c.xib"),
      ("Pods/", "Pods/b/c.xib"), ("./App/Mail.xib", "App/Mail.xib"), ("App", "App/a/b.xib"),
      ("M?il.xib", "Mail.xib"), ("**", "a/b.xib"), ("a*b*c", "aXXbYYc"),
      ("/App/*.xib", "App/a.xib"),
    ])
  func fits(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(
    "do not fit",
    arguments: [
      ("App/*.xib", "App/a/Mail.xib"), ("*.xib", "Main.storyboard"), ("/Pods", "a/Pods/c.xib"),
      ("M?il.xib", "Mil.xib"), ("App/Mail.xib", "Mail.xib"), ("a*b*c", "aXXcYYb"), ("", "a.xib"),
    ])
  func misses(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test("take a time that does not explode with their stars")
  func hostile() {
    let pattern = String(repeating: "*a", count: 600) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 1200)))
    let deep = String(repeating: "**/", count: 500) + "b"
    #expect(!GlobPattern(deep).matches(String(repeating: "a/", count: 1000) + "c"))
  }
}
