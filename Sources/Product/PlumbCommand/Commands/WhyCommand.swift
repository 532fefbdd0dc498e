import Foundation
import PlumbKit

/// `plumb why`: the constraints that make an attribute what it is.
struct WhyCommand: Command, Equatable {
  let file: String
  let questions: [WhyQuestion]
  let scene: String?
  let request: LayoutRequest
  let isJSON: Bool
  /// Whether each of many answers is printed whole.
  let hasDetails: Bool
  /// A folder of fonts in place of the project's.
  let fonts: String?
  /// Whether constraints that add nothing are listed, however many.
  let alignments: WhyAnswer.AlignmentList

  var hosting: HostRequest? { HostRequest([file]) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.operands.count >= 2 else {
      throw .missingOperand("VIEW.ATTRIBUTE", command: "why")
    }
    file = arguments.operands[0]
    let row = try arguments.value(of: .row, as: .text("a row"))
    var questions: [WhyQuestion] = []
    for text in arguments.operands.dropFirst() {
      guard let question = WhyQuestion(text, row: row) else {
        throw .unknownWord(
          option: "VIEW.ATTRIBUTE", value: text,
          choices: WhyQuestion.Attribute.allCases.map { "VIEW.\($0.rawValue)" })
      }
      questions.append(question)
    }
    self.questions = questions
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    request = try LayoutRequest(arguments)
    fonts = try arguments.fonts
    isJSON = arguments.contains(.json)
    hasDetails = arguments.contains(.details)
    if hasDetails, !isJSON {
      throw .lacking("--details", needs: "--json", reason: "they are for programs")
    }
    alignments = arguments.contains(.allConstraints) ? .all : .few
  }

  /// Answers in each variant.
  func run(_ console: Console) -> ExitCode {
    FileRun(console, fonts: fonts)([file]) { session, file throws(PlumbError) in
      let finder = WhyFinder(session)
      var lines = AppearanceLines()
      var known: [(line: Int, answer: WhyAnswer)] = []
      for result in try finder.answers(to: questions, in: file, scene: scene, request) {
        for answer in try result.get() {
          if isJSON {
            let (number, isKnown) = lines.number(of: answer.json)
            let partial = hasDetails || isKnown ? nil : answer.json(likeOneOf: known)
            lines.add(answer.json, partial: partial, in: answer.appearance)
            if !isKnown { known.append((number, answer)) }
          } else {
            console.output(Array((answer.text(listing: alignments) + "\n").utf8))
          }
        }
      }
      lines.flush(to: console.output)
    }
  }

  static let syntax = CommandSyntax(
    name: "why", summary: "Explains why a view is where it is, or as large as it is.",
    discussion: """
      Prints the constraints on which a value rests as a sum that adds up: constants, margins,
      contents, and how often each counts; then what one more line of text would change, and for
      the height of a row what ends outside it all the same. Places are in the superview's
      coordinates, in points. Views of a .xib go by outlet, label, accessibility identifier or text,
      in any of its cells or in one, as in Mail.titleLabel.x; without a width or device it is laid
      out at its stored sizes, as plumb frames prints it.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRepeatable: true, spelling: "FILE VIEW.ATTRIBUTE...",
      values: .sources,
      help: "a cell template or Interface Builder file; and what is asked: x, y, width, height,"
        + " leading, trailing, left, right, top, bottom, centerX or centerY of a view, or"
        + " cell.height"),
    options: [.row, .scene] + OptionSyntax.variantOptions + OptionSyntax.contentOptions
      + [.allConstraints, .swift, .target, .allowRead, .json, .details],
    examples: [
      "plumb why Templates/mail.yaml cell.height --row 1": "why the second row is as tall as it is",
      "plumb why Templates/mail.yaml body.width --row 0.1 --width 320 --json": "for programs",
      "plumb why Cell.xib titleLabel.x": "a view by its outlet, at the size that the file stores",
      "plumb why Cell.xib --scene Mail contentView.height":
        "a cell of an Interface Builder file, by its reuse identifier",
    ])
}

extension OptionSyntax {
  static let row = OptionSyntax(
    name: "row", placeholder: "N",
    help:
      "the row: section.row as printed, its number over all sections, both counted from 0, or the"
      + " reuse identifier of a .xib's cell (the first)")
  fileprivate static let allConstraints = OptionSyntax(
    name: "all", help: "list every constraint that carries the value without adding to it")
}
