import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("Standard input and output")
struct StandardInputTests {
  private let place: Workplace
  private let template = Array(Workplace.template(widths: "[320, 568]").utf8)

  init() throws { place = try Workplace() }

  @Test("a template from standard input is called stdin")
  func input() {
    let run = Recording(["render", "-", "-o", place.folder], input: template)
    #expect(run.code == .success)
    #expect(place.contents == ["stdin-320.png", "stdin-568.png"])
    let frames = Recording(["frames", "-", "-w", "320"], input: template)
    #expect(frames.output.hasPrefix("stdin at 320 pt, 2x, ios18\n"))
  }

  @Test("what is wrong with it is told by line and column")
  func wrong() {
    let run = Recording(["frames", "-"], input: Array("cells:\n  A: [".utf8))
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("stdin:3:1: error: broken YAML"))
    let none = Recording(["frames", "-"], input: nil)
    #expect(none.errors == "stdin: error: standard input cannot be read\n")
    #expect(Recording(["frames", "-"], input: []).errors.hasPrefix("stdin: error: "))
  }

  @Test("one picture goes to standard output, and nothing else does")
  func output() throws {
    let file = try place.write(String(decoding: template, as: UTF8.self), to: "a.yaml")
    _ = Recording(["render", file, "-o", place.folder, "-w", "320"])
    let run = Recording(["render", file, "-o", "-", "-w", "320"])
    #expect(run.code == .success)
    #expect(Data(run.bytes) == place.bytes("a-320.png"))
    #expect(
      Recording(["render", file, "-o", "-", "-w", "320", "-f", "svg"]).output.hasPrefix("<svg "))
  }

  @Test("several pictures do not")
  func several() throws {
    let run = Recording(["render", "-", "-o", "-"], input: template)
    #expect(run.code == .failure)
    #expect(run.bytes.isEmpty)
    #expect(
      run.errors == "stdin: error: makes 2 pictures, and standard output takes one;"
        + " choose one with --width, or name a folder with --output\n")
  }
}
