extension TableGeometry {
  /// The invariants of the type's documentation, run after each structural change in debug builds.
  /// - Complexity: O(n).
  func checkInvariants() {
    #if DEBUG
      assert(starts.first == 0, "sections begin at slot 0")
      assert(starts.last == slotCount, "sections end with the last slot")
      assert(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "header and footer")
      assert(
        [points.count, isMeasured.count, serials.count].allSatisfy { $0 == slotCount },
        "one entry a slot")
      assert(Set(serials).count == slotCount, "serials are unique")
      assert(sums.extents.allSatisfy { $0 >= 0 }, "no extent is negative")
    #endif
  }
}
