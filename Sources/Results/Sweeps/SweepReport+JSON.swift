import JSONWriting
import Linting
import UIKitCore

extension SweepReport {
  /// One object on a line: `file`, the widths, `pieces` and `findings`. Keys are in alphabetical
  /// order. A length is `[constant, slope]`: at a width it is `constant + slope × width`.
  public var json: [UInt8] {
    let document = Document(
      file: file, from: cases.first?.widths.first, to: cases.first?.widths.last,
      pieces: cases.flatMap { sweptCase in
        sweptCase.rows.flatMap { row in
          row.pieces.map { Piece($0, row, sweptCase) }
        }
      },
      findings: cases.flatMap { sweptCase in
        sweptCase.rows.flatMap { row in row.findings.map { Item($0, sweptCase) } }
      })
    return StableJSON.line(document)
  }

  private struct Document: Encodable {
    let file: String
    let from: Double?
    let to: Double?
    let pieces: [Piece]
    let findings: [Item]
  }

  private struct Piece: Encodable {
    let row: String
    let textSize: String
    let language: String?
    let appearance: String
    let direction: String
    let from: Double
    let to: Double
    let height: [Double]
    let views: [View]

    init(_ piece: SweepPiece, _ row: SweepRow, _ sweptCase: SweepCase) {
      self.row = row.id
      textSize = sweptCase.textSize
      language = sweptCase.language
      appearance = sweptCase.appearance.word
      direction = sweptCase.direction.word
      from = piece.widths.lowerBound
      to = piece.widths.upperBound
      height = piece.height.parts
      views = piece.views.map(View.init)
    }
  }

  private struct View: Encodable {
    let id: String
    let x: [Double]
    let y: [Double]
    let width: [Double]
    let height: [Double]
    /// Of a view that keeps its own size: its width and height.
    let size: [Double]?
    let lineEnds: [Int]?

    init(_ view: SweepPiece.View) {
      id = view.id
      x = view.x.parts
      y = view.y.parts
      width = view.width.parts
      height = view.height.parts
      size = view.ownSize.map { [$0.width, $0.height] }
      lineEnds = view.lineEnds.isEmpty ? nil : view.lineEnds
    }
  }

  private struct Item: Encodable {
    let rule: String
    let severity: String
    let row: String
    let view: String
    let partner: String?
    let textSize: String
    let language: String?
    let appearance: String
    let direction: String
    let from: Double
    let to: Double
    let worst: Double
    let message: String
    let file: String
    let line: Int
    let column: Int

    init(_ finding: SweepFinding, _ sweptCase: SweepCase) {
      rule = finding.finding.rule
      severity = finding.finding.severity.rawValue
      row = finding.row
      view = finding.view
      partner = finding.partner.isEmpty ? nil : finding.partner
      textSize = sweptCase.textSize
      language = sweptCase.language
      appearance = sweptCase.appearance.word
      direction = sweptCase.direction.word
      from = finding.widths.lowerBound
      to = finding.widths.upperBound
      worst = finding.worst
      message = finding.finding.message
      file = finding.finding.location.file
      line = finding.finding.location.line
      column = finding.finding.location.column
    }
  }
}

extension LinearLength {
  fileprivate var parts: [Double] { [constant, slope] }
}
