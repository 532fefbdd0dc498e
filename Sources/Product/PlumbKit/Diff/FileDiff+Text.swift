import LayoutChanges
import LayoutTree

extension FileDiff {
  /// The differences as lines of text: a heading for each cell, what happens in every variant, then
  /// what happens at each width. Empty where nothing differs.
  ///
  /// ```
  /// PhotoCell.xib: photo (KGk-i7-Jjw)
  ///   title.text "Title" -> "A longer title"
  ///   at 320 pt
  ///     height 44 -> 64.5
  ///     title.height 20.5 -> 41
  /// ```
  public var text: String {
    cells.flatMap { lines($0) }.map { VisibleText.line($0) + "\n" }.joined()
  }

  private func lines(_ cell: Cell) -> [String] {
    let heading = "\(title): \(cell.headingOfAll)"
    switch cell.fate {
    case .added, .removed:
      return ["\(heading) \(cell.fate.rawValue)\(cell.size)"]
    case .changed:
      let common = cell.common
      let known = Set(common)
      return [heading] + SceneChange.lines(common).map { "  \($0)" }
        + cell.variants.flatMap { variant, diff -> [String] in
          let own = diff.changes.filter { !known.contains($0) }
          return own.isEmpty
            ? []
            : ["  at \(variant.spoken)"] + SceneChange.lines(own).map { "    \($0)" }
        }
    }
  }
}

extension FileDiff.Cell {
  /// The heading, and the rows to which the same happens.
  fileprivate var headingOfAll: String { heading + alike }

  /// The heading without an object id, and the rows to which the same happens: for pictures.
  var shortHeading: String {
    (variants.first?.diff.cell?.title(withID: false) ?? heading) + alike
  }

  /// ` and 3 more rows alike`.
  private var alike: String {
    guard let first = others.first else { return "" }
    return others.count > 1 ? andMore(others.count, of: " rows alike") : " and \(first)"
  }

  /// `, 320 × 87`.
  fileprivate var size: String {
    guard let entry = variants.first, let layout = entry.diff.cell?.compared.layout else {
      return ""
    }
    return ", \(readable(entry.variant.width)) × \(readable(layout.height))"
  }
}

extension LayoutVariant {
  /// `320 pt`, `iPhone 15, dark`.
  fileprivate var spoken: String {
    ([caption] + remarks.filter { $0 != caption }).joined(separator: ", ")
  }
}

extension FileDiff {
  /// The differences for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] {
    StableJSON.answer(["file": title, "same": isSame, "cells": cells.map(Self.json)] as JSONObject)
  }

  private static func json(_ cell: Cell) -> JSONObject {
    [
      "id": cell.id, "name": cell.heading, "fate": cell.fate.rawValue, "alike": cell.others,
      "variants": cell.variants.map { variant, diff -> JSONObject in
        let fields: JSONObject = [
          "variant": variant.suffix, "appearance": variant.appearance.word,
          "oldHeight": diff.old?.compared.layout.height,
          "newHeight": diff.new?.compared.layout.height, "changes": diff.changes.map(json),
        ]
        return variant.json + fields
      },
    ]
  }

  private static func json(_ change: SceneChange) -> JSONObject {
    let subject: (of: String, id: String?, name: String?) =
      switch change.subject {
      case .scene: ("cell", nil, nil)
      case .view(let id, let name): ("view", id, name)
      case .constraint(let id, let equation): ("constraint", id, equation)
      }
    let effect: (kind: String, what: String?, from: (any Encodable)?, to: (any Encodable)?) =
      switch change.effect {
      case .added(let what): ("added", what, nil, nil)
      case .removed(let what): ("removed", what, nil, nil)
      case .redrawn: ("redrawn", nil, nil, nil)
      case .changed(let aspect, let from, let to): ("changed", aspect.name, from?.json, to?.json)
      }
    return [
      "kind": effect.kind, "of": subject.of, "id": subject.id, "name": subject.name,
      "what": effect.what, "from": effect.from, "to": effect.to, "text": change.text,
    ]
  }
}

extension SceneDeclaration.Value {
  fileprivate var json: any Encodable {
    switch self {
    case .number(let number): number
    case .text(let text), .word(let text): text
    }
  }
}
