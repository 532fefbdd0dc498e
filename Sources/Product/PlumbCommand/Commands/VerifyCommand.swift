import PlumbKit

/// `plumb verify`: a view hierarchy of the user's own simulator against the layout of a source.
struct VerifyCommand: Command, Equatable {
  let file: String
  let hierarchy: String
  let row: String?
  let scene: String?
  let request: LayoutRequest
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let isJSON: Bool

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let hierarchy = try arguments.value(of: .dump, as: .text("a file")) else {
      throw .lacking("verify", needs: "--hierarchy FILE", reason: "frames are held against it")
    }
    guard arguments.operands.count == 1 else {
      throw .missingOperand("one FILE", command: "verify")
    }
    file = arguments.operands[0]
    self.hierarchy = hierarchy
    row = try arguments.value(of: .row, as: .text("a row"))
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    request = try LayoutRequest(arguments)
    fonts = try arguments.fonts
    isJSON = arguments.contains(.json)
  }

  var hosting: HostRequest? { HostRequest([file]) }

  /// Prints the comparison; views that differ are reported by the exit code.
  func run(_ console: Console) -> ExitCode {
    var agrees = true
    let code = FileRun(console, fonts: fonts)([file]) { session, file throws(PlumbError) in
      let result = try session.verify(
        file, against: hierarchy, row: row, scene: scene, request)
      agrees = result.agrees
      console.output(isJSON ? result.json : Array(result.text.utf8))
    }
    // Conflicts are not what was asked for; those of the comparison are.
    guard code != .failure else { return code }
    return agrees ? .success : .findings
  }

  static let syntax = CommandSyntax(
    name: "verify",
    summary: "Compares a source's frames with those that a simulator printed.",
    discussion: """
      Reads what recursiveDescription printed in your simulator or on your device, lays the source
      out at the width of that hierarchy, and prints both frames of each view, what differs by more
      than half a point, and why: another text, letters of another width, another text size or
      version of iOS, margins and safe area, or the constraints themselves. Other versions of iOS,
      text sizes and devices are tried, and the option that makes most views agree is named. A cell
      may be printed alone or within its table. The exit code is 0 when all views agree, 1 when one
      differs or is missing, 2 when an input could not be used.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", values: .sources,
      help: "a cell template, Interface Builder file or Swift file"),
    options: [.dump, .row, .scene] + OptionSyntax.variantOptions + OptionSyntax.contentOptions
      + [.target, .allowRead, .json],
    examples: [
      .init(
        line: "plumb verify MailCell.xib --hierarchy dump.txt",
        purpose: "what (lldb) expr -l objc -O -- [cell recursiveDescription] printed"),
      .init(
        line: "plumb verify MailCell.xib --hierarchy dump.txt --set subjectLabel='Lunch?'",
        purpose: "with the text that the app showed"),
      .init(
        line: "plumb verify Templates/mail.yaml --hierarchy dump.txt --row 1 --json",
        purpose: "one row of a template, for programs"),
    ])
}

extension OptionSyntax {
  fileprivate static let dump = OptionSyntax(
    name: "hierarchy", placeholder: "FILE", values: .files([]),
    help: "what recursiveDescription of the cell, or of a view around it, printed")
}
