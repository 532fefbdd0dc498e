import Testing

@testable import PlumbCommand

@Suite("Help")
struct UsageTests {
  @Test("of a command lists usage, arguments, options and examples in columns")
  func frames() {
    #expect(
      Recording(["frames", "--help"]).output == """
        Usage: plumb frames FILE... [options]

        Lays out the table of each template and prints every frame.

        Frames are x, y, width, height in points, in the superview's coordinates. With --json one
        object a line, for each file and width. The exit code is 0 when all went well, 1 when
        constraints conflict, 2 when an input could not be used.

        Arguments:
          FILE...               cell templates (.yaml); after -- names may start with a
                                dash

        Options:
          -w, --width W         table width in points; repeat it for several (the
                                template's own widths)
          -d, --device NAME     a device whose screen the table fills, such as 'iPhone
                                15'; repeat it for several
          --orientation WORD    how the devices are held: portrait, landscape or both
                                (portrait)
          --text-size SIZE      XS to XXXL, AX1 to AX5, or UIKit's name; repeat it for
                                several (the template's, else L)
          --appearance WORD     light, dark or both (the template's own, else light)
          --direction WORD      ltr, rtl or both (as the language is written)
          --language TAG        language of the texts, such as ar or zh-Hant; repeat it
                                for several (the template's)
          -s, --scale N         pixels per point (the template's own, else 2)
          --profile NAME        OS profile, ios7 to ios26 (the template's own, else
                                ios18)
          --json                print JSON instead of a readable tree
          -h, --help            show this text

        Examples:
          plumb frames Templates/flexible-cell.yaml --width 320
              a readable tree of every row in portrait
          plumb frames Templates/mail.yaml --json | jq '.scenes[].height'
              the height of each row at each of the template's widths

        """)
  }

  @Test("of every command fits a terminal of 100 columns", arguments: ["render", "frames"])
  func width(command: String) {
    let lines = Recording(["help", command]).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("of the tool names every command")
  func overview() {
    let run = Recording(["--help"])
    #expect(run.code == .success)
    for syntax in Invocation.commands { #expect(run.output.contains("  \(syntax.name) ")) }
  }

  @Test("--version prints one line")
  func version() {
    #expect(Recording(["--version"]).output == "plumb \(plumbVersion)\n")
  }

  @Test(
    "an explanation wraps in its column",
    arguments: [
      ("", []), ("one", ["one"]), ("one two three", ["one two", "three"]),
      ("incomprehensibilities", ["incomprehensibilities"]),
    ] as [(String, [String])])
  func wrapping(text: String, expected: [String]) {
    #expect(HelpList.wrap(text, width: 8) == expected)
  }
}
