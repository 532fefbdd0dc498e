// A camera of documents is a grey field.
import FieldViews
@_exported import UIKit

open class VNDocumentCameraScan: NSObject {
  public let pageCount = 0
  public let title = ""
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
open class VNDocumentCameraViewController: FieldController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {}
