import Foundation
import LayoutTree
import Linting
import Sweeps
import UIKitCore
import ViewDrawing

/// Reads a swept row into the data of an inspector page: for each piece its rectangles, its
/// drawing, and why every frame is what it is.
///
/// A piece is laid out again at its ends, since what is linear follows from two widths.
final class RowInspection {
  private let swept: SweptCell
  private let pool: InspectorPool
  private let drawer: RowDrawer
  private let silencedRules: Set<String>
  private let views: ViewNames
  private lazy var lines = DeclaredLines(swept.declaration())

  init(
    _ swept: SweptCell, _ pool: InspectorPool, _ assets: SceneAssets, silencing rules: Set<String>
  ) {
    self.swept = swept
    self.pool = pool
    silencedRules = rules
    views = ViewNames(of: swept.cell)
    drawer = RowDrawer(swept, pool, assets, views)
  }

  func row() -> InspectorModel.Row {
    var texts: [InspectorModel.Row.Text] = []
    let pieces = swept.row.pieces.flatMap { piece -> [InspectorModel.Piece] in
      let first = sample(piece.widths.lowerBound)
      let isOne = piece.widths.lowerBound == piece.widths.upperBound
      let last = isOne ? first : sample(piece.widths.upperBound)
      if texts.isEmpty { texts = self.texts(of: first.scene) }
      return parts(of: piece, first, last).map { self.piece($0.piece, $0.first, $0.last) }
    }
    return InspectorModel.Row(
      id: swept.row.id, cell: swept.row.cell, texts: texts, pieces: pieces,
      findings: swept.row.findings.map(finding),
      header: drawer.section(.sectionHeader(section: swept.path.section)),
      footer: drawer.section(.sectionFooter(section: swept.path.section)))
  }

  private func texts(of scene: LayoutTree.Scene) -> [InspectorModel.Row.Text] {
    scene.views.enumerated().compactMap { index, view in
      view.text.map { .init(item: index, text: $0) }
    }
  }

  private func finding(_ finding: SweepFinding) -> InspectorModel.Finding {
    let item = views.entries.firstIndex { entry in
      entry.view.objectID == finding.view || entry.id == finding.view
        || entry.id == finding.subject
    }
    return InspectorModel.Finding(
      rule: finding.finding.rule, severity: finding.finding.severity.rawValue,
      subject: finding.subject, statement: finding.statement, message: finding.finding.sentence,
      item: item, from: finding.widths.lowerBound, to: finding.widths.upperBound,
      worst: finding.worst, line: finding.finding.location.line)
  }

  // MARK: Pieces

  /// The row as it is laid out at a width.
  private struct Sample {
    let width: Double
    let scene: LayoutTree.Scene
    let cell: CGRect
    let answers: [FrameAnswers]
    let rowHeight: Addends?
    /// The summands of row and frames, without lengths: equal for the same constraints.
    let summands: [[Summand]]
    /// The labels that show less than their text, by the index of the item.
    let cut: Set<Int>

    /// The cell in the table, its height aside.
    var shownCell: LayoutTree.Rectangle<Sample> {
      .init(x: Double(cell.minX), y: 0, width: Double(cell.width), height: 0)
    }
  }

  private struct FrameAnswers {
    let x, y, width, height: Addends?
  }

  /// A summand without its length.
  private struct Summand: Hashable {
    let subject: String
    let kind: WhyAnswer.Part.Kind
    let factor: Double
  }

  /// The addends of a length without rounding, which the page finds as the rest.
  private struct Addends {
    let parts: [WhyAnswer.Part]
    let summands: [Summand]

    init(_ answer: WhyAnswer) {
      parts = answer.parts.filter { $0.kind != .rounding }
      summands = parts.map { part in
        Summand(
          subject: part.subject, kind: part.kind, factor: RowInspection.rounded(part.factor))
      }
    }

    /// The summands in an order that no length decides.
    var sorted: [Summand] {
      summands.sorted {
        ($0.subject, $0.kind.rawValue, $0.factor) < ($1.subject, $1.kind.rawValue, $1.factor)
      }
    }
  }

  private func sample(_ width: Double) -> Sample {
    swept.layOut(CGFloat(width))
    let row = LaidOutRow(
      swept.cell, at: swept.path, number: 0, in: swept.table, width: width,
      silencing: silencedRules)
    let scene = RowReader.scene(of: swept.cell, at: swept.path, .everything)
    let reader = WhyReader(row)
    let answer = { (view: String, attribute: WhyQuestion.Attribute) in
      reader.answer(WhyQuestion(view: view, attribute: attribute), withRanges: false)
        .map(Addends.init)
    }
    let answers = views.entries.map { entry in
      FrameAnswers(
        x: answer(entry.id, .x), y: answer(entry.id, .y), width: answer(entry.id, .width),
        height: answer(entry.id, .height))
    }
    let rowHeight = answer("cell", .height)
    let all = [rowHeight] + answers.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    return Sample(
      width: width, scene: scene, cell: swept.cell.frame, answers: answers, rowHeight: rowHeight,
      summands: all.map { $0?.sorted ?? [] },
      cut: Set(views.entries.indices.filter { (views.entries[$0].view as? UILabel)?.isCut == true })
    )
  }

  /// Parts of one piece; beyond them a sum stays unexplained.
  private static let mostParts = 12

  /// A piece in parts in each of which the same summands add up, so that every frame has a sum at
  /// every width. Frames can stay on one line while another constraint takes over.
  private func parts(
    of piece: SweepPiece, _ first: Sample, _ last: Sample
  ) -> [(piece: SweepPiece, first: Sample, last: Sample)] {
    var parts: [(piece: SweepPiece, first: Sample, last: Sample)] = []
    var from = first
    func add(to end: Sample) {
      var part = piece
      part.widths = from.width...end.width
      parts.append((part, from, end))
    }
    while from.summands != last.summands, parts.count < Self.mostParts {
      var (same, other) = (from, last)
      var (low, high) = (swept.widths.number(of: from.width), swept.widths.number(of: last.width))
      while high - low > 1 {
        let middle = sample(swept.widths[(low + high) / 2])
        if middle.summands == from.summands {
          (same, low) = (middle, (low + high) / 2)
        } else {
          (other, high) = (middle, (low + high) / 2)
        }
      }
      add(to: same)
      from = other
    }
    add(to: last)
    return parts
  }

  private func piece(
    _ piece: SweepPiece, _ first: Sample, _ last: Sample
  ) -> InspectorModel.Piece {
    let rects = piece.views.map { view in
      pool.rect(
        .init(
          x: line(view.x), y: line(view.y), width: line(view.width), height: line(view.height)))
    }
    let guides = zip(guides(of: first.scene), guides(of: last.scene)).map { one, other in
      rect(one.frame, other.frame, first, last)
    }
    let cell = rect(first.shownCell, last.shownCell, first, last)
    let sums = zip(first.answers, last.answers).map { one, other in
      InspectorModel.FrameSums(
        x: sum(one.x, other.x, first, last), y: sum(one.y, other.y, first, last),
        width: sum(one.width, other.width, first, last),
        height: sum(one.height, other.height, first, last))
    }
    return InspectorModel.Piece(
      from: piece.widths.lowerBound, to: piece.widths.upperBound, height: line(piece.height),
      cell: cell, structure: pool.structure(structure(of: first.scene)), rects: rects + guides,
      ownSizes: piece.views.enumerated().compactMap { index, view in
        view.ownSize.map { .init(item: index, width: $0.width, height: $0.height) }
      },
      details: first.scene.views.indices.map { index in
        var details = details(first.scene.views[index], last.scene.views[index], first, last)
        details.isCut = first.cut.contains(index) ? true : nil
        return pool.details(details)
      },
      sums: sums, heightSum: sum(first.rowHeight, last.rowHeight, first, last),
      failing: first.scene.constraints.indices.filter { index in
        let constraint = first.scene.constraints[index]
        return constraint.isBroken || constraint.violation > Tolerance.visible
      },
      drawings: drawer.drawings(first.width, last.width))
  }

  private func line(_ length: LinearLength) -> Int {
    pool.line(constant: length.constant, slope: length.slope)
  }

  /// The line through a length at both ends of a piece.
  private func line(_ one: Double, _ other: Double, _ first: Sample, _ last: Sample) -> Int {
    var run = LinearRun(at: first.width, [one])
    if last.width > first.width { _ = run.takes([other], at: last.width) }
    return line(run.line(0))
  }

  private func rect<Space>(
    _ one: LayoutTree.Rectangle<Space>, _ other: LayoutTree.Rectangle<Space>, _ first: Sample,
    _ last: Sample
  ) -> Int {
    pool.rect(
      .init(
        x: line(one.x, other.x, first, last), y: line(one.y, other.y, first, last),
        width: line(one.width, other.width, first, last),
        height: line(one.height, other.height, first, last)))
  }

  private func guides(of scene: LayoutTree.Scene) -> [LayoutTree.Guide] {
    scene.views.flatMap { $0.details?.guides ?? [] }
  }

  // MARK: What is known of views

  private func structure(of scene: LayoutTree.Scene) -> InspectorModel.Structure {
    var numbers: [String: Int] = [:]
    var items: [InspectorModel.Item] = []
    for (entry, view) in zip(views.entries, scene.views) {
      numbers[view.id] = items.count
      items.append(
        .init(
          id: view.id, className: view.className, parent: view.parent.flatMap { numbers[$0] },
          line: lines[entry.view], stack: (entry.view as? UIStackView)?.summary))
    }
    for view in scene.views {
      for guide in view.details?.guides ?? [] {
        let owner = numbers[view.id]
        numbers[guide.id] = numbers[guide.id] ?? items.count
        items.append(.init(id: guide.id, className: nil, parent: owner, line: nil))
      }
    }
    let declared = RowReader.shownConstraints(of: views)
    let names = ConstraintNames(views, GuideNames(views))
    let constraints = scene.constraints.enumerated().map { index, constraint in
      let made = index < declared.count ? declared[index] : nil
      var shown = InspectorModel.Constraint(constraint, numbers, line: made.flatMap { lines[$0] })
      if let made, let rule = made.stackRule(naming: names.name) {
        shown.equation = rule
        // A rule of a stack view comes from the line that declares the stack view.
        shown.line = shown.line ?? made.stack.flatMap { lines[$0] }
      }
      return shown
    }
    return InspectorModel.Structure(items: items, constraints: constraints)
  }

  private func details(
    _ view: LayoutTree.View, _ other: LayoutTree.View, _ first: Sample, _ last: Sample
  ) -> InspectorModel.Details {
    let details = view.details ?? .init()
    let ranges = view.ranges.compactMap { range -> InspectorModel.Details.Range? in
      guard let same = other.ranges.first(where: { $0.dimension == range.dimension }) else {
        return nil
      }
      let limit = { (one: Double?, two: Double?) -> Int? in
        guard let one, let two else { return nil }
        return self.line(one, two, first, last)
      }
      return .init(
        dimension: range.dimension.rawValue, least: limit(range.least, same.least),
        greatest: limit(range.greatest, same.greatest))
    }
    return InspectorModel.Details(
      isHidden: view.isHidden, lines: view.lines, ranges: ranges,
      content: details.content.map {
        .init(
          width: $0.width.map(Self.rounded), height: $0.height.map(Self.rounded),
          hugging: $0.hugging, compression: $0.compression)
      }, margins: details.margins, alignment: details.alignment,
      baselines: details.baselines.map {
        .init(first: Self.rounded($0.first), last: Self.rounded($0.last))
      })
  }

  private static func rounded(_ value: Double) -> Double {
    value.rounded(decimals: Decimals.stored)
  }

  // MARK: Sums

  /// The sum of two answers at both ends of a piece; nil unless only lengths differ.
  private func sum(_ one: Addends?, _ other: Addends?, _ first: Sample, _ last: Sample) -> Int? {
    guard let one, let other, one.parts.count == other.parts.count else { return nil }
    var left = Array(other.parts.indices)
    var terms: [InspectorModel.Term] = []
    for (part, summand) in zip(one.parts, one.summands) {
      let place = left.firstIndex { index in
        let same = other.summands[index]
        return summand.kind == same.kind && summand.subject == same.subject
          && Tolerance.sameFactor(part.factor, other.parts[index].factor)
      }
      guard let place else { return nil }
      let same = other.parts[left.remove(at: place)]
      terms.append(
        .init(
          part: pool.part(.init(part, agreeing: same)), factor: Self.rounded(part.factor),
          length: line(part.length, same.length, first, last)))
    }
    return pool.sum(terms)
  }
}

/// The lines of a file that declare the views and constraints of a row.
private final class DeclaredLines {
  private let scene: LintScene?
  private var places: [ObjectIdentifier: SourcePlace] = [:]
  private var found: [ObjectIdentifier: Int] = [:]

  init(_ scene: LintScene?) {
    self.scene = scene
    for view in scene?.views ?? [] { places[ObjectIdentifier(view.view)] = view.place }
    for entry in scene?.constraints ?? [] {
      places[ObjectIdentifier(entry.constraint)] = entry.place
    }
  }

  /// The line of a view or constraint; nil for one that the file does not declare.
  subscript(object: AnyObject) -> Int? {
    let key = ObjectIdentifier(object)
    if let line = found[key] { return line }
    let line = places[key]?.location.line
    found[key] = line
    return line
  }
}

extension InspectorModel.Constraint {
  fileprivate init(_ constraint: LayoutTree.Constraint, _ items: [String: Int], line: Int?) {
    let side = { (anchor: LayoutTree.Anchor) in
      Side(item: items[anchor.item], attribute: anchor.attributeName)
    }
    self.init(
      id: constraint.id, equation: constraint.equation == constraint.id ? nil : constraint.equation,
      first: side(constraint.first), second: constraint.second.map(side),
      relation: constraint.relation.rawValue, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority,
      isOfStack: constraint.origin.isStackView, line: line)
  }
}

extension InspectorModel.Part {
  /// - Parameter same: the part at another width; words that differ there are left out.
  fileprivate init(_ part: WhyAnswer.Part, agreeing same: WhyAnswer.Part) {
    guard case .constraint(let constraint) = part.source else {
      self.init(
        kind: part.kind.rawValue, text: part.name, constraint: nil, priority: PriorityScale.required
      )
      return
    }
    guard case .constraint(let other) = same.source, other.id == constraint.id else {
      self.init(
        kind: part.kind.rawValue, text: part.subject, constraint: nil,
        priority: constraint.priority)
      return
    }
    let words = other.text == constraint.text ? constraint.text : nil
    self.init(
      kind: part.kind.rawValue, text: words ?? constraint.equation ?? constraint.id,
      constraint: constraint.id, priority: constraint.priority)
  }
}

extension Finding {
  fileprivate var sentence: String { hint.map { "\(message). \($0.capitalizedFirst)" } ?? message }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UILabel {
  /// Whether a visible label shows less than its text, or none.
  fileprivate var isCut: Bool {
    let hidden = sequence(first: self as UIView, next: \.superview).contains { $0.isHidden }
    guard !hidden, text?.allSatisfy(\.isWhitespace) == false else { return false }
    return shownText?.isTruncated ?? true
  }
}

extension WhyAnswer.Part {
  /// The constraint that it stands for, at every width: a size that the table, a frame or a content
  /// gives has another number in its name at each.
  fileprivate var subject: String {
    guard case .constraint(let constraint) = source else { return name }
    guard kind != .constraint else { return constraint.id }
    // Asked for each part at each width: a search by bytes, not by characters.
    let id = constraint.id.utf8
    let equals = UInt8(ascii: "=")
    let end = id.indices.first { index in
      id[index] == equals && id[index...].dropFirst().first == UInt8(ascii: " ")
    }
    guard let end else { return constraint.id }
    return constraint.id[..<end].dropLast(2).description
  }
}
