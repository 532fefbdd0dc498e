// Nothing can be searched for.
@_exported import Foundation

open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var contentDescription: String?
  open var thumbnailData: Data?
  open var keywords: [String]?
  public init(itemContentType: String) {}
}
open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) { self.uniqueIdentifier = uniqueIdentifier ?? "" }
}
open class CSSearchableIndex: NSObject {
  private static let only = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { only }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {}
}
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
