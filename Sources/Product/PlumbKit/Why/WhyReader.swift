import LayoutTree
import Linting
import UIKitCore

/// Asks a laid-out row why.
struct WhyReader {
  private let laidOut: LaidOutRow
  private let views: ViewNames
  private let guides: GuideNames
  /// Equations of the layout that the row has, for answers that lay out nothing else.
  private let equations = KnownEquations()

  init(_ row: LaidOutRow) {
    laidOut = row
    views = row.views
    guides = GuideNames(row.views)
  }

  /// Faults above or below the row, and of its height, a sentence each; nil for none.
  private var outside: [String]? {
    let faults = RowFaults.faults(
      of: laidOut.content, in: laidOut.host, laidOut.subject, views,
      silencing: laidOut.silencedRules, trial: RowTrial(row: laidOut, views: views).layout
    ).filter { $0.overflow == .vertical }.map { "\($0.message); \($0.hint)" }
    let sentences = faults + Self.storedHeight(of: laidOut) + Self.neededHeight(of: laidOut)
    return sentences.isEmpty ? nil : sentences
  }

  /// A cell in a file may be stored at another height than its table would give it.
  private static func storedHeight(of row: LaidOutRow) -> [String] {
    guard let fitted = row.fittedHeight, abs(fitted - row.host.frame.height) > Tolerance.pixel
    else {
      return []
    }
    return [
      "that is the height in the file: a table that sizes its rows gives"
        + " \(readable(Double(fitted))), see --width"
    ]
  }

  /// In points: heights this close can be one, rounded up at the scales 2 and 3.
  private static let mostRounding = 0.5

  /// The height that the constraints of a row ask for whose table is given its height.
  private static func neededHeight(of row: LaidOutRow) -> [String] {
    guard row.sizing?.rule == .fixed, !row.subject.isOnCanvas else { return [] }
    let target = CGSize(width: row.content.bounds.width, height: 0)
    let fitted = row.content.fittingReasons(for: [(.height, 1)], of: row.content, target: target)
    let sum = fitted?.reduce(0) { $0 + $1.value } ?? 0
    guard sum > 0, abs(sum - row.content.frame.height) > mostRounding else { return [] }
    return [
      "its constraints ask for \(readable(Double(sum))): UITableView.automaticDimension, or"
        + " rowHeight: automatic in a template, gives that"
    ]
  }

  /// The row's content view.
  private var root: UIView { laidOut.content }
  private var isSelfSizing: Bool { laidOut.isSelfSizing }

  /// The name under which the cell can be asked for its height, which is the row's.
  static let cellName = "cell"

  /// The ids of the row's views.
  var viewIDs: [String] { views.entries.map(\.id) }

  /// The answer, or `nil` for a view that the row does not have. `withRanges`: whether what
  /// constraints leave open is looked for, which costs two small optimizations a dimension, what
  /// one more line of each text would change, which costs two layouts of the row, and what ends
  /// outside of it.
  func answer(_ question: WhyQuestion, withRanges: Bool = true) -> WhyAnswer? {
    if question.view == Self.cellName, question.attribute == .height,
      views[Self.cellName] == nil
    {
      return cellAnswer(question, withRanges)
    }
    guard let view = views[question.view] else { return nil }
    var question = question
    question.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var answer = answer(question, of: view, withRanges ? { view.frame } : nil)
    if withRanges, view !== root, !answer.isGiven {
      answer.ranges = openRanges(of: view, question.parts.map(\.dimension))
      if !answer.ranges.isEmpty { answer.ties = ties(of: view, along: question) }
    }
    if withRanges, view === root, question.attribute == .height { answer.outside = outside }
    return answer
  }

  /// The content view's height and the line below it.
  private func cellAnswer(_ question: WhyQuestion, _ withChanges: Bool) -> WhyAnswer {
    var answer = answer(question, of: root, withChanges ? { laidOut.host.frame } : nil)
    if withChanges { answer.outside = outside }
    let separator = Double(laidOut.host.frame.height - root.frame.height)
    if separator != 0 { answer.append(.separator, separator) }
    return answer
  }

  /// - Parameter measured: the rectangle whose change by another line of text is asked for; nil
  ///   where it is not.
  private func answer(
    _ question: WhyQuestion, of view: UIView, _ measured: (() -> CGRect)?
  ) -> WhyAnswer {
    var answer = WhyAnswer(
      to: question,
      about: laidOut.sceneName.map { .scene($0) }
        ?? .row(path: laidOut.id, cell: laidOut.cellName),
      width: laidOut.width, cellWidth: laidOut.cellWidth)
    let reasons = appendSources(to: &answer, of: view, measured)
    appendRest(to: &answer, of: view)
    if let measured { appendTrials(to: &answer, of: view, reasons, measured) }
    return answer
  }

  /// Adds what limits and what changes the value, and what is wrong with the row.
  private func appendTrials(
    to answer: inout WhyAnswer, of view: UIView, _ reasons: [LayoutReason],
    _ measured: @escaping () -> CGRect
  ) {
    let parts = answer.question.parts
    let trials = WhyTrials(
      trial: RowTrial(row: laidOut, views: views), question: answer.question, view: view,
      reasons: reasons, value: { Double(amount(parts, of: measured())) })
    let limits = trials.limits
    answer.limits = limits.isEmpty ? nil : limits.map(\.text)
    let factors = trials.factors
    answer.factors = factors.isEmpty ? nil : factors
    let warnings = trials.warnings
    answer.warnings = warnings.isEmpty ? nil : warnings
    let mending = trials.mending
    answer.mending = mending?.answer
    answer.change = trials.change(limits: limits, after: mending)
  }

  /// Adds what decides the value before rounding: a height that the row was given, constraints, or
  /// the frame. Returns the constraints.
  private func appendSources(
    to answer: inout WhyAnswer, of view: UIView, _ measured: (() -> CGRect)?
  ) -> [LayoutReason] {
    let parts = answer.question.parts
    let exact = amount(parts, of: view.unroundedFrame)
    let aligned = amount(parts, of: view.alignmentRect(forFrame: view.unroundedFrame))
    let reasons = reasons(parts, view, explaining: aligned)
    let isHeight = view === root && parts.map(\.dimension) == [.height]
    if isHeight, let givenHeight, reasons?.contains(where: \.isWritten) != true {
      answer.append(.givenHeight(givenHeight), Double(exact), evenIfZero: true)
    } else if let reasons {
      // What a delegate would measure with another line is its own affair.
      append(reasons, to: &answer, isHeight && !isSelfSizing ? nil : measured)
      let alignment = WhyAnswer.Source.alignment(
        view: answer.question.view,
        switchSize: view is UISwitch ? UISwitch.words(view.frame.size) : nil)
      answer.append(alignment, Double(exact - aligned))
      return reasons
    } else {
      answer.append(.givenFrame, Double(exact), evenIfZero: true)
    }
    return []
  }

  /// Adds constraints, with the effect of another line in the labels among them.
  private func append(
    _ reasons: [LayoutReason], to answer: inout WhyAnswer, _ measured: (() -> CGRect)?
  ) {
    let parts = answer.question.parts
    var layoutsLeft = max(Self.leastLayouts, Self.viewsLaidOut / max(1, views.entries.count))
    let sorted = reasons.sorted(from: root, along: parts.first?.dimension.axis ?? .horizontal)
    let names = ConstraintNames(views, guides, known: measured == nil ? equations : nil)
    answer.append(sorted, naming: names) { label in
      guard let measured, layoutsLeft > 0 else { return nil }
      layoutsLeft -= 1
      return change(byLineIn: label) { amount(parts, of: measured()) }
    }
  }

  /// Adds what the frame on the screen has beyond the sum: rounding, or the one size of a switch.
  private func appendRest(to answer: inout WhyAnswer, of view: UIView) {
    let rest = Double(amount(answer.question.parts, of: view.frame)) - answer.value
    let scale = Double(view.environment.displayScale)
    let isFixed = view is UISwitch && abs(rest) * scale > 1
    answer.append(
      isFixed ? .switchSize(UISwitch.words(view.frame.size)) : .rounding(scale: scale), rest)
  }

  /// Labels of which another line is tried, each by two layouts of the row.
  private static let (leastLayouts, viewsLaidOut) = (8, 100_000)

  /// In a row that sizes itself the height that the table gave it explains nothing: it is asked as
  /// the table asks it, at its width and a height of its own choice. Where rounding or stretching
  /// has made the layout another one than that, the layout itself is asked.
  private func reasons(
    _ parts: [WhyQuestion.Part], _ view: UIView, explaining value: CGFloat
  ) -> [LayoutReason]? {
    // A height that the delegate measured with constraints is their sum as well.
    let isMeasured = view === root && parts.contains { $0.dimension == .height }
    let inner = view.cell(inside: laidOut.host)
    let whole = inner?.fitted ?? (laidOut.host as? UITableViewCell)?.fittedView ?? root
    if isSelfSizing || isMeasured || inner != nil {
      let target = CGSize(width: whole.bounds.width, height: 0)
      let asked = isMeasured || view === inner?.cell ? whole : view
      let fitted = whole.fittingReasons(for: parts, of: asked, target: target)
      let sum = fitted?.reduce(0) { $0 + $1.value }
      let tolerance: CGFloat = view === root ? Tolerance.rowHeight : Tolerance.rounding
      if let sum, abs(sum - value) < tolerance { return fitted }
    }
    return view.layoutReasons(for: parts)
  }

  /// For the height of a row that does not size itself: who decided it, where constraints did not.
  private var givenHeight: String? {
    if laidOut.sceneName != nil {
      return "the height that the file stores (--width lays it out as a table does)"
    }
    switch laidOut.sizing?.rule {
    case .fixed:
      return laidOut.subject.isOnCanvas
        ? "the height that the file stores; its constraints ask for none"
        : "the height that the table is given for the row (rowHeight or heightForRowAt)"
    case .standard: return "the standard height of the version of iOS, which sizes no rows"
    case .automatic, .style, nil: return nil
    }
  }

  /// The length that another line of text adds to a value, by a layout with it.
  private func change(byLineIn label: UILabel, _ value: () -> CGFloat) -> Double? {
    // A cell of a list in the row would have another height, and the list nothing to say about it.
    guard let cell = laidOut.host as? UITableViewCell, label.cell(inside: cell) == nil else {
      return nil
    }
    let before = value()
    return cell.withOneMoreLine(in: label, height: isSelfSizing ? .fitted : .given) {
      Double(value() - before)
    }
  }

  private func openRanges(
    of view: UIView, _ dimensions: [LayoutDimension]
  ) -> [LayoutTree.FeasibleRange] {
    view.openRanges.filter { dimensions.contains($0.dimension) }.compactMap {
      LayoutTree.FeasibleRange(exact: $0.dimension, $0.range)
    }
  }

  /// Which contents leave the size of a view open along the axis of a question.
  private func ties(of view: UIView, along question: WhyQuestion) -> [String] {
    guard let axis = question.parts.first?.dimension.axis else { return [] }
    let open = views.entries.map(\.view).filter(\.hasAmbiguousLayout).prefix(Self.mostOpen)
    return LayoutTie.ties(among: Array(open)).filter { tie in
      tie.axis == axis && tie.dependents.contains { $0 === view }
    }
    .map { tie in
      tie.sentence(RowTrial(row: laidOut, views: views).layout) { views.id(of: $0) ?? "?" }
    }
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

extension UIView {
  var innermostCell: (any FittedCell)? {
    for case let cell as any FittedCell in sequence(first: self, next: \.superview) { return cell }
    return nil
  }

  /// The cell of a list in a row that the view is, or is in, and the view whose constraints decide
  /// its height; nil where there is none inside of the row's own.
  fileprivate func cell(inside host: UIView) -> (cell: UIView, fitted: UIView)? {
    guard let cell = innermostCell, cell !== host, cell.superview is UIScrollView else {
      return nil
    }
    return (cell, cell.fittedView)
  }
}

extension LayoutReason {
  /// Whether somebody wrote its constraint.
  fileprivate var isWritten: Bool {
    constraint.origin == .application || constraint.origin == .visualFormat
  }
}
