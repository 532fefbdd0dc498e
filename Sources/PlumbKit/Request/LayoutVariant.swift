import CellTemplates
import LayoutTree
import UIKit

/// At what one picture is laid out: every setting decided, nothing left to a default.
public struct LayoutVariant: Hashable, Sendable {
  /// Width or device.
  public typealias Place = TemplateVariant.Place

  /// A width, or the device whose screen the table fills.
  public let place: Place
  /// The name of an OS profile.
  public let profile: String
  /// Light or dark.
  public let appearance: UIUserInterfaceStyle
  /// The reader's text size.
  public let contentSizeCategory: UIContentSizeCategory
  /// BCP 47 tag of the texts; nil where nobody said it.
  public let language: String?
  /// Where leading is.
  public let direction: UIUserInterfaceLayoutDirection
  /// Pixels a point.
  public let scale: Double
  /// The name that the template gives it, if any.
  public let name: String?
  /// What follows the template's name in a file's name: `320`, `iphone-15-landscape-dark-AX3-ar`.
  ///
  /// Width or device, then every axis on which the variant is not what the template is by itself,
  /// so that a new axis renames nothing. Of a variant with a name: the name, then what the command
  /// line has changed.
  public let suffix: String
  /// The same for people, less the width: `iPhone 15 landscape`, `dark`, `AX3`, `ar`.
  public let remarks: [String]

  /// The table's width, in points.
  public var width: Double { place.width }

  /// The device's name and how it is held; nil for a mere width.
  public var screen: String? {
    switch place {
    case .width: nil
    case .device(let device, .portrait): device.name
    case .device(let device, .landscape): device.name + " landscape"
    }
  }

  /// The variant for people: `320 pt, dark`, `iPhone 15 landscape, AX3`.
  public var summary: String {
    ([screen ?? "\(readable(width)) pt"] + remarks).joined(separator: ", ")
  }

  /// The environment that tables are made in. Pictures by name, and files where `nibs` is nil, are those of
  /// the environment that is current.
  func environment(text: any TextMeasurer, nibs: (any NibLoader)? = nil) -> LayoutEnvironment {
    let current = LayoutEnvironment.current
    return LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: text, displayScale: CGFloat(scale),
      contentSizeCategory: contentSizeCategory, layoutDirection: direction,
      userInterfaceStyle: appearance, language: language, images: current.images,
      nibs: nibs ?? current.nibs)
  }
}
