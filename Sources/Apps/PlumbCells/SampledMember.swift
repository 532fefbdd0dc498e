import Foundation
import UIKit

/// Types that the properties of a type which is nowhere may have: their values are made up.
public protocol SampledMember {
  /// A value by the property's name.
  static func sampleMember(_ name: String) -> Self
}

/// Types of which `SampleValue.known` has a value for every name.
public protocol SampledValue: SampledMember {
  /// An empty value.
  init()
}

extension SampledValue {
  /// A value by the property's name.
  public static func sampleMember(_ name: String) -> Self {
    SampleValue.known(Self.self, name) ?? Self()
  }
}

extension String: SampledValue {}
extension Bool: SampledValue {}
extension Int: SampledValue {}
extension Int16: SampledValue {}
extension Int32: SampledValue {}
extension Int64: SampledValue {}
extension Double: SampledValue {}
extension Float: SampledValue {}
extension CGFloat: SampledValue {}
extension Decimal: SampledValue {}
extension Date: SampledValue {}

extension URL: SampledMember {
  /// The link of all samples.
  public static func sampleMember(_ name: String) -> Self {
    SampleValue.known(Self.self, name) ?? URL(fileURLWithPath: "/")
  }
}

extension Optional: SampledMember where Wrapped: SampledMember {
  /// A value, never nil.
  public static func sampleMember(_ name: String) -> Self { .some(.sampleMember(name)) }
}

extension Array: SampledMember where Element: SampledMember {
  /// Two elements.
  public static func sampleMember(_ name: String) -> Self {
    [.sampleMember(name), .sampleMember(name)]
  }
}

extension UIColor {
  /// The colour of all samples.
  public static func sampleMember(_ name: String) -> UIColor { .systemBlue }
}

extension UIImage {
  /// The picture of all samples, of the size of an icon.
  public static func sampleMember(_ name: String) -> UIImage {
    SamplePicture.image(of: CGSize(width: 24, height: 24))
  }
}
