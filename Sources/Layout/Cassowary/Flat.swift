/// Growable flat storage of plain values; every index in this module points into one.
///
/// A copy shares the memory; the owning class frees it once. Elements are written through the
/// pointer, so a write neither mutates nor copies the owner, and costs no reference counting.
///
/// The pointer is raw, because builds without optimisation look up the metadata of a typed one at
/// each access, which takes five times as long as the access itself.
struct Flat<Element: BitwiseCopyable> {
  private var storage = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  private(set) var count = 0
  private var capacity = 0

  init() {}

  /// The address of the first element; not to be read if nothing was ever appended.
  @inline(__always) var base: UnsafeMutablePointer<Element> {
    storage.assumingMemoryBound(to: Element.self)
  }

  /// Frees the memory. The owner calls it once, from its `deinit`.
  func deallocate() { if capacity > 0 { storage.deallocate() } }

  @inline(__always) subscript(_ index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      return UnsafePointer(
        (storage + index * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      return (storage + index * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self)
    }
  }

  @inline(__always) subscript(_ index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && Int(index) < count, "index \(index) of \(count)")
      return UnsafePointer(
        (storage + Int(index) * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count, "index \(index) of \(count)")
      return (storage + Int(index) * MemoryLayout<Element>.stride)
        .assumingMemoryBound(to: Element.self)
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The values as an array, for the parts that are not hot.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends `extra` copies of one value.
  @inline(__always) mutating func append(repeating element: Element, count extra: Int) {
    guard extra > 0 else { return }
    reserve(count + extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  /// Makes room for `extra` elements, to be written before they are read.
  @inline(__always) mutating func appendUninitialized(_ extra: Int) {
    reserve(count + extra)
    count += extra
  }

  @inline(__always) mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  @inline(__always) mutating func truncate(to length: Int) { count = length }

  @inline(__always) private mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never) private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2, 16)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if capacity > 0 {
      moved.moveInitialize(from: base, count: count)
      storage.deallocate()
    }
    storage = UnsafeMutableRawPointer(moved)
    capacity = larger
  }
}
