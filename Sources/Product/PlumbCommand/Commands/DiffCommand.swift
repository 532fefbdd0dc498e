import CellSources
import PlumbKit

/// `plumb diff`: two versions of a file to what the change does.
struct DiffCommand: Command, Equatable {
  let request: DiffRequest
  let isJSON: Bool
  /// A folder of fonts in place of the project's.
  let fonts: String?
  /// Whether Git has called: it takes any exit code but 0 for a crash, and stops.
  fileprivate let isCalledByGit: Bool
  /// A file without two versions: one that a merge has left in conflict.
  fileprivate let isUnmerged: Bool
  /// Whether Swift files that Git names run: a `.gitattributes` chooses them.
  fileprivate let compilesForGit: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    isJSON = arguments.contains(.json)
    fonts = try arguments.fonts
    isCalledByGit = arguments.contains(.git)
    let versions = try GitVersions(arguments.operands, isCalledByGit: isCalledByGit)
    isUnmerged = versions.isUnmerged
    compilesForGit = arguments.contains(.swift)
    let output = try PictureOutput(arguments, otherwise: .nowhere)
    request = DiffRequest(
      old: versions.old, new: versions.new,
      name: try arguments.value(of: .path, as: .text("the path of a file")) ?? versions.name,
      layout: try LayoutRequest(arguments),
      scene: try arguments.value(of: .scene, as: .text("an object id or reuse identifier")),
      output: output.destination, format: output.format)
    if isJSON, output.destination == .stream {
      throw .conflicting("--json", with: "--output -", reason: "both go to standard output")
    }
  }

  /// Both versions of a Swift file are in one host, in a module each.
  var hosting: HostRequest? {
    guard !isUnmerged, !leavesSwiftAlone else { return nil }
    let versions = [request.new, request.old].filter { $0 != DiffRequest.nothing }
    guard var hosting = HostRequest(versions) else { return nil }
    hosting.operands = Array(versions.prefix(1))
    hosting.former = Array(versions.dropFirst())
    hosting.replaced = request.name.map { [$0] } ?? []
    if isCalledByGit { hosting.failureCode = .success }
    return hosting
  }

  private var leavesSwiftAlone: Bool {
    isCalledByGit && !compilesForGit
      && [request.new, request.old].contains(where: CellSource.isSwift)
  }

  /// Compares the versions and prints what differs.
  func run(_ console: Console) -> ExitCode {
    if isUnmerged {
      console.print("\(request.new): in conflict, two versions to compare come with the merge")
      return .success
    }
    if leavesSwiftAlone {
      console.print(
        "\(request.title): Swift files were left alone; 'plumb diff --git --swift' compiles and runs"
          + " both versions")
      return .success
    }
    var result: FileDiff?
    var picture: DrawnPicture?
    let code = FileRun(console, fonts: fonts, isQuiet: true, show: { picture = $0 })(
      [request.title]
    ) { session, _ throws(PlumbError) in
      result = try FileComparer(session).diff(request)
    }
    guard let result, code != .failure else { return isCalledByGit ? .success : .failure }
    if let picture {
      console.picture(picture.bytes)
    } else {
      console.output(isJSON ? result.json : Array(result.text.utf8))
    }
    return isCalledByGit || result.isSame ? .success : .findings
  }
}

/// Which two versions the operands name, by hand or as Git gives them.
private struct GitVersions {
  var old = ""
  var new = ""
  var name: String?
  var isUnmerged = false

  /// Git calls an external diff with `path old-file old-hex old-mode new-file new-hex new-mode`,
  /// with the new path and a line about it after a rename, and with the path alone for what is
  /// unmerged (git(1), `GIT_EXTERNAL_DIFF`).
  init(_ operands: [String], isCalledByGit: Bool) throws(ArgumentError) {
    switch (operands.count, isCalledByGit) {
    case (2, false): (old, new) = (operands[0], operands[1])
    case (7..., true): (name, old, new) = (operands[0], operands[1], operands[4])
    case (1, true): (new, isUnmerged) = (operands[0], true)
    case (let count, false):
      throw .operandCount(count, expected: "OLD NEW", command: "diff")
    case (let count, true):
      throw .operandCount(
        count, expected: "PATH OLD OLD-HEX OLD-MODE NEW NEW-HEX NEW-MODE", command: "diff --git")
    }
    if isCalledByGit, operands.count > 7 { name = operands[7] }
  }
}

extension DiffCommand {
  static let syntax = CommandSyntax(
    name: "diff", summary: "Shows what a change to a file does to its cells.",
    discussion: """
      Lays both versions out and prints for each cell that differs: its height, views that were
      added, removed, moved or resized, texts and other properties, constraints with their
      constants and priorities. With --output also a picture, before beside after, each view
      that differs marked. Views are matched by object id, then by their labels in Interface
      Builder; the order of elements, stored frames and what another Xcode writes do not count.

      The exit code is 0 when nothing differs, 1 when something does, 2 when a version could not
      be used. With --git it is 0 but for bad usage, because Git takes any other for a crash.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRepeatable: true, spelling: "OLD NEW",
      values: .sources,
      help: "two versions of a .xib, .storyboard, .swift or template; /dev/null for one that does"
        + " not exist, - for standard input"),
    options: OptionSyntax.variantOptions + [
      .scene, .format, .extraPicture, .follow, .path, .git, .swift, .target, .allowRead, .json,
    ],
    examples: [
      "plumb diff old/PhotoCell.xib PhotoCell.xib": "what differs, as text",
      "plumb diff old/Mail.xib Mail.xib -w 320 -w 568 -o mail.png":
        "text, and a picture for the pull request",
      "git show HEAD:Mail.xib | plumb diff - Mail.xib": "what is not committed yet",
      "git show HEAD:FeedCell.swift | plumb diff - FeedCell.swift":
        "the same of a Swift cell: both versions are compiled",
      "git config diff.plumb.command 'plumb diff --git'":
        "with '*.xib diff=plumb' in .gitattributes: git diff shows layouts",
    ])
}

extension OptionSyntax {
  /// `--output` of commands whose answer is a text.
  static let extraPicture = OptionSyntax(
    name: "output", short: "o", placeholder: "PATH", values: .path,
    help:
      "a picture as well: its file, a folder for it, or - for standard output in place of the text"
      + " (no picture)")
  static let path = OptionSyntax(
    name: "path", placeholder: "PATH", values: .path,
    help: "what the file is called where OLD and NEW are copies; data and images of a template are"
      + " looked for beside it")
  static let git = OptionSyntax(
    name: "git", help: "the arguments are those that Git gives to an external diff")
}
