import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb render")
struct RenderTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("writes a picture for each template and width, and prints its path")
  func files() throws {
    let one = try place.write(Workplace.template(widths: "[320, 568]"), to: "one.yaml")
    let two = try place.write(Workplace.template(), to: "two.yaml")
    let out = "\(place.folder)/new/out"
    let run = Recording(["render", one, two, "--output", out])
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    let names = ["one-320.png", "one-568.png", "two-320.png"]
    #expect(run.output == names.map { "\(out)/\($0)\n" }.joined())
    #expect(place.contents.filter { $0.hasSuffix(".png") } == names.map { "new/out/\($0)" })
  }

  @Test(
    "writes the format that is asked for",
    arguments: [("png", "\u{89}PNG"), ("svg", "<svg "), ("pdf", "%PDF")])
  func formats(format: String, start: String) throws {
    let file = try place.write(Workplace.template(), to: "a.yaml")
    let run = Recording(["render", file, "-o", "\(place.folder)/a.\(format)"])
    #expect(run.code == .success)
    let head = place.bytes("a.\(format)")?.prefix(start.unicodeScalars.count)
    #expect(head.map(Array.init) == start.unicodeScalars.map { UInt8($0.value) })
  }

  @Test("writes one sheet for all variants of a template")
  func sheet() throws {
    let one = try place.write(Workplace.template(widths: "[320, 568]"), to: "one.yaml")
    let run = Recording(["render", one, "--sheet", "--appearance", "both", "-o", place.folder])
    #expect(run.code == .success)
    #expect(run.output == "\(place.folder)/one-sheet.png\n")
  }

  @Test("goes on after a file that cannot be used, and answers 2")
  func oneBadFile() throws {
    let bad = try place.write("cells: [", to: "bad.yaml")
    let good = try place.write(Workplace.template(), to: "good.yaml")
    let run = Recording(["render", bad, good, "-o", place.folder])
    #expect(run.code == .failure)
    #expect(run.output == "\(place.folder)/good-320.png\n")
    #expect(run.errors.hasPrefix("\(bad):"))
  }

  @Test(
    "answers an input that is none with one message",
    arguments: [("missing.yaml", nil), ("empty.yaml", "")] as [(String, String?)])
  func noInput(name: String, text: String?) throws {
    let path = try text.map { try place.write($0, to: name) } ?? "\(place.folder)/\(name)"
    let run = Recording(["render", path, "-o", "\(place.folder)/out"])
    #expect(run.code == .failure)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("error: "))
    #expect(!place.contents.contains("out"))
  }

  @Test("draws conflicting constraints all the same, names the minimal set, and answers 1")
  func conflict() throws {
    let text = Workplace.template("      - title.height == 30\n      - title.height == 40")
    let file = try place.write(text, to: "a.yaml")
    let run = Recording(["render", file, "-o", place.folder])
    #expect(run.code == .findings)
    #expect(place.bytes("a-320.png") != nil)
    #expect(
      run.errors == """
        \(file):10:9: warning: row 0.0 and 1 more at 320 pt: these 2 constraints cannot hold together
        \(file):9:9: note:   title.height == 30
        \(file):10:9: note:   title.height == 40   <- given up
        \(file):10:9: note:   `title.height == 40` asks for 40, but the other makes it 30: 10 points apart.
        \(file):10:9: note:   what would help: a priority below 1000 for `title.height == 40`: title.height is \
        30 in place of 40

        """)
  }

  @Test("lists so many members of a conflict as people read, and the one that is given up")
  func manyMembers() throws {
    let names = (0..<40).map { "v\($0)" }
    let views = names.map { "          \($0): { class: UIView }\n" }.joined()
    let heights = names.map { "      - \($0).height == 20\n" }.joined()
    let file = try place.write(
      """
      name: a
      table: { rowHeight: 44 }
      cells:
        C:
          views:
            stack:
              class: UIStackView
              axis: vertical
              arrangedSubviews:
      \(views)    constraints:
            - "H:|[stack]|"
            - "V:|[stack]|"
      \(heights)data: [{}]
      """, to: "many.yaml")
    let run = Recording(["frames", file])
    #expect(run.code == .findings)
    let lines = run.errors.split(separator: "\n")
    let first = lines.dropFirst().prefix { !$0.contains("warning: row") }
    #expect(first.count < 30 && first.contains { $0.hasSuffix("<- given up") }, "\(run.errors)")
    #expect(first.contains { $0.contains(" more, which plumb trace lists") })
  }

  @Test("reports a conflict once for all widths, at the line that declares each constraint")
  func conflictLines() throws {
    let text = Workplace.template("      - title.height == 30\n      - title.height == 40")
    let template = try place.write(text, to: "a.yaml")
    let run = Recording([
      "frames", template, "--width", "320", "--width", "375", "--width", "414.5",
    ])
    #expect(run.errors.components(separatedBy: "cannot hold together").count == 2)
    let headline = "\(template):10:9: warning: row 0.0 and 1 more at 320, 375, 414.5 pt"
    #expect(run.errors.hasPrefix(headline))
    #expect(run.errors.contains("\(template):9:9: note:   title.height == 30"))
  }

  @Test("refuses to draw two inputs over each other")
  func sameName() throws {
    let one = try place.write(Workplace.template(), to: "x/a.yaml")
    let two = try place.write(Workplace.template(), to: "y/a.yaml")
    let run = Recording(["render", one, two, "-o", place.folder])
    #expect(run.code == .failure)
    #expect(run.output == "\(place.folder)/a-320.png\n")
    #expect(
      run.errors.contains("its picture \(place.folder)/a-320.png would replace that of \(one)"))
  }

  @Test("refuses to draw all widths of an input over each other")
  func sameFile() throws {
    let file = try place.write(Workplace.template(widths: "[320, 568]"), to: "a.yaml")
    let picture = "\(place.folder)/b.png"
    let run = Recording(["render", file, "-o", picture])
    #expect(run.code == .failure)
    #expect(run.errors.contains("it has more pictures than one, and all would be \(picture)"))
    #expect(run.errors.contains("name a folder with --output"))
  }

  @Test("leaves nothing behind where it cannot write, and what was there as it was")
  func unwritable() throws {
    let file = try place.write(Workplace.template(), to: "a.yaml")
    let blocked = try place.write("a file, not a folder", to: "out")
    let run = Recording(["render", file, "-o", blocked])
    #expect(run.code == .failure)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(place.contents == ["a.yaml", "out"])
    #expect(place.bytes("out") == Data("a file, not a folder".utf8))
  }

  @Test("refuses a table too tall for any picture before drawing it, and names the limit")
  func tooTall() throws {
    let file = try place.write(
      Workplace.template("table: { rowHeight: 90000 }", rows: 30), to: "a.yaml")
    let run = Recording(["render", file, "-o", place.folder])
    #expect(run.code == .failure)
    #expect(run.errors.contains("too tall for a picture (limits: 1000000 pixels of height"))
    #expect(place.contents == ["a.yaml"])
  }
}
