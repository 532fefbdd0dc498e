import Foundation

/// How many cases a seeded random test runs, or how large its input is: `PLUMB_SOAK=N` multiplies
/// `count` (`make soak`).
public func soaked(_ count: Int) -> Int {
  count * (ProcessInfo.processInfo.environment["PLUMB_SOAK"].flatMap(Int.init) ?? 1)
}
