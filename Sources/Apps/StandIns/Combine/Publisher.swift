// A stand-in for Combine, so that cells that bind to a view model compile and show its values.
//
// Values are delivered as Combine delivers them, on the same thread and in the same order. Three things differ. A subscriber
// that has asked for anything gets everything: demand is not counted. Operators that wait (debounce, throttle, delay) deliver
// without the wait, because a picture shows what is there in the end, and timers and networks deliver nothing. Operators have one
// type, `AnyPublisher`, under all the names that Combine has for them.
@_exported import Foundation

// MARK: Protocols

/// A source of values over time, which ends at most once.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Begins to deliver to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Failure == Failure, S.Input == Output { receive(subscriber: subscriber) }

  /// Sends all that comes to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Failure == Failure, S.Output == Output {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that delivers once `connect` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

public protocol Cancellable {
  func cancel()
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public struct CombineIdentifier: Hashable, Sendable {
  private let object: ObjectIdentifier?
  public init() { object = ObjectIdentifier(NSObject()) }
  public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

// MARK: Subscribers

public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber takes. Here only whether it takes any counts.
  public struct Demand: Hashable, Sendable {
    let count: Int
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }

  /// Calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isEnded = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard !isEnded, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !isEnded { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isEnded else { return }
      isEnded = true
      subscription = nil
      receiveCompletion(completion)
    }

    public func cancel() {
      isEnded = true
      let former = subscription
      subscription = nil
      former?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Cancels when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
  deinit { end?() }

  public func cancel() {
    let former = end
    end = nil
    former?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { AnyCancellable { cancel() }.store(in: &collection) }
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable { cancel() }.store(in: &set)
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, and keeps the object until the end.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }
}

// MARK: Any publisher

/// The subscription of one subscriber: delivers until the end, and holds what is to be cancelled with it.
final class Delivery<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var begin: ((Delivery) -> Void)?
  private var onValue: ((Output) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var sources: [any Cancellable] = []

  init<S: Subscriber>(to subscriber: S, _ begin: @escaping (Delivery) -> Void)
  where S.Input == Output, S.Failure == Failure {
    onValue = { _ = subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
    self.begin = begin
  }

  var isEnded: Bool { lock.withLock { onValue == nil } }

  func request(_ demand: Subscribers.Demand) {
    guard demand.count > 0 else { return }
    let former = lock.withLock {
      defer { begin = nil }
      return begin
    }
    former?(self)
  }

  func send(_ value: Output) { lock.withLock { onValue }?(value) }

  func send(completion: Subscribers.Completion<Failure>) { end()?(completion) }

  func cancel() { _ = end() }

  func hold(_ source: any Cancellable) {
    let isLate = lock.withLock {
      if onValue != nil { sources.append(source) }
      return onValue == nil
    }
    if isLate { source.cancel() }
  }

  private func end() -> ((Subscribers.Completion<Failure>) -> Void)? {
    let (completion, former) = lock.withLock {
      defer { (onValue, onCompletion, begin, sources) = (nil, nil, nil, []) }
      return (onCompletion, sources)
    }
    for source in former { source.cancel() }
    return completion
  }
}

/// Any publisher, and what each operator gives.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (Delivery<Output, Failure>) -> Void

  /// - Parameter begin: called for each subscriber that asks for values.
  init(begin: @escaping (Delivery<Output, Failure>) -> Void) { self.begin = begin }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? Self {
      self = same
    } else {
      begin = { publisher.deliver(to: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Delivery(to: subscriber, begin))
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  func deliver(to delivery: Delivery<Output, Failure>) {
    observe(for: delivery, { delivery.send($0) }, { delivery.send(completion: $0) })
  }

  /// Calls closures until a delivery ends.
  @discardableResult
  func observe<Value, Problem>(
    for delivery: Delivery<Value, Problem>, _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> any Cancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
    delivery.hold(sink)
    receive(subscriber: sink)
    return sink
  }
}
