/// A linear form of a core: something whose value constraints bend.
///
/// A form is one variable, or the left-hand side of a row without its constant, scaled so that its
/// largest coefficient is 1. All constraints with the same form (up to scale) share it: hugging,
/// compression and non-negativity of one width are three breakpoints of one form. The cost of a
/// form is convex and piecewise linear, and between two breakpoints it is a straight line: a
/// *segment*. Segment `k` lies between breakpoints `k - 1` and `k`.
struct Form {
  var value: Double = 0
  /// The form's breakpoints, sorted by position: `breakpoints[first ..< first + count]`.
  var first: Int32 = 0
  var count: Int32 = 0
  /// Basic: both are the segment the form is in. Nonbasic: the segments to the left and to the right
  /// of the breakpoint(s) it sits on; equal for a form without breakpoints.
  var low: Int32 = 0
  var high: Int32 = 0
  /// Column of the tableau, or the complement of its row.
  var place: Int32
  /// The variable the form is, else -1.
  var variable: Int32 = -1
  /// The row whose free terms the form is, else -1, and what they were multiplied by.
  var row: Int32 = -1
  var scale: Double = 1
  /// Those terms: `Core.terms[firstTerm ..< firstTerm + termCount]`.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The next row form with the same leading variable, while building.
  var next: Int32 = -1
  /// The variable is solved for by the core itself, not defined by a row.
  var isBase = false
  /// A breakpoint's constant changed; the form is on `Core.changed`.
  var isChanged = false
  /// One bit for each level that has a breakpoint here; levels from 63 on share one.
  var levels: UInt64 = 0
  /// While the form is basic and stays between these, the last optimum's basis is still optimal and feasible.
  var lower = -Double.infinity
  var upper = Double.infinity

  @inline(__always) var isBasic: Bool { place < 0 }
}

/// One `coefficient · variable` of a form.
struct FormTerm {
  var coefficient: Double
  var variable: Int32
}

/// Where one constraint starts to be violated, on the axis of its form.
struct Breakpoint {
  var position: Double
  /// The rate at which the violation grows with the form's value on either side: left ≤ 0 ≤ right.
  var left: Double
  var right: Double
  /// `position = factor · (the row without the form's terms)`.
  var factor: Double
  /// The constraint; -1 for the tie-break goal "as near 0 as possible" of a variable.
  var row: Int32
  /// 0 for required, then 1, 2, … down the priorities present; tie-break goals come after.
  var level: Int32

  /// The bit of a level in `Form.levels`.
  @inline(__always) static func bit(_ level: Int32) -> UInt64 { 1 << UInt64(min(level, 63)) }
}
