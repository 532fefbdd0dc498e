import Foundation
import UIKit

/// The spaces that colours of asset catalogues are given in, under the names they have there.
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The colour in sRGB, which pictures are in; what lies outside is cut off at its edge.
  func color(_ parts: [Double], alpha: Double) -> UIColor {
    let encoded: [Double]
    switch self {
    case .srgb, .extendedSRGB, .extendedGray: encoded = parts
    case .extendedLinearSRGB: encoded = parts.map(Self.encoded)
    case .grayGamma22: encoded = parts.map { Self.encoded(pow(max(0, $0), 2.2)) }
    case .displayP3: encoded = Self.fromP3(parts.map(Self.linear)).map(Self.encoded)
    }
    return UIColor(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  /// Linear Display P3 to linear sRGB, both with the white point D65 (the primaries of SMPTE EG
  /// 432-1 and IEC 61966-2-1).
  private static func fromP3(_ p: [Double]) -> [Double] {
    [
      1.2249402 * p[0] - 0.2249402 * p[1],
      -0.0420570 * p[0] + 1.0420570 * p[1],
      -0.0196376 * p[0] - 0.0786361 * p[1] + 1.0982736 * p[2],
    ]
  }

  /// The transfer function of IEC 61966-2-1, and its inverse.
  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  private static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
