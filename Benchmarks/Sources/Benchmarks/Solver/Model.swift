import Cassowary

/// A constraint model as flat data, for our solver and for the peers.
///
/// A view has four variables: left, top, width, height.
struct Model {
  struct View {
    var left, top, width, height: Int
  }

  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    /// `Σ terms + constant  relation  0`.
    var constant: Double
    var priority: Float
  }

  var name: String
  var variableCount = 0
  var rows: [Row] = []
  /// The width that is edited.
  var editVariable = 0
  /// A required gap that is taken out and put back.
  var toggledRow = 0
  /// Hugging and compression row of each label's height.
  var heights: [(hugging: Int, compression: Int)] = []

  init(_ name: String) { self.name = name }

  mutating func view() -> View {
    variableCount += 4
    let first = variableCount - 4
    return View(left: first, top: first + 1, width: first + 2, height: first + 3)
  }

  /// Adds `Σ terms  relation  right`.
  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ right: Double,
    priority: Float = 1000
  ) -> Int {
    rows.append(Row(terms: terms, relation: relation, constant: -right, priority: priority))
    return rows.count - 1
  }

  /// The cell's content view: at the origin, and no higher than it has to be.
  mutating func content() -> View {
    let content = view()
    editVariable = content.width
    add([(content.left, 1)], .equal, 0)
    add([(content.top, 1)], .equal, 0)
    add([(content.height, 1)], .equal, 0, priority: 50)
    return content
  }

  mutating func nonNegative(_ view: View) {
    add([(view.width, 1)], .greaterThanOrEqual, 0)
    add([(view.height, 1)], .greaterThanOrEqual, 0)
  }

  /// Hugging and compression on both axes: what an intrinsic size becomes.
  mutating func intrinsic(
    _ view: View, _ width: Double, _ height: Double, hugging: Float, compression: Float
  ) {
    add([(view.width, 1)], .lessThanOrEqual, width, priority: hugging)
    add([(view.width, 1)], .greaterThanOrEqual, width, priority: compression)
    let high = add([(view.height, 1)], .lessThanOrEqual, height, priority: hugging)
    let low = add([(view.height, 1)], .greaterThanOrEqual, height, priority: compression)
    heights.append((high, low))
  }

  // MARK: Edges, each `first edge - second edge  relation  constant`

  @discardableResult
  mutating func left(_ view: View, _ other: View, _ constant: Double) -> Int {
    add([(view.left, 1), (other.left, -1)], .equal, constant)
  }

  @discardableResult
  mutating func top(_ view: View, _ other: View, _ constant: Double) -> Int {
    add([(view.top, 1), (other.top, -1)], .equal, constant)
  }

  mutating func right(_ view: View, _ other: View, _ constant: Double) {
    add(
      [(view.left, 1), (view.width, 1), (other.left, -1), (other.width, -1)], .equal, constant)
  }

  mutating func bottom(
    _ view: View, _ other: View, _ constant: Double, _ relation: Relation = .equal,
    priority: Float = 1000
  ) {
    add(
      [(view.top, 1), (view.height, 1), (other.top, -1), (other.height, -1)], relation, constant,
      priority: priority)
  }

  @discardableResult
  mutating func after(_ view: View, _ other: View, _ gap: Double) -> Int {
    add([(view.left, 1), (other.left, -1), (other.width, -1)], .equal, gap)
  }

  @discardableResult
  mutating func below(_ view: View, _ other: View, _ gap: Double) -> Int {
    add([(view.top, 1), (other.top, -1), (other.height, -1)], .equal, gap)
  }
}
