import UIKit

// MARK: Subjects

/// A publisher into which code puts values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Who listens to a subject.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var deliveries: [Delivery<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  func add(_ delivery: Delivery<Output, Failure>) {
    let completion = lock.withLock {
      if self.completion == nil { deliveries.append(delivery) }
      return self.completion
    }
    if let completion { delivery.send(completion: completion) }
  }

  func send(_ value: Output) {
    let present = lock.withLock {
      deliveries.removeAll { $0.isEnded }
      return deliveries
    }
    for delivery in present { delivery.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let present = lock.withLock {
      if self.completion == nil { self.completion = completion }
      defer { deliveries = [] }
      return deliveries
    }
    for delivery in present { delivery.send(completion: completion) }
  }

  var isEnded: Bool { lock.withLock { completion != nil } }
}

/// Passes values on to those who listen.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Delivery(to: subscriber) { [audience] in audience.add($0) })
  }
}

/// Has a value, and passes it and each new one on.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !audience.isEnded else { return }
    lock.withLock { current = value }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    let delivery = Delivery<Output, Failure>(to: subscriber) { delivery in
      if !self.audience.isEnded { delivery.send(self.value) }
      self.audience.add(delivery)
    }
    subscriber.receive(subscription: delivery)
  }
}

// MARK: Sources

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscriber.receive(
      subscription: Delivery(to: subscriber) {
        if completeImmediately { $0.send(completion: .finished) }
      })
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscriber.receive(
      subscription: Delivery(to: subscriber) { $0.send(completion: .failure(error)) })
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A value that comes once; the work begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let audience = Audience<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      let isFirst = lock.withLock {
        defer { self.result = self.result ?? result }
        return self.result == nil
      }
      guard isFirst else { return }
      if case .success(let value) = result { audience.send(value) }
      audience.send(completion: result.completion)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    let delivery = Delivery<Output, Failure>(to: subscriber) { [self] delivery in
      if case .success(let value)? = lock.withLock({ result }) { delivery.send(value) }
      audience.add(delivery)
    }
    subscriber.receive(subscription: delivery)
  }

  /// The value, once it is there.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        var token: AnyCancellable?
        token = sink(
          receiveCompletion: {
            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
            withExtendedLifetime(token) { token = nil }
          },
          receiveValue: { continuation.resume(returning: $0) })
      }
    }
  }
}

extension Result {
  var completion: Subscribers.Completion<Failure> {
    if case .failure(let error) = self { .failure(error) } else { .finished }
  }

  /// The value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher {
      if case .success(let value) = self { $0.send(value) }
      $0.send(completion: completion)
    }
  }
}

extension Optional {
  /// The value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher {
      if let value = self { $0.send(value) }
      $0.send(completion: .finished)
    }
  }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { delivery in
      for element in self where !delivery.isEnded { delivery.send(element) }
      delivery.send(completion: .finished)
    }
  }
}

extension NotificationCenter {
  /// What is posted under a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { delivery in
      // Unchecked: a delivery has a lock of its own.
      nonisolated(unsafe) let delivery = delivery
      let token = self.addObserver(forName: name, object: object, queue: nil) { delivery.send($0) }
      delivery.hold(AnyCancellable { self.removeObserver(token) })
    }
  }
}

extension Timer {
  /// Nothing: timers are not waited for.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher() }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subscriber.receive(subscription: Delivery(to: subscriber) { _ in })
    }
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The value that a property has. Without the Objective-C runtime changes are not noticed.
  public func publisher<Value>(
    for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { delivery in
      if options.contains(.initial) { delivery.send(self[keyPath: path]) }
    }
  }
}
