// Operators whose values are publishers, and those that look on or share.

extension Publisher {
  // MARK: Publishers as values

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { joined(transform) }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).joined(transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    joined { transform($0).setFailureType(to: Failure.self) }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
    joined(transform)
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { joined(onlyLatest: true) { $0 } }

  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).joined(onlyLatest: true) { $0 }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Never>
  where Output: Publisher, Output.Failure == Never, Failure == Never {
    joined(onlyLatest: true) { $0 }
  }

  /// The values of the publishers that values become; ends when all of them have. `onlyLatest`:
  /// whether a new one ends the one before.
  private func joined<P: Publisher>(
    onlyLatest: Bool = false, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { delivery in
      var open: [Int: any Cancellable] = [:]
      var count = 0
      var isOuterOpen = true
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return delivery.send(completion: completion) }
        if !isOuterOpen, open.isEmpty { delivery.send(completion: .finished) }
      }
      observe(
        for: delivery,
        { value in
          if onlyLatest {
            for inner in open.values { inner.cancel() }
            open = [:]
          }
          count += 1
          let number = count
          open[number] = AnyCancellable {}
          let inner = transform(value).observe(
            for: delivery, { delivery.send($0) },
            {
              open[number] = nil
              end($0)
            })
          if open[number] != nil { open[number] = inner }
        },
        {
          isOuterOpen = false
          end($0)
        })
    }
  }

  // MARK: Looking on

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      receiveSubscription?(delivery)
      receiveRequest?(.unlimited)
      var isEnded = false
      if let receiveCancel { delivery.hold(AnyCancellable { if !isEnded { receiveCancel() } }) }
      observe(
        for: delivery,
        {
          receiveOutput?($0)
          delivery.send($0)
        },
        {
          isEnded = true
          receiveCompletion?($0)
          delivery.send(completion: $0)
        })
    }
  }

  /// Passes all on; pictures have no console.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// One subscription for all subscribers, as long as there is one.
  public func share() -> AnyPublisher<Output, Failure> {
    makeConnectable().autoconnect()
  }

  public func multicast<S: Subject>(subject: S) -> Multicast<S>
  where S.Output == Output, S.Failure == Failure {
    Multicast(subject: subject) { self.subscribe(subject) }
  }

  public func makeConnectable() -> Multicast<PassthroughSubject<Output, Failure>> {
    multicast(subject: PassthroughSubject())
  }
}

/// One subscription for all subscribers, begun by `connect`.
public final class Multicast<S: Subject>: ConnectablePublisher {
  public typealias Output = S.Output
  public typealias Failure = S.Failure
  private let subject: S
  private let begin: () -> AnyCancellable
  init(subject: S, _ begin: @escaping () -> AnyCancellable) {
    (self.subject, self.begin) = (subject, begin)
  }
  public func receive<T: Subscriber>(subscriber: T) where T.Failure == Failure, T.Input == Output {
    subject.receive(subscriber: subscriber)
  }
  public func connect() -> any Cancellable { begin() }
}

extension ConnectablePublisher {
  /// Connects for the first subscriber, until the last one has gone.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?
    var subscribers = 0
    return AnyPublisher { delivery in
      subscribers += 1
      delivery.hold(
        AnyCancellable {
          subscribers -= 1
          guard subscribers == 0 else { return }
          connection?.cancel()
          connection = nil
        })
      deliver(to: delivery)
      if connection == nil, !delivery.isEnded {
        connection = AnyCancellable {}
        connection = connect()
      }
    }
  }
}
