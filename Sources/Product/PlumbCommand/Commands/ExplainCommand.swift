import PlumbKit
import UIKitCore

/// `plumb explain`: console logs to what fights and what to do.
struct ExplainCommand: Command, Equatable {
  let files: [String]
  let isJSON: Bool
  let picture: PagePictureRequest
  /// A pasted view hierarchy, and an Interface Builder file, that give addresses their names.
  let hierarchy, interface: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands.isEmpty ? ["-"] : arguments.operands
    isJSON = arguments.contains(.json)
    hierarchy = try arguments.value(of: .hierarchy, as: .text("a file"))
    interface = try arguments.value(of: .interface, as: .text("a file"))
    let output = try PictureOutput(arguments, otherwise: .nowhere)
    picture = PagePictureRequest(
      output: output.destination, format: output.format,
      appearance: try arguments.value(of: .look, as: .look) ?? .light)
    if isJSON, output.destination == .stream {
      throw .conflicting("--json", with: "--output -", reason: "both go to standard output")
    }
  }

  /// Explains each log, and draws those with conflicts if a picture is wanted.
  func run(_ console: Console) -> ExitCode {
    let logNames: LogNames
    do {
      logNames = try LogNames(hierarchy: hierarchy, interface: interface)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
    var code = ExitCode.success
    var drawn: [String: LogExplanation] = [:]
    var names: [String] = []
    for file in files {
      do {
        let explanation = try read(file, logNames, console)
        if picture.output != .stream {
          console.output(isJSON ? explanation.json : Array(explanation.text.utf8))
        }
        if explanation.isUncertain { code = .failure }
        guard explanation.hasConflicts else { continue }
        code = max(code, .findings)
        if drawn.updateValue(explanation, forKey: file) == nil { names.append(file) }
      } catch {
        for diagnostic in error.diagnostics { console.report(diagnostic) }
        code = .failure
      }
    }
    guard picture.output != .nowhere, !names.isEmpty else { return code }
    let run = FileRun(console, isQuiet: true, show: { console.picture($0.bytes) })
    return max(
      code,
      run(names) { session, file throws(PlumbError) in
        if let explanation = drawn[file] {
          try ConflictRenderer(session).draw(explanation, picture)
        }
      })
  }

  private func read(
    _ file: String, _ names: LogNames, _ console: Console
  ) throws(PlumbError) -> LogExplanation {
    guard file == "-" else { return try .load(file, names: names) }
    return try LogExplanation(readable: console.input() ?? [], file: "<stdin>", names: names)
  }

  static let syntax = CommandSyntax(
    name: "explain",
    summary: "Explains constraint conflicts that a console log reports.",
    discussion: """
      Reads "Unable to simultaneously satisfy constraints" messages of any iOS version, from
      Xcode or a device, as JSON, on one line, cut off, wrapped or mixed with other lines. Finds
      the smallest set of constraints that contradict each other where no size is negative, shows
      the sum that proves it and repairs that were tried; conflicts among the system's own views
      are named as such. Lists of constraints without a conflict are answered with what they leave
      open. The exit code is 1 when constraints conflict; 2 when nothing that was read does, but a
      line was not read, no line was, the message has no beginning, or UIKit says that it
      conflicts; 0 when every line of a list was read and all can hold together. Of several
      messages the largest counts.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRequired: false, isRepeatable: true, values: .files([]),
      help: "console logs; - or nothing: standard input"),
    options: [.hierarchy, .interface, .format, .extraPicture, .follow, .look, .allowRead, .json],
    examples: [
      "plumb explain console.log": "what fights, and what to do",
      "pbpaste | plumb explain": "the message that was just copied from Xcode",
      "plumb explain console.log --output conflict.png": "with a diagram of what fights",
      "plumb explain console.log --hierarchy views.txt --xib FeedCell.xib":
        "with views by the names that a pasted hierarchy and a XIB give them",
      "plumb explain console.log --json | jq '.messages[].conflicts'":
        "members, sums and repairs for programs",
    ])
}

extension OptionSyntax {
  fileprivate static let hierarchy = OptionSyntax(
    name: "hierarchy", placeholder: "FILE", values: .files([]),
    help: "names views by what recursiveDescription, _autolayoutTrace or po view.constraints"
      + " printed")
  fileprivate static let interface = OptionSyntax(
    name: "xib", placeholder: "FILE", values: .files(["xib", "storyboard"]),
    help: "names views by the outlets and labels of an Interface Builder file")
  /// `--appearance` of pictures that show no table.
  fileprivate static let look = OptionSyntax(
    name: "appearance", placeholder: "WORD", values: .words(["light", "dark"]),
    help: "light or dark (light)")
}

extension ValueKind<UIUserInterfaceStyle> {
  fileprivate static let look = word([("light", .light), ("dark", .dark)])
}
