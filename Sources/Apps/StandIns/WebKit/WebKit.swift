// Pages are not loaded: a web view is a grey field.
import FieldViews
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKit

open class WKWebView: FieldView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor?
  public private(set) var url: URL?
  public private(set) var title: String?
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var hasOnlySecureContent: Bool { false }
  public let backForwardList = WKBackForwardList()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Not loaded; what is asked for is an address or a request.
  @discardableResult open func load(_ request: Any) -> WKNavigation? { nil }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    nil
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo access: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  open func evaluateJavaScript(_ script: String) async throws -> Any { () }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
}

open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var ignoresViewportScaleLimits = false
  open func setURLSchemeHandler(
    _ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String
  ) {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
}

open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

open class WKProcessPool: NSObject {}
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

open class WKContentRuleList: NSObject { public let identifier = "" }
open class WKContentRuleListStore: NSObject {
  open class func `default`() -> WKContentRuleListStore? { WKContentRuleListStore() }
  open func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {}
  open func lookUpContentRuleList(
    forIdentifier identifier: String,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {}
}

open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  public let httpCookieStore = WKHTTPCookieStore()
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {}
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {}
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {}
}

open class WKWebsiteDataRecord: NSObject {
  public let displayName = ""
  public let dataTypes: Set<String> = []
}

open class WKHTTPCookieStore: NSObject {}

open class WKNavigation: NSObject {}
public final class WKBackForwardList: NSObject {
  public var currentItem: WKBackForwardListItem? { nil }
  public var backItem: WKBackForwardListItem? { nil }
  public var forwardItem: WKBackForwardListItem? { nil }
  public var backList: [WKBackForwardListItem] { [] }
  public var forwardList: [WKBackForwardListItem] { [] }
}
public final class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public let title: String? = nil
  init(_ url: URL) { (self.url, initialURL) = (url, url) }
}

public enum WKNavigationType: Int, Sendable {
  case other = -1
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

open class WKFrameInfo: NSObject {
  public let isMainFrame = true
}

open class WKNavigationAction: NSObject {
  public let navigationType = WKNavigationType.other
  public let sourceFrame = WKFrameInfo()
  public let targetFrame: WKFrameInfo? = nil
  public let shouldPerformDownload = false
  /// Part of the code that asks, so that hosts without networks load no library for them.
  @_alwaysEmitIntoClient public var request: URLRequest {
    URLRequest(url: URL(fileURLWithPath: "/"))
  }
}

open class WKNavigationResponse: NSObject {
  public let isForMainFrame = true
  public let canShowMIMEType = true
  @_alwaysEmitIntoClient public var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
}

open class WKScriptMessage: NSObject {
  public let name = ""
  public let body: Any = ()
  open weak var webView: WKWebView?
}

open class WKWindowFeatures: NSObject {}
open class WKContextMenuElementInfo: NSObject { public let linkURL: URL? = nil }

@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor @preconcurrency public protocol WKURLSchemeTask: AnyObject {}
@MainActor @preconcurrency public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask)
}

/// Told of pages; none is loaded, so nothing is told.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {}
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
