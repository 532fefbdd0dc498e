import Foundation

/// Interleaved timing: each candidate in turn, round after round, so that a busy machine slows all alike.
struct Timing {
  /// A thing to time; returns something that depends on its work, so that it cannot be optimized away.
  typealias Work = () -> Double

  var rounds = 9
  var secondsPerRound = 0.01

  /// The median seconds per call of each candidate.
  func medians(_ candidates: [Work]) -> [Double] {
    samples(candidates).map { $0[$0.count / 2] }
  }

  /// The least disturbed round of each candidate, to compare ours with ours.
  func fastest(_ candidates: [Work]) -> [Double] { samples(candidates).map { $0[0] } }

  /// Seconds per call, round by round, in ascending order.
  private func samples(_ candidates: [Work]) -> [[Double]] {
    let counts = candidates.map { calls(of: $0) }
    var samples = [[Double]](repeating: [], count: candidates.count)
    for _ in 0..<rounds {
      for (index, work) in candidates.enumerated() {
        samples[index].append(seconds(counts[index], work) / Double(counts[index]))
      }
    }
    return samples.map { $0.sorted() }
  }

  /// How often to call within a round, from one call and then a small batch.
  private func calls(of work: Work) -> Int {
    let once = max(seconds(1, work), 1e-9)
    let few = max(1, min(1000, Int(secondsPerRound / 10 / once)))
    let each = max(seconds(few, work) / Double(few), 1e-9)
    return max(1, min(1_000_000, Int(secondsPerRound / each)))
  }

  private func seconds(_ calls: Int, _ work: Work) -> Double {
    var sink = 0.0
    let start = processorSeconds()
    for _ in 0..<calls { sink += work() }
    let elapsed = processorSeconds() - start
    blackHole(sink)
    return elapsed
  }
}

/// Processor time of this process: other programs on the machine do not count.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Keeps a value alive for the optimizer.
@inline(never) private func blackHole(_ value: Double) { withExtendedLifetime(value) {} }
