import UIKit

/// Elements in an order, in memory.
public protocol RealmCollection: RandomAccessCollection where Index == Int {
  var elements: [Element] { get }
}

extension RealmCollection {
  public var realm: Realm? { nil }
  public var isInvalidated: Bool { false }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }

  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    Results(elements)
  }

  public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(elements) }

  public func sorted(byKeyPath key: String, ascending: Bool = true) -> Results<Element> {
    Results(elements)
  }

  public func observe(
    on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    block(.initial(Results(elements)))
    return NotificationToken()
  }
}

public final class Results<Element>: RealmCollection {
  public let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}

public final class LinkingObjects<Element>: RealmCollection {
  public let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  public convenience init(fromType type: Element.Type, property: String) { self.init([]) }
}

public final class List<Element>: RealmCollection, RangeReplaceableCollection, MutableCollection,
  ExpressibleByArrayLiteral
{
  public private(set) var elements: [Element] = []

  public init() {}

  public convenience init(arrayLiteral elements: Element...) {
    self.init()
    self.elements = elements
  }

  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public func append<Elements: Sequence>(objectsIn objects: Elements)
  where Elements.Element == Element { elements += objects }
  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }

  public func replaceSubrange<Elements: Collection>(
    _ range: Range<Int>, with newElements: Elements
  ) where Elements.Element == Element { elements.replaceSubrange(range, with: newElements) }

  // A `let` of a class takes these.
  public func append(_ element: Element) { elements.append(element) }
  public func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
  @discardableResult public func remove(at index: Int) -> Element { elements.remove(at: index) }
  public func removeAll() { elements = [] }
}

public final class MutableSet<Element>: RealmCollection {
  public private(set) var elements: [Element] = []

  public init() {}

  public func insert(_ element: Element) { elements.append(element) }
}

public struct SortDescriptor {
  public init(keyPath: String, ascending: Bool = true) {}
}

public final class NotificationToken {
  public func invalidate() {}
  public func stop() {}
}

public enum RealmCollectionChange<Elements> {
  case initial(Elements)
  case update(Elements, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

/// A database in memory, which every call opens anew.
public struct Realm {
  public struct Configuration {
    public static var defaultConfiguration: Configuration {
      get { Configuration() }
      set {}
    }

    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var schemaVersion: UInt64 = 0
    public var deleteRealmIfMigrationNeeded = false
    public var objectTypes: [RealmSwiftObject.Type]?
    public var readOnly = false

    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, schemaVersion: UInt64 = 0,
      migrationBlock: ((Migration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [RealmSwiftObject.Type]? = nil
    ) {}
  }

  public enum UpdatePolicy { case error, modified, all }

  public final class Migration {
    public func enumerateObjects(
      ofType name: String, _ block: (DynamicObject?, DynamicObject?) -> Void
    ) {}
  }

  public let configuration: Configuration

  public init(configuration: Configuration = .defaultConfiguration) throws {
    self.configuration = configuration
  }

  public init(fileURL: URL) throws { try self.init() }

  public var isInWriteTransaction: Bool { false }
  public var isEmpty: Bool { true }

  public func objects<Element>(_ type: Element.Type) -> Results<Element> { Results([]) }
  public func object<Element, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
    nil
  }

  @discardableResult public func write<Result>(_ block: () throws -> Result) throws -> Result {
    try block()
  }

  public func beginWrite() {}
  public func commitWrite() throws {}
  public func cancelWrite() {}
  @discardableResult public func refresh() -> Bool { true }
  public func invalidate() {}

  public func add(_ object: RealmSwiftObject, update: UpdatePolicy = .error) {}
  public func add(_ object: RealmSwiftObject, update: Bool) {}
  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error) {}
  public func add<Objects: Sequence>(_ objects: Objects, update: Bool) {}

  @discardableResult public func create<Element: Object>(
    _ type: Element.Type, value: Any = [:] as [String: Any], update: UpdatePolicy = .error
  ) -> Element { Element() }

  public func delete(_ object: RealmSwiftObject) {}
  public func delete<Objects: Sequence>(_ objects: Objects) {}
  public func deleteAll() {}
}

public typealias Migration = Realm.Migration
public typealias MigrationObject = DynamicObject
public final class DynamicObject: Object {}
