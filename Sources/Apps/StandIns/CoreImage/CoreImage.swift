// Filters give nothing.
@_exported import UIKit

open class CIImage: NSObject {
  public let extent = CGRect.zero
  public override init() {}
  public init?(image: UIImage) {}
  public init(cgImage: CGImage) {}
  public init?(data: Data) {}
  public init?(contentsOf url: URL) {}
  public init(color: CIColor) {}
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}
open class CIColor: NSObject {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
}
open class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {}
}
/// Is never there.
open class CIFilter: NSObject {
  public init?(name: String) { nil }
  public init?(name: String, parameters: [String: Any]?) { nil }
  public var outputImage: CIImage? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setDefaults() {}
}
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputExtentKey = "inputExtent"
open class CIFeature: NSObject { public let bounds = CGRect.zero }
open class CIQRCodeFeature: CIFeature { public var messageString: String? { nil } }
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

extension UIImage {
  /// An image of nothing.
  public convenience init(ciImage: CIImage) { self.init() }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
  public var ciImage: CIImage? { nil }
}
