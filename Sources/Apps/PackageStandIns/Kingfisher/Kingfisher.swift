// What cells call of Kingfisher, most of which does not compile here. Nothing is loaded: there is no
// network in a picture, so a view shows its placeholder, and no completion is called.
import UIKit

public struct KingfisherWrapper<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }
}

public typealias Kingfisher = KingfisherWrapper

public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}

public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

public struct ImageResource: Resource {
  public let cacheKey: String
  public let downloadURL: URL

  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.downloadURL = downloadURL
    self.cacheKey = cacheKey ?? downloadURL.absoluteString
  }
}

public protocol Placeholder {}
extension UIImage: Placeholder {}

public protocol ImageProcessor {}

extension ImageProcessor {
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, backgroundColor: UIColor? = nil
  ) {}
}

public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }

public enum ContentMode { case none, aspectFit, aspectFill }

public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}

public struct BlurImageProcessor: ImageProcessor { public init(blurRadius: CGFloat) {} }

infix operator |> : AdditionPrecedence
public func |> (one: any ImageProcessor, other: any ImageProcessor) -> any ImageProcessor { one }

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval), flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
}

public enum StorageExpiration { case never, seconds(TimeInterval), days(Int), date(Date), expired }

public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat)
  case targetCache(ImageCache), downloadPriority(Float)
  case memoryCacheExpiration(StorageExpiration), diskCacheExpiration(StorageExpiration)
  case onFailureImage(UIImage?)
  case forceRefresh, forceTransition, backgroundDecode, cacheOriginalImage, onlyFromCache
  case cacheMemoryOnly, fromMemoryCacheOrRefresh, keepCurrentImageWhileLoading, waitForCache
  case loadDiskFileSynchronously, onlyLoadFirstFrame, preloadAllAnimationData
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

public enum CacheType { case none, memory, disk }
public enum IndicatorType { case none, activity }

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
}

public enum KingfisherError: Error { case notHere }
public struct DownloadTask { public func cancel() {} }
public typealias DownloadProgressBlock = (Int64, Int64) -> Void
public typealias RetrievedImage = (Result<RetrieveImageResult, KingfisherError>) -> Void
public typealias CompletionHandler = (UIImage?, NSError?, CacheType, URL?) -> Void

extension KingfisherWrapper where Base: UIImageView {
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrievedImage? = nil
  ) -> DownloadTask? {
    if let image = placeholder as? UIImage { base.image = image }
    return nil
  }

  @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? { setImage(with: resource, placeholder: placeholder) }

  public func cancelDownloadTask() {}
}

extension KingfisherWrapper where Base: UIButton {
  @discardableResult public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrievedImage? = nil
  ) -> DownloadTask? {
    if let placeholder { base.setImage(placeholder, for: state) }
    return nil
  }

  @discardableResult public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrievedImage? = nil
  ) -> DownloadTask? {
    if let placeholder { base.setBackgroundImage(placeholder, for: state) }
    return nil
  }

  public func cancelImageDownloadTask() {}
}

open class AnimatedImageView: UIImageView {}

public final class ImageCache {
  public static let `default` = ImageCache(name: "default")

  public init(name: String) {}
  public func clearMemoryCache() {}
  public func clearDiskCache() {}
  public func store(_ image: UIImage, forKey key: String) {}
  public func isCached(forKey key: String) -> Bool { false }
}

public final class KingfisherManager {
  public static let shared = KingfisherManager()
  public let cache = ImageCache.default

  @discardableResult public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: RetrievedImage?
  ) -> DownloadTask? { nil }
}
