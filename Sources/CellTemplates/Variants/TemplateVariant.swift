import UIKit

/// One of the settings that a template wants to be seen at. What is nil is the template's own.
public struct TemplateVariant: Hashable, Sendable {
  /// Where a table is laid out.
  public enum Place: Hashable, Sendable {
    /// A table so many points wide, of which nothing is covered.
    case width(Double)
    /// A table that fills the screen.
    case device(Device, Orientation)

    /// The width of the table, in points.
    public var width: Double {
      switch self {
      case .width(let points): points
      case .device(let device, let orientation): Double(device.size(orientation).width)
      }
    }
  }

  /// What pictures of it are called, after the template's name; nil for a name made of the rest.
  public var name: String?
  /// Width or device.
  public var place: Place
  /// The reader's text size.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle?
  /// Where leading is; nil: as the language is written.
  public var direction: UIUserInterfaceLayoutDirection?
  /// A BCP 47 tag.
  public var language: String?
  /// Pixels a point; nil: the device's, else the template's.
  public var scale: Double?
  /// Name of an OS profile.
  public var profile: String?

  /// The template's own settings at a place.
  public init(_ place: Place) { self.place = place }
}
