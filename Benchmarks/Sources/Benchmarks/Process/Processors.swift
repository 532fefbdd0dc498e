import Foundation

/// Which processors this program and those it starts may use. `run` pins it to one.
enum Processors {
  /// Does something on all processors, and goes back to those of before.
  static func all<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if os(Linux)
      let size = MemoryLayout<cpu_set_t>.size
      var before = cpu_set_t()
      guard sched_getaffinity(0, size, &before) == 0 else { return try body() }
      defer { sched_setaffinity(0, size, &before) }
      var every = cpu_set_t()
      withUnsafeMutableBytes(of: &every) { $0.initializeMemory(as: UInt8.self, repeating: 0xFF) }
      sched_setaffinity(0, size, &every)
    #endif
    return try body()
  }
}
