// Operators on several publishers.

/// The names that Combine has for the types of its operators. An operator's type is `AnyPublisher` here.
public enum Publishers {
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias FlatMap<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias Share<Upstream: Publisher> = Filter<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
  public typealias Autoconnect<Upstream: Publisher> = Filter<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>

  /// The latest value of each, once each has one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let delivery = Delivery<Output, Failure>(to: subscriber) { delivery in
        var (first, second): (A.Output?, B.Output?)
        var open = 2
        func pass() { if let first, let second { delivery.send((first, second)) } }
        func end(_ completion: Subscribers.Completion<Failure>) {
          open -= 1
          if case .failure = completion { return delivery.send(completion: completion) }
          if open == 0 { delivery.send(completion: .finished) }
        }
        a.observe(
          for: delivery,
          {
            first = $0; pass()
          }, end)
        b.observe(
          for: delivery,
          {
            second = $0; pass()
          }, end)
      }
      subscriber.receive(subscription: delivery)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

  /// A value of each at a time.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let delivery = Delivery<Output, Failure>(to: subscriber) { delivery in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        var (isFirstOpen, isSecondOpen) = (true, true)
        func pass() {
          while !first.isEmpty, !second.isEmpty {
            delivery.send((first.removeFirst(), second.removeFirst()))
          }
          if !isFirstOpen && first.isEmpty || !isSecondOpen && second.isEmpty {
            delivery.send(completion: .finished)
          }
        }
        a.observe(
          for: delivery,
          {
            first.append($0); pass()
          }
        ) { completion in
          if case .failure = completion { return delivery.send(completion: completion) }
          isFirstOpen = false
          pass()
        }
        b.observe(
          for: delivery,
          {
            second.append($0); pass()
          }
        ) { completion in
          if case .failure = completion { return delivery.send(completion: completion) }
          isSecondOpen = false
          pass()
        }
      }
      subscriber.receive(subscription: delivery)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// All values of all.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let delivery = Delivery<Output, Failure>(to: subscriber) { delivery in
        var open = publishers.count
        if open == 0 { delivery.send(completion: .finished) }
        for publisher in publishers {
          publisher.observe(for: delivery, { delivery.send($0) }) { completion in
            open -= 1
            if case .failure = completion { return delivery.send(completion: completion) }
            if open == 0 { delivery.send(completion: .finished) }
          }
        }
      }
      subscriber.receive(subscription: delivery)
    }
  }

  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<
    A.Output, A.Failure
  >
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }

  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    a.merge(with: b, c)
  }

  public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  { a.merge(with: b, c).merge(with: d) }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { AnyPublisher(Publishers.CombineLatest(self, other)) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(Publishers.CombineLatest3(self, first, second))
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    AnyPublisher(Publishers.CombineLatest4(self, first, second, third))
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { AnyPublisher(Publishers.Zip(self, other)) }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map(transform) }

  public func zip<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(Publishers.Zip3(self, first, second))
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output {
    AnyPublisher(Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()))
  }

  public func merge<P: Publisher, Q: Publisher>(with first: P, _ second: Q) -> AnyPublisher<
    Output, Failure
  >
  where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
    merge(with: first).merge(with: second)
  }

  public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output {
    AnyPublisher { delivery in
      observe(
        for: delivery, { delivery.send($0) },
        { completion in
          if case .failure = completion { return delivery.send(completion: completion) }
          other.deliver(to: delivery)
        })
    }
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    append(
      AnyPublisher { delivery in
        for value in values { delivery.send(value) }
        delivery.send(completion: .finished)
      })
  }

  public func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output { other.append(self) }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  public func prepend<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { delivery in
      for value in values { delivery.send(value) }
      deliver(to: delivery)
    }
  }
}
