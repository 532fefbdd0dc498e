import PlumbKit
import Testing

@testable import PlumbCommand

@Suite("A command line")
struct InvocationTests {
  @Test("without options asks for the template's own widths, as on a phone")
  func defaults() throws {
    let command = try render(["render", "mail.yaml"])
    #expect(command.files == ["mail.yaml"])
    #expect(command.request == PictureRequest())
    #expect(command.request.layout.widths.isEmpty)
    #expect(command.request.layers.isEmpty)
  }

  @Test("may repeat the width; the same width counts once")
  func widths() throws {
    let command = try render(["render", "a", "--width", "320", "--width=568", "-w", "320"])
    #expect(command.request.layout.widths == [320, 568])
  }

  @Test("may name devices, text sizes and the rest of what makes a variant")
  func variants() throws {
    let layout = try render([
      "render", "a", "--device", "iphone-15", "--device", "iPhone 15", "--device", "iPad mini",
      "--orientation", "both", "--text-size", "xs", "--text-size", "accessibilityLarge",
      "--appearance", "both", "--direction", "rtl", "--language", "zh-Hant",
    ]).request.layout
    #expect(layout.devices.map(\.name) == ["iPhone 15", "iPad mini"])
    #expect(layout.orientations == [.portrait, .landscape])
    #expect(layout.contentSizeCategories == [.extraSmall, .accessibilityLarge])
    #expect(layout.appearances == [.light, .dark])
    #expect(layout.directions == [.rightToLeft])
    #expect(layout.languages == ["zh-Hant"])
  }

  @Test("may ask for some rows, and for all variants on one picture")
  func sheet() throws {
    let request = try render([
      "render", "a", "--sheet", "--rows", "0-4", "-w", "320", "-w", "568", "-o", "a.pdf",
    ]).request
    #expect(request.sheet == .tables)
    #expect(request.rows == RowSelection("0-4"))
    #expect(try render(["render", "a", "--sheet", "--outline"]).request.sheet == .devices)
    #expect(try render(["render", "a"]).request.sheet == nil)
  }

  @Test("takes options and files in any order, and anything after --")
  func order() throws {
    let command = try render([
      "render", "-s", "3", "a", "--profile", "ios7", "b", "--", "--c", "-d",
    ])
    #expect(command.files == ["a", "b", "--c", "-d"])
    #expect(command.request.layout.scale == 3)
    #expect(command.request.layout.profile == "ios7")
  }

  @Test(
    "names layers in any order, drawn in one",
    arguments: [
      ("all", PictureLayer.allCases.filter { $0 != .estimates }), ("none", []),
      ("diagram", [.constraints, .plumbline, .problems]),
      ("all,estimates", PictureLayer.allCases), ("frames", [.frames]),
      ("constraints,frames", [.frames, .constraints]),
      ("frames,frames", [.frames]),
    ] as [(String, [PictureLayer])])
  func layers(text: String, expected: [PictureLayer]) throws {
    #expect(try render(["render", "a", "--layers", text]).request.layers == expected)
  }

  @Test("draws layers for views by name, where there are layers")
  func views() throws {
    let command = try render(["render", "a", "--layers", "all", "--views", "title,tag*"])
    #expect(command.request.views == ViewSelection("title,tag*"))
    #expect(throws: UsageError.self) { try Invocation(["render", "a", "--views", "title"]) }
    #expect(throws: UsageError.self) {
      try Invocation(["render", "a", "--layers", "all", "--views", "title,"])
    }
  }

  @Test("asks for a legend with --legend, where there is something to explain")
  func legend() throws {
    #expect(try render(["render", "a", "--layers", "frames", "--legend"]).request.hasLegend)
    #expect(throws: UsageError.self) { try Invocation(["render", "a", "--legend"]) }
  }

  @Test(
    "--output is a file when it ends like a picture, else a folder",
    arguments: [
      ("out", .folder("out"), .png), ("out/", .folder("out/"), .png),
      ("a.png", .file("a.png"), .png), ("x/a.SVG", .file("x/a.SVG"), .svg),
      ("v1.2", .folder("v1.2"), .png), ("-", .stream, .png),
      ("/dev/null", .file("/dev/null"), .png),
    ] as [(String, OutputDestination, PictureFormat)])
  func output(path: String, place: OutputDestination, format: PictureFormat) throws {
    let request = try render(["render", "a", "--output", path]).request
    #expect(request.output == place)
    #expect(request.format == format)
  }

  @Test("of frames may ask for JSON")
  func frames() throws {
    let command = try command(["frames", "a", "--json"], as: FramesCommand.self)
    #expect(command.form == .json)
    #expect(command.request == LayoutRequest())
  }

  @Test("with --help anywhere shows help, whatever else is wrong", arguments: ["--help", "-h"])
  func help(flag: String) throws {
    #expect(Recording(["render", "--widht", flag]).output == RenderCommand.syntax.help)
    #expect(Recording(["help", "frames"]).output == FramesCommand.syntax.help)
    #expect(Recording([flag]).output == Recording(["help"]).output)
  }

  @Test("with --help after -- names a file")
  func helpAfterDashes() throws {
    #expect(try render(["render", "--", "--help"]).files == ["--help"])
  }

  @Test(
    "takes one-letter options with their values attached",
    arguments: [["-s3"], ["-s=3"], ["-s", "3"], ["--scale=3"], ["--scale", "3"]])
  func letters(scale: [String]) throws {
    #expect(try render(["render", "a"] + scale).request.layout.scale == 3)
  }

  @Test(
    "may leave out how pictures are shown; only a word that says how is taken for it",
    arguments: [
      (["--preview", "a"], .auto, ["a"]), (["a", "-p"], .auto, ["a"]),
      (["--preview", "sixel", "a"], .sixel, ["a"]), (["--preview=kitty", "a"], .kitty, ["a"]),
      (["--preview=auto", "kitty"], .auto, ["kitty"]), (["-piterm", "a"], .iterm, ["a"]),
    ] as [([String], PreviewChoice, [String])])
  func previews(arguments: [String], choice: PreviewChoice, files: [String]) throws {
    let command = try render(["render"] + arguments)
    #expect(command.preview == choice)
    #expect(command.files == files)
    #expect(command.request.output == .nowhere)
    #expect(command.request.preview == .png)
  }

  @Test(
    "shows and writes pictures when it names a place for them",
    arguments: [("out", .folder("out")), ("a.svg", .file("a.svg"))] as [(String, OutputDestination)]
  )
  func previewAndOutput(path: String, place: OutputDestination) throws {
    let request = try render(["render", "a", "--preview", "-o", path]).request
    #expect(request.output == place)
    #expect(request.preview == .png)
  }

  private func render(_ arguments: [String]) throws -> RenderCommand {
    try command(arguments, as: RenderCommand.self)
  }

  private func command<C: Command>(_ arguments: [String], as type: C.Type) throws -> C {
    guard case .command(let command as C, _, _) = try Invocation(arguments) else {
      throw UsageError(.missingCommand, in: nil)
    }
    return command
  }
}
