// Why no sequence of pivots can go round in a circle.

extension Core {
  /// So many steps of length zero in a row may be a circle.
  private static let patience = 32

  var isPerturbed: Bool { !origins.isEmpty }

  /// Counts steps that do not get anywhere, and starts the perturbation when there are many.
  ///
  /// From then until the goal is reached, the breakpoints of every form that is basic now are thought
  /// to lie farther off by an infinitesimal of the form's own (those to the left farther
  /// left, those to the right farther right; an earlier form's infinitesimal is larger than any multiple of a later one's).
  /// Then no two breakpoints are met at once and every step is longer than zero, so the goal strictly
  /// falls with each, no basis can return, and there are finitely many: the lexicographic ratio
  /// test of Dantzig, Orden and Wolfe (1955), for piecewise linear goals.
  func noteProgress(_ step: Double, along column: Int32) {
    guard !isPerturbed else { return }
    stalled = step > 0 ? 0 : stalled + 1
    if stalled > Core.patience { startPerturbation() }
  }

  private func startPerturbation() {
    for form in 0..<forms.count {
      origins.append(forms[form].isBasic ? forms[form].low : -1)
      shifts.append(0)
      offsets.append(0)
    }
  }

  func endPerturbation() {
    origins.removeAll()
    shifts.removeAll()
    offsets.removeAll()
  }

  /// The sign of the infinitesimal that a breakpoint of a form is shifted by.
  func shift(of breakpoint: Int32, _ form: Int32) -> Double {
    let origin = origins[form]
    if origin < 0 { return 0 }
    return breakpoint - forms[form].first < origin ? -1 : 1
  }

  /// Which of two breakpoints at numerically the same distance the infinitesimals put nearer.
  func isMetBefore(_ left: Meeting, _ right: Meeting) -> Bool {
    addDelay(of: left, 1)
    addDelay(of: right, -1)
    var sign = 0.0
    for form in 0..<forms.count {
      if sign == 0 && abs(offsets[form]) > Tolerance.slope { sign = offsets[form] }
      offsets[form] = 0
    }
    return sign < 0
  }

  /// Adds `factor ·` the infinitesimal part of the step to a meeting, one number a form.
  ///
  /// `step = (breakpoint − value) / rate`, where the value of a basic form follows the shifts of
  /// the nonbasic ones by its row of the tableau.
  private func addDelay(of meeting: Meeting, _ factor: Double) {
    let scale = factor / meeting.rate
    offsets[meeting.form] += scale * shift(of: meeting.breakpoint, meeting.form)
    guard forms[meeting.form].isBasic else {
      offsets[meeting.form] -= scale * shifts[meeting.form]
      return
    }
    var index = tableau.rowHeads[~forms[meeting.form].place]
    while index >= 0 {
      let entry = tableau.entries[index]
      let form = columns[entry.column].form
      offsets[form] -= scale * entry.value * shifts[form]
      index = entry.rowNext
    }
  }
}
