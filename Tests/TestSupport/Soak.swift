import Foundation

/// How much the seeded tests do: `PLUMB_SOAK=N` is N times as much (`make soak`).
public enum Soak {
  /// The factor; nil in a plain run.
  public static let factor = ProcessInfo.processInfo.environment["PLUMB_SOAK"].flatMap(Int.init)
}

/// How many cases a seeded random test runs, or how large its input is: multiplied in a soak.
public func soaked(_ count: Int) -> Int { count * (Soak.factor ?? 1) }
