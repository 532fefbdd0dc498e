// Properties that publish.

/// An object whose published properties say that they will change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object will change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  public init() {}
  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    subject.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      boxes += present.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
      mirror = present.superclassMirror
    }
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = publisher }
    return publisher
  }
}

private protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

private protocol PublishedStorage: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// Where a published property has its value.
private final class PublishedBox<Value>: PublishedStorage {
  let subject: CurrentValueSubject<Value, Never>
  var objectWillChange: ObservableObjectPublisher?
  /// What writes to the property as long as it is there.
  var sources: Set<AnyCancellable> = []
  private(set) var value: Value

  init(_ value: Value) { (self.value, subject) = (value, CurrentValueSubject(value)) }

  func set(_ new: Value) {
    objectWillChange?.send()
    subject.send(new)
    value = new
  }
}

/// A property that publishes each value before it has it.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set { _ = newValue }
  }

  /// The value, and each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: PublishedBox<Value>
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      box.subject.receive(subscriber: subscriber)
    }
  }
}

extension Published: PublishedProperty {
  fileprivate var storage: any PublishedStorage { box }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    sink { [weak box] in box?.set($0) }.store(in: &box.sources)
  }
}
