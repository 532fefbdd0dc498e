/// The index of an element in `Flat` storage; `Space` names what is counted, so that the row of a
/// constraint, a variable and an activity cannot take each other's position.
///
/// Four bytes, -1 for "none": an optional would take eight, and a core has thousands of them.
struct Index<Space>: BitwiseCopyable, Hashable, Sendable {
  var raw: Int32

  @inline(__always) init(_ raw: Int32) { self.raw = raw }

  @inline(__always) static var none: Index { Index(-1) }

  @inline(__always) var exists: Bool { raw >= 0 }
  @inline(__always) var isNone: Bool { raw < 0 }
}

extension Index: Comparable {
  @inline(__always) static func < (left: Index, right: Index) -> Bool { left.raw < right.raw }

  @inline(__always) static func + (index: Index, offset: Int32) -> Index {
    Index(index.raw + offset)
  }

  @inline(__always) static func - (index: Index, offset: Int32) -> Index {
    Index(index.raw - offset)
  }

  @inline(__always) static func += (index: inout Index, offset: Int32) { index.raw += offset }

  @inline(__always) static func -= (index: inout Index, offset: Int32) { index.raw -= offset }

  /// The distance between two elements.
  @inline(__always) static func - (left: Index, right: Index) -> Int32 { left.raw - right.raw }

  @inline(__always) static func ..< (first: Index, end: Index) -> IndexRange<Space> {
    IndexRange(first: first, end: end)
  }
}

extension Index: CustomStringConvertible {
  var description: String { "\(raw)" }
}

extension Int {
  /// A position in an array with an element for each of a kind.
  @inline(__always) init<Space>(_ index: Index<Space>) { self = Int(index.raw) }
}

/// Neighbouring indices, in order. Empty where `end` is not behind `first`.
struct IndexRange<Space>: Sequence {
  var first: Index<Space>
  var end: Index<Space>

  struct Iterator: IteratorProtocol {
    var position: Int32
    let end: Int32

    @inline(__always) mutating func next() -> Index<Space>? {
      guard position < end else { return nil }
      position &+= 1
      return Index(position &- 1)
    }
  }

  @inline(__always) func makeIterator() -> Iterator { Iterator(position: first.raw, end: end.raw) }
}

/// Growable flat storage of plain values; every index in this module points into one.
///
/// A copy shares the memory; the owning class frees it once. Elements are written through the
/// pointer, so a write neither mutates nor copies the owner, and costs no reference counting.
///
/// The pointer is raw, because builds without optimisation look up the metadata of a typed one at
/// each access, which takes five times as long as the access itself.
struct Flat<Space, Element: BitwiseCopyable> {
  fileprivate var storage = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  private(set) var count = 0
  private var capacity = 0

  /// The address of the first element; not to be read if nothing was ever appended.
  @inline(__always) var base: UnsafeMutablePointer<Element> {
    storage.assumingMemoryBound(to: Element.self)
  }

  /// Frees the memory. The owner calls it once, from its `deinit`.
  func deallocate() { if capacity > 0 { storage.deallocate() } }

  @inline(__always) subscript(_ index: Index<Space>) -> Element {
    unsafeAddress {
      assert(index.exists && Int(index.raw) < count, "index \(index) of \(count)")
      return UnsafePointer(
        (storage + Int(index.raw) * MemoryLayout<Element>.stride)
          .assumingMemoryBound(to: Element.self))
    }
    nonmutating unsafeMutableAddress {
      assert(index.exists && Int(index.raw) < count, "index \(index) of \(count)")
      return (storage + Int(index.raw) * MemoryLayout<Element>.stride)
        .assumingMemoryBound(to: Element.self)
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The index that the next element will have.
  @inline(__always) var end: Index<Space> { Index(Int32(count)) }
  @inline(__always) var indices: IndexRange<Space> { Index(0)..<end }
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

  /// Appends all elements of another one, in one move.
  mutating func append(contentsOf other: Flat) {
    guard other.count > 0 else { return }
    reserve(count + other.count)
    (base + count).initialize(from: other.base, count: other.count)
    count += other.count
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

/// Elements that are counted by themselves.
typealias Pool<Element: BitwiseCopyable> = Flat<Element, Element>

/// Elements whose order nothing refers to: queues and collections of indices.
typealias List<Element: BitwiseCopyable> = Flat<Position, Element>

enum Position {}

extension Flat where Space == Position {
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
}

typealias RowIndex = Index<Row>
typealias NonzeroIndex = Index<Nonzero>
typealias VariableIndex = Index<Unknown>
typealias ComponentIndex = Index<Component>
typealias CoreIndex = Index<Core>
typealias ActivityIndex = Index<Activity>
typealias BreakpointIndex = Index<Breakpoint>
typealias ColumnIndex = Index<Core.Column>
typealias EntryIndex = Index<Tableau.Entry>
typealias BasisIndex = Index<Tableau.Row>
