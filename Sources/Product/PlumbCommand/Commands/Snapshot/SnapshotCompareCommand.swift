import ImageCoding
import PlumbKit

/// `plumb snapshot compare`: two picture files, held against each other as references are.
struct SnapshotCompareCommand: Command, Equatable {
  let expected: String
  let actual: String
  let difference: String?
  let isExact: Bool
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.operands.count == 2 else {
      throw .operandCount(
        arguments.operands.count, expected: "EXPECTED ACTUAL", command: "snapshot compare")
    }
    (expected, actual) = (arguments.operands[0], arguments.operands[1])
    difference = try arguments.value(of: .difference, as: .text("a path"))
    isExact = arguments.contains(.exact)
    isJSON = arguments.contains(.json)
  }

  /// Compares them and prints what differs.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      let comparison = try PictureFileComparison(
        expected: expected, actual: actual, difference: difference,
        tolerance: isExact ? .exact : .standard)
      console.output(isJSON ? comparison.json : Array(comparison.text.utf8))
      return comparison.isAccepted ? .success : .findings
    } catch {
      return console.fail(error)
    }
  }

  static let syntax = CommandSyntax(
    name: "snapshot compare", summary: "Compares two pictures as references are compared.",
    discussion: """
      Prints how many pixels differ, by how much of the way from black to white, and where. What
      another version of a library makes of the edges of letters is not a difference; a label
      that moved, a line that vanished or another colour is, however large the picture. The exit
      code is 0 when the pictures are the same to the eye, 1 when they are not, 2 when one could
      not be read.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRepeatable: true, spelling: "EXPECTED ACTUAL",
      values: .files(["png", "jpg", "jpeg"]), help: "the two pictures, PNG or JPEG"),
    options: [.difference, .exact, .json],
    examples: [
      "plumb snapshot compare old.png new.png --diff diff.png": "what differs, and a picture of it",
      "plumb snapshot compare old.png new.png --exact": "every pixel that differs",
    ])
}

extension OptionSyntax {
  static let difference = OptionSyntax(
    name: "diff", placeholder: "PATH", values: .path,
    help: "a PNG that shows where they differ; written when they do (no picture)")
  static let exact = OptionSyntax(
    name: "exact", help: "tolerate nothing: one level of one channel is a difference")
}
