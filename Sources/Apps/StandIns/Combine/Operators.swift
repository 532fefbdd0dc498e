// Operators on one publisher.

extension Publisher {
  /// A publisher that calls a closure with each value and a delivery to pass others on to.
  /// `makeStep`: called for each subscriber, so that it may hold state of its own.
  private func step<NewOutput>(
    atEnd: @escaping (Delivery<NewOutput, Failure>) -> Void = { _ in },
    _ makeStep: @escaping () -> (Output, Delivery<NewOutput, Failure>) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    AnyPublisher { delivery in
      let step = makeStep()
      observe(
        for: delivery, { step($0, delivery) },
        { completion in
          if case .finished = completion { atEnd(delivery) }
          delivery.send(completion: completion)
        })
    }
  }

  /// The same, of a closure that may throw, which ends the publisher.
  private func attempt<NewOutput>(
    _ makeStep: @escaping () -> (Output, Delivery<NewOutput, any Error>) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    mapError { $0 as any Error }.step {
      let step = makeStep()
      return { value, delivery in
        do { try step(value, delivery) } catch { delivery.send(completion: .failure(error)) }
      }
    }
  }

  // MARK: Values

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    step { { value, next in next.send(transform(value)) } }
  }

  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: path] }
  }

  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    attempt { { value, next in next.send(try transform(value)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    step { { value, next in if let new = transform(value) { next.send(new) } } }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<
    T, any Error
  > {
    attempt { { value, next in if let new = try transform(value) { next.send(new) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    step { { value, next in if isIncluded(value) { next.send(value) } } }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    attempt { { value, next in if try isIncluded(value) { next.send(value) } } }
  }

  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    step {
      var last: Output?
      return { value, next in
        if let former = last, isSame(former, value) { return }
        last = value
        next.send(value)
      }
    }
  }

  public func scan<T>(
    _ initial: T, _ combine: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    step {
      var state = initial
      return { value, next in
        state = combine(state, value)
        next.send(state)
      }
    }
  }

  public func replaceNil<T>(with replacement: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? replacement }
  }

  public func replaceEmpty(with replacement: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      var isEmpty = true
      observe(
        for: delivery,
        {
          isEmpty = false
          delivery.send($0)
        },
        { completion in
          if isEmpty, case .finished = completion { delivery.send(replacement) }
          delivery.send(completion: completion)
        })
    }
  }

  // MARK: Some of the values

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    step {
      var dropped = 0
      return { value, next in
        if dropped < count { dropped += 1 } else { next.send(value) }
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    step {
      var isDropping = true
      return { value, next in
        isDropping = isDropping && predicate(value)
        if !isDropping { next.send(value) }
      }
    }
  }

  public func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { delivery in
      var isOpen = false
      other.observe(for: delivery, { _ in isOpen = true }, { _ in })
      observe(for: delivery, { if isOpen { delivery.send($0) } }, { delivery.send(completion: $0) })
    }
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return AnyPublisher { $0.send(completion: .finished) } }
    return step {
      var sent = 0
      return { value, next in
        sent += 1
        if sent <= count { next.send(value) }
        if sent == count { next.send(completion: .finished) }
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    step {
      { value, next in
        if predicate(value) { next.send(value) } else { next.send(completion: .finished) }
      }
    }
  }

  public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      other.observe(for: delivery, { _ in delivery.send(completion: .finished) }, { _ in })
      deliver(to: delivery)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { step { { _, _ in } } }

  // MARK: All of the values

  public func reduce<T>(
    _ initial: T, _ combine: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { delivery in
      var state = initial
      observe(
        for: delivery, { state = combine(state, $0) },
        { completion in
          if case .finished = completion { delivery.send(state) }
          delivery.send(completion: completion)
        })
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { delivery in
      var values: [Output] = []
      observe(
        for: delivery,
        {
          values.append($0)
          guard values.count >= count else { return }
          delivery.send(values)
          values = []
        },
        { completion in
          if case .finished = completion, !values.isEmpty { delivery.send(values) }
          delivery.send(completion: completion)
        })
    }
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  // MARK: Errors

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { delivery in
      observe(
        for: delivery, { delivery.send($0) },
        { completion in
          switch completion {
          case .finished: delivery.send(completion: .finished)
          case .failure(let error): delivery.send(completion: .failure(transform(error)))
          }
        })
    }
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<
    Output, P.Failure
  >
  where P.Output == Output {
    AnyPublisher { delivery in
      observe(
        for: delivery, { delivery.send($0) },
        { completion in
          switch completion {
          case .finished: delivery.send(completion: .finished)
          case .failure(let error): handler(error).deliver(to: delivery)
          }
        })
    }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 as any Error } } catch {
        return AnyPublisher(Fail(error: error))
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      // A failed precondition says nothing in release builds.
      FileHandle.standardError.write(
        Data("\(file):\(line): Fatal error: \(prefix)\(error)\n".utf8))
      preconditionFailure()
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }
  public func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { delivery in
      observe(for: delivery, { delivery.send($0) }, { _ in delivery.send(completion: .finished) })
    }
  }
}

/// What decodes the bytes of a download.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What encodes values for an upload.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<
    Coder.Output, any Error
  > {
    tryMap { try encoder.encode($0) }
  }
}
