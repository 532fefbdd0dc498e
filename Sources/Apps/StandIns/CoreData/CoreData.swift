// Managed objects keep their properties; there is no store, so nothing is fetched.
@_exported import UIKit

open class NSManagedObjectModel: NSObject {
  public convenience init?(contentsOf url: URL) { self.init() }
  open var entities: [NSEntityDescription] = []
}
open class NSPropertyDescription: NSObject {
  open var name = ""
}
open class NSAttributeDescription: NSPropertyDescription {}
open class NSRelationshipDescription: NSPropertyDescription {}

open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String? = ""
  open var properties: [NSPropertyDescription] = []
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  /// A plain object: entities are known by their names only.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

open class NSManagedObjectID: NSObject {
  public var isTemporaryID: Bool { true }
  public var entity: NSEntityDescription { NSEntityDescription() }
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

open class NSManagedObject: NSObject {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public let entity: NSEntityDescription
  private var values: [String: Any] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    (self.entity, managedObjectContext) = (entity, context)
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
  public var isInserted: Bool { managedObjectContext != nil }
  public var isUpdated: Bool { false }
  public var isDeleted: Bool { false }
  public var isFault: Bool { false }
  public var hasChanges: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}

public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
open class NSMergePolicy: NSObject {
  public static let error = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite

open class NSManagedObjectContext: NSObject {
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var name: String?
  public var hasChanges: Bool { false }
  public var insertedObjects: Set<NSManagedObject> { [] }
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  public init(_ type: NSManagedObjectContextConcurrencyType) {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws
    -> NSPersistentStoreRequest
  { request }
  open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    throw CocoaError(.coderValueNotFound)
  }
  open func insert(_ object: NSManagedObject) {}
  open func delete(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
open class NSPersistentStore: NSObject {}
open class NSPersistentStoreCoordinator: NSObject {
  public init(managedObjectModel: NSManagedObjectModel) {}
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldAddStoreAsynchronously = false
  public override init() {}
  public init(url: URL) { self.url = url }
}
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public let managedObjectModel: NSManagedObjectModel
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator {
    NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel = NSManagedObjectModel())
  { (self.name, managedObjectModel) = (name, model) }
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(.privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
/// Has no rows.
open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public var fetchedObjects: [ResultType]? { nil }
  public var sections: [any NSFetchedResultsSectionInfo]? { nil }
  public var sectionIndexTitles: [String] { [] }
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) { (self.fetchRequest, self.managedObjectContext) = (fetchRequest, managedObjectContext) }
  open func performFetch() throws {}
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
  /// There are no rows, so no code that asks for their number comes here.
  open func object(at path: IndexPath) -> ResultType { preconditionFailure("nothing is fetched") }
  open class func deleteCache(withName name: String?) {}
}
/// Told of changes; nothing changes.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChanges")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContext")
}
