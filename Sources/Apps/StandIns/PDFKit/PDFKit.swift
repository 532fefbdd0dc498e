// Documents have no pages: a view of one is a grey field.
import FieldViews
@_exported import UIKit

open class PDFDocument: NSObject {
  public let documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  public override init() { documentURL = nil }
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) { documentURL = nil }
  public var pageCount: Int { 0 }
  public var isLocked: Bool { false }
  public var isEncrypted: Bool { false }
  public var outlineRoot: PDFOutline? { nil }
  public var documentAttributes: [AnyHashable: Any]? { nil }
  public var string: String? { nil }
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { 0 }
  open func insert(_ page: PDFPage, at index: Int) {}
  open func removePage(at index: Int) {}
  open func dataRepresentation() -> Data? { nil }
  open func findString(_ text: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
  open func beginFindString(_ text: String, withOptions options: NSString.CompareOptions = []) {}
  open func cancelFindString() {}
  public var isFinding: Bool { false }
  @discardableResult open func write(to url: URL) -> Bool { false }
  @discardableResult open func unlock(withPassword password: String) -> Bool { false }
}
public protocol PDFDocumentDelegate: AnyObject {}
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
open class PDFPage: NSObject {
  open weak var document: PDFDocument?
  public var label: String? { nil }
  public var string: String? { nil }
  public var annotations: [PDFAnnotation] { [] }
  public override init() {}
  public init?(image: UIImage) {}
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
}
open class PDFAnnotation: NSObject { open var bounds = CGRect.zero }
open class PDFDestination: NSObject {
  open weak var page: PDFPage?
  public init(page: PDFPage, at point: CGPoint) { self.page = page }
}
open class PDFOutline: NSObject {
  open var label: String?
  open var destination: PDFDestination?
  open var isOpen = false
  public var parent: PDFOutline? { nil }
  public var numberOfChildren: Int { 0 }
  public var index: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}
open class PDFSelection: NSObject {
  open var color: UIColor?
  public var string: String? { nil }
  public var attributedString: NSAttributedString? { nil }
  public var pages: [PDFPage] { [] }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func extendForLineBoundaries() {}
  open func extend(atStart count: Int) {}
  open func extend(atEnd count: Int) {}
}
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
open class PDFView: FieldView {
  open var document: PDFDocument?
  open weak var delegate: (any PDFViewDelegate)?
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0
  open var maxScaleFactor: CGFloat = 0
  public var scaleFactorForSizeToFit: CGFloat { 1 }
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var highlightedSelections: [PDFSelection]?
  public var currentPage: PDFPage? { nil }
  public var currentSelection: PDFSelection? { nil }
  public var documentView: UIView? { nil }
  public var canGoBack: Bool { false }
  open func usePageViewController(
    _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
  open func go(to page: PDFPage) {}
  open func go(to destination: PDFDestination) {}
  open func go(to selection: PDFSelection) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {}
}
@MainActor @preconcurrency public protocol PDFViewDelegate: AnyObject {}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
open class PDFThumbnailView: FieldView {
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize.zero
}
extension Notification.Name {
  public static let PDFViewPageChanged = Self("PDFViewChangedPage")
  public static let PDFViewScaleChanged = Self("PDFViewChangedScale")
}
