/// A connected part of the system: variables joined by constraints, not counting fixed variables.
///
/// Components are solved one by one and know nothing of each other. Each costs a few words here, a
/// run of row indices in `Solver.plans`, and a `Core` only if inequalities and priorities decide something.
struct Component {
  var firstRow: Int32 = -1
  var firstVariable: Int32 = -1
  /// `plans[plan ..< plan + stepCount]`: the rows that define variables, in order of evaluation.
  var plan: Int32 = 0
  var stepCount: Int32 = 0
  /// Then `checkCount` required rows whose value is thereby decided, to be checked only.
  var checkCount: Int32 = 0
  /// Index into `Solver.cores`, or -1.
  var core: Int32 = -1
  /// Numbers changed since it was solved.
  var isStale = true
  /// Its required constraints conflict.
  var isFailed = false
  var isAlive = true
}
