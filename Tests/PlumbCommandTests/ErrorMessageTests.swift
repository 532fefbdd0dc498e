import Linting
import Testing

@testable import PlumbCommand

@Suite("A command line that cannot be followed")
struct ErrorMessageTests {
  /// A command line and the first line it is answered with.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [String]
    let expected: String
    var testDescription: String { id }
  }

  @Test("gets one message that says what would be right, and exit code 2", arguments: cases)
  func message(_ example: Case) {
    let run = Recording(example.arguments)
    #expect(run.code == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == example.expected)
  }

  private static let commands =
    "render, frames, heights, lint, sweep, inspect, why, trace, diff, explain, verify, preview, markdown, snapshot, swift-test, mcp, lsp, agents, packages, cache, devices, init, schema, completions, manual or help"

  private static let group = "test, record, review, accept, list, clean, merge or compare"

  static let cases: [Case] = [
    Case(
      id: "nothing", arguments: [],
      expected: "error: no command given, expected \(commands)"),
    Case(
      id: "misspelt command", arguments: ["rendr", "a.yaml"],
      expected: "error: unknown command 'rendr', expected \(commands);"
        + " did you mean 'render'?"),
    Case(
      id: "misspelt option", arguments: ["render", "a.yaml", "--widht", "320"],
      expected: "error: render has no option '--widht'; did you mean '--width'?"),
    Case(
      id: "option before the command", arguments: ["--verison"],
      expected: "error: plumb has no option '--verison'; did you mean '--version'?"),
    Case(
      id: "option of other tools", arguments: ["render", "a.yaml", "--rtl"],
      expected: "error: render has no option '--rtl'; did you mean '--direction rtl'?"),
    Case(
      id: "measure without a name", arguments: ["render", "a.yaml", "--measure", "title,"],
      expected: "error: --measure cannot be 'title,', expected names of views, such as"
        + " title,price, photo..title or title.width"),
    Case(
      id: "measure and layers",
      arguments: ["render", "a.yaml", "--measure", "title", "--layers", "diagram"],
      expected: "error: --measure cannot go with --layers: it draws its own distances alone"),
    Case(
      id: "unknown letter", arguments: ["frames", "-x", "a.yaml"],
      expected: "error: frames has no option '-x'"),
    Case(
      id: "option of another command", arguments: ["frames", "a.yaml", "--layers", "all"],
      expected: "error: frames has no option '--layers'"),
    Case(
      id: "rule that there is not", arguments: ["lint", "--only", "misplaced-views"],
      expected: "error: --only cannot be 'misplaced-views', expected "
        + LintRule.all.dropLast().map(\.id).joined(separator: ", ")
        + " or vertical-priority-overridden; did you mean 'misplaced-view'?"),
    Case(
      id: "severity without a rule", arguments: ["lint", "--severity", "error"],
      expected: "error: --severity cannot be 'error', expected RULE=LEVEL, such as"
        + " misplaced-view=error"),
    Case(
      id: "report where a baseline is written",
      arguments: ["lint", "--write-baseline", "a", "--output", "b"],
      expected:
        "error: --write-baseline cannot go with --output: a run that writes a baseline reports"
        + " nothing"),
    Case(
      id: "no file", arguments: ["render", "--width", "320"],
      expected: "error: render needs at least one FILE"),
    Case(
      id: "value missing at the end", arguments: ["render", "a.yaml", "--width"],
      expected: "error: --width needs a value, expected --width W"),
    Case(
      id: "value missing before an option", arguments: ["render", "--width", "--scale", "2"],
      expected: "error: --width needs a value, expected --width W"),
    Case(
      id: "flag with a value", arguments: ["frames", "a.yaml", "--json=yes"],
      expected: "error: --json takes no value, but 'yes' is given"),
    Case(
      id: "scale twice", arguments: ["render", "a.yaml", "--scale", "2", "-s", "3"],
      expected: "error: -s is given twice, expected it once"),
    Case(
      id: "a text without a name", arguments: ["render", "a.yaml", "--set", "=Hello"],
      expected: "error: --set cannot be '=Hello', expected a name and a text, such as title=Hello"),
    Case(
      id: "a name without a text", arguments: ["frames", "a.yaml", "--set", "title"],
      expected: "error: --set cannot be 'title', expected a name and a text, such as title=Hello"),
    Case(
      id: "width zero", arguments: ["render", "a.yaml", "--width", "0"],
      expected: "error: --width cannot be '0', expected a number of points from 1 to 10000"),
    Case(
      id: "width of a billion", arguments: ["render", "a.yaml", "--width=1e9"],
      expected: "error: --width cannot be '1e9', expected a number of points from 1 to 10000"),
    Case(
      id: "width not a number", arguments: ["render", "a.yaml", "--width", "nan"],
      expected: "error: --width cannot be 'nan', expected a number of points from 1 to 10000"),
    Case(
      id: "width negative", arguments: ["frames", "a.yaml", "--width", "-320"],
      expected: "error: --width cannot be '-320', expected a number of points from 1 to 10000"),
    Case(
      id: "width empty", arguments: ["frames", "a.yaml", "--width="],
      expected: "error: --width cannot be '', expected a number of points from 1 to 10000"),
    Case(
      id: "scale too large", arguments: ["render", "a.yaml", "--scale", "99"],
      expected: "error: --scale cannot be '99', expected a number from 0.25 to 8"),
    Case(
      id: "unknown profile", arguments: ["render", "a.yaml", "--profile", "ios81"],
      expected: "error: --profile cannot be 'ios81', expected ios7, ios8, ios9, ios10, ios11,"
        + " ios12, ios13, ios14, ios15, ios16, ios17, ios18 or ios26; did you mean 'ios8'?"),
    Case(
      id: "unknown layer", arguments: ["render", "a.yaml", "--layers", "frames,constrains"],
      expected: "error: --layers cannot be 'constrains', expected margins, frames, intrinsic,"
        + " baselines, constraints, plumbline, problems, estimates, diagram, all or none; did you mean 'constraints'?"
    ),
    Case(
      id: "unknown format", arguments: ["render", "a.yaml", "--format", "gif"],
      expected: "error: --format cannot be 'gif', expected png, svg or pdf"),
    Case(
      id: "format against name",
      arguments: ["render", "a.yaml", "--format", "png", "--output", "a.svg"],
      expected: "error: --format png cannot go with --output a.svg: the name says svg"),
    Case(
      id: "one file for two inputs", arguments: ["render", "a.yaml", "b.yaml", "-o", "a.png"],
      expected: "error: --output a.png cannot go with 2 input files: it names one picture;"
        + " name a folder"),
    Case(
      id: "one file for two widths",
      arguments: ["render", "a.yaml", "-o", "a.png", "-w", "320", "-w", "568"],
      expected: "error: --output a.png cannot go with 2 variants: it names one picture;"
        + " name a folder"),
    Case(
      id: "width and device", arguments: ["render", "a", "-w", "320", "--device", "iPhone 15"],
      expected: "error: --width cannot go with --device: a device has a width of its own"),
    Case(
      id: "orientation alone", arguments: ["frames", "a", "--orientation", "both"],
      expected: "error: --orientation needs --device: a width cannot be turned"),
    Case(
      id: "misspelt device", arguments: ["render", "a", "--device", "ipone 15 pro"],
      expected: "error: --device cannot be 'ipone 15 pro', expected a device that 'plumb devices'"
        + " lists; did you mean 'iPhone 15 Pro'?"),
    Case(
      id: "unknown text size", arguments: ["render", "a", "--text-size", "AX6"],
      expected: "error: --text-size cannot be 'AX6', expected XS, S, M, L, XL, XXL, XXXL, AX1, AX2,"
        + " AX3, AX4 or AX5; did you mean 'AX1'?"),
    Case(
      id: "appearance", arguments: ["render", "a", "--appearance", "drak"],
      expected: "error: --appearance cannot be 'drak', expected light, dark or both;"
        + " did you mean 'dark'?"),
    Case(
      id: "direction", arguments: ["render", "a", "--direction", "up"],
      expected: "error: --direction cannot be 'up', expected ltr, rtl or both"),
    Case(
      id: "language", arguments: ["render", "a", "--language", "klingon!"],
      expected: "error: --language cannot be 'klingon!', expected a language tag such as en, ar or"
        + " zh-Hant"),
    Case(
      id: "one file for two appearances",
      arguments: ["render", "a", "-o", "a.png", "--appearance", "both"],
      expected: "error: --output a.png cannot go with 2 variants: it names one picture;"
        + " name a folder"),
    Case(
      id: "rows backwards", arguments: ["render", "a", "--rows", "5-2"],
      expected: "error: --rows cannot be '5-2', expected rows such as 0-4, 3-, 1.2 or 2.0-2.3, each"
        + " range from first to last"),
    Case(
      id: "outline alone", arguments: ["render", "a", "--outline"],
      expected: "error: --outline needs --sheet: devices stand around its columns"),
    Case(
      id: "outline and layers", arguments: ["render", "a", "--sheet", "--outline", "-l", "frames"],
      expected: "error: --outline cannot go with --layers: a diagram shows no screen"),
    Case(
      id: "outline and width", arguments: ["render", "a", "--sheet", "--outline", "-w", "320"],
      expected: "error: --outline cannot go with --width: a width has no device"),
    Case(
      id: "output empty", arguments: ["render", "a.yaml", "--output="],
      expected: "error: --output cannot be '', expected the path of a file or folder"),
    Case(
      id: "option that belongs to a command", arguments: ["--width", "320", "render", "a.yaml"],
      expected: "error: '--width' belongs behind a command; plumb render --width"),
    Case(
      id: "command of other tools", arguments: ["version"],
      expected: "error: unknown command 'version', expected \(commands); did you mean '--version'?"),
    Case(
      id: "help for no command", arguments: ["help", "rendr"],
      expected: "error: unknown command 'rendr', expected \(commands); did you mean 'render'?"),
    Case(
      id: "help for no command of a group", arguments: ["help", "snapshot", "lits"],
      expected: "error: snapshot has no command 'lits', expected \(group); did you mean 'list'?"),
    Case(
      id: "help for a command of a command", arguments: ["help", "render", "list"],
      expected: "error: render has no command 'list'"),
    Case(
      id: "group without a command", arguments: ["snapshot"],
      expected: "error: no command given, expected \(group)"),
    Case(
      id: "misspelt command of a group", arguments: ["snapshot", "lits"],
      expected: "error: unknown command 'lits', expected \(group); did you mean 'list'?"),
    Case(
      id: "command of a group without the group", arguments: ["test"],
      expected: "error: unknown command 'test'; did you mean 'snapshot test'?"),
    Case(
      id: "option before the command of a group", arguments: ["snapshot", "--filter", "mail"],
      expected: "error: '--filter' belongs behind a command; plumb snapshot test --filter"),
    Case(
      id: "misspelt option of a command of a group",
      arguments: ["snapshot", "list", "--fitler", "mail"],
      expected: "error: snapshot list has no option '--fitler'; did you mean '--filter'?"),
    Case(
      id: "record mode unknown", arguments: ["snapshot", "test", "--record", "al"],
      expected: "error: --record cannot be 'al', expected all, failed, missing or never;"
        + " did you mean 'all'?"),
    Case(
      id: "shard that is none", arguments: ["snapshot", "test", "--shard", "5/4"],
      expected: "error: --shard cannot be '5/4', expected I/N, such as 2/4 for the second of four"
        + " parts"),
    Case(
      id: "no jobs", arguments: ["snapshot", "test", "-j0"],
      expected: "error: --jobs cannot be '0', expected a number of threads from 1 to 256"),
    Case(
      id: "two formats", arguments: ["snapshot", "test", "--json", "--format", "github"],
      expected: #"{"id":"input-error","message":"--json cannot go with --format github: a run is"#
        + #" printed once","severity":"error","version":1}"#),
    Case(
      id: "accept nothing", arguments: ["snapshot", "accept"],
      expected: "error: snapshot accept needs a NAME or --all"),
    Case(
      id: "accept one and all", arguments: ["snapshot", "accept", "--all", "mail-320"],
      expected: "error: --all cannot go with mail-320: all are accepted, or those that are named"),
    Case(
      id: "delete with a filter", arguments: ["snapshot", "clean", "--delete", "--filter", "a"],
      expected: "error: --delete cannot go with --filter: who looks at a part does not know what"
        + " the rest asks for"),
    Case(
      id: "delete on a shard", arguments: ["snapshot", "clean", "--shard", "1/2", "--delete"],
      expected: "error: --delete cannot go with --shard: who looks at a part does not know what"
        + " the rest asks for"),
    Case(
      id: "merge nothing", arguments: ["snapshot", "merge"],
      expected: "error: snapshot merge needs at least one DIR"),
    Case(
      id: "empty filter", arguments: ["snapshot", "list", "--filter="],
      expected: "error: --filter cannot be '', expected a part of a name or source"),
    Case(
      id: "shell missing", arguments: ["completions"], expected: "error: completions needs a SHELL"),
    Case(
      id: "shell unknown", arguments: ["completions", "zhs"],
      expected: "error: SHELL cannot be 'zhs', expected bash, zsh or fish; did you mean 'zsh'?"),
    Case(
      id: "two shells", arguments: ["completions", "zsh", "fish"],
      expected: "error: completions takes one SHELL, but 'fish' is given too"),
    Case(
      id: "operand of a command that has none", arguments: ["devices", "iphone"],
      expected: "error: devices takes no argument, but 'iphone' is given"),
    Case(
      id: "letters run together", arguments: ["frames", "a.yaml", "-xh"],
      expected: "error: frames has no option '-xh'"),
    Case(
      id: "colour unknown", arguments: ["devices", "--color", "allways"],
      expected: "error: --color cannot be 'allways', expected auto, always or never;"
        + " did you mean 'always'?"),
    Case(
      id: "preview unknown", arguments: ["render", "a.yaml", "--preview=kity"],
      expected: "error: --preview cannot be 'kity', expected auto, kitty, iterm, sixel or none;"
        + " did you mean 'kitty'?"),
    Case(
      id: "one stream for two inputs", arguments: ["render", "a.yaml", "b.yaml", "-o", "-"],
      expected: "error: --output - cannot go with 2 input files: it names one picture;"
        + " name a folder"),
    Case(
      id: "stream and preview", arguments: ["render", "a.yaml", "-o", "-", "--preview"],
      expected: "error: --output - cannot go with --preview: both are written to standard output"),
    Case(
      id: "preview of a vector format", arguments: ["render", "a.yaml", "-p", "-f", "svg"],
      expected: "error: --format svg cannot go with --preview: terminals show PNG;"
        + " name a file or folder with --output"),
    Case(
      id: "watching standard input", arguments: ["render", "-", "--watch"],
      expected: "error: --watch cannot go with -: standard input is read once"),
    Case(
      id: "watching into a stream", arguments: ["render", "a.yaml", "--watch", "-o", "-"],
      expected: "error: --watch cannot go with --output -: standard output takes one picture"),
    Case(
      id: "control characters", arguments: ["\u{1B}[31mrender"],
      expected: "error: unknown command '\\u{1B}[31mrender', expected \(commands)"),
  ]

  @Test("is told the usage and where to read more")
  func advice() {
    let run = Recording(["render", "--nonsense"])
    #expect(
      run.errors.hasSuffix(
        "Usage: plumb render FILE... [options]\nSee 'plumb render --help'.\n"))
  }

  @Test("is answered in colour only where colours can be shown")
  func colors() {
    #expect(Recording(["rendr"], hasColors: true).errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "))
    #expect(!Recording(["rendr"]).errors.contains("\u{1B}"))
    #expect(Recording(["devices", "x", "--color=always"]).errors.contains("\u{1B}"))
    #expect(
      !Recording(["devices", "x", "--color", "never"], hasColors: true).errors.contains("\u{1B}"))
  }
}
