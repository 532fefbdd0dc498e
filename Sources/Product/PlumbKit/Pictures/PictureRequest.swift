import AtomicFiles
import LayoutTree

/// What is drawn, and where to.
public struct PictureRequest: Equatable, Sendable {
  /// At what the table is laid out.
  public var layout: LayoutRequest
  /// What is drawn over it, from the bottom up.
  public var layers: [PictureLayer]
  /// Which views the layers are drawn for; nil for all of them.
  public var views: ViewSelection?
  /// Whether the marks of the layers are explained below the rows.
  public var hasLegend = false
  /// Which rows; nil for all of them. Those are drawn, all are laid out.
  public var rows: RowSelection?
  /// How the variants stand side by side on one picture; nil for a picture each.
  public var sheet: SheetStyle?
  /// The kind of file.
  public var format: PictureFormat
  /// Where the files go.
  public var output: OutputDestination
  /// Whether each picture is also handed over as PNG, to be looked at.
  public var isPreviewed: Bool
  /// The object id or reuse identifier of the one scene of an Interface Builder file that is drawn;
  /// all cells when `nil`. Templates have no scenes.
  public var scene: String?

  /// A request for pictures.
  public init(
    layout: LayoutRequest = .init(), layers: [PictureLayer] = [], format: PictureFormat = .png,
    output: OutputDestination = .folder("."), isPreviewed: Bool = false
  ) {
    self.layout = layout
    self.layers = layers
    self.format = format
    self.output = output
    self.isPreviewed = isPreviewed
  }
}

/// Where pictures are written to.
public enum OutputDestination: Equatable, Sendable {
  /// Into this folder, under names made from template and width.
  case folder(String)
  /// To exactly this file; only for a single picture.
  case file(String)
  /// Handed over as bytes, for standard output; only for a single picture.
  case stream
  /// Nowhere: pictures are only looked at.
  case nowhere

  /// Whether pictures become files.
  public var isFile: Bool {
    switch self {
    case .folder, .file: true
    case .stream, .nowhere: false
    }
  }

  /// The path of a picture of `template` (a path).
  ///
  /// `<template>-<suffix>.<extension>`, where `<template>` is the file's name without folder and
  /// extension, and the suffix that of the variant: `Templates/mail.yaml` at 320 is `mail-320.png`.
  public func path(template: String, suffix: String, format: PictureFormat) -> String {
    let name = "\(PathName.stem(of: template))-\(suffix).\(format.rawValue)"
    switch self {
    case .file(let path): return path
    case .stream, .nowhere: return name
    case .folder(let folder):
      return folder == "." ? name : "\(Self.withoutTrailingSlash(folder))/\(name)"
    }
  }

  private static func withoutTrailingSlash(_ path: String) -> Substring {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path == "/" ? "" : path
  }
}

/// The kind of file a picture is written as. The raw value is also its file extension.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Vectors, text as outlines.
  case svg
  /// One page of vectors, text as outlines.
  case pdf
}

/// A layer of explanation drawn over the table. The table itself is always drawn.
public typealias PictureLayer = LayoutTree.Layer

/// How variants stand side by side on one picture.
public enum SheetStyle: Equatable, Sendable {
  /// Each table as tall as it is.
  case tables
  /// Devices drawn around the first screenful.
  case devices
}
