import UIKit

extension TemplateVariant.Place {
  /// The part of the table that is in view: the device's screen, or one like that of a small phone.
  public var viewport: CGSize {
    switch self {
    case .width(let width): CGSize(width: width, height: width > 480 ? 320 : 568)
    case .device(let device, let orientation): device.size(orientation)
    }
  }

  /// What sensors, bars and corners cover of it.
  public var safeArea: UIEdgeInsets {
    switch self {
    case .width: .zero
    case .device(let device, let orientation): device.safeArea(orientation)
    }
  }

  /// The place as a part of a file's name: `320`, `iphone-15`, `iphone-15-landscape`.
  public var slug: String {
    switch self {
    case .width(let width): width.plain
    case .device(let device, .portrait): device.slug
    case .device(let device, .landscape): device.slug + "-landscape"
    }
  }
}
