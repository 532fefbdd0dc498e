import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb render --diagrams")
struct DiagramsTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func draw(_ diagrams: String, _ options: [String] = []) throws -> Recording {
    let path = try place.write(
      Workplace.template() + "diagrams:\n" + diagrams, to: "cell.yaml")
    return Recording(
      options.contains("-o")
        ? ["render", path, "--diagrams"] + options
        : ["render", path, "--diagrams", "-o", place.folder + "/docs"] + options)
  }

  @Test("draws each under its name, as the options would")
  func names() throws {
    let run = try draw("  wide: { width: 500, layers: diagram }\n  both: { width: [280, 300] }\n")
    #expect(run.code == .success, "\(run.errors)")
    let pictures = place.contents.filter { $0.hasSuffix(".png") }
    #expect(pictures == ["docs/both-280.png", "docs/both-300.png", "docs/wide.png"])
    let render = Recording([
      "render", place.folder + "/cell.yaml", "--width", "500", "--layers", "diagram",
      "-o", place.folder + "/same.png",
    ])
    #expect(render.code == .success)
    #expect(place.bytes("same.png") == place.bytes("docs/wide.png"))
  }

  @Test(
    "says where an option or a name is wrong",
    arguments: [
      ("  a: { measures: title }\n", "unknown key 'measures' in a diagram"),
      ("  a: { output: b.png }\n", "unknown key 'output' in a diagram"),
      ("  a: { width: x }\n", "width"),
      ("  ../a: { rows: 0 }\n", "a picture cannot be called '../a'"),
      ("  a: 3\n", "a single value in a diagram"),
      ("  a: { data: ../../../etc/passwd }\n", "leads out of"),
    ])
  func mistakes(diagrams: String, message: String) throws {
    let run = try draw(diagrams)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("cell.yaml:"))
    #expect(!place.contents.contains { $0.hasSuffix(".png") })
  }

  @Test("one that cannot be drawn is named with its line, and the others are drawn")
  func unknownView() throws {
    let run = try draw("  a: { measure: nobody }\n  b: { rows: 0 }\n")
    #expect(run.code == .failure)
    #expect(
      run.errors.contains("cell.yaml:15:3: error: no view is called 'nobody'"), "\(run.errors)")
    #expect(place.contents.filter { $0.hasSuffix(".png") } == ["docs/b.png"])
  }

  @Test("refuses options that the diagrams have themselves, one file for all, and other sources")
  func conflicts() throws {
    #expect(try draw("  a: {}\n", ["--layers", "all"]).errors.contains("--layers"))
    let file = ["-o", place.folder + "/one.png"]
    #expect(try draw("  a: {}\n", file).errors.contains("name a folder"))
    #expect(Recording(["render", "--diagrams", "Cell.xib"]).errors.contains("only templates"))
    let path = try place.write(Workplace.template(), to: "bare.yaml")
    #expect(Recording(["render", "--diagrams", path]).errors.contains("has no diagrams"))
  }
}
