// Benchmarks AREA...: times ours against the peers, area by area (all without arguments).
// A peer that `setup` has not installed is reported as such and counts as not measured. Ends with 1 when a bar is missed.

import Foundation

/// The areas.
let areas: [(name: String, run: (Report) -> Report)] = [
  (
    "solver",
    { report in
      var benchmark = SolverBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "text",
    { report in
      var benchmark = TextBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "rows",
    { report in
      var benchmark = RowsBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "interface",
    { report in
      var benchmark = InterfaceBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "explain",
    { report in
      var benchmark = ExplainBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "pictures",
    { report in
      var benchmark = PicturesBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "compare",
    { report in
      var benchmark = CompareBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "process",
    { report in
      var benchmark = ProcessBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "cells",
    { report in
      var benchmark = CellsBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "scale",
    { report in
      var benchmark = ScaleBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "stream",
    { report in
      var benchmark = StreamBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
  (
    "snapshots",
    { report in
      var benchmark = SnapshotsBenchmark(report: report)
      benchmark.run()
      return benchmark.report
    }
  ),
]

let wanted = CommandLine.arguments.dropFirst()
var report = Report()
for area in areas where wanted.isEmpty || wanted.contains(area.name) { report = area.run(report) }
print("\n\(report.missed) bars missed, \(report.unmeasured) not measured")
exit(report.missed > 0 ? 1 : 0)
