// What must hold after every `solve()`, as executable text. Empty in release builds.

extension Solver {
  /// Runs every invariant, in debug builds only.
  @inline(__always) func checkInvariants() {
    #if DEBUG
      checkRows()
    #endif
  }

  #if DEBUG
    private func checkRows() {
      assert(pending.isEmpty && stale.isEmpty && fresh.isEmpty, "no work is left")
    }
  #endif
}
