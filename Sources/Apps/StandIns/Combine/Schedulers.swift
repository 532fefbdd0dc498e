// When and where values are delivered.

/// What runs work.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment; no time passes.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  var seconds: Double
  public func distance(to other: Self) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.seconds) }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    var seconds: Double
    init(seconds: Double) { self.seconds = seconds }
    public init(_ seconds: Double) { self.seconds = seconds }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    public var magnitude: Double { abs(seconds) }
    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    public static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
    public static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
    public static func * (a: Self, b: Self) -> Self { Self(seconds: a.seconds * b.seconds) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
  }
}

extension Scheduler where SchedulerTimeType == SchedulerMoment {
  public var now: SchedulerMoment { SchedulerMoment(seconds: 0) }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public struct SchedulerOptions {}
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unchecked: one thread runs it, as the caller asked.
    nonisolated(unsafe) let action = action
    async { action() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public struct SchedulerOptions {}
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unchecked: one thread runs it, as the caller asked.
    nonisolated(unsafe) let action = action
    // The loop that draws is the main one, and runs its queue until that is empty.
    DispatchQueue.main.async { action() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public struct SchedulerOptions {}
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unchecked: one thread runs it, as the caller asked.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      observe(
        for: delivery, { value in scheduler.schedule(options: options) { delivery.send(value) } },
        { completion in
          scheduler.schedule(options: options) { delivery.send(completion: completion) }
        })
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in scheduler.schedule(options: options) { deliver(to: delivery) } }
  }

  /// Delivers on the scheduler, without the wait.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler, options: options) }

  /// Delivers the last of the values that came before the scheduler ran, without the wait.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      var latest: Output?
      func pass() {
        guard let value = latest else { return }
        latest = nil
        delivery.send(value)
      }
      observe(
        for: delivery,
        {
          latest = $0
          scheduler.schedule(options: options, pass)
        },
        { completion in
          scheduler.schedule(options: options) {
            pass()
            delivery.send(completion: completion)
          }
        })
    }
  }

  /// Delivers on the scheduler, all values and without the wait.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }

  /// Passes all on: no time passes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
