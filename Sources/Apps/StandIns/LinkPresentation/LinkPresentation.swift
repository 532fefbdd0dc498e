// A view of a link is a grey field.
import FieldViews
@_exported import UIKit

open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
}
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  open func cancel() {}
}
open class LPLinkView: FieldView {
  open var metadata = LPLinkMetadata()
  public convenience init(url: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}
