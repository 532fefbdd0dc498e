import CollectionAlgorithms
import JSONWriting
import Linting
import UIKitCore

extension SweepReport {
  /// One object on a line: `file`, the widths, `coverage` (what was looked at), `findings`, and
  /// `pieces` where they are wanted. Keys are in alphabetical order. A length is
  /// `[constant, slope]`: at a width it is `constant + slope × width`.
  public func json(withPieces: Bool) -> [UInt8] { json(withPieces: withPieces) { _ in [] } }

  /// The same with repairs as edits. `edits`: writes changes of the file.
  package func json(
    withPieces: Bool, edits: ([SourceChange]) -> [TextEdit]
  ) -> [UInt8] {
    StableJSON.answer(
      [
        "file": file, "from": cases.first?.widths.first, "to": cases.first?.widths.last,
        "coverage": coverage, "pieces": withPieces ? pieces : nil,
        "findings": sharedFindings(edits),
      ] as JSONObject)
  }

  /// What was looked at, so that no finding says something too.
  private var coverage: JSONObject {
    [
      "textSizes": cases.map(\.textSize).uniqued(),
      "languages": cases.compactMap(\.language).uniqued(),
      "directions": cases.map(\.direction.word).uniqued(),
      "appearances": cases.map(\.appearance.word).uniqued(),
      "rows": cases.map(\.rows.count).max() ?? 0,
      "layouts": cases.reduce(0) { $0 + $1.rows.count * $1.widths.count },
    ]
  }

  /// The findings. What several appearances have in common is said once, with their list, and so is
  /// a hint with its repair: findings after the first one leave them out.
  private func sharedFindings(_ edits: ([SourceChange]) -> [TextEdit]) -> [JSONObject] {
    var places: [[UInt8]: Int] = [:]
    var found: [(finding: JSONObject, appearances: [String])] = []
    var hints: Set<String> = []
    for sweptCase in cases {
      for finding in sweptCase.rows.flatMap(\.findings) {
        let object = Self.json(finding, sweptCase)
        let place = places[StableJSON.fragment(object), default: found.count]
        if place == found.count {
          places[StableJSON.fragment(object)] = place
          let hint = finding.finding.hint.flatMap { hints.insert($0).inserted ? $0 : nil }
          var repair = hint == nil ? nil : finding.finding.repair
          if let changes = repair?.changes { repair?.edits = edits(changes) }
          found.append((object + ["hint": hint, "repair": repair?.json], []))
        }
        found[place].appearances.append(sweptCase.appearance.word)
      }
    }
    return found.map {
      $0.finding + ["appearance": $0.appearances.first, "appearances": $0.appearances]
    }
  }

  private var pieces: [JSONObject] {
    cases.flatMap { sweptCase in
      sweptCase.rows.flatMap { row in row.pieces.map { Self.json($0, row, sweptCase) } }
    }
  }

  private static func json(
    _ piece: SweepPiece, _ row: SweepRow, _ sweptCase: SweepCase
  ) -> JSONObject {
    [
      "row": row.id,
      "textSize": sweptCase.textSize,
      "language": sweptCase.language,
      "appearance": sweptCase.appearance.word,
      "direction": sweptCase.direction.word,
      "from": piece.widths.lowerBound,
      "to": piece.widths.upperBound,
      "height": piece.height.parts,
      "views": piece.views.map(json),
    ]
  }

  /// `size` is the width and height of a view that keeps its own size.
  private static func json(_ view: SweepPiece.View) -> JSONObject {
    [
      "id": view.id,
      "x": view.x.parts,
      "y": view.y.parts,
      "width": view.width.parts,
      "height": view.height.parts,
      "size": view.ownSize.map { [$0.width, $0.height] },
      "lineEnds": view.lineEnds.isEmpty ? nil : view.lineEnds,
    ]
  }

  private static func json(_ swept: SweepFinding, _ sweptCase: SweepCase) -> JSONObject {
    let finding = swept.finding
    return [
      "rule": finding.rule,
      "severity": finding.severity.rawValue,
      "row": swept.row,
      "view": swept.view,
      "partner": swept.partner.isEmpty ? nil : swept.partner,
      "textSize": sweptCase.textSize,
      "language": sweptCase.language,
      "direction": sweptCase.direction.word,
      "from": swept.widths.lowerBound,
      "to": swept.widths.upperBound,
      "worst": swept.worst,
      "message": finding.message,
      "file": finding.location.file,
      "line": finding.location.line,
      "column": finding.location.column,
    ]
  }
}

extension LinearLength {
  fileprivate var parts: [Double] { [constant, slope] }
}
