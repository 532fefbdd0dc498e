import LayoutTree
import Linting
import UIKit

/// Asks a laid-out row why.
struct WhyReader {
  private let cell: UITableViewCell
  /// The row's content view.
  let root: UIView
  /// `section.row`.
  let row: String
  /// The height of the row, separator included.
  let rowHeight: CGFloat
  /// The width of the table.
  let width: Double
  /// Whether the table left the height to the constraints.
  let isSelfSizing: Bool
  private let views: ViewNames
  /// What ends above or below the row all the same, a sentence each.
  private let outside: [String]?

  init(
    cell: UITableViewCell, in table: UITableView, row: String, isSelfSizing: Bool,
    silencing rules: Set<String> = []
  ) {
    self.cell = cell
    root = cell.contentView
    self.row = row
    rowHeight = cell.frame.height
    width = Double(cell.frame.width)
    self.isSelfSizing = isSelfSizing
    views = ViewNames(cell.contentView, named: "contentView")
    let faults = RowFaults.faults(of: cell, in: table, views, silencing: rules)
      .filter(\.isVertical)
    outside = faults.isEmpty ? nil : faults.map { "\($0.message); \($0.hint)" }
  }

  /// The name under which the cell can be asked for its height, which is the row's.
  static let cellName = "cell"

  /// The ids of the row's views.
  var viewIDs: [String] { views.entries.map(\.id) }

  /// The answer, or `nil` for a view that the row does not have.
  ///
  /// - Parameter withRanges: whether what constraints leave open is looked for, which costs two
  ///   small optimizations a dimension, and what one more line of each text would change, which
  ///   costs two layouts of the row.
  func answer(_ question: WhyQuestion, withRanges: Bool = true) -> WhyAnswer? {
    if question.view == Self.cellName, question.attribute == .height,
      views[Self.cellName] == nil
    {
      return cellAnswer(question, withRanges)
    }
    guard let view = views[question.view] else { return nil }
    var answer = answer(question, of: view, withRanges ? { view.frame } : nil)
    if withRanges, view !== root, !answer.isGiven {
      answer.ranges = openRanges(of: view, question.attribute.parts.map(\.dimension))
      if !answer.ranges.isEmpty { answer.ties = ties(of: view, along: question.attribute) }
    }
    if view === root, question.attribute == .height { answer.outside = outside }
    return answer
  }

  /// The content view's height and the line below it.
  private func cellAnswer(_ question: WhyQuestion, _ withChanges: Bool) -> WhyAnswer {
    var answer = answer(question, of: root, withChanges ? { cell.frame } : nil)
    answer.outside = outside
    let separator = Double(rowHeight - root.frame.height)
    if separator != 0 { answer.append(.separator, "separator", separator) }
    return answer
  }

  /// - Parameter frame: the rectangle whose change by another line of text is asked for; nil where
  ///   it is not.
  private func answer(
    _ question: WhyQuestion, of view: UIView, _ frame: (() -> CGRect)?
  ) -> WhyAnswer {
    let parts = question.attribute.parts
    var answer = WhyAnswer(
      row: row, width: width, subject: question.text, value: 0, parts: [], ranges: [])
    let exact = amount(parts, of: view.unroundedFrame)
    let aligned = amount(parts, of: view.alignmentRect(forFrame: view.unroundedFrame))
    if let reasons = reasons(parts, view, explaining: aligned) {
      answer.add(reasons, naming: ConstraintNames(views, GuideNames(views))) { label in
        frame.map { frame in change(byLineIn: label) { amount(parts, of: frame()) } }
      }
      answer.append(.alignment, "alignment insets of \(question.view)", Double(exact - aligned))
    } else {
      answer.append(.frame, "the frame it was given", Double(exact), evenIfZero: true)
    }
    answer.append(
      .rounding, "to whole pixels", Double(amount(parts, of: view.frame)) - answer.value)
    return answer
  }

  /// In a row that sizes itself the height that the table gave it explains nothing: it is asked as
  /// the table asks it, at its width and a height of its own choice. Where rounding or stretching
  /// has made the layout another one than that, the layout itself is asked.
  private func reasons(
    _ parts: [WhyQuestion.Part], _ view: UIView, explaining value: CGFloat
  ) -> [LayoutReason]? {
    if isSelfSizing {
      let target = CGSize(width: root.bounds.width, height: 0)
      let fitted = root.fittingReasons(for: parts, of: view, target: target)
      let sum = fitted?.reduce(0) { $0 + $1.value }
      let tolerance: CGFloat = view === root ? 1 : 1e-6
      if let sum, abs(sum - value) < tolerance { return fitted }
    }
    return view.layoutReasons(for: parts)
  }

  /// What another line of text adds to a value of the row, by laying the row out with it.
  private func change(byLineIn label: UILabel, _ value: () -> CGFloat) -> Double {
    let before = value()
    return cell.withOneMoreLine(in: label, fitsHeight: isSelfSizing) { Double(value() - before) }
  }

  private func openRanges(
    of view: UIView, _ dimensions: [LayoutDimension]
  ) -> [WhyAnswer.FeasibleRange] {
    view.openRanges.filter { dimensions.contains($0.dimension) }.map { dimension, range in
      let ends = [range.lowerBound, range.upperBound].map { $0.isFinite ? Double($0) : nil }
      return .init(dimension: dimension.rawValue, least: ends[0], greatest: ends[1])
    }
  }

  /// Which contents leave the size of a view open along the axis of an attribute.
  private func ties(of view: UIView, along attribute: WhyQuestion.Attribute) -> [String] {
    guard let axis = attribute.parts.first?.dimension.axis else { return [] }
    let open = views.entries.map(\.view).filter(\.hasAmbiguousLayout).prefix(Self.mostOpen)
    return LayoutTie.ties(among: Array(open)).filter { tie in
      tie.axis == axis && tie.dependents.contains { $0 === view }
    }
    .map { tie in tie.sentence { views.id(of: $0) ?? "?" } }
  }

  /// Open views of a row whose ranges are asked for: each costs optimizations.
  private static let mostOpen = 100

  private func amount(_ parts: [WhyQuestion.Part], of rect: CGRect) -> CGFloat {
    parts.reduce(0) { sum, part in
      let value =
        switch part.dimension {
        case .x: rect.minX
        case .y: rect.minY
        case .width: rect.width
        case .height: rect.height
        }
      return sum + part.factor * value
    }
  }
}
