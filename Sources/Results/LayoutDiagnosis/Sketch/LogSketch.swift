import Cassowary
import ConstraintLog

/// The statements of a log in a solver, with wishes for what they leave open.
///
/// A log knows a few lengths of a few views. What it says is given nearly the highest priority,
/// less what was given up; everything else is what views usually are, so that there is something to
/// look at.
struct LogSketch {
  private let model: LogModel
  private let nesting: Nesting
  private let solver = Solver()
  private let variables: [Variable]

  init(_ model: LogModel, _ nesting: Nesting) {
    self.model = model
    self.nesting = nesting
    let solver = solver
    variables = (0..<model.items.count * LogModel.Slot.allCases.count).map { _ in
      solver.makeVariable()
    }
  }

  /// Adds everything but the constraints at the given indices of the message.
  func state(broken: Set<Int>) {
    for (statement, member) in zip(model.statements, model.members) {
      if case .constraint(let index) = member, broken.contains(index) { continue }
      let terms = statement.terms.map { Term(variables[$0.variable], $0.coefficient) }
      // What rounding in the log contradicts must not stop the picture.
      solver.add(
        terms, statement.relation, constant: statement.constant, priority: .yielding)
    }
    for place in model.items.indices { wish(for: place) }
  }

  /// What is wished, the weakest first; what the log says is stronger than all of it.
  private enum Wish: Float {
    case position = 1, size, margins, inside, visible

    var priority: Priority { Priority(rawValue) }
  }

  /// Lengths in points of what a log says nothing about. Chosen: a view that holds others is like a
  /// small cell, any other like a label of 17 points, so that names and lengths have room beside
  /// them.
  private enum Usual {
    static let (containerWidth, containerHeight) = (240.0, 64.0)
    static let (contentHeight, mostContentWidth) = (21.0, 160.0)
    static let margin = 8.0
    /// From the upper edge to the first baseline, and from the last one to the lower edge.
    static let (ascent, descent) = (16.0, 5.0)
    /// From the edges of the view around it.
    static let (leftInset, topInset) = (16.0, 10.0)
    /// What is less is not seen in the picture.
    static let leastSize = 8.0

    /// A label of the text; of six characters where there is none.
    static func contentWidth(_ text: String?) -> Double {
      min(mostContentWidth, 24 + 7 * Double(text?.count ?? 6))
    }
  }

  /// A size like that of a view, the margins of one, a place in what is around it.
  private func wish(for place: Int) {
    let isContainer = nesting.parents.contains(place)
    let text = model.items[place].text
    prefer(
      [(place, .width, 1)], isContainer ? Usual.containerWidth : Usual.contentWidth(text), .size)
    prefer(
      [(place, .height, 1)], isContainer ? Usual.containerHeight : Usual.contentHeight, .size)
    for margin in [LogModel.Slot.leftMargin, .topMargin, .rightMargin, .bottomMargin] {
      prefer([(place, margin, 1)], Usual.margin, .margins)
    }
    prefer([(place, .firstBaseline, 1)], Usual.ascent, .margins)
    prefer([(place, .lastBaseline, 1)], Usual.descent, .margins)
    atLeast([(place, .width, 1)], Usual.leastSize, .visible)
    atLeast([(place, .height, 1)], Usual.leastSize, .visible)
    guard let parent = nesting.parents[place] else { return }
    for (low, extent) in [(LogModel.Slot.left, LogModel.Slot.width), (.top, .height)] {
      let inset: [(Int, LogModel.Slot, Double)] = [(place, low, 1), (parent, low, -1)]
      atLeast(inset, 0, .inside)
      atLeast(
        [(parent, low, 1), (parent, extent, 1), (place, low, -1), (place, extent, -1)], 0, .inside)
      prefer(inset, low == .left ? Usual.leftInset : Usual.topInset, .position)
    }
  }

  private func prefer(_ parts: [(Int, LogModel.Slot, Double)], _ value: Double, _ wish: Wish) {
    solver.add(terms(parts), .equal, constant: -value, priority: wish.priority)
  }

  private func atLeast(_ parts: [(Int, LogModel.Slot, Double)], _ value: Double, _ wish: Wish) {
    solver.add(terms(parts), .greaterThanOrEqual, constant: -value, priority: wish.priority)
  }

  private func terms(_ parts: [(Int, LogModel.Slot, Double)]) -> [Term] {
    parts.map { Term(variable($0, $1), $2) }
  }

  private func variable(_ place: Int, _ slot: LogModel.Slot) -> Variable {
    variables[place * LogModel.Slot.allCases.count + slot.rawValue]
  }

  /// The frames found, by place.
  func frames() -> [LogLayout.Frame] {
    guard (try? solver.solve()) != nil else { return [] }
    return model.items.indices.map { place in
      LogLayout.Frame(
        x: solver.value(of: variable(place, .left)), y: solver.value(of: variable(place, .top)),
        width: max(0, solver.value(of: variable(place, .width))),
        height: max(0, solver.value(of: variable(place, .height))))
    }
  }
}

extension Priority {
  /// Of statements that give way where they contradict what must hold.
  static let yielding = Priority(Float(PriorityScale.yielding))
}
