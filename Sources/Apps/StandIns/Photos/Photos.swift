// The library of photos: nothing is in it, and nobody is asked.
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

open class PHPhotoLibrary: NSObject {
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  open func performChanges(
    _ change: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ change: PHChange)
}
open class PHChange: NSObject {}

open class PHObject: NSObject {
  public let localIdentifier = ""
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
open class PHAsset: PHObject {
  public var mediaType: PHAssetMediaType { .unknown }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  public var duration: TimeInterval { 0 }
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public var isFavorite: Bool { false }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
open class PHAssetCollection: PHObject {
  public var localizedTitle: String? { nil }
  public var estimatedAssetCount: Int { 0 }
}
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}
open class PHFetchResult<Object: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: Object? { nil }
  public var lastObject: Object? { nil }
  open func enumerateObjects(_ block: (Object, Int, inout Bool) -> Void) {}
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
}
open class PHVideoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
}
open class PHImageManager: NSObject {
  private static let only = PHImageManager()
  open class func `default`() -> PHImageManager { only }
  /// Never answers: there are no photos.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  open func cancelImageRequest(_ request: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager {
  open func stopCachingImagesForAllAssets() {}
}
open class PHAssetChangeRequest: NSObject {
  @discardableResult open class func creationRequestForAsset(from image: UIImage)
    -> PHAssetChangeRequest
  { PHAssetChangeRequest() }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL url: URL)
    -> PHAssetChangeRequest?
  { nil }
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
}
