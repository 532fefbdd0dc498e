import Diagnostics
import PlumbKit

/// `plumb diff`: two versions of a file to what the change does.
struct DiffCommand: Command, Equatable {
  let request: DiffRequest
  let isJSON: Bool
  /// Whether Git has called: it takes any exit code but 0 for a crash, and stops.
  let isCalledByGit: Bool
  /// A file without two versions: one that a merge has left in conflict.
  let isUnmerged: Bool

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    isJSON = arguments.contains(.json)
    isCalledByGit = arguments.contains(.git)
    let versions = try GitVersions(arguments.operands, isCalledByGit: isCalledByGit)
    isUnmerged = versions.isUnmerged
    let output = try PictureOutput(arguments, otherwise: .nowhere)
    request = DiffRequest(
      old: versions.old, new: versions.new,
      name: try arguments.value(of: .path, as: .text("the path of a file")) ?? versions.name,
      layout: try LayoutRequest(arguments),
      scene: try arguments.value(of: .scene, as: .text("an object id or reuse identifier")),
      output: output.place, format: output.format)
    if isJSON, output.place == .stream {
      throw .conflicting("--json", with: "--output -", reason: "both go to standard output")
    }
  }

  /// Compares the versions and prints what differs.
  func run(_ console: Console) -> ExitCode {
    if isUnmerged {
      console.print("\(request.new): in conflict, two versions to compare come with the merge")
      return .success
    }
    var result: FileDiff?
    var picture: DrawnPicture?
    let code = FileRun(console, isQuiet: true, show: { picture = $0 })([request.title]) {
      session, _ throws(PlumbError) in
      result = try session.diff(request)
    }
    guard let result, code != .failure else { return isCalledByGit ? .success : .failure }
    if let picture {
      console.output(picture.bytes)
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

  /// Git calls an external diff with `path old-file old-hex old-mode new-file new-hex new-mode`, with the new
  /// path and a line about it after a rename, and with the path alone for what is unmerged (git(1),
  /// `GIT_EXTERNAL_DIFF`).
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
