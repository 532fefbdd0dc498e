/// Places still to be visited, the nearest first: a binary heap.
struct PlaceQueue {
  /// A place and how far it is: by cost, then by links, then in the order of places.
  struct Entry: Comparable {
    let cost: Int
    let links: Int
    let place: Int

    static func < (a: Entry, b: Entry) -> Bool {
      (a.cost, a.links, a.place) < (b.cost, b.links, b.place)
    }
  }

  /// No entry is less than its parent, at half its index.
  private var heap: [Entry] = []

  /// Adds an entry.
  ///
  /// - Complexity: O(log n).
  mutating func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the least entry; `nil` when there is none.
  ///
  /// - Complexity: O(log n).
  mutating func pop() -> Entry? {
    guard let least = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return least }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      let children = (2 * parent + 1)..<min(2 * parent + 3, heap.count)
      guard let child = children.min(by: { heap[$0] < heap[$1] }), heap[child] < heap[parent]
      else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return least
  }
}
