import PlumbKit

/// `plumb verify`: what the user's own simulator printed or drew, against the layout of a source.
struct VerifyCommand: Command, Equatable {
  enum Reference: Equatable {
    case hierarchy(String)
    case picture(String)
  }

  let file: String
  let reference: Reference
  let row: String?
  let scene: String?
  let request: LayoutRequest
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let hierarchy = try arguments.value(of: .dump, as: .text("a file"))
    let picture = try arguments.value(of: .drawing, as: .text("a file"))
    switch (hierarchy, picture) {
    case (let hierarchy?, nil): reference = .hierarchy(hierarchy)
    case (nil, let picture?): reference = .picture(picture)
    case (nil, nil):
      throw .lacking(
        "verify", needs: "--hierarchy FILE or --picture FILE",
        reason: "the source is held against it")
    case (_?, _?):
      throw .conflicting(
        "--hierarchy", with: "--picture", reason: "a source is held against one of them")
    }
    guard arguments.operands.count == 1 else {
      throw .missingOperand("one FILE", command: "verify")
    }
    file = arguments.operands[0]
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
      switch reference {
      case .hierarchy(let hierarchy):
        let result = try session.verify(
          file, against: hierarchy, row: row, scene: scene, request)
        agrees = result.agrees
        console.output(isJSON ? result.json : Array(result.text.utf8))
      case .picture(let picture):
        let result = try session.verify(
          file, againstPicture: picture, row: row, scene: scene, request)
        agrees = result.agrees
        console.output(isJSON ? result.json : Array(result.text.utf8))
      }
    }
    // Conflicts are not what was asked for; those of the comparison are.
    guard code != .failure else { return code }
    return agrees ? .success : .findings
  }

  static let syntax = CommandSyntax(
    name: "verify",
    summary: "Compares a source with the frames or the picture of a simulator.",
    discussion: """
      Reads what recursiveDescription printed in your simulator or on your device, lays the source
      out at the width of that hierarchy, and prints both frames of each view, what differs by more
      than half a point, and why: another text, letters of another width, another text size or
      version of iOS, margins and safe area, or the constraints themselves. Other versions of iOS,
      text sizes and devices are tried, and the option that makes most views agree is named. A cell
      may be printed alone or within its table.

      With --picture it draws the source at the width and scale of a picture that a simulator drew,
      and prints where both differ in points: the height of the row, the number of lines, where
      the ink of each text and image begins and ends, lines, and flat colours. The shapes of letters
      do not count: edges may differ by half a point and 0.5 % of the width. What nobody said of
      the picture, its scale for example, is assumed and printed. The exit code is 0 when all agrees,
      1 when something differs or is missing, 2 when an input could not be used.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", values: .sources,
      help: "a cell template, Interface Builder file or Swift file"),
    options: [.dump, .drawing, .row, .scene] + OptionSyntax.variantOptions
      + OptionSyntax.contentOptions
      + [.swift, .target, .allowRead, .json],
    examples: [
      "plumb verify MailCell.xib --hierarchy dump.txt":
        "what (lldb) expr -l objc -O -- [cell recursiveDescription] printed",
      "plumb verify MailCell.xib --hierarchy dump.txt --set subjectLabel='Lunch?'":
        "with the text that the app showed",
      "plumb verify Templates/mail.yaml --hierarchy dump.txt --row 1 --json":
        "one row of a template, for programs",
      "plumb verify FeedCell.swift --picture FeedCell@2x.png":
        "a reference that a snapshot test recorded on a Mac",
    ])
}

extension OptionSyntax {
  fileprivate static let dump = OptionSyntax(
    name: "hierarchy", placeholder: "FILE", values: .files([]),
    help: "what recursiveDescription of the cell, or of a view around it, printed")
  fileprivate static let drawing = OptionSyntax(
    name: "picture", placeholder: "FILE", values: .files(["png", "jpg", "jpeg"]),
    help: "what a simulator drew of the cell; NAME@2x.png has two pixels to a point")
}
