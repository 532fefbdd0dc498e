// A preview of files is a grey field.
import FieldViews
@_exported import UIKit

public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
open class QLPreviewController: FieldController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  public var currentPreviewItem: (any QLPreviewItem)? { nil }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {}
