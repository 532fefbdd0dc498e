import Testing

@Suite("Words that do not belong here")
struct WordingTests {
  @Test("No file names a folder of somebody's machine")
  func machinePaths() throws {
    // Put together from pieces, so that this file does not name them either.
    let folders = ["/" + "work/", "/" + "root/", "/" + "Users/", "/" + "home/"]
    for path in Repository.writtenFiles {
      let text = try Repository.text(of: path)
      let named = folders.filter(text.contains)
      #expect(named == [], "\(path)")
    }
  }

  @Test("Sources neither force nor give up: no try!, as!, fatalError, and nothing left to do")
  func forced() throws {
    let words = ["try!", "as!", "fatalError(", "unimplemented("]
    let marks = ["TO" + "DO", "FIX" + "ME"]
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      let marked = marks.filter(source.contains)
      #expect(marked == [], "\(path)")
      // Comments and strings may say such words, but few files do at all.
      guard words.contains(where: source.contains) else { continue }
      let code = SwiftText(source).lines.joined(separator: "\n")
      let forced = words.filter(code.contains)
      #expect(forced == [], "\(path)")
    }
  }

  @Test("A comment stands alone: none begins by pointing at its neighbour")
  func openings() throws {
    let openings = ["As above", "Does the same", "Same as", "See above"]
    for path in Repository.swiftFiles(in: "Sources") {
      let pointing = try Repository.text(of: path).split(separator: "\n").filter { line in
        openings.contains { line.drop { $0 == " " }.hasPrefix("/// " + $0) }
      }
      #expect(pointing == [], "\(path)")
    }
  }

  @Test("No folder and no file has a name that says nothing")
  func names() {
    let empty = ["Utils", "Utilities", "Helper", "Helpers", "Common", "Manager", "Misc"]
    for path in Repository.swiftFiles(in: "Sources") {
      let parts = path.split(separator: "/").map { $0.split(separator: ".")[0] }
      for part in parts {
        #expect(!empty.contains { part.hasSuffix($0) }, "\(path)")
      }
    }
  }
}
