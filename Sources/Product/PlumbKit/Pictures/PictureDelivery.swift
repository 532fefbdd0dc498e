import AtomicFiles
import LayoutTree
import Numbers
import Rendering

/// Encodes pictures and writes them where a request wants them.
struct PictureDelivery {
  let session: PlumbSession

  init(_ session: PlumbSession) { self.session = session }

  /// Writes a picture where the request wants it, and reports that.
  func deliver(
    _ picture: TablePicture, _ request: PictureRequest, to path: String
  ) throws(PlumbError) {
    let name = PathName.last(of: path)
    switch request.output {
    case .file, .folder:
      let copy = PictureBytes()
      try write(picture, request, to: path, copy)
      session.send(.wrote(path: path))
      if request.preview == .png { try preview(picture, request, copy, name: name) }
    case .stream:
      let bytes = PictureBytes()
      try encode(picture, request.format, into: bytes)
      session.send(
        .drew(
          DrawnPicture(name: name, format: request.format, bytes: bytes.bytes, isPreview: false)))
    case .nowhere:
      try preview(picture, request, PictureBytes(), name: name)
    }
  }

  /// Writes the file; a PNG that is looked at as well is kept in `copy`.
  private func write(
    _ picture: TablePicture, _ request: PictureRequest, to path: String, _ copy: PictureBytes
  ) throws(PlumbError) {
    let file = try PictureFile(
      path, session.temporaries, links: session.followsLinks ? .followed : .refused)
    let isCopied = request.preview == .png && request.format == .png
    let sink: any PictureSink = isCopied ? PictureTee(file, copy) : file
    try encode(picture, request.format, into: sink)
    try sink.finish()
  }

  /// Shows a picture as PNG, from `copy` if that has it already.
  private func preview(
    _ picture: TablePicture, _ request: PictureRequest, _ copy: PictureBytes, name: String
  ) throws(PlumbError) {
    if copy.bytes.isEmpty { try encode(picture, .png, into: copy) }
    session.send(.drew(DrawnPicture(name: name, format: .png, bytes: copy.bytes, isPreview: true)))
  }

  private func encode(
    _ picture: TablePicture, _ format: PictureFormat, into sink: any PictureSink
  ) throws(PlumbError) {
    do {
      switch format {
      case .png:
        try PNGRenderer(scale: picture.tree.scale).render(picture.scene, masks: session.masks) {
          sink.append($0)
        }
      case .svg:
        sink.append(try SVGRenderer().render(picture.scene))
      case .pdf:
        sink.append(try PDFRenderer().render(picture.scene))
      }
    } catch {
      throw PlumbError(picture.tree.file, error.description)
    }
  }

  /// Refuses a table that no picture can hold before it is drawn.
  ///
  /// - Parameter height: in points.
  static func checkSize(of height: Double, _ tree: LayoutTree) throws(PlumbError) {
    let pixels = tree.width * tree.scale * height * tree.scale
    let rows = height * tree.scale
    guard pixels > LayoutLimits.pixels || rows > Double(RenderingLimits.maximumHeight) else {
      return
    }
    throw PlumbError(
      tree.file,
      "at \(readable(tree.width)) pt the table is \(readable(height)) points tall, too tall for"
        + " a picture (limits: \(RenderingLimits.maximumHeight) pixels of height,"
        + " \(Int(LayoutLimits.pixels)) pixels in all)",
      hint: "fewer rows, or a smaller --scale; `plumb frames` has no such limit")
  }
}

/// A complete picture that is in no file.
public struct DrawnPicture: Sendable {
  /// What a file of it would be called, without a folder: `mail-320.png`.
  public let name: String
  /// What the bytes are.
  public let format: PictureFormat
  /// All of them.
  public let bytes: [UInt8]
  /// Whether it is only to be looked at: a PNG beside the picture that was asked for.
  public let isPreview: Bool
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

/// Takes the bytes of one picture, in their order.
protocol PictureSink: AnyObject {
  /// Appends bytes. What goes wrong is kept for `finish()`.
  func append(_ bytes: [UInt8])

  /// The picture is complete. Without this call nothing has been written.
  func finish() throws(PlumbError)
}

/// A picture that stays in memory.
final class PictureBytes: PictureSink {
  private(set) var bytes: [UInt8] = []

  func append(_ bytes: [UInt8]) { self.bytes += bytes }

  func finish() {}
}

/// Two sinks that get the same bytes.
final class PictureTee: PictureSink {
  private let first: any PictureSink
  private let second: any PictureSink

  init(_ first: any PictureSink, _ second: any PictureSink) {
    self.first = first
    self.second = second
  }

  func append(_ bytes: [UInt8]) {
    first.append(bytes)
    second.append(bytes)
  }

  func finish() throws(PlumbError) {
    try first.finish()
    try second.finish()
  }
}
