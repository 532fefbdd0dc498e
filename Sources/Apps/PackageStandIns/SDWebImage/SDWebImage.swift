// What cells call of SDWebImage, which is written in Objective-C. Nothing is loaded: there is no network
// in a picture, so a view shows its placeholder, and no completion is called.
import UIKit

public struct SDWebImageOptions: OptionSet {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let retryFailed = SDWebImageOptions(rawValue: 1)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let progressiveDownload = progressiveLoad
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 16)
}

public enum SDImageCacheType { case none, disk, memory, all }
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

public protocol SDWebImageIndicator: AnyObject {}

public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  public static let gray = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()
}

public final class SDWebImageTransition {
  public static let fade = SDWebImageTransition()
}

extension UIView {
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set {}
  }

  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }

  public func sd_setShowActivityIndicatorView(_ shows: Bool) {}
  public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
  public func sd_cancelCurrentImageLoad() {}
}

extension UIImageView {
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    if let placeholderImage { image = placeholderImage }
  }
}

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    if let placeholderImage { setImage(placeholderImage, for: state) }
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    if let placeholderImage { setBackgroundImage(placeholderImage, for: state) }
  }
}

public final class SDImageCache {
  public static let shared = SDImageCache()

  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
  public func clearMemory() {}
  public func clearDisk(onCompletion: (() -> Void)? = nil) {}
}

public final class SDWebImageManager {
  public static let shared = SDWebImageManager()

  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
  ) {}
}
