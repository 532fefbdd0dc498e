// A stand-in for Combine, so that cells compile which keep subscriptions and view models which publish.
// scripts/swift-kit makes a module of it.
//
// Values travel at once and without limits: a subscriber gets all that there is, on the thread that sends it. What asks for
// another scheduler gets it by that scheduler's own means, so the main queue runs it before layout. There is no back
// pressure, and operators are `AnyPublisher`s.
@_exported import Foundation

/// What can be cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it for as long as the collection keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Cancels when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  public func cancel() {
    let last = action
    action = nil
    last?()
  }
  deinit { action?() }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct CombineIdentifier: Hashable {
  private let id = UUID()
  public init() {}
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

/// A subscriber's end of a connection.
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

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Equatable, Comparable, Hashable {
    private let count: Int
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    public var max: Int? { count == .max ? nil : count }
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      let last = self.completion
      (value, self.completion, subscription) = (nil, nil, nil)
      last?(completion)
    }
    public func cancel() {
      let last = subscription
      (value, completion, subscription) = (nil, nil, nil)
      last?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = s.receive(subscription:)
    onValue = { s.receive($0) }
    onCompletion = s.receive(completion:)
  }
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// The way from a publisher to one subscriber; it begins with the first request.
final class Pipe<Output, Failure: Error>: Subscription {
  private var target: AnySubscriber<Output, Failure>?
  private var start: ((Pipe) -> (any Cancellable)?)?
  private var source: (any Cancellable)?
  init(_ target: AnySubscriber<Output, Failure>, _ start: @escaping (Pipe) -> (any Cancellable)?) {
    (self.target, self.start) = (target, start)
  }
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let begin = start else { return }
    start = nil
    let made = begin(self)
    if target == nil { made?.cancel() } else { source = made }
  }
  func send(_ value: Output) { _ = target?.receive(value) }
  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    let last = target
    (target, source) = (nil, nil)
    last?.receive(completion: completion)
  }
  func cancel() {
    let last = source
    (target, source, start) = (nil, nil, nil)
    last?.cancel()
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (AnySubscriber<Output, Failure>) -> Void
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    begin = { publisher.receive(subscriber: $0) }
  }
  init(_ start: @escaping (Pipe<Output, Failure>) -> (any Cancellable)?) {
    begin = { $0.receive(subscription: Pipe($0, start)) }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    begin(AnySubscriber(subscriber))
  }
}

// MARK: Sources

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let ends = completeImmediately
    AnyPublisher<Output, Failure> { pipe in
      if ends { pipe.finish() }
      return nil
    }.receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let error = error
    AnyPublisher<Output, Failure> { pipe in
      pipe.finish(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Pipe<Output, Failure>] = []
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      for pipe in self.waiting { Self.pass(result, pipe) }
      self.waiting = []
    }
  }
  private static func pass(_ result: Result<Output, Failure>, _ pipe: Pipe<Output, Failure>) {
    switch result {
    case .success(let value):
      pipe.send(value)
      pipe.finish()
    case .failure(let error): pipe.finish(.failure(error))
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { pipe in
      if let result = self.result { Self.pass(result, pipe) } else { self.waiting.append(pipe) }
      return nil
    }.receive(subscriber: subscriber)
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// What subjects have in common: subscribers, and whether there is an end.
public class SubjectBase<Output, Failure: Error> {
  private var pipes: [ObjectIdentifier: Pipe<Output, Failure>] = [:]
  private var order: [ObjectIdentifier] = []
  private var end: Subscribers.Completion<Failure>?
  fileprivate var first: Output? { nil }
  fileprivate init() {}
  fileprivate func deliver(_ value: Output) {
    guard end == nil else { return }
    for id in order { pipes[id]?.send(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let last = order.compactMap { pipes[$0] }
    (pipes, order) = ([:], [])
    for pipe in last { pipe.finish(completion) }
  }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { pipe in
      if let end = self.end {
        pipe.finish(end)
        return nil
      }
      let id = ObjectIdentifier(pipe)
      self.pipes[id] = pipe
      self.order.append(id)
      if let first = self.first { pipe.send(first) }
      return AnyCancellable { [weak self] in
        self?.pipes[id] = nil
        self?.order.removeAll { $0 == id }
      }
    }.receive(subscriber: subscriber)
  }
}

public final class PassthroughSubject<Output, Failure: Error>: SubjectBase<Output, Failure>, Subject
{
  public override init() { super.init() }
  public func send(_ value: Output) { deliver(value) }
}

public final class CurrentValueSubject<Output, Failure: Error>: SubjectBase<Output, Failure>,
  Subject
{
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  fileprivate override var first: Output? { current }
  public func send(_ value: Output) {
    current = value
    deliver(value)
  }
}

public enum Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let elements = sequence
      AnyPublisher<Output, Failure> { pipe in
        for element in elements { pipe.send(element) }
        pipe.finish()
        return nil
      }.receive(subscriber: subscriber)
    }
  }

  /// The latest values of both, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let (a, b): (A, B)
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [a, b] pipe in
        var values: (A.Output?, B.Output?) = (nil, nil)
        var open = 2
        let pass = { if let one = values.0, let other = values.1 { pipe.send((one, other)) } }
        let end = { (completion: Subscribers.Completion<Failure>) in
          open -= 1
          if case .failure = completion {
            pipe.finish(completion)
          } else if open == 0 {
            pipe.finish()
          }
        }
        let first = a.sink(receiveCompletion: end) {
          values.0 = $0; pass()
        }
        let second = b.sink(receiveCompletion: end) {
          values.1 = $0; pass()
        }
        return AnyCancellable {
          first.cancel(); second.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let (a, b): (A, B)
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [a, b] pipe in
        var values: ([A.Output], [B.Output]) = ([], [])
        let pass = {
          while !values.0.isEmpty, !values.1.isEmpty {
            pipe.send((values.0.removeFirst(), values.1.removeFirst()))
          }
        }
        let first = a.sink(receiveCompletion: pipe.finish) {
          values.0.append($0); pass()
        }
        let second = b.sink(receiveCompletion: pipe.finish) {
          values.1.append($0); pass()
        }
        return AnyCancellable {
          first.cancel(); second.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publishers = publishers
      AnyPublisher<Output, Failure> { pipe in
        var open = publishers.count
        if open == 0 { pipe.finish() }
        let sinks = publishers.map { publisher in
          publisher.sink(
            receiveCompletion: { completion in
              open -= 1
              if case .failure = completion {
                pipe.finish(completion)
              } else if open == 0 {
                pipe.finish()
              }
            }, receiveValue: pipe.send)
        }
        return AnyCancellable { for sink in sinks { sink.cancel() } }
      }.receive(subscriber: subscriber)
    }
  }

  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> MergeMany<
    AnyPublisher<A.Output, A.Failure>
  >
  where A.Output == B.Output, A.Failure == B.Failure {
    MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
  }
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}

// MARK: Operators

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// A publisher that passes on what a closure makes of each value, and the end.
  private func through<T>(_ value: @escaping (Output, Pipe<T, Failure>) -> Void) -> AnyPublisher<
    T, Failure
  > {
    AnyPublisher { pipe in
      self.sink(receiveCompletion: pipe.finish, receiveValue: { value($0, pipe) })
    }
  }

  /// The same with closures that throw.
  private func trying<T>(_ value: @escaping (Output, Pipe<T, any Error>) throws -> Void)
    -> AnyPublisher<T, any Error>
  {
    AnyPublisher { pipe in
      self.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            pipe.finish(.failure(error))
          } else {
            pipe.finish()
          }
        },
        receiveValue: { input in
          do { try value(input, pipe) } catch { pipe.finish(.failure(error)) }
        })
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    through { $1.send(transform($0)) }
  }
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    through { $1.send($0[keyPath: path]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { $1.send(try transform($0)) }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    through { value, pipe in transform(value).map(pipe.send) }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { if isIncluded($0) { $1.send($0) } }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    trying { if try isIncluded($0) { $1.send($0) } }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { through { _, _ in } }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { pipe in
      var last: Output?
      return self.sink(
        receiveCompletion: pipe.finish,
        receiveValue: { value in
          if let known = last, predicate(known, value) { return }
          last = value
          pipe.send(value)
        })
    }
  }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
  {
    AnyPublisher { pipe in
      var state = initial
      return self.sink(
        receiveCompletion: pipe.finish,
        receiveValue: {
          state = next(state, $0)
          pipe.send(state)
        })
    }
  }
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<
    T, Failure
  > {
    AnyPublisher { pipe in
      var state = initial
      return self.sink(
        receiveCompletion: { completion in
          if case .finished = completion { pipe.send(state) }
          pipe.finish(completion)
        }, receiveValue: { state = next(state, $0) })
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      var left = count
      return self.sink(
        receiveCompletion: pipe.finish,
        receiveValue: {
          guard left > 0 else { return }
          left -= 1
          pipe.send($0)
          if left == 0 { pipe.finish() }
        })
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      var left = count
      return self.sink(
        receiveCompletion: pipe.finish,
        receiveValue: { if left > 0 { left -= 1 } else { pipe.send($0) } })
    }
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      for element in elements { pipe.send(element) }
      return self.sink(receiveCompletion: pipe.finish, receiveValue: pipe.send)
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      self.sink(
        receiveCompletion: { completion in
          if case .finished = completion { for element in elements { pipe.send(element) } }
          pipe.finish(completion)
        }, receiveValue: pipe.send)
    }
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    inner(onlyLast: false, transform)
  }
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    inner(onlyLast: false) { transform($0).setFailureType(to: Failure.self) }
  }
  private func inner<P: Publisher>(
    onlyLast: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { pipe in
      var (sinks, open): ([AnyCancellable], Int) = ([], 1)
      let end = { (completion: Subscribers.Completion<Failure>) in
        open -= 1
        if case .failure = completion {
          pipe.finish(completion)
        } else if open == 0 {
          pipe.finish()
        }
      }
      let outer = self.sink(
        receiveCompletion: end,
        receiveValue: { value in
          if onlyLast, !sinks.isEmpty {
            open -= 1
            sinks = []
          }
          open += 1
          let sink = transform(value).sink(receiveCompletion: end, receiveValue: pipe.send)
          sinks.append(sink)
        })
      return AnyCancellable {
        outer.cancel()
        sinks = []
      }
    }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    inner(onlyLast: true) { $0 }
  }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other).eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other).eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ one: P, _ other: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, one, other).eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Publishers.Zip(self, other).eraseToAnyPublisher()
  }

  // MARK: Failures

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { pipe in
      self.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            pipe.finish(.failure(transform(error)))
          } else {
            pipe.finish()
          }
        }, receiveValue: pipe.send)
    }
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<
    Output, P.Failure
  >
  where P.Output == Output {
    AnyPublisher { pipe in
      var rest: [AnyCancellable] = []
      let first = self.sink(
        receiveCompletion: { completion in
          guard case .failure(let error) = completion else { return pipe.finish() }
          rest.append(handler(error).sink(receiveCompletion: pipe.finish, receiveValue: pipe.send))
        }, receiveValue: pipe.send)
      return AnyCancellable {
        first.cancel()
        rest = []
      }
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap {
      Publishers.Sequence<[Output], Failure>(sequence: $0.isEmpty ? [output] : $0)
        .eraseToAnyPublisher()
    }
  }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0 ? eraseToAnyPublisher() : self.catch { _ in self.retry(retries - 1) }
  }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
  }

  // MARK: Effects and time

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      receiveSubscription?(pipe)
      return self.sink(
        receiveCompletion: {
          receiveCompletion?($0)
          pipe.finish($0)
        },
        receiveValue: {
          receiveOutput?($0)
          pipe.send($0)
        })
    }
  }
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<
    Output, Failure
  > {
    eraseToAnyPublisher()
  }
  public func receive<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<
    Output, Failure
  > {
    delay(for: 0, scheduler: scheduler)
  }
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S,
    options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      self.sink(
        receiveCompletion: { end in scheduler.schedule(after: interval) { pipe.finish(end) } },
        receiveValue: { value in scheduler.schedule(after: interval) { pipe.send(value) } })
    }
  }
  /// The last value before each pause. Nothing is awaited here: what comes at once is one value.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      var latest = 0
      return self.sink(
        receiveCompletion: { end in scheduler.schedule(after: 0) { pipe.finish(end) } },
        receiveValue: { value in
          latest += 1
          let own = latest
          scheduler.schedule(after: 0) { if own == latest { pipe.send(value) } }
        })
    }
  }
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  public func timeout<S: Scheduler>(
    _ interval: SchedulerStride, scheduler: S, options: Any? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never {
    sink { object[keyPath: path] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    let subject = published.subject
    subject.kept.append(sink { subject.value = $0 })
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { pipe in
      self.sink(receiveCompletion: { _ in pipe.finish() }, receiveValue: pipe.send)
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

// MARK: Schedulers

/// A time span of any scheduler.
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable {
  let seconds: Double
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(_ value: Double) { seconds = value }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1000) }
  public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1_000_000) }
  public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1_000_000_000) }
}

public protocol Scheduler {
  func schedule(after interval: SchedulerStride, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(after interval: SchedulerStride, _ action: @escaping () -> Void) {
    // Unchecked: the app says on which thread its values may be used.
    nonisolated(unsafe) let action = action
    if interval.seconds > 0 {
      asyncAfter(deadline: .now() + interval.seconds) { action() }
    } else {
      async { action() }
    }
  }
}

extension RunLoop: Scheduler {
  public func schedule(after interval: SchedulerStride, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval, action)
  }
}

extension OperationQueue: Scheduler {
  public func schedule(after interval: SchedulerStride, _ action: @escaping () -> Void) {
    (underlyingQueue ?? .main).schedule(after: interval, action)
  }
}

public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
  public func schedule(after interval: SchedulerStride, _ action: @escaping () -> Void) { action() }
}

// MARK: Objects

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  public init() {}
  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// An object whose changes are observed. Only those that it sends itself are seen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@propertyWrapper public struct Published<Value> {
  final class Subject {
    let values: CurrentValueSubject<Value, Never>
    var stored: Value
    var kept: [AnyCancellable] = []
    init(_ value: Value) { (stored, values) = (value, CurrentValueSubject(value)) }
    var value: Value {
      get { stored }
      set {
        // Subscribers hear of a value before the property has it.
        values.send(newValue)
        stored = newValue
      }
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: Subject
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.values.receive(subscriber: subscriber)
    }
  }

  private let subject: Subject
  public init(wrappedValue: Value) { subject = Subject(wrappedValue) }
  public init(initialValue: Value) { subject = Subject(initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    nonmutating set {}
  }
}

// MARK: Foundation

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<
    Notification, Never
  > {
    AnyPublisher { pipe in
      // Unchecked: posted and received on one thread.
      nonisolated(unsafe) let pipe = pipe
      let token = self.addObserver(forName: name, object: object, queue: nil) { pipe.send($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension Timer {
  /// Nothing: a picture is of one moment.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: Any? = nil
  ) -> TimerPublisher { TimerPublisher() }
}

extension NSObjectProtocol where Self: NSObject {
  /// The present value: no property tells of its changes here.
  public func publisher<Value>(for path: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    AnyPublisher { pipe in
      pipe.send(self[keyPath: path])
      return nil
    }
  }
}

@available(macOS 12, *)
extension Publisher where Failure == Never {
  /// The values as a sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      // Unchecked: it only keeps the subscription.
      nonisolated(unsafe) let sink = self.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        })
      continuation.onTermination = { _ in sink.cancel() }
    }
  }
}
