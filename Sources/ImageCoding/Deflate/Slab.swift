/// Fixed memory for plain values, freed with its owner; unchecked, for inner loops only.
final class Slab<Element: BitwiseCopyable> {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// How many elements there are.
  let count: Int

  /// Memory for `count` elements, all equal to `value`.
  init(repeating value: Element, count: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { base.deallocate() }
}
