/// Views kept for another use, by the name of their kind.
struct ReuseQueue<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// How views of a kind are made when none is idle; nil makes the kind unknown.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
  }

  /// Keeps a view until its kind is asked for.
  mutating func enqueue(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// The idle view of a kind that was in use last; nil when there is none.
  mutating func dequeue(_ identifier: String) -> View? {
    idle[identifier]?.popLast()
  }

  /// A new view of a kind; nil when the kind was not registered.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// Every kind of which a view was registered or kept, for messages.
  var identifiers: [String] { Set(makers.keys).union(idle.keys).sorted() }
}
