import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb diff")
struct DiffTests {
  private let place: Workplace
  private let old: String
  private let new: String

  init() throws {
    place = try Workplace()
    old = try place.write(Self.cell(gap: 8), to: "old.yaml")
    new = try place.write(Self.cell(gap: 12), to: "new.yaml")
  }

  private static func cell(gap: Int) -> String {
    """
    widths: [320]
    cells:
      A:
        views: { box: { class: UIView } }
        constraints: ["H:|[box]|", "V:|-(\(gap))-[box(40)]-|"]
    data: [{}]
    """
  }

  @Test("answers 0 for the same, 1 for a difference, 2 for trouble")
  func codes() {
    #expect(Recording(["diff", old, old]).code == .success)
    #expect(Recording(["diff", old, old]).output == "")
    let run = Recording(["diff", old, new])
    #expect(run.code == .findings)
    #expect(run.output.contains("  at 320 pt\n    height "))
    #expect(run.output.contains("    box.y 8 -> 12\n"))
    let missing = Recording(["diff", old, place.folder + "/none.yaml"])
    #expect(missing.code == .failure)
    #expect(missing.errors.contains("no such file"))
  }

  @Test("takes two files, or what Git gives")
  func operands() {
    #expect(
      Recording(["diff", old]).errors.hasPrefix("error: diff is given 1 argument, expected OLD NEW")
    )
    #expect(Recording(["diff", "--git", old, new]).code == .failure)
  }

  @Test("writes the picture beside the text, and names it on standard error")
  func picture() {
    let run = Recording(["diff", old, new, "--json", "-o", place.folder])
    #expect(run.errors == #"{"picture":"\#(place.folder)/new-diff.png","version":1}"# + "\n")
    #expect(place.contents.contains("new-diff.png"))
    #expect(run.output.hasPrefix(#"{"cells":[{"#))
  }

  @Test("sends a picture alone to standard output")
  func stream() {
    #expect(Recording(["diff", old, new, "-o", "-", "-f", "svg"]).output.hasPrefix("<svg "))
  }

  @Test("is called by Git as its external diff: any file, added ones and renamed ones, always 0")
  func git() {
    let changed = Recording(["diff", "--git", "A.yaml", old, "aa", "100644", new, "bb", "100644"])
    #expect(changed.code == .success)
    #expect(changed.output.hasPrefix("A.yaml: row 0.0 A\n"))
    let added = Recording(["diff", "--git", "A.yaml", "/dev/null", ".", ".", new, "bb", "100644"])
    #expect(added.output.hasPrefix("A.yaml: row 0.0 A added, 320 × "))
    let renamed = Recording([
      "diff", "--git", "A.yaml", old, "aa", "100644", new, "bb", "100644", "B.yaml",
      "similarity 90%",
    ])
    #expect(renamed.output.hasPrefix("B.yaml: "))
    let other = Recording(["diff", "--git", "a.txt", old, "aa", "1", place.folder, "bb", "1"])
    #expect(other.code == .success)
    #expect(!other.errors.isEmpty)
  }

  @Test("shows layouts in git diff", .enabled(if: ExternalTool("git") != nil))
  func repository() throws {
    let script = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q . && mkdir Cells && cp old.yaml Cells/A.yaml && git add Cells
      git -c user.name=a -c user.email=a@b.c commit -qm one
      cp new.yaml Cells/A.yaml && cp new.yaml Cells/B.yaml && git add -N Cells/B.yaml
      echo '*.yaml diff=plumb' > .gitattributes
      git config diff.plumb.command "'$1' diff --git" && git diff && git diff --no-ext-diff --stat
      """
    let run = try Tool([], in: place.folder, command: script).run()
    #expect(run.code == 0, "\(run.errors)")
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("Cells/A.yaml: row 0.0 A\n"))
    #expect(text.contains("Cells/B.yaml: row 0.0 A added, 320 × "))
    #expect(text.contains("2 files changed"))
  }
}
