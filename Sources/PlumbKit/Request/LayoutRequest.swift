import CellTemplates
import UIKit

/// At what a template is laid out. An axis without values is left to the template's variants.
public struct LayoutRequest: Equatable, Sendable {
  /// Table widths in points.
  public var widths: [Double]
  /// Devices whose screens the table fills.
  public var devices: [Device] = []
  /// How the devices are held; upright when empty.
  public var orientations: [Orientation] = []
  /// Text sizes of the reader.
  public var contentSizeCategories: [UIContentSizeCategory] = []
  /// Light, dark or both.
  public var appearances: [UIUserInterfaceStyle] = []
  /// Where leading is.
  public var directions: [UIUserInterfaceLayoutDirection] = []
  /// BCP 47 tags.
  public var languages: [String] = []
  /// Pixels per point: 1, 2 or 3 on real devices; `nil` for the template's own, else 2.
  public var scale: Double?
  /// The name of an OS profile; `nil` for the template's own, else the default.
  public var profile: String?
  /// What a project wants its sources to be seen at, in place of their own variants; empty for those.
  package var entries: [VariantEntry] = []
  /// Pixels per point of variants that name none, in place of the device's or the template's.
  package var usualScale: Double?
  /// The profile of variants that name none, in place of the template's or that of the file.
  package var usualProfile: String?
  /// What is shown in place of the template's own content.
  public var content = ContentRequest()

  /// A request for the given widths, scale and profile.
  public init(widths: [Double] = [], scale: Double? = nil, profile: String? = nil) {
    self.widths = widths
    self.scale = scale
    self.profile = profile
  }
}

/// What is drawn, and where to.
public struct PictureRequest: Equatable, Sendable {
  /// At what the table is laid out.
  public var layout: LayoutRequest
  /// What is drawn over it, from the bottom up.
  public var layers: [PictureLayer]
  /// Whether the marks of the layers are explained below the rows.
  public var hasLegend = false
  /// Which rows; nil for all of them. Those are drawn, all are laid out.
  public var rows: RowSelection?
  /// How the variants stand side by side on one picture; nil for a picture each.
  public var sheet: SheetStyle?
  /// The kind of file.
  public var format: PictureFormat
  /// Where the files go.
  public var output: OutputPlace
  /// Whether each picture is also handed over as PNG, to be looked at.
  public var isPreviewed: Bool
  /// The object id or reuse identifier of the one scene of an Interface Builder file that is drawn; all cells
  /// when `nil`. Templates have no scenes.
  public var scene: String?

  /// A request for pictures.
  public init(
    layout: LayoutRequest = .init(), layers: [PictureLayer] = [], format: PictureFormat = .png,
    output: OutputPlace = .folder("."), isPreviewed: Bool = false
  ) {
    self.layout = layout
    self.layers = layers
    self.format = format
    self.output = output
    self.isPreviewed = isPreviewed
  }
}
