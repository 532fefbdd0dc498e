/// The constraint solver against kiwi on three cells, under reordering, and its growth.
struct SolverBenchmark {
  var report: Report

  mutating func run() {
    report.title("solver: cells (peer kiwi)")
    compare(.flexibleCell(), bars: Bars(build: 1.0, edit: 1.5, selfSize: 0.6))
    compare(.emailCell(), bars: Bars(build: 1.0, edit: 1.5, selfSize: 0.6))
    compareNested()
    report.title("solver: any order of the same constraints, slowest / fastest")
    for model in [Model.flexibleCell(), .emailCell(), .nestedCell()] { reorder(model) }
    report.title("solver: growth from 50 to 1,000 siblings, exponents")
    for family in Model.families { grow(family.name, family.make) }
  }

  struct Bars {
    var build, edit, selfSize: Double
  }

  // MARK: Cells

  private mutating func compare(_ model: Model, bars: Bars) {
    checkAgreement(model)
    let times = measure(model)
    line(model, "build", times.build, bars.build)
    line(model, "new width", times.edit, bars.edit)
    line(model, "new width and heights", times.selfSize, bars.selfSize)
    line(model, "toggle a required gap", times.toggle, 1)
    let ours = OurSession(model, width: 320)
    let between = Timing().medians([{ ours.toggle(solvingBetween: true) }])[0]
    report.note("\(model.name), toggle", "ours \(report.time(between)) with a solve in between")
  }

  private mutating func compareNested() {
    let model = Model.nestedCell()
    checkAgreement(model)
    let times = measure(model)
    let ordered = model.reordered(model.requiredFirst)
    let better = measure(ordered)
    let peer = zip(times.build.dropFirst(), better.build.dropFirst()).map { min($0, $1) }
    line(model, "build, kiwi's better order", [times.build[0]] + peer, 0.5)
    line(model, "new width", times.edit, 1.5)
    line(model, "new width and heights", times.selfSize, 0.3)
    line(model, "toggle a required gap", times.toggle, 1)
  }

  private mutating func line(_ model: Model, _ what: String, _ times: [Double], _ bar: Double) {
    report.line(
      "\(model.name), \(what)", ours: times[0], peer: times.count > 1 ? times[1] : nil,
      peerName: "kiwi", bar: bar)
  }

  /// Seconds of ours and, where installed, kiwi.
  private func measure(
    _ model: Model
  ) -> (build: [Double], edit: [Double], selfSize: [Double], toggle: [Double]) {
    let ours = OurSession(model, width: 320)
    let kiwi = KiwiSessions.isInstalled ? KiwiSessions(model, width: 320) : nil
    let (sweep, sweep2) = (Sweep(), Sweep())
    let timing = Timing()
    func pair(_ first: @escaping Timing.Work, _ second: ((KiwiSessions) -> Double)?) -> [Double] {
      let peer = second.flatMap { work in kiwi.map { kiwi in { work(kiwi) } } }
      return timing.medians([first] + (peer.map { [$0] } ?? []))
    }
    return (
      pair({ OurSession(model, width: 320).read() }, { $0.build(width: 320) }),
      pair({ ours.edit(sweep.width()) }, { $0.edit(sweep2.width()) }),
      pair(
        { ours.selfSize(sweep.jump(), growth: sweep.growth()) },
        { $0.selfSize(sweep2.jump(), growth: sweep2.growth()) }),
      pair({ ours.toggle() }, { $0.toggle() })
    )
  }

  /// Both must give the same frames before times mean anything.
  private func checkAgreement(_ model: Model) {
    guard KiwiSessions.isInstalled else { return }
    let (ours, kiwi) = (OurSession(model, width: 320), KiwiSessions(model, width: 320))
    var difference = 0.0
    for width in stride(from: 320.0, through: 568, by: 31) {
      _ = ours.selfSize(width, growth: width / 10)
      _ = kiwi.selfSize(width, growth: width / 10)
      for (mine, other) in zip(ours.values, kiwi.values) {
        difference = max(difference, abs(mine - other))
      }
    }
    if difference > 1e-6 { report.note(model.name, "FRAMES DIFFER by \(difference)") }
  }

  // MARK: Order

  private mutating func reorder(_ model: Model) {
    var orders = [Array(model.rows.indices), Array(model.rows.indices.reversed())]
    orders.append(model.requiredFirst)
    orders.append(model.requiredFirst.reversed())
    for seed in 1...8 { orders.append(model.shuffled(seed)) }
    let models = orders.map(model.reordered)
    let times = Timing(rounds: 15).fastest(
      models.map { model in { OurSession(model, width: 320).read() } })
    let (slowest, fastest) = (times.max() ?? 1, times.min() ?? 1)
    report.line(
      "\(model.name), 12 orders", value: slowest / fastest, bar: 1.5,
      note: "\(report.time(fastest)) to \(report.time(slowest))")
  }

  // MARK: Growth

  private mutating func grow(_ name: String, _ make: (Int) -> Model) {
    let sizes = [50, 100, 200, 500, 1000]
    var (builds, edits, toggles): ([Double], [Double], [Double]) = ([], [], [])
    for size in sizes {
      let model = make(size)
      let ours = OurSession(model, width: 320)
      let sweep = Sweep()
      let times = Timing().fastest([
        { OurSession(model, width: 320).read() }, { ours.edit(sweep.width()) }, { ours.toggle() },
      ])
      builds.append(times[0])
      edits.append(times[1])
      toggles.append(times[2])
    }
    for (what, times) in [("build", builds), ("edit", edits), ("toggle", toggles)] {
      let note = "\(report.time(times[0])) to \(report.time(times[times.count - 1]))"
      report.line("\(name), \(what)", value: exponent(sizes, times), bar: 1.3, note: note)
    }
  }
}
